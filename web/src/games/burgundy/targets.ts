/** What choices point at on the board, what they cost, and what pointing would mean. */
import type { Choice } from '../../lib/types';
import {
  ANY_DIE,
  BLACK_SLOTS,
  colourOf,
  GOODS,
  keeper,
  pending,
  privateStores,
  SLOTS,
  type Seat,
  type Space,
  type View,
} from './model';

type Pointing = (choice: Choice, view: View, seat: number) => string[];

const die = ({ fields }: Choice) => (fields.die ? [`die:${fields.die}`] : []);
const space: Pointing = ({ fields }, view, seat) => [`space:${keeper(view, seat)}-${fields.space}`];
const goods: Pointing = ({ fields }, view, seat) => [
  `goods:${keeper(view, seat)}-${GOODS[fields.goods]}`,
];
const further: Pointing = ({ label }, view, seat) => [
  `further:${keeper(view, seat)}-${label.params.tile}`,
];

/** A tile of a depot, of the black depot, or the inn beside it. */
function offered(index: number): string {
  if (index < SLOTS) return `slot:${index}`;
  return index < SLOTS + BLACK_SLOTS ? `black:${index - SLOTS}` : 'inn';
}

/** How a purchase is paid: 0, 1 or 2 workers of a price of 2. */
function payment(choice: Choice, view: View, seat: number): string[] {
  const owner = keeper(view, seat);
  const { pay } = choice.fields;
  return [...(pay < 2 ? [`silver:${owner}`] : []), ...(pay > 0 ? [`workers:${owner}`] : [])];
}

/** Goods that lie in depots, by colour. */
function lying(view: View, colour: string, only?: number): string[] {
  return view.depots
    .filter((depot) => depot.goods[colour] && (only === undefined || depot.number === only))
    .map((depot) => `lying:${depot.number}-${colour}`);
}

/** The stores that hold a tile, when it is named by what it is. */
function holding(choice: Choice, view: View, seat: number): string[] {
  return view.seats[seat].stores.flatMap((tile, index) =>
    tile === choice.label.params.tile ? [`store:${seat}-${index}`] : [],
  );
}

/** The stores whose tile a choice takes: equal ones of one kind, private or shared, are one. */
function store({ fields }: Choice, view: View, seat: number): string[] {
  const own = view.seats[seat];
  const shared = (index: number) => index >= privateStores(own);
  return own.stores.flatMap((tile, index) =>
    tile === own.stores[fields.store] && shared(index) === shared(fields.store)
      ? [`store:${seat}-${index}`]
      : [],
  );
}

/** Empty stores of one kind, private or shared. */
function room(choice: Choice, view: View, seat: number): string[] {
  const own = view.seats[seat];
  const half = privateStores(own);
  return own.stores.flatMap((tile, index) =>
    !tile && Number(index >= half) === choice.fields.pile ? [`store:${seat}-${index}`] : [],
  );
}

/** Every verb of the game. One that is missing here stays a button of the action bar. */
export const POINTING: Record<string, Pointing> = {
  take: (choice) => [...die(choice), `slot:${choice.fields.slot}`],
  place: (choice, view, seat) => [
    ...die(choice),
    ...store(choice, view, seat),
    ...space(choice, view, seat),
  ],
  sell: (choice, view, seat) => [...die(choice), ...goods(choice, view, seat)],
  workers: (choice, view, seat) => [...die(choice), `workers:${keeper(view, seat)}`],
  ship: ({ fields }, view) => {
    const depot = view.depots[fields.depot];
    return [
      `depot:${depot.number}`,
      ...Object.keys(depot.goods).map((colour) => `lying:${depot.number}-${colour}`),
    ];
  },
  load: ({ fields }, view) => lying(view, GOODS[fields.goods], pending(view)?.depot),
  buy: (choice, view, seat) => [offered(choice.fields.offer), ...payment(choice, view, seat)],
  discard: store,
  pass: () => [],
  end: () => [],
  start: ({ fields }, view, seat) => [`start:${keeper(view, seat)}-${fields.side}-${fields.space}`],
  hire: (_, view, seat) => [`power:${keeper(view, seat)}-28`],
  inn: (choice, view, seat) => ['inn', ...payment(choice, view, seat)],
  use: ({ label }) => [`use:${label.params.building}`],
  herd: ({ label }) => [`herd:${label.params.species}`],
  shield: ({ fields }) => [`shield:${fields.shield + 1}`],
  crest: space,
  wild: ({ fields }) => ['shield:16', `die:${fields.value + 1}`],
  copy: ({ fields }) => [`seat:${fields.other}`],
  drop: ({ fields }) => [`shield:${fields.shield + 1}`],
  tribute: ({ fields }) => [`tribute:${fields.paid}`],
  cargo: ({ fields }, view) => lying(view, GOODS[fields.goods]),
  claim: ({ fields }) => [offered(fields.claimed)],
  pick: (choice, view, seat) => [...die(choice), ...further(choice, view, seat)],
  set: space,
  throw: (choice, view, seat) => [...holding(choice, view, seat), ...further(choice, view, seat)],
  keep: (choice, view, seat) => [`keep:${choice.label.params.pile}`, ...room(choice, view, seat)],
  part: ({ label }) => [`part:${label.params.part}`],
  points: ({ fields }) => [`points:${fields.more + 1}`],
  trade: ({ fields }) => [`black:${fields.black}`],
  pay: goods,
};

