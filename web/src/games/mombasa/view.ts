/** What the server says about a game of Mombasa, and how things are found in it. */

export interface Company {
  company: string;
  track: string;
  columns: { posts: number; opened: boolean }[];
  removed: number;
  share_value: number;
  mines: number;
}

export interface Pending {
  kind: string;
  about: number[];
}

export interface SeatView {
  seat: number;
  done: boolean;
  out: boolean;
  start: string | null;
  dealt: string[];
  chosen: number | null;
  pounds: number;
  diamonds: number;
  jar: number;
  places: number[];
  levels: number[];
  shares: number[];
  markers: number;
  hand?: string[];
  hand_or_planned?: string[];
  slots: ({ card: string; face_up: boolean } | null)[] | null;
  open_slots: number[];
  piles: string[][];
  shelf: ({ book: string; face_down: boolean } | null)[];
  totals: Record<Total, number>;
  score: number;
  sources: Record<string, number>;
}

export type Total = 'coffee' | 'bananas' | 'cotton' | 'expansion' | 'bookkeepers' | 'merchants';

export interface View {
  viewer: number | null;
  stage: 'choosing' | 'resting' | 'planning' | 'acting' | 'over';
  round: number;
  rounds: number;
  actors: number[];
  first_player: number;
  companies: Company[];
  regions: { region: string; company: string | null; entered: boolean }[];
  display: { card: string | null; price: number | null }[];
  deck: Record<string, number>;
  discarded: string[];
  books: { letter: string; book: string | null; coins: number }[];
  book_supply: Record<string, number>;
  spaces: { space: string; seat: number | null }[];
  tiles: { tile: string; seat: number | null; used: boolean; slot?: number }[];
  pending: Pending[];
  carried: string[];
  seats: SeatView[];
}

export interface Reward {
  pounds: number;
  diamonds: number;
  points: number;
  remove: number;
  cotton: boolean;
}

export interface DrawnCard {
  name: string;
  kind: string;
  value: number;
  letter: string | null;
  crate: number;
  share: string | null;
  company: string | null;
  diamonds: number;
  pounds: number;
}

export interface DrawnBook {
  name: string;
  letter: string | null;
  needs: string[];
  reward: Reward;
}

export type Point = [number, number];

export interface DrawnRegion {
  region: string;
  at: Point;
  outlines: Point[][];
  reward: 'pounds' | 'diamonds' | 'track' | 'points' | null;
  amount: number;
  mines: number;
  inside: string | null;
}

export interface DrawnBase {
  company: string;
  coins: number[];
  at: Point;
}

export interface DrawnMap {
  width: number;
  height: number;
  regions: DrawnRegion[];
  lines: { between: string[]; border: 'single' | 'double' | 'coast'; points: Point[] }[];
  bases: DrawnBase[];
}

export interface Drawn {
  map: DrawnMap;
  cards: Record<string, DrawnCard>;
  books: Record<string, DrawnBook>;
}

export interface Track {
  name: string;
  length: number;
  shares: number[];
  calls: { into: number; cost: number }[];
  special: { at: number; pounds: number; bonus: Special }[];
}

export interface Special {
  kind: string;
  amount?: number;
  goods?: string;
  cost?: number;
  points?: number[];
  diamonds?: number[] | number;
  discount?: number;
  pounds_more?: number;
  steps?: number;
  tracks?: number;
}

export interface Tier {
  from: number;
  steps: number;
  pounds?: number;
  diamonds?: number;
  points?: number;
  remove?: number;
}

export interface Space {
  name: string;
  kind: string;
  cost?: number;
  points?: number;
  pounds_more?: number;
  company?: string;
  tiers?: Tier[];
}

export interface StartTile {
  name: string;
  cards: string[];
  needs: string[];
  reward: Partial<Reward>;
  bonus: Record<string, number>;
}

/** A track of values: where the diamond or the ink jar stands, and what that is worth. */
export interface Ladder {
  length: number;
  slot: number;
  values: [number, number][];
  crossed?: number[];
}

export const COMPANIES = ['mombasa', 'cape-town', 'saint-louis', 'cairo'];

/** The kinds of cards by which their names begin. */
export function kindOf(card: string): string {
  return /^[a-z]+/.exec(card)![0];
}

/** What was begun last and is to be finished first. */
export function top(view: View): Pending | undefined {
  return view.pending.at(-1);
}

/** Cards used in this round lie face down; while people plan, what one sees are one's own plans. */
export function used(view: View, card: { face_up: boolean }): boolean {
  return view.stage === 'acting' && !card.face_up;
}

/** Equal cards lie on one another: each name once, with how many there are. */
export function stacked(cards: string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** A seat's hand by kinds, equal cards together; while it plans, planned cards keep their place. */
export function held(view: View, { hand, hand_or_planned, slots }: SeatView, drawn: Drawn) {
  const cards = hand ?? hand_or_planned ?? [];
  const planning = view.stage === 'planning' && hand ? (slots ?? []) : [];
  const planned = planning.flatMap((slot) => (slot ? [slot.card] : []));
  return Object.keys(drawn.cards)
    .filter((card) => cards.includes(card) || planned.includes(card))
    .map((card) => ({ card, count: cards.filter((held) => held === card).length }));
}

/** The last value that was reached on a track of values. */
export function reached(ladder: Ladder, at: number): number {
  return ladder.values.findLast(([space]) => space <= at)?.[1] ?? 0;
}

const TOTAL_OF: Record<string, Total> = {
  coffee: 'coffee',
  bananas: 'bananas',
  cotton: 'cotton',
  expansion: 'expansion',
  bookkeeper: 'bookkeepers',
  merchant: 'merchants',
};

/** What a seat's active cards are worth; while planning, what the figures of the plan add up to. */
export function worth(view: View, mine: SeatView, drawn: Drawn): Record<Total, number> {
  if (view.stage !== 'planning' || !mine.slots) return mine.totals;
  const sums = { coffee: 0, bananas: 0, cotton: 0, expansion: 0, bookkeepers: 0, merchants: 0 };
  for (const slot of mine.slots) {
    if (!slot) continue;
    const { kind, value } = drawn.cards[slot.card];
    const counted = kind === 'bookkeeper' || kind === 'merchant';
    sums[TOTAL_OF[kind]] += counted ? 1 : value;
  }
  return sums;
}
