/** Which places the choices of Mombasa point at, what they cost, and what pointing would mean. */
import type { Choice, Params } from '../../lib/types';
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

/** Pounds are told apart from units and points by their sign. */
function costOf({ verb, label: { params } }: Choice): string {
  if (verb === 'enter') return String(params.points);
  if (verb === 'book') return String(params.points);
  if (verb === 'buy') return params.with === 'pounds' ? `£${params.price}` : String(params.price);
  if (verb === 'advance' && params.pounds) return `£${params.pounds}`;
  return '';
}

/** What choices for one place cost, if they agree on it. */
export function cost(choices: Choice[]): string {
  const costs = new Set(choices.map(costOf));
  return costs.size === 1 ? [...costs][0] : '';
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
    if (slot) return `plan:${Number(slot) + 1}:${mine.hand?.[0] ?? ''}`;
  }
  if (view.stage === 'resting' && card) return `rest:1:${card}`;
  if (at.has('display')) return `buy:${view.display[Number(at.get('display'))].card}`;
  if (at.has('book')) return `book:${view.books[Number(at.get('book'))].book}`;
  if (at.has('region')) return `enter:${at.get('region')}:1`;
  if (at.has('base')) return `expand:${at.get('base')}`;
  if (at.has('column')) {
    const [, company, number] = /^(.*)-(\d)$/.exec(at.get('column')!)!;
    const name = `${company}:${Number(number) + 1}`;
    return top(view)?.kind === 'return' ? `return:${Number(number) + 1}` : `remove:${name}`;
  }
  if (at.has('track')) return `advance:${at.get('track')}`;
  if (at.has('step')) return `advance:${at.get('step')!.replace(/-\d+$/, '')}`;
  if (at.has('bonus')) return `bonus:${at.get('bonus')}`;
  if (at.has('tier')) {
    const [, bonus, option] = /^(.*)-(\d)$/.exec(at.get('tier')!)!;
    return option === '0' ? `bonus:${bonus}` : `bonus:${bonus}:${Number(option) + 1}`;
  }
  if (at.has('pile')) return `pick:${Number(inside('pile')) + 1}`;
  if (at.has('shelf') && view.carried.length) return `shelve:${view.carried[0]}@${inside('shelf')}`;
  if (at.has('shelf') || at.has('jar')) return 'jar';
  if (card) return top(view)?.kind === 'discard' ? `discard:${card}` : `plan:1:${card}`;
  const lying = slot ? mine.slots?.[Number(slot)] : undefined;
  if (lying) return `use:${lying.card}`;
  return null;
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