export function targets(choice: Choice, view: View, seat: number): string[] {
  return POINTING[choice.verb]?.(choice, view, seat) ?? [];
}

/** What is done with a tile that goes to the stores. */
const STORING = new Set(['take', 'buy', 'inn', 'claim', 'trade']);

/** A tile may be carried to where it will lie: an empty store, or any if one must be emptied. */
export function goals({ verb }: Choice, view: View, seat: number): string[] {
  if (!STORING.has(verb)) return [];
  const { stores } = view.seats[seat];
  const full = stores.every(Boolean);
  return stores.flatMap((tile, index) => (full || !tile ? [`store:${seat}-${index}`] : []));
}

export interface Price {
  workers: number;
  silver: number;
}

/** Of taking workers the label tells what they bring, and the tribute is itself what is paid; of
 * everything else it tells what it costs. */
const FREE = new Set(['workers', 'tribute']);
const NOTHING: Price = { workers: 0, silver: 0 };

function priceOf({ verb, label: { params } }: Choice): Price {
  if (verb === 'hire') return { workers: 0, silver: 1 };
  if (FREE.has(verb)) return NOTHING;
  return { workers: Number(params.workers ?? 0), silver: Number(params.silver ?? 0) };
}

const total = ({ workers, silver }: Price) => workers + silver;

/** Doing without comes after everything that can be paid. */
export function dear(choice: Choice): number {
  return choice.verb === 'pass' ? Infinity : total(priceOf(choice));
}

/** What the cheapest of some choices costs, with whatever die: nothing looks free that is not. */
export function price(choices: Choice[]): Price {
  const prices = choices.map(priceOf);
  return prices.reduce(
    (one, other) => (total(other) < total(one) ? other : one),
    prices[0] ?? NOTHING,
  );
}

/** The shorter way round the ring of the die values. */
function way(from: number, to: number): number {
  const apart = Math.abs(from - to) % 6;
  return Math.min(apart, 6 - apart);
}

/** The notation of a die: the one that was pointed at, an effect's, or the nearest own one. */
function dieFor(value: number, picked: string | undefined, view: View, seat: number): string {
  const notation = (number: number) => (number === ANY_DIE ? '*:' : `${number}:`);
  if (picked) return notation(Number(picked));
  const open = pending(view)?.kind;
  if (open === 'action') return '*:';
  if (open === 'white') return notation(view.white_die);
  if (open) return '';
  const dice = view.seats[seat].dice.filter((die) => !die.used).map((die) => die.value);
  if (!dice.length) dice.push(view.seats[seat].dice[0].value);
  return notation(dice.reduce((a, b) => (way(b, value) < way(a, value) ? b : a)));
}

/** The action that pointing at these places would mean if it were allowed. */
export function attempt(places: string[], view: View, seat: number): string | null {
  if (view.stage !== 'play') return null;
  const at = new Map(places.map((place) => place.split(':') as [string, string]));
  const own = view.seats[seat];
  const dieTo = (value: number) => dieFor(value, at.get('die'), view, seat);
  const slot = Number(at.get('slot') ?? NaN);
  const depot = view.depots[Math.floor(slot / 4)];
  const lies = depot?.spaces.find((space) => space.slot === slot)?.tile;
  if (lies) return `${dieTo(depot.number)}take:${lies}@${depot.number}`;
  const part = (kind: string) => Number(at.get(kind)?.split('-')[1] ?? NaN);
  const space = own.spaces[part('space')] ?? waiting(own, own.stores[part('store')]);
  if (at.has('space') || at.has('store'))
    return space ? placing(own, part('store'), space, dieTo) : null;
  const colour = at.get('goods')?.split('-')[1] ?? '';
  if (own.goods[colour])
    return `${dieTo(GOODS.indexOf(colour as (typeof GOODS)[number]) + 1)}sell:${colour}`;
  const black = view.black_depot[Number(at.get('black') ?? NaN)];
  if (black) return `buy:${black}`;
  if (at.has('inn') && view.inns) return 'inn';
  const emptied = at.get('depot') ?? at.get('lying')?.split('-')[0];
  if (emptied) return `ship:${emptied}`;
  if (at.has('shield')) return `shield:${at.get('shield')}`;
  return null;
}

/** The first space that still waits for a tile of this colour. */
function waiting({ spaces }: Seat, tile?: string | null): Space | undefined {
  const wanted = tile && colourOf(tile);
  return spaces.find((space) => !space.tile && space.colour === wanted);
}

/** A tile on a space: the one that was pointed at, or one that the space's colour asks for. */
function placing(
  own: Seat,
  store: number,
  space: Space,
  dieTo: (value: number) => string,
): string | null {
  const held = own.stores.flatMap((tile, index) => (tile ? [{ tile, index }] : []));
  const found =
    held.find(({ index }) => index === store) ??
    held.find(({ tile }) => colourOf(tile) === space.colour) ??
    held[0];
  if (!found) return null;
  const shared = found.index >= privateStores(own) ? 'shared.' : '';
  return `${dieTo(space.number)}place:${shared}${found.tile}@${space.name}`;
}

/** The empty spaces of a seat's duchy on which a tile may lie one day, by its help. */
export function uses(help: string, view: View, seat: number): string[] {
  const [kind, tile] = help.split(':');
  if (kind !== 'tile') return [];
  const colour = colourOf(tile);
  return view.seats[seat].spaces
    .filter((space) => !space.tile && (!colour || space.colour === colour))
    .map(({ space }) => `space:${keeper(view, seat)}-${space}`);
}
