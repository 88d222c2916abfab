/** Which places the choices of Mombasa point at, what they cost, and what pointing would mean. */
import type { Choice, Params } from '../../lib/types';
import { pounds } from './names';
import { COMPANIES, kindOf, top, type View } from './view';

interface Asked {
  fields: Record<string, number>;
  params: Params;
  view: View;
  seat: number;
}

/** The two tiles that are used like a card come behind the five slots. */
const TILES = ['tile:bookkeeper', 'tile:merchant'];
const SLOTS = 5;

function active({ fields, seat }: Asked): string {
  return fields.active < SLOTS ? `slot:${seat}-${fields.active}` : TILES[fields.active - SLOTS];
}

/** All cards and the tile that go into an expansion: pointing at one of them asks for a company. */
function expanders({ view, seat }: Asked): string[] {
  const slots = view.seats[seat].slots ?? [];
  const cards = slots.flatMap((slot, index) =>
    slot?.face_up && kindOf(slot.card) === 'expansion' ? [`slot:${seat}-${index}`] : [],
  );
  const tile = view.tiles.find(({ tile }) => tile === 'expansion');
  return tile?.seat === seat && !tile.used ? [...cards, 'tile:expansion'] : cards;
}

/** A base is pointed at anywhere. */
const columns = [0, 1, 2];

function column(company: string, column: number): string {
  return `column:${company}-${column}`;
}

const TARGETS: Record<string, (asked: Asked) => string[]> = {
  choose: ({ fields }) => [`start:${fields.offer}`],
  rest: ({ fields, params, seat }) => [
    `card:${seat}-${params.card}`,
    `pile:${seat}-${fields.resting}`,
  ],
  plan: ({ fields, params, seat }) => [
    `card:${seat}-${params.card}`,
    `slot:${seat}-${fields.slot}`,
  ],
  clear: ({ fields, seat }) => [`slot:${seat}-${fields.slot}`],
  done: () => [],
  use: (asked) => [active(asked)],
  boost: ({ fields, seat }) => ['tile:goods', `boost:${seat}-${fields.active}`],
  expand: (asked) => [
    ...expanders(asked),
    `base:${asked.params.company}`,
    ...columns.map((index) => column(String(asked.params.company), index)),
  ],
  enter: ({ fields, params, view }) => [
    `region:${params.region}`,
    column(COMPANIES[top(view)!.about[0]], fields.column),
  ],
  return: ({ fields, params }) => [column(String(params.company), fields.column)],
  remove: ({ fields, params }) => [column(String(params.company), fields.column)],
  jar: ({ view, seat }) => [`jar:${seat}`, `shelf:${seat}-${view.seats[seat].jar + 1}`],
  flip: ({ fields, seat }) => [`flip:${seat}-${fields.space}`],
  book: ({ fields }) => [`book:${fields.book}`],
  shelve: ({ fields, seat }) => [`carried:${fields.carried}`, `shelf:${seat}-${fields.space}`],
  buy: ({ fields }) => [`display:${fields.display}`],
  advance: ({ fields, params, view, seat }) => {
    const at = view.seats[seat].places[fields.company] + fields.count + 1;
    return [`step:${params.company}-${at}`, `track:${params.company}`];
  },
  bonus: ({ fields, params }) => [`bonus:${params.bonus}`, `tier:${params.bonus}-${fields.option}`],
  discard: ({ params, seat }) => [`card:${seat}-${params.card}`],
  stop: () => [],
  end: () => [],
  pick: ({ fields, seat }) => [`pile:${seat}-${fields.pile}`],
};

/** A verb that this screen does not know points nowhere: the bar lists it. */
export function targets(choice: Choice, view: View, seat: number): string[] {
  const { fields, label } = choice;
  return TARGETS[choice.verb]?.({ fields, params: label.params, view, seat }) ?? [];
}

interface Cost {
  of: string;
  cost: number;
}

/** What each verb costs, and what it is paid with: pounds, units, or points for it. */
const COSTS: Record<string, (params: Params) => Cost | null> = {
  enter: ({ points }) => ({ of: 'enter', cost: Number(points) }),
  book: ({ points }) => ({ of: 'book', cost: Number(points) }),
  buy: ({ price, with: of }) => ({ of: String(of), cost: Number(price) }),
  advance: ({ pounds }) => (pounds ? { of: 'pounds', cost: Number(pounds) } : null),
};

/** What choices for one place cost, if they agree on it. */
function agreed(choices: Choice[]): Cost | null {
  const costs = choices.map(({ verb, label: { params } }) => COSTS[verb]?.(params) ?? null);
  const [first] = costs;
  const same = costs.every((each) => each?.of === first?.of && each?.cost === first?.cost);
  return (same && first) || null;
}

/** Pounds are told apart from units and points by their sign. */
export function cost(choices: Choice[]): string {
  const found = agreed(choices);
  if (!found) return '';
  return found.of === 'pounds' ? pounds(found.cost) : String(found.cost);
}

/** The same for those who do not see what it is paid with. */
export function costTold(choices: Choice[]): { key: string; params: Params } | null {
  const found = agreed(choices);
  return found && { key: 'mombasa-cost', params: { ...found } };
}

/** How the server writes one of several things: by its name, or by its number where that name is
 * another's or nothing is there. */
function token(names: (string | null)[], number: number): string {
  const name = names[number];
  return name && names.indexOf(name) === number ? name : `#${number}`;
}

