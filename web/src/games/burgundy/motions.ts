/** What moves when something has happened: tiles and goods along their way, points where made. */
import type { Motion } from '../../lib/game';
import type { Params, Worded } from '../../lib/types';
import { held, keeper, type View } from './model';

type Moving = (params: Params, before: View, after: View) => Motion[];

const seatOf = (params: Params) => Number(params.seat ?? 0);

/** What lies in one row and not in the other: the very thing, not one that is like it. */
function moved(held: (string | null)[], other: (string | null)[], tile: string): number {
  return held.findIndex((lies, index) => lies === tile && other[index] !== tile);
}

/** The space of a depot from which a tile has gone; where that is not known, the depot. */
function slotOf(before: View, after: View, depot: number, tile: string): string {
  const lying = (view: View) => view.depots[depot - 1]?.spaces.map((space) => space.tile) ?? [];
  const index = moved(lying(before), lying(after), tile);
  return index < 0 ? `depot:${depot}` : `slot:${before.depots[depot - 1].spaces[index].slot}`;
}

function blackOf(before: View, after: View, tile: string): string {
  const index = moved(before.black_depot, after.black_depot, tile);
  return index < 0 ? 'depot:0' : `black:${index}`;
}

/** The space of any depot from which a tile has gone. */
function offeredOf(before: View, after: View, tile: string): string | undefined {
  return [
    ...before.depots.map(({ number }) => slotOf(before, after, number, tile)),
    blackOf(before, after, tile),
  ].find((at) => !at.startsWith('depot'));
}

/** Where a player has a tile in one view and not in the other: in a store, or held until its place
 * is known. */
function keptBy(there: View, other: View, seat: number, tile: string): string | undefined {
  const index = moved(there.seats[seat].stores, other.seats[seat].stores, tile);
  if (index >= 0) return `store:${seat}-${index}`;
  return held(there, seat) === `tile:${tile}` ? `held:${seat}` : undefined;
}

/** The same; else only whose it is. */
function storeOf(there: View, other: View, seat: number, tile: string): string {
  return keptBy(there, other, seat, tile) ?? `seat:${seat}`;
}

function spaceOf(view: View, seat: number, name: Params[string]): string {
  const found = view.seats[seat].spaces.find((space) => space.name === name);
  return `space:${keeper(view, seat)}-${found?.space}`;
}

/** Where points of a seat arise: at the tile it has just laid, else at its score. */
function arising(before: View, after: View, seat: number): string {
  const laid = after.seats[seat].spaces.findLast(
    (space, index) => space.tile && !before.seats[seat].spaces[index]?.tile,
  );
  return laid ? `space:${keeper(after, seat)}-${laid.space}` : `score:${seat}`;
}

/** Points rise where they arise. */
const scored: Moving = (params, before, after) => {
  const points = Number(params.points) + Number(params['phase-points'] ?? 0);
  if (!points) return [];
  return [{ text: `+${points}`, at: arising(before, after, seatOf(params)) }];
};

const atScore: Moving = (params) =>
  Number(params.points) ? [{ text: `+${params.points}`, at: `score:${params.seat}` }] : [];

const gained =
  (what: 'workers' | 'silver'): Moving =>
  (params, before) =>
    Number(params[what])
      ? [{ text: `+${params[what]}`, at: `${what}:${keeper(before, seatOf(params))}` }]
      : [];

/** What is paid goes from where it lies. */
const paid: Moving = (params, before) =>
  (['workers', 'silver'] as const).flatMap((what) =>
    Number(params[what])
      ? [{ text: `−${params[what]}`, at: `${what}:${keeper(before, seatOf(params))}` }]
      : [],
  );

const bonus =
  (size: string): Moving =>
  (params, before, after) => [
    {
      symbol: `bonus-${size}`,
      from: `bonus:${params.colour}`,
      to: `won:${keeper(after, seatOf(params))}`,
      colour: `var(--${params.colour})`,
    },
    ...scored(params, before, after),
  ];

