/** Rewards as icons with figures. */
import type { Params } from '../../lib/types';
import { pounds } from './names';
import {
  COMPANIES,
  type Reward,
  type Space,
  type Special,
  type Tier,
  type Track,
  type View,
} from './view';

export interface Figure {
  symbol: string;
  count: number;
}

const KINDS = ['pounds', 'diamonds', 'points', 'remove'] as const;

/** What a book pays: one kind of thing; the cotton reward depends on the cards and has no figure. */
export function rewardOf(reward: Partial<Reward>): Figure {
  const kind = KINDS.find((kind) => reward[kind]);
  if (!kind) return { symbol: 'reward-cotton', count: 0 };
  return { symbol: `reward-${kind}`, count: reward[kind]! };
}

/** What a tier of a majority space brings: steps, then what comes with them. */
export function tierFigures(tier: Tier): Figure[] {
  const more = KINDS.filter((kind) => tier[kind]);
  return [
    { symbol: 'reward-track', count: tier.steps },
    ...more.map((kind) => ({ symbol: `reward-${kind}`, count: tier[kind]! })),
  ];
}

/** The same for words. */
export function tierParams(tier: Tier): Params {
  const none = Object.fromEntries(KINDS.map((kind) => [kind, 0]));
  return { ...none, ...tier };
}

/** What an expansion has earned so far, by kind. */
export function sum(rewards: { reward: string | null; amount: number }[]): Figure[] {
  const found = new Map<string, number>();
  for (const { reward, amount } of rewards)
    if (reward) found.set(reward, (found.get(reward) ?? 0) + amount);
  return [...found].map(([kind, count]) => ({ symbol: `reward-${kind}`, count }));
}

/** The pairs of book points and diamond steps that a space of track C lets one choose from. */
export function options({ points = [], diamonds = [] }: Special): Figure[][] {
  return points.map((count, index) => [
    { symbol: 'reward-points', count },
    { symbol: 'reward-diamonds', count: (diamonds as number[])[index] },
  ]);
}

/** What a space of a track is called: its share, capital call and special space belong to it. */
export function stepOf(track: Track, company: string, at: number) {
  const params = {
    company,
    at,
    share: track.shares.indexOf(at) + 1,
    call: track.calls.find(({ into }) => into === at)?.cost ?? 0,
    special: track.special.find((special) => special.at === at)?.pounds ?? 0,
  };
  return { key: 'mombasa-step', params };
}

/** What a special space unlocks, by its figures. */
export function specialSymbol(special: Special): string {
  return `special-${special.kind}`;
}

/** How pounds for a company come about: shares and what each is worth, even if that is nothing. */
export function made(source: string, view: View, seat: number): string {
  const company = COMPANIES.indexOf(source);
  if (company < 0) return '';
  return `${view.seats[seat].shares[company]} × ${pounds(view.companies[company].share_value)}`;
}

/** A bonus space that is no majority. */
export interface BonusSpace {
  name: string;
  cost: number;
  /** Whether the seat may use it. */
  open: boolean;
  options: Figure[][];
  /** Of one that belongs to a track: its sign, the company there, and the level that unlocks it. */
  symbol: string;
  company: string;
  level: number;
}

/** The bonus spaces of the board and of the tracks C and D, as a seat sees them. */
export function bonusSpaces(
  spaces: Space[],
  tracks: Track[],
  view: View,
  seat: number,
): BonusSpace[] {
  const printed = spaces
    .filter(({ kind }) => kind !== 'majority')
    .map(({ name, cost = 0 }) => {
      return { name, cost, open: true, options: [], symbol: '', company: '', level: 0 };
    });
  const unlocked = ['c', 'd'].flatMap((letter) => {
    const number = view.companies.findIndex(({ track }) => track[0].toLowerCase() === letter);
    const { company, track: lane } = view.companies[number];
    const track = tracks.find(({ name }) => name === lane)!;
    return ['first', 'second'].map((which, level) => {
      const { bonus } = track.special[level];
      return {
        name: `${letter}-${which}`,
        cost: bonus.cost ?? 0,
        open: view.seats[seat].levels[number] > level,
        options: options(bonus),
        symbol: specialSymbol(bonus),
        company,
        level: level + 1,
      };
    });
  });
  return [...printed, ...unlocked];
}
