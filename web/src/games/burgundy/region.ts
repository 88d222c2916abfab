/** The region of a space, and what it brings to complete it. */
import type { DrawnBoard, Seat } from './model';

export interface Region {
  size: number;
  missing: number;
  /** For its size. */
  points: number;
  /** No other space of the colour is empty. */
  last: boolean;
}

export function regionOf(
  space: number,
  { spaces, region_points }: Seat,
  board: DrawnBoard,
): Region {
  const { region, colour } = board.spaces[space];
  const within = board.spaces.filter((other) => other.region === region);
  const empty = (some: { space: number }[]) =>
    some.filter((other) => !spaces[other.space].tile).length;
  const missing = empty(within);
  return {
    size: within.length,
    missing,
    points: region_points[region],
    last: missing === empty(board.spaces.filter((other) => other.colour === colour)),
  };
}
