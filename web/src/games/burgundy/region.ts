/** The region of a space, and what it brings to complete it. */
import type { DrawnBoard, Seat } from './model';

/** They make a region count as one size larger. */
const INN = 'inn';
const LARGER = 17;

export interface Region {
  size: number;
  missing: number;
  /** For its size, by the values of the board. */
  points: number;
  /** No other space of the colour is empty. */
  last: boolean;
}

export function regionOf(
  space: number,
  { spaces, shields }: Seat,
  board: DrawnBoard,
  values: number[],
): Region {
  const { region, colour } = board.spaces[space];
  const within = board.spaces.filter((other) => other.region === region);
  const empty = (some: { space: number }[]) =>
    some.filter((other) => !spaces[other.space].tile).length;
  const missing = empty(within);
  const larger =
    Number(within.some((other) => spaces[other.space].tile === INN)) +
    Number(Object.values(shields).includes(LARGER));
  return {
    size: within.length,
    missing,
    points: values[Math.min(within.length + larger, values.length) - 1],
    last: missing === empty(board.spaces.filter((other) => other.colour === colour)),
  };
}
