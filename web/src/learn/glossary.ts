/** The things of each title: what they are called and look like, and the rules that tell what they
 * do. Names come from the title's words, those of things that have none there from our own. */
import type { TitleName } from '../lib/types';
import type { Rule } from './rules';

export interface Thing {
  symbol: string;
  /** A message of the title's words, or `rules-thing-...` of our own. */
  name: string;
  /** Rules by their id; `B-MON-5` stands for 5a and 5b too. */
  rules: string[];
}

export interface Kind {
  kind: string;
  things: Thing[];
}

const named = (kind: string, name: string, ...rules: string[]): Thing => ({
  symbol: `${kind}-${name}`,
  name: `${kind}-${name}`,
  rules,
});
const own = (name: string, symbol: string, ...rules: string[]): Thing => ({
  symbol,
  name: `rules-thing-${name}`,
  rules,
});
const count = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The monasteries of the expansions have their rules elsewhere. */
const FURTHER: Record<number, string> = { 27: 'B-EXTRA-3', 28: 'B-EXTRA-7', 29: 'B-WHITE-2' };

export const GLOSSARY: Record<TitleName, Kind[]> = {
  burgundy: [
    {
      kind: 'land',
      things: [
        named('tile', 'castle', 'B-CASTLE-1', 'B-CASTLE-2'),
        named('tile', 'mine', 'B-MINE-1', 'B-PHASEEND-1'),
        named('tile', 'ship', 'B-SHIP-1', 'B-BRIDGE-1'),
        named('tile', 'inn', 'B-INN-5', 'B-INN-10'),
      ],
    },
    {
      kind: 'building',
      things: [
        named('tile', 'warehouse', 'B-BUILD-8'),
        named('tile', 'carpenter', 'B-BUILD-6'),
        named('tile', 'church', 'B-BUILD-7'),
        named('tile', 'market', 'B-BUILD-5'),
        named('tile', 'boarding-house', 'B-BUILD-9'),
        named('tile', 'bank', 'B-BUILD-10'),
        named('tile', 'town-hall', 'B-BUILD-11'),
        named('tile', 'watchtower', 'B-BUILD-14'),
        named('tile', 'white-castle', 'B-WHITE-5'),
        named('tile', 'crane', 'B-EXTRA-9'),
      ],
    },
    {
      kind: 'animal',
      things: [
        ...['cow', 'sheep', 'pig', 'goat'].map((species) => ({
          symbol: `tile-${species}3`,
          name: `species-${species}`,
          rules: ['B-ANIMAL-1', 'B-ANIMAL-2'],
        })),
        named('tile', 'geese', 'B-EXTRA-14'),
      ],
    },
    {
      kind: 'monastery',
      things: count(1, 29).map((number) =>
        named('tile', `monastery${number}`, FURTHER[number] ?? `B-MON-${number}`),
      ),
    },
    {
      kind: 'goods',
      things: ['turquoise', 'purple', 'pink', 'red', 'brown', 'orange'].map((colour) =>
        named('goods', colour, 'B-COMP-5', 'B-SELL-1'),
      ),
    },
    {
      kind: 'things',
      things: [
        own('silver', 'silver', 'B-BUY-1', 'B-END-3'),
        own('worker', 'worker', 'B-DIE-1', 'B-WORK-1'),
        own('bonus', 'bonus-large', 'B-COLOUR-2', 'B-COLOUR-3'),
        own('white-die', 'die-white-6', 'B-ROUND-2'),
      ],
    },
    {
      kind: 'shield',
      things: count(1, 18).map((number) => named('shield', `${number}`, `B-SHIELDS-${number}`)),
    },
  ],
  mombasa: [
    {
      kind: 'company',
      things: ['mombasa', 'cape-town', 'saint-louis', 'cairo'].map((company) =>
        named('company', company, 'M-COMP-4', 'M-SHARE-3'),
      ),
    },
    {
      kind: 'card',
      things: [
        ...['coffee', 'bananas', 'cotton'].map((goods) => ({
          symbol: `card-${goods}2`,
          name: `goods-${goods}`,
          rules: ['M-GOODS-1', 'M-GOODS-2'],
        })),
        named('card', 'expansion2', 'M-EXPAND-1', 'M-EXPAND-2'),
        named('card', 'bookkeeper2', 'M-JAR-1', 'M-JAR-10'),
        named('card', 'merchant', 'M-MERCHANT-2'),
        named('card', 'merchant-mombasa', 'M-MERCHANT-3', 'M-MERCHANT-4'),
        named('card', 'share-mombasa', 'M-SINGLE-1', 'M-SINGLE-2'),
      ],
    },
    {
      kind: 'tile',
      things: [
        named('tile', 'goods', 'M-TILE-6'),
        named('tile', 'bookkeeper', 'M-TILE-3'),
        named('tile', 'merchant', 'M-TILE-4'),
        named('tile', 'expansion', 'M-TILE-5'),
      ],
    },
    {
      kind: 'bonus',
      things: [
        named('bonus', 'first-player', 'M-SPACE-1'),
        named('bonus', 'buy', 'M-SPACE-6'),
        named('bonus', 'discard', 'M-SPACE-7'),
        named('bonus', 'coffee', 'M-MAJOR-8'),
        named('bonus', 'bananas', 'M-MAJOR-9'),
        named('bonus', 'cotton', 'M-MAJOR-10'),
        named('bonus', 'expansion', 'M-MAJOR-11'),
        named('bonus', 'tile-goods', 'M-TILESPACE-1', 'M-TILESPACE-2'),
        named('bonus', 'c-first', 'M-TRACKC-1', 'M-TRACKC-3'),
        named('bonus', 'c-second', 'M-TRACKC-2', 'M-TRACKC-4'),
        named('bonus', 'd-first', 'M-TRACKD-1', 'M-TRACKD-3'),
        named('bonus', 'd-second', 'M-TRACKD-2', 'M-TRACKD-4'),
      ],
    },
    {
      kind: 'trade',
      things: [
        own('pound', 'pound', 'M-SCORE-1'),
        own('post', 'post-mombasa', 'M-EXPAND-9', 'M-DRIVE-1'),
        own('share', 'share-mombasa', 'M-SHARE-1', 'M-SCORE-2'),
        own('books', 'book-a', 'M-BOOK-2', 'M-JAR-5'),
        own('ink-jar', 'ink-jar', 'M-JAR-4', 'M-JAR-9'),
        own('diamond', 'diamond', 'M-DIAMOND-1', 'M-SCORE-3'),
        own('marker', 'bonus-marker', 'M-MARKER-1', 'M-MARKER-2'),
        own('crate', 'crate', 'M-BUY-1'),
        own('call', 'call', 'M-CALL-1'),
        own('mine', 'mine', 'M-MERCHANT-4', 'M-MERCHANT-5'),
      ],
    },
  ],
};

