/** The view document of Burgundy, as `view.py` writes it. */

export const COLOURS = ['castle', 'animal', 'ship', 'building', 'monastery', 'mine'] as const;
export type Colour = (typeof COLOURS)[number];
/** In the order of the die values they belong to. */
export const GOODS = ['turquoise', 'purple', 'pink', 'red', 'brown', 'orange'] as const;
/** Indices below this are spaces of the six depots, those from it on of the black one. */
export const SLOTS = 24;
export const BLACK_SLOTS = 8;
/** A castle's die of any value. */
export const ANY_DIE = 7;

export interface Space {
  space: number;
  name: string;
  colour: Colour;
  number: number;
  row: number;
  column: number;
  tile: string | null;
}

export interface Depot {
  number: number;
  spaces: { slot: number; colour: Colour; tile: string | null }[];
  goods: Record<string, number>;
}

export interface Pending {
  kind: string;
  tile?: string;
  depot?: number;
  beside?: number;
  shield?: number;
  space?: string;
  goods?: string;
  count?: number;
  parts?: string[];
}

export interface RouteSpace {
  goods: string;
  bonus: string;
  laid: string | null;
}

export interface Seat {
  seat: number;
  partner: number | null;
  sides: string[];
  chosen: boolean;
  choice: number | null;
  stores: (string | null)[];
  dice: { value: number; used: boolean }[];
  bridge: number;
  score: number;
  sources: Record<string, number>;
  duchy: string | null;
  spaces: Space[];
  /** What each region scores for its size. */
  region_points: number[];
  goods: Record<string, number>;
  sold: Record<string, number>;
  silver: number;
  workers: number;
  monasteries: number[];
  bonus: Record<string, 'small' | 'large'>;
  route: RouteSpace[];
  linked_posts: number;
  shields: Record<string, number>;
  named: number | null;
  further_stores: string[];
}

export interface View {
  options: Record<string, string | number>;
  stage: 'setup' | 'play' | 'over';
  phase: string;
  phase_points: number;
  round: number;
  actors: number[];
  order: number[];
  next_order: number[];
  white_die: number;
  round_goods: string[];
  depots: Depot[];
  black_depot: (string | null)[];
  bonus_tiles: { colour: Colour; large: number; small: number }[];
  pending: Pending[];
  bought: boolean;
  inns: number;
  depot_shields: number[][];
  solo: { marker: number; target: number } | null;
  seats: Seat[];
}

export interface DrawnBoard {
  name: string;
  mode: 'single' | 'team' | 'solo';
  starts: number[];
  spaces: (Omit<Space, 'tile'> & { region: number })[];
  posts: number[][];
  rivers: [number, number][];
}

export interface Drawn {
  boards: DrawnBoard[];
}

/** The tiles whose effects are the bonuses of trade routes, where they are not named alike. */
const BONUSES: Record<string, string> = {
  building: 'carpenter',
  workers: 'boarding-house',
  silver: 'bank',
  place: 'town-hall',
  vp4: 'watchtower',
  sell: 'warehouse',
  action: 'castle',
};

/** The tile that does what a space of a trade route gives. */
export function bonusTile({ bonus }: RouteSpace): string {
  return BONUSES[bonus] ?? bonus;
}

/** The seat whose name the things of a duchy bear: in the team game the first of the partners. */
export function keeper(view: View, seat: number): number {
  return Math.min(seat, view.seats[seat]?.partner ?? seat);
}

/** The decision that is open among the effects of placed tiles. */
export function pending(view: View): Pending | undefined {
  return view.pending.at(-1);
}

/** What somebody holds until its place is known, by its help: a tile for which room is made in full
 * stores, or whose store or space is chosen; a shield that goes on one of several castles. */
export function held(view: View, seat: number): string | undefined {
  const open = pending(view);
  if (!open || !view.actors.includes(seat)) return;
  if (open.kind === 'crest') return `shield:${open.shield}`;
  return ['discard', 'keep', 'set'].includes(open.kind) ? `tile:${open.tile}` : undefined;
}

/** How many stores only this player reaches; the others are shared by the partners. */
export function privateStores(seat: Seat): number {
  return seat.partner === null ? seat.stores.length : seat.stores.length / 2;
}

/** The colour of the spaces a tile is for; an inn goes on any. */
export function colourOf(tile: string): Colour | null {
  const plain = COLOURS.find((colour) => tile.startsWith(colour));
  if (plain) return plain;
  if (/^(cow|sheep|pig|goat)\d|^geese/.test(tile)) return 'animal';
  return tile === 'inn' || tile === 'black-tile' ? null : 'building';
}
