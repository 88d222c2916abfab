/** The analysis of a finished game: what the server says, and what its chart is drawn from. */
import type { Worded } from './types';

/** A decision with a choice or a draw; lists of numbers are in the order of the seats. */
export interface JudgedMoment {
  /** The numbers of its decisions; they differ for choices in secret. */
  first: number;
  last: number;
  seat: number;
  labels: Worded[];
  /** Only if there was a choice. */
  before?: number[];
  after?: number[];
  cost?: number;
  better_labels: Worded[];
  /** Only if something was drawn. */
  luck?: number[];
}

export interface TurningPoint {
  decision: number;
  seat: number;
  by: 'error' | 'luck';
  change: number[];
}

export interface JudgedSeat {
  choices: number;
  errors: number;
  cost: number;
  luck: number;
  /** Nothing where leads are foreseen and not points. */
  luck_points: number | null;
}

export interface JudgedGame {
  /** Seats that win together. */
  sides: number[][];
  decisions: number;
  margins: number[];
  bot: string;
  budget: number;
  seats: JudgedSeat[];
  turning_points: TurningPoint[];
  moments: JudgedMoment[];
}

export interface Analysis {
  status: 'off' | 'none' | 'asked' | 'failed' | 'done';
  /** How many are waiting that were asked for earlier. */
  ahead: number;
  done: number;
  moments: number | null;
  found: JudgedGame | null;
}

/** What is to be said about each move, by its number. */
export function byMove(found: JudgedGame): (JudgedMoment | undefined)[] {
  const moves: (JudgedMoment | undefined)[] = [];
  for (const moment of found.moments)
    for (let move = moment.first; move <= moment.last; move++) moves[move] = moment;
  return moves;
}

/** What a side could expect, from move to move. */
export interface Curve {
  side: number[];
  spots: { move: number; margin: number }[];
}

/** A line for each side; between two sides one line tells of both. */
export function curves(found: JudgedGame): Curve[] {
  const shown = found.sides.length === 2 ? found.sides.slice(0, 1) : found.sides;
  return shown.map((side) => {
    const spots = found.moments
      .filter((moment) => moment.before)
      .map((moment) => ({ move: moment.first - 1, margin: moment.before![side[0]] }));
    return { side, spots: [...spots, { move: found.decisions, margin: found.margins[side[0]] }] };
  });
}

/** What could be expected at a move: what was last known then. */
export function expected(curve: Curve, move: number): number {
  const known = curve.spots.findLast((spot) => spot.move <= move) ?? curve.spots[0];
  return known.margin;
}

const STEPS = [1, 2, 5, 10, 20, 50, 100];
const RULES = 6;

/** Round figures for the side of a chart, from below the least to above the most; 0 is one. */
export function rules(values: number[]): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = STEPS.find((each) => high - low <= each * (RULES - 1)) ?? STEPS.at(-1)!;
  const found = [];
  const top = Math.max(Math.ceil(high / step), Math.floor(low / step) + 1);
  for (let mark = Math.floor(low / step); mark <= top; mark++) found.push(mark * step);
  return found;
}

/** Where marks are put along a line: each where it belongs or, if that is taken, behind. */
export function apart(places: number[], room: number, most: number): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -Infinity) + room));
  // What has been pushed over the end is pushed back.
  let end = most;
  for (let index = found.length - 1; index >= 0; index--) {
    found[index] = Math.min(found[index], end);
    end = found[index] - room;
  }
  return found;
}

/** Whose margin a turning point is told by: that of who chose, or the one that luck changed most. */
export function concerned(point: TurningPoint): number {
  return point.by === 'error' ? point.seat : mostChanged(point.change);
}

/** The seat that a change concerned most. */
export function mostChanged(change: number[]): number {
  const sizes = change.map(Math.abs);
  return sizes.indexOf(Math.max(...sizes));
}

/** Points that are won or lost; nothing has no sign. */
export function signed(points: number, language: string): string {
  return figure(points, language, 'exceptZero');
}

export function figure(
  points: number,
  language: string,
  signDisplay: 'auto' | 'exceptZero' = 'auto',
): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return points.toLocaleString(language, { ...digits, signDisplay }).replace('-', '−');
}