const MOVING: Record<string, Moving> = {
  'tile-taken': ({ seat, tile, depot }, before, after) => [
    {
      symbol: `tile-${tile}`,
      from: slotOf(before, after, Number(depot), String(tile)),
      to: storeOf(after, before, Number(seat), String(tile)),
    },
  ],
  'tile-bought': ({ seat, tile, depot, ...price }, before, after) => [
    ...paid({ seat, ...price }, before, after),
    {
      symbol: `tile-${tile}`,
      from: Number(depot)
        ? slotOf(before, after, Number(depot), String(tile))
        : blackOf(before, after, String(tile)),
      to: storeOf(after, before, Number(seat), String(tile)),
    },
  ],
  'inn-bought': ({ seat, ...price }, before, after) => [
    ...paid({ seat, ...price }, before, after),
    { symbol: 'tile-inn', from: 'inn', to: storeOf(after, before, Number(seat), 'inn') },
  ],
  'tile-claimed': ({ seat, tile }, before, after) => {
    const from = offeredOf(before, after, String(tile));
    const to = keptBy(after, before, Number(seat), String(tile));
    return from && to ? [{ symbol: `tile-${tile}`, from, to }] : [];
  },
  'tile-traded': ({ seat, tile }, before, after) => [
    {
      symbol: `tile-${tile}`,
      from: blackOf(before, after, String(tile)),
      to: storeOf(after, before, Number(seat), String(tile)),
    },
  ],
  /** The room is for the tile that was held. */
  'tile-discarded': ({ seat }, before, after) => {
    const [, tile] = /^tile:(.*)/.exec(held(before, Number(seat)) ?? '') ?? [];
    const to = tile && keptBy(after, before, Number(seat), tile);
    return to ? [{ symbol: `tile-${tile}`, from: `held:${seat}`, to }] : [];
  },
  'tile-placed': ({ seat, tile, space }, before, after) => {
    const from =
      keptBy(before, after, Number(seat), String(tile)) ??
      offeredOf(before, after, String(tile)) ??
      `seat:${seat}`;
    return [{ symbol: `tile-${tile}`, from, to: spaceOf(after, Number(seat), space) }];
  },
  'goods-loaded': ({ seat, goods, depot }, before) => [
    {
      symbol: `goods-${goods}`,
      from: `lying:${depot}-${goods}`,
      to: `goods:${keeper(before, Number(seat))}-${goods}`,
    },
  ],
  'dice-rolled': ({ seat }) => [{ rolls: true, at: `dice:${seat}` }],
  'goods-arrive': ({ goods, depot }, _, after) => [
    { rolls: true, at: 'white' },
    { symbol: `goods-${goods}`, from: `round:${after.round}`, to: `lying:${depot}-${goods}` },
  ],
  'goods-sold': (params, before) => {
    const owner = keeper(before, seatOf(params));
    const from = `goods:${owner}-${params.goods}`;
    return [
      { text: `+${params.points}`, at: from },
      { symbol: `goods-${params.goods}`, from, to: `sold:${owner}` },
    ];
  },
  'route-laid': ({ seat, goods, number }, before) => {
    const owner = keeper(before, Number(seat));
    return [{ symbol: `goods-${goods}`, from: `sold:${owner}`, to: `route:${owner}-${number}` }];
  },
  'shield-taken': ({ seat, shield }, _, after) =>
    held(after, Number(seat)) === `shield:${shield}`
      ? [{ symbol: `shield-${shield}`, from: `shield:${shield}`, to: `held:${seat}` }]
      : [],
  'shield-laid': ({ seat, shield, space }, before, after) => {
    const holding = held(before, Number(seat)) === `shield:${shield}`;
    const from = holding ? `held:${seat}` : `shield:${shield}`;
    return [{ symbol: `shield-${shield}`, from, to: spaceOf(after, Number(seat), space) }];
  },
  'marker-advances': ({ seat, space }) => [
    {
      symbol: 'marker',
      from: `marker:${seat}`,
      to: `bridge:${space}`,
      colour: `var(--seat-${seat})`,
    },
  ],
  'large-bonus-taken': bonus('large'),
  'small-bonus-taken': bonus('small'),
  'region-completed': scored,
  'region-size': scored,
  'region-phase': scored,
  'points-scored': scored,
  'posts-linked': scored,
  'points-bought': atScore,
  'final-goods': atScore,
  'final-silver': atScore,
  'final-workers': atScore,
  'final-monastery': atScore,
  'final-shields': atScore,
  'workers-gained': gained('workers'),
  'silver-gained': gained('silver'),
  'mines-pay': gained('silver'),
  'workers-paid': paid,
  'double-paid': paid,
  'tribute-paid': paid,
};

export function motions(event: Worded, before: View, after: View): Motion[] {
  return MOVING[event.key]?.(event.params, before, after) ?? [];
}

/** What an event tells of although nothing moves there. */
const TOLD: Record<string, (params: Params, view: View) => string> = {
  'start-castle': ({ seat, space }, view) => spaceOf(view, Number(seat), space),
  'depot-filled': ({ depot }) => `depot:${depot}`,
  'black-depot-filled': () => 'depot:0',
  'tile-removed': ({ depot }) => `depot:${depot}`,
  'tile-claimed': ({ seat }) => `seat:${seat}`,
  'round-begins': ({ round }) => `round:${round}`,
  'tile-discarded': ({ seat }) => `seat:${seat}`,
  'turn-ended': ({ seat }) => `seat:${seat}`,
};

export function places(event: Worded, view: View): string[] {
  const told = TOLD[event.key];
  return told ? [told(event.params, view)] : [];
}
