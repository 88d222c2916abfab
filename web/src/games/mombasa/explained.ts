/** What there is to say about each kind of thing: messages with their figures, and the rules. */
import type { Components, Params } from '../../lib/types';
import { stepOf, tierParams } from './rewards';
import {
  kindOf,
  type Drawn,
  type Space,
  type Special,
  type Tier,
  type Track,
  type View,
} from './view';

type Line = [key: string, params?: Params];

export interface Said {
  /** For things that have no name of their own in the game's words. */
  title?: { key: string; params?: Params };
  lines: Line[];
  rules: string[];
}

type Side = (thing: string, view: View, components: Components<Drawn>) => Said | undefined;

function tracksOf(components: Components<Drawn>): Track[] {
  return components.files.tracks.track;
}

/** What a special space unlocks. */
function special(bonus: Special): Line {
  const { kind, amount = 0, cost = 0, steps = 0, tracks = 0 } = bonus;
  if (kind === 'markers') return ['extra-markers', { amount }];
  if (kind === 'books-diamonds') return [kind, { cost }];
  if (kind === 'buy-diamonds')
    return [kind, { discount: bonus.discount!, steps: bonus.diamonds as number }];
  if (kind === 'discard')
    return [bonus.goods ? 'discard-coffee' : 'discard', { pounds: bonus.pounds_more! }];
  if (kind === 'steps') return [kind, { cost, steps, tracks }];
  return [kind, { amount }];
}

function tier(tier: Tier): Line {
  return ['space-tier', tierParams(tier)];
}

const CARD_RULES: Record<string, string[]> = {
  expansion: ['M-EXPAND-1', 'M-EXPAND-2'],
  bookkeeper: ['M-JAR-1', 'M-JAR-4', 'M-JAR-10'],
  merchant: ['M-MERCHANT-1', 'M-MERCHANT-2', 'M-MERCHANT-3', 'M-MERCHANT-4'],
  share: ['M-SINGLE-1', 'M-SINGLE-2'],
};

const card: Side = (thing, view, { drawn }) => {
  const found = drawn.cards[thing];
  if (!found) return undefined;
  const { kind, value, crate, share, company, diamonds, pounds } = found;
  const lines: Line[] = [];
  if (kind === 'merchant') lines.push(['merchant', { diamonds, pounds }]);
  else if (kind === 'share') lines.push(['single', { company: share! }]);
  else if (kind in CARD_RULES) lines.push([kind, { value }]);
  else lines.push(['goods', { value }]);
  if (company) {
    const { mines } = view.companies.find((other) => other.company === company)!;
    lines.push(['mines', { company, mines }]);
  }
  if (share && kind !== 'share') lines.push(['share', { company: share }]);
  lines.push(['crate', { crate }]);
  const rules = CARD_RULES[kindOf(thing)] ?? ['M-GOODS-1', 'M-GOODS-2', 'M-GOODS-4'];
  return { lines, rules: share && kind !== 'share' ? [...rules, 'M-SHARE-2'] : rules };
};

const book: Side = (thing, _, { drawn, files }) => {
  const found = drawn.books[thing];
  if (!found) return undefined;
  const lines: Line[] = [['book-needs'], ['book-pays']];
  if (found.letter) lines.push(['book-cost', { points: files.board.bookshelf.cost[found.letter] }]);
  return { lines, rules: ['M-JAR-5', 'M-JAR-9', 'M-BOOK-2'] };
};

const company: Side = (thing, view) => {
  const found = view.companies.find((other) => other.company === thing);
  if (!found) return undefined;
  const posts = found.columns.reduce((sum, column) => sum + column.posts, 0);
  return {
    lines: [
      ['value', { value: found.share_value }],
      ['posts', { posts, removed: found.removed, mines: found.mines }],
      ['column'],
    ],
    rules: ['M-SHARE-3', 'M-EXPAND-10', 'M-DRIVE-4'],
  };
};

const region: Side = (thing, view, { drawn }) => {
  const found = drawn.map.regions.find((other) => other.region === thing);
  if (!found) return undefined;
  const held = view.regions.find((other) => other.region === thing)!.company;
  const lines: Line[] = [[`region-${found.reward ?? 'none'}`, { amount: found.amount }]];
  if (found.mines) lines.push(['region-mines', { mines: found.mines }]);
  if (held) lines.push(['region-held', { company: held }]);
  lines.push(['entry']);
  return { lines, rules: ['M-EXPAND-3', 'M-EXPAND-7', 'M-REWARD-1'] };
};

const track: Side = (thing, view, components) => {
  const number = view.companies.findIndex((other) => other.company === thing);
  const found = tracksOf(components).find(({ name }) => name === view.companies[number]?.track);
  const mine = view.seats[view.viewer ?? 0];
  if (!found) return undefined;
  const at = mine.places[number];
  const next = found.shares.find((space) => space > at);
  const shares = found.shares.filter((space) => space <= at).length;
  const lines: Line[] = [['place', { at, length: found.length, shares }]];
  if (next) lines.push(['next', { steps: next - at }]);
  lines.push(['value', { value: view.companies[number].share_value }]);
  return { lines, rules: ['M-TRACK-1', 'M-SHARE-1', 'M-CALL-1', 'M-SPECIAL-1'] };
};

const ofSpecial: Side = (thing, _, components) => {
  const [name, level] = thing.split('-');
  const found = tracksOf(components).find((track) => track.name === name)?.special[+level - 1];
  if (!found) return undefined;
  return {
    title: { key: 'mombasa-special', params: { pounds: found.pounds } },
    lines: [['special', { pounds: found.pounds }], special(found.bonus)],
    rules: ['M-SPECIAL-1', 'M-SPECIAL-2', 'M-SPECIAL-4', 'M-SPECIAL-5', `M-TRACK${name[0]}-1`],
  };
};