/** Whether an entry of the glossary means a rule: `B-MON-5` means 5a and 5b too. */
export function means(entry: string, id: string): boolean {
  return id === entry || (id.startsWith(entry) && /^[a-z]$/.test(id.slice(entry.length)));
}

/** The rules that tell about a thing. */
export function told(thing: Thing, rules: Rule[]): Rule[] {
  return thing.rules.flatMap((entry) => rules.filter(({ id }) => means(entry, id)));
}

/** The things that a rule tells about. */
export function about(title: TitleName, id: string): Thing[] {
  return GLOSSARY[title]
    .flatMap(({ things }) => things)
    .filter((thing) => thing.rules.some((entry) => means(entry, id)));
}

/** The symbols that illustrate a rule: of the things it tells about before all others. */
export function pictures(title: TitleName, id: string): string[] {
  return about(title, id)
    .filter((thing) => means(thing.rules[0], id))
    .map((thing) => thing.symbol);
}

/** Things that do the same are told about once: the four companies, the six goods. */
export function gathered(things: Thing[]): Thing[][] {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const key = thing.rules.join();
    groups.set(key, [...(groups.get(key) ?? []), thing]);
  }
  return [...groups.values()];
}

/** Of what a search has found, what is called so and not only named after it: "worker" means the
 * workers, not a monastery that brings some. All of it if nothing is. */
export function closest<Found>(
  found: Found[],
  name: (one: Found) => string,
  words: string[],
): Found[] {
  const called = found.filter((one) =>
    name(one)
      .toLowerCase()
      .startsWith(words[0] ?? ''),
  );
  return called.length ? called : found;
}
