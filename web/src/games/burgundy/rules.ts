/** The rules behind everything that explains itself. */

export const ANIMAL = ['B-ANIMAL-1', 'B-ANIMAL-2'];

/** Rules by tile; the words are those of `burgundy-tell-` and the same name. */
export const TILES: Record<string, string[]> = {
  castle: ['B-CASTLE-1', 'B-CASTLE-2'],
  mine: ['B-MINE-1', 'B-PHASEEND-1'],
  ship: ['B-SHIP-1', 'B-SHIP-3', 'B-BRIDGE-1'],
  warehouse: ['B-BUILD-8', 'B-BUILD-2'],
  carpenter: ['B-BUILD-6', 'B-BUILD-2'],
  church: ['B-BUILD-7', 'B-BUILD-2'],
  market: ['B-BUILD-5', 'B-BUILD-2'],
  'boarding-house': ['B-BUILD-9', 'B-BUILD-2'],
  bank: ['B-BUILD-10', 'B-BUILD-2'],
  'town-hall': ['B-BUILD-11', 'B-BUILD-12', 'B-BUILD-2'],
  watchtower: ['B-BUILD-14', 'B-BUILD-2'],
  crane: ['B-EXTRA-9', 'B-EXTRA-12', 'B-EXTRA-13'],
  'white-castle': ['B-WHITE-5', 'B-WHITE-6', 'B-WHITE-4'],
  geese: ['B-EXTRA-14', 'B-EXTRA-15'],
  inn: ['B-INN-5', 'B-INN-7', 'B-INN-10'],
  'black-tile': ['B-SOLO-19', 'B-SOLO-20'],
};

/** Monasteries that give 4 points a building at the end, and which building that is. */
export const COUNTED: Record<number, string> = {
  16: 'warehouse',
  17: 'watchtower',
  18: 'carpenter',
  19: 'church',
  20: 'market',
  21: 'boarding-house',
  22: 'bank',
  23: 'town-hall',
  29: 'white-castle',
};
const SPLIT: Record<number, string[]> = {
  5: ['B-MON-5a', 'B-MON-5b'],
  6: ['B-MON-6a', 'B-MON-6b', 'B-MON-6c'],
  13: ['B-MON-13a', 'B-MON-13b'],
  14: ['B-MON-14a', 'B-MON-14b'],
  27: ['B-EXTRA-3', 'B-EXTRA-4'],
  28: ['B-EXTRA-7', 'B-EXTRA-8'],
  29: ['B-WHITE-2'],
};
const SPLIT_SHIELDS: Record<number, string> = {
  1: 'abc',
  2: 'abc',
  3: 'ab',
  4: 'ab',
  5: 'abc',
  6: 'abc',
  7: 'ab',
  9: 'ab',
  11: 'ab',
  14: 'abc',
  16: 'ab',
  18: 'ab',
};

export const TERMS: Record<string, string[]> = {
  depot: ['B-TAKE-1', 'B-PHASE-4'],
  'black-depot': ['B-BUY-1', 'B-BUY-2', 'B-BUY-3'],
  'white-die': ['B-ROUND-2', 'B-ROUND-3'],
  die: ['B-TURN-1', 'B-DIE-1', 'B-DIE-2'],
  worker: ['B-WORK-1', 'B-DIE-1', 'B-END-4'],
  silver: ['B-BUY-1', 'B-END-3'],
  store: ['B-STORE-1', 'B-STORE-3'],
  'goods-space': ['B-STORE-6', 'B-STORE-7'],
  sold: ['B-SELL-5', 'B-INFO-1'],
  phase: ['B-PHASE-1', 'B-REGION-3'],
  round: ['B-PHASE-7', 'B-ROUND-2'],
  bridge: ['B-ROUND-4', 'B-BRIDGE-1', 'B-BRIDGE-2'],
  order: ['B-ROUND-4', 'B-ROUND-5'],
  route: ['B-ROUTE-4', 'B-ROUTE-6'],
  post: ['B-POST-5', 'B-POST-7', 'B-POST-8', 'B-POST-9'],
  target: ['B-SOLO-32', 'B-SOLO-33', 'B-SOLO-34'],
  points: ['B-END-6', 'B-REGION-2'],
};

export function ofMonastery(number: number): string[] {
  return SPLIT[number] ?? [`B-MON-${number}`];
}

export function ofShield(number: number): string[] {
  const parts = [...(SPLIT_SHIELDS[number] ?? '')];
  return (parts.length ? parts : ['']).map((part) => `B-SHIELDS-${number}${part}`);
}

export const SPACE = ['B-PLACE-2', 'B-PLACE-3', 'B-PLACE-4', 'B-REGION-1'];
export const REGION = ['B-REGION-1', 'B-REGION-2', 'B-REGION-3', 'B-PLACE-2'];
export const ROUTE = ['B-ROUTE-4', 'B-ROUTE-6'];
export const GOODS = ['B-COMP-5', 'B-SELL-2', 'B-SELL-3', 'B-SELL-4'];
export const SHIELD = ['B-SHIELD-3', 'B-SHIELD-14'];
export const BONUS = ['B-COLOUR-1', 'B-COLOUR-2', 'B-COLOUR-3'];

/** Where points come from: the words of `burgundy-tell-` and this name, and the rules. */
export const SOURCES: Record<string, { tell: string; rules: string[] }> = {
  animals: { tell: 'animal', rules: ANIMAL },
  regions: { tell: 'source-regions', rules: ['B-REGION-1', 'B-REGION-2'] },
  phases: { tell: 'source-phases', rules: ['B-REGION-3'] },
  colours: { tell: 'bonus', rules: BONUS },
  goods: { tell: 'source-goods', rules: ['B-SELL-2', 'B-SELL-4'] },
  watchtowers: { tell: 'watchtower', rules: ['B-BUILD-14'] },
  monasteries: { tell: 'source-monasteries', rules: ['B-END-5'] },
  leftovers: { tell: 'source-leftovers', rules: ['B-END-2', 'B-END-3', 'B-END-4'] },
  posts: { tell: 'post', rules: TERMS.post },
  routes: { tell: 'source-routes', rules: ['B-ROUTE-6'] },
  shields: { tell: 'source-shields', rules: ['B-SHIELD-18'] },
  filled: { tell: 'source-filled', rules: ['B-SOLO-37'] },
  rounds: { tell: 'source-rounds', rules: ['B-SOLO-37'] },
};

/** The rules behind what is chosen from beside the board. */
export const OFFERS: Record<string, string> = {
  herd: 'B-EXTRA-14',
  keep: 'B-TEAM-11',
  part: 'B-SOLO-28',
  points: 'B-SOLO-31',
  tribute: 'B-SHIELD-14',
};
