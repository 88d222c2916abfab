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

/** A base: its name, a band with what its shares are worth, below it three columns of spaces, the
 * front one on top. */
export const BASE = { name: 38, band: 84, wide: 84, tall: 42, edge: 6, columns: 3 };

export function baseBox(base: DrawnBase): Box {
  const width = BASE.columns * BASE.wide + 2 * BASE.edge;
  const height = BASE.band + base.coins.length * BASE.tall + 2 * BASE.edge;
  return { x: base.at[0] - width / 2, y: base.at[1] - (height - BASE.name) / 2, width, height };
}

/** All the room that a base needs, with its name above it. */
export function baseRoom(base: DrawnBase): Box {
  const { x, y, width, height } = baseBox(base);
  return { x, y: y - BASE.name, width, height: height + BASE.name };
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
export function mapBox(map: DrawnMap, margin = 12): Box {
  const bases = map.bases.map(baseRoom);
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

/** A track runs upwards: at its foot the company's sign, then the spaces; on their left a ledge for
 * what special spaces bring. */
export const LANE = { long: 720, head: 44, ledge: 22, deep: 40 };
/** With the line around them. */
export const LANE_WIDE = LANE.ledge + LANE.deep + 1;
export const HEAD: Box = {
  x: LANE.ledge,
  y: LANE.long - LANE.head,
  width: LANE.deep,
  height: LANE.head,
};

function step(track: Track): number {
  return (LANE.long - LANE.head) / (track.length + 1);
}

export function spaceBox(track: Track, space: number): Box {
  const height = step(track);
  return { x: LANE.ledge, y: HEAD.y - (space + 1) * height, width: LANE.deep, height };
}

/** Where the ledge beside a space is; it gives way to a capital call behind that space. */
export function ledgeBox(track: Track, space: number): Box {
  const { y, height } = spaceBox(track, space);
  const aside = track.calls.some(({ into }) => into === space + 1) ? height * 0.6 : 0;
  return { x: 0, y: y + aside, width: LANE.ledge, height };
}

export function middle({ x, y, width, height }: Box): Point {
  return [x + width / 2, y + height / 2];
}

/** Places for markers that share a space: one or two below each other, more in two rows. */
export function huddle(box: Box, count: number): { size: number; at: Point[] } {
  const [x, y] = middle(box);
  const across = count > 2 ? 2 : 1;
  const rows = Math.ceil(count / across);
  const size = Math.min(19, (box.width - 1) / across, (box.height - 1) / rows);
  const at = Array.from({ length: count }, (_, index): Point => [
    x + ((index % across) - (across - 1) / 2) * size,
    y + (Math.floor(index / across) - (rows - 1) / 2) * size,
  ]);
  return { size, at };
}

/** Where a card of the display lies: columns fill from the right, as on the board. */
export function displayCell(index: number, rows: number, columns: number) {
  return { row: (index % rows) + 1, column: columns - Math.floor(index / rows) };
}