/** What lies face up in the action area, as the server calls it: five slots, two tiles. */
function faceUp(view: View, seat: number): string[] {
  const mine = (name: string) =>
    view.tiles.find(({ tile, seat: of }) => tile === name && of === seat);
  const boosted = (mine('goods')?.slot ?? 0) - 1;
  const slots = Array.from({ length: SLOTS }, (_, slot) => {
    const lying = view.seats[seat].slots?.[slot];
    if (!lying?.face_up) return '';
    return slot === boosted ? `${lying.card}+1` : lying.card;
  });
  const tiles = TILES.map((at) => at.replace('tile:', ''));
  return [...slots, ...tiles.map((tile) => (mine(tile)?.used === false ? `tile-${tile}` : ''))];
}

/** No card lies there: the +1 goods tile on it is never allowed. */
const NO_CARD = SLOTS + TILES.length - 1;
/** So many steps a notation can name. */
const MOST_STEPS = 12;

/** Steps to a space of a track: those behind the marker are no steps. */
function stepping(at: string, view: View, seat: number): string | null {
  const [, company, space] = /^(.*)-(\d+)$/.exec(at)!;
  const steps = Number(space) - view.seats[seat].places[COMPANIES.indexOf(company)];
  if (steps < 1) return null;
  return steps === 1 ? `advance:${company}` : `advance:${company}:${Math.min(steps, MOST_STEPS)}`;
}

function tiling(tile: string, view: View, seat: number): string {
  if (tile === 'goods') return `boost:#${NO_CARD}`;
  if (tile === 'expansion') return `expand:${COMPANIES[0]}`;
  return `use:${token(faceUp(view, seat), SLOTS + TILES.indexOf(`tile:${tile}`))}`;
}

/** The notation that pointing at places would mean, for the server to say why it is not allowed. */
export function attempt(places: string[], view: View, seat: number): string | null {
  const at = new Map(places.map((place) => place.split(/:(.*)/s, 2) as [string, string]));
  const mine = view.seats[seat];
  const inside = (kind: string) => at.get(kind)?.replace(/^\d+-/, '');
  const card = inside('card');
  const slot = inside('slot');
  if (view.stage === 'planning') {
    const free = mine.open_slots.find((open) => !mine.slots?.[open - 1]);
    if (card) return `plan:${slot ? Number(slot) + 1 : (free ?? mine.open_slots[0])}:${card}`;
    if (slot) return `plan:${Number(slot) + 1}:${mine.hand?.[0] ?? '#0'}`;
  }
  if (view.stage === 'resting' && card)
    return `rest:${1 + mine.piles.findIndex((pile) => !pile.length)}:${card}`;
  if (at.has('display')) {
    const cards = view.display.map((offer) => offer.card);
    return `buy:${token(cards, Number(at.get('display')))}`;
  }
  if (at.has('book')) {
    const books = view.books.map(({ book }) => book);
    return `book:${token(books, Number(at.get('book')))}`;
  }
  if (at.has('region')) return `enter:${at.get('region')}:1`;
  if (at.has('base')) return `expand:${at.get('base')}`;
  if (at.has('column')) {
    const [, company, number] = /^(.*)-(\d)$/.exec(at.get('column')!)!;
    const name = `${company}:${Number(number) + 1}`;
    const begun = top(view)?.kind;
    if (begun === 'return') return `return:${Number(number) + 1}`;
    return begun === 'remove' ? `remove:${name}` : `expand:${company}`;
  }
  if (at.has('track')) return `advance:${at.get('track')}`;
  if (at.has('step')) return stepping(at.get('step')!, view, seat);
  if (at.has('bonus')) return `bonus:${at.get('bonus')}`;
  if (at.has('tier')) {
    const [, bonus, option] = /^(.*)-(\d)$/.exec(at.get('tier')!)!;
    return option === '0' ? `bonus:${bonus}` : `bonus:${bonus}:${Number(option) + 1}`;
  }
  if (at.has('pile')) return `pick:${Number(inside('pile')) + 1}`;
  if (at.has('shelf') && view.carried.length) {
    const book = token(view.carried, Number(at.get('carried') ?? 0));
    return `shelve:${book}@${inside('shelf')}`;
  }
  if (at.has('shelf') || at.has('jar')) return 'jar';
  if (card) return top(view)?.kind === 'discard' ? `discard:${card}` : `plan:1:${card}`;
  if (at.has('tile')) return tiling(at.get('tile')!, view, seat);
  if (slot) return `use:${token(faceUp(view, seat), Number(slot))}`;
  return null;
}

/** What moves by itself, and only forward. */
const MOVED: Record<string, string> = { diamond: 'M-DIAMOND-1', step: 'M-TRACK-1' };

export function ruleOf(at: string): string | undefined {
  return MOVED[at.split(':')[0]];
}

/** The parts of the table, as a phone shows them one at a time. */
export const PANELS = ['mine', 'map', 'tracks', 'cards', 'books', 'others'] as const;
export type Panel = (typeof PANELS)[number];

const PANEL_OF: Record<string, Panel> = {
  display: 'cards',
  book: 'books',
  bonus: 'books',
  tier: 'books',
  region: 'map',
  base: 'map',
  column: 'map',
  step: 'tracks',
  track: 'tracks',
};

/** The part to show: the one that is shown if it can be pointed at, else that with the most to
 * point at. */
export function panelFor(places: string[], shown: Panel): Panel {
  const counts = new Map<Panel, number>();
  for (const place of places) {
    const panel = PANEL_OF[place.split(':')[0]] ?? 'mine';
    counts.set(panel, (counts.get(panel) ?? 0) + 1);
  }
  if (!counts.size || counts.has(shown)) return shown;
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
