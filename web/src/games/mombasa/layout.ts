/** Where things are on the map, in the bases and along the tracks. */
import type { DrawnBase, DrawnMap, DrawnRegion, Point, Track } from './view';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function path(points: Point[], closed: boolean): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${closed ? 'Z' : ''}`;
}

export function outline(region: DrawnRegion): string {
  return region.outlines.map((points) => path(points, true)).join('');
}

/** A base: a band with its name, below it three columns of spaces, the front one on top. */
export const BASE = { band: 54, wide: 72, tall: 45, edge: 8, columns: 3 };

export function baseBox(base: DrawnBase): Box {
  const width = BASE.columns * BASE.wide + 2 * BASE.edge;
  const height = BASE.band + base.coins.length * BASE.tall + 2 * BASE.edge;
  return { x: base.at[0] - width / 2, y: base.at[1] - height / 2, width, height };
}

export function columnBox(base: DrawnBase, column: number): Box {
  const box = baseBox(base);
  return {
    x: box.x + BASE.edge + column * BASE.wide,
    y: box.y + BASE.band + BASE.edge,
    width: BASE.wide,
    height: base.coins.length * BASE.tall,
  };
}

/** The middle of a space of a base. */
export function baseSpace(base: DrawnBase, column: number, row: number): Point {
  const { x, y } = columnBox(base, column);
  return [x + BASE.wide / 2, y + (row + 0.5) * BASE.tall];
}

/** The rows of a column with a post: they stand at the back, before a last space once opened. */
export function postRows(rows: number, column: { posts: number; opened: boolean }): number[] {
  const last = column.opened ? rows - 1 : rows;
  return Array.from({ length: column.posts }, (_, index) => last - column.posts + index);
}

/** The part of the map that has land or bases on it, with a margin. */
export function mapBox(map: DrawnMap, margin = 16): Box {
  const bases = map.bases.map(baseBox);
  const spots: Point[] = [
    ...map.regions.flatMap((region) => region.outlines.flat()),
    ...bases.map(({ x, y }): Point => [x, y]),
    ...bases.map(({ x, y, width, height }): Point => [x + width, y + height]),
  ];
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** The waters of a base: a way from its middle to where the regions meet that it touches. */
export function harbour(map: DrawnMap, base: DrawnBase): { coasts: string[]; way: string } {
  const lines = map.lines.filter((line) => line.between.includes(base.company));
  const same = ([x, y]: Point, [a, b]: Point) => x === a && y === b;
  const [first, ...others] = lines;
  const meeting =
    first.points.find((spot) =>
      others.some((line) => line.points.some((other) => same(spot, other))),
    ) ?? first.points[0];
  return {
    coasts: lines.map((line) => path(line.points, false)),
    way: path([meeting, base.at], false),
  };
}

/** The edge of the map along which a company's track lies. */
export type Edge = 'top' | 'bottom' | 'left' | 'right';

export const EDGES: Record<string, Edge> = {
  mombasa: 'right',
  'cape-town': 'bottom',
  'saint-louis': 'left',
  cairo: 'top',
};

/** A track: its head with the company's sign, then the spaces; beside them, away from the map, a
 * ledge for what special spaces bring. */
export const LANE = { long: 600, head: 44, ledge: 24, deep: 38 };
export const LANE_TALL = LANE.ledge + LANE.deep;

function turned(edge: Edge, along: number, length: number, across: number, depth: number): Box {
  const side = edge === 'bottom' || edge === 'right' ? LANE_TALL - across - depth : across;
  return edge === 'top' || edge === 'bottom'
    ? { x: along, y: side, width: length, height: depth }
    : { x: side, y: LANE.long - along - length, width: depth, height: length };
}

export function laneBox(edge: Edge): Box {
  return turned(edge, 0, LANE.long, 0, LANE_TALL);
}

export function headBox(edge: Edge): Box {
  return turned(edge, 0, LANE.head, LANE.ledge, LANE.deep);
}

function step(track: Track): number {
  return (LANE.long - LANE.head) / (track.length + 1);
}

export function spaceBox(edge: Edge, track: Track, space: number): Box {
  const long = step(track);
  return turned(edge, LANE.head + space * long, long, LANE.ledge, LANE.deep);
}

/** Where the ledge beside a space is; it gives way to a capital call behind that space. */
export function ledgeBox(edge: Edge, track: Track, space: number): Box {
  const long = step(track);
  const aside = track.calls.some(({ into }) => into === space + 1) ? long * 0.75 : 0;
  return turned(edge, LANE.head + space * long - aside, long, 0, LANE.ledge);
}

export function middle({ x, y, width, height }: Box): Point {
  return [x + width / 2, y + height / 2];
}

/** Places for markers that share a space: one or two beside each other, more in two rows. */
export function huddle(box: Box, count: number): { size: number; at: Point[] } {
  const [x, y] = middle(box);
  const size = count > 1 ? 14 : 17;
  const across = box.height > box.width && count === 2 ? 1 : Math.min(count, 2);
  const rows = Math.ceil(count / across);
  const at = Array.from({ length: count }, (_, index): Point => [
    x + ((index % across) - (across - 1) / 2) * (size - 1),
    y + (Math.floor(index / across) - (rows - 1) / 2) * (size - 1),
  ]);
  return { size, at };
}

/** Where a card of the display lies: columns fill from the right, as on the board. */
export function displayCell(index: number, rows: number, columns: number) {
  return { row: (index % rows) + 1, column: columns - Math.floor(index / rows) };
}