const call: Side = (thing) => ({
  title: { key: 'mombasa-call', params: { track: thing } },
  lines: [['call']],
  rules: ['M-CALL-1', 'M-CALL-2', 'M-CALL-3'],
});

/** A space of a track: what it is itself comes before what holds for all of the track. */
const step: Side = (thing, view, components) => {
  const [, name, at] = /^(.*)-(\d+)$/.exec(thing)!;
  const lane = view.companies.find((other) => other.company === name)?.track;
  const found = tracksOf(components).find((other) => other.name === lane);
  if (!found) return undefined;
  const { params, ...rest } = stepOf(found, name, +at);
  const level = 1 + found.special.findIndex((special) => special.at === +at);
  const said = [
    level ? ofSpecial(`${lane}-${level}`, view, components) : undefined,
    params.call ? call(lane!, view, components) : undefined,
    track(name, view, components),
  ].filter((side) => side !== undefined);
  return {
    title: { params, ...rest },
    lines: said.flatMap(({ lines }) => lines),
    rules: [...new Set(said.flatMap(({ rules }) => rules))],
  };
};

const SPACES: Record<string, (space: Space) => Said> = {
  'first-player': () => ({ lines: [['space-first']], rules: ['M-SPACE-1', 'M-SPACE-4'] }),
  buy: ({ cost = 0 }) => ({ lines: [['space-buy', { cost }]], rules: ['M-SPACE-6'] }),
  discard: ({ pounds_more = 0 }) => ({
    lines: [['space-discard', { pounds: pounds_more }]],
    rules: ['M-SPACE-7', 'M-SPACE-9'],
  }),
  majority: ({ company, tiers }) => ({
    lines: [['space-majority', { company: company! }], ...tiers!.map(tier)],
    rules: ['M-MAJOR-2', 'M-MAJOR-3', 'M-MAJOR-6', 'M-MAJOR-7'],
  }),
  tile: ({ name, cost = 0 }) => ({
    lines: [['space-tile', { cost }], [name]],
    rules: ['M-TILESPACE-2', 'M-TILE-1'],
  }),
};

const bonus: Side = (thing, view, components) => {
  const space = (components.files.board.space as Space[]).find(({ name }) => name === thing);
  if (space) return SPACES[space.kind](space);
  const [letter, which] = thing.split('-');
  const lane = view.companies.find((other) => other.track[0].toLowerCase() === letter);
  const found = tracksOf(components).find(({ name }) => name === lane?.track);
  if (!found) return undefined;
  return {
    lines: [special(found.special[which === 'first' ? 0 : 1].bonus)],
    rules: ['M-TRACKX-1', 'M-TRACKX-2', 'M-TRACKX-3', `M-TRACK${letter.toUpperCase()}-1`],
  };
};

const TILE_RULES: Record<string, string> = {
  bookkeeper: 'M-TILE-3',
  merchant: 'M-TILE-4',
  expansion: 'M-TILE-5',
  goods: 'M-TILE-6',
};

const TERM_RULES: Record<string, string[]> = {
  crate: ['M-BUY-1', 'M-COMP-23'],
  deck: ['M-SETUP-3', 'M-INFO-6'],
  'first-player': ['M-TURN-1', 'M-SPACE-2'],
  pound: ['M-SCORE-1'],
  'bonus-marker': ['M-MARKER-1', 'M-MARKER-2', 'M-PREP-8'],
  'diamond-track': ['M-SCORE-3', 'M-DIAMOND-2', 'M-DIAMOND-3'],
  'bookkeeping-track': ['M-SCORE-4', 'M-BOOKPLACE-3', 'M-JAR-13'],
  'ink-jar': ['M-JAR-4', 'M-JAR-12', 'M-SCORE-4'],
  'resting-pile': ['M-REST-1', 'M-REST-3', 'M-ENDPHASE-1'],
  'action-slot': ['M-PLAN-2', 'M-ENDPHASE-2'],
  round: ['M-PREP-2', 'M-PREP-3', 'M-BOOK-5'],
  score: ['M-SCORE-6'],
};

export const sides: Record<string, Side> = {
  card,
  book,
  company,
  region,
  track,
  bonus,
  special: ofSpecial,
  call,
  step,
  tile: (thing) =>
    thing in TILE_RULES
      ? { lines: [[`tile-${thing}`]], rules: ['M-TILE-1', TILE_RULES[thing]] }
      : undefined,
  start: () => ({ lines: [['start']], rules: ['M-SETUP-14', 'M-SETUP-15', 'M-SETUP-17'] }),
  slot: (thing) => ({
    title: { key: 'mombasa-slot-locked', params: { slot: +thing } },
    lines: [[thing === '4' ? 'slot-diamond' : 'slot-jar']],
    rules: ['M-PLAN-3', thing === '4' ? 'M-DIAMOND-2' : 'M-JAR-12'],
  }),
  term: (thing) =>
    thing in TERM_RULES
      ? {
          title: { key: `mombasa-term-${thing}` },
          lines: [[`term-${thing}`]],
          rules: TERM_RULES[thing],
        }
      : undefined,
  total: () => ({
    title: { key: 'mombasa-totals' },
    lines: [['total']],
    rules: ['M-TURN-5', 'M-MAJOR-4'],
  }),
};
