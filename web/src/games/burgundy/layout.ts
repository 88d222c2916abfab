/** Where things lie. A hex stands on a point in a box of 100 by 100, as the symbols are drawn. */
import type { DrawnBoard } from './model';

/** Half the width of a hex: the way to the next half column. */
export const ACROSS = 42.26;
/** The way to the next row. */
export const DOWN = 73.2;
const TALL = 97.6;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** The middle of a space. */
export function spot({ row, column }: { row: number; column: number }): Point {
  return { x: (column + 1) * ACROSS, y: row * DOWN + TALL / 2 };
}

/** The outline of a hex around a point; `size` is that of its box. */
export function hexagon({ x, y }: Point, size: number): string {
  const half = (size * TALL) / 200;
  const wide = (size * ACROSS) / 100;
  const corners = [
    [x, y - half],
    [x + wide, y - half / 2],
    [x + wide, y + half / 2],
    [x, y + half],
    [x - wide, y + half / 2],
    [x - wide, y - half / 2],
  ];
  return `M${corners.map(([a, b]) => `${round(a)} ${round(b)}`).join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The room a board takes, with some more around it where border posts stand. */
export function bounds(board: DrawnBoard): Box {
  const rim = board.posts.length ? 30 : 3;
  const rows = Math.max(...board.spaces.map((space) => space.row));
  const columns = Math.max(...board.spaces.map((space) => space.column));
  return {
    x: -rim,
    y: -rim,
    width: (columns + 2) * ACROSS + 2 * rim,
    height: rows * DOWN + TALL + 2 * rim,
  };
}

/** A border post stands outside the two spaces that join it. */
export function post(board: DrawnBoard, joined: number[]): Point {
  const middle = mean(board.spaces.map(spot));
  const between = mean(joined.map((space) => spot(board.spaces[space])));
  const away = Math.hypot(between.x - middle.x, between.y - middle.y);
  const shift = 1 + 46 / away;
  return {
    x: middle.x + (between.x - middle.x) * shift,
    y: middle.y + (between.y - middle.y) * shift,
  };
}

function mean(points: Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Borders between regions: the edges that spaces of different regions share, and the rim. */
export function borders(board: DrawnBoard): string {
  const at = new Map(board.spaces.map((space) => [`${space.row},${space.column}`, space.region]));
  const half = TALL / 2;
  const edges: [number, number, number, number, number, number][] = [
    [0, 2, ACROSS, -half / 2, ACROSS, half / 2],
    [1, 1, ACROSS, half / 2, 0, half],
    [1, -1, 0, half, -ACROSS, half / 2],
    [0, -2, -ACROSS, half / 2, -ACROSS, -half / 2],
    [-1, -1, -ACROSS, -half / 2, 0, -half],
    [-1, 1, 0, -half, ACROSS, -half / 2],
  ];
  let path = '';
  for (const space of board.spaces) {
    const { x, y } = spot(space);
    for (const [row, column, ax, ay, bx, by] of edges)
      if (at.get(`${space.row + row},${space.column + column}`) !== space.region)
        path += `M${round(x + ax)} ${round(y + ay)}L${round(x + bx)} ${round(y + by)}`;
  }
  return path;
}

/** The main board: depots in a ring in the order of their numbers, so that neighbours touch. */
export interface Ring {
  width: number;
  height: number;
  depots: Box[];
  black: Box;
  die: Point;
  inns: Point;
  /** A bonus pair by colour. */
  bonus: Point[];
  bonusScale: number;
}

const DEPOT = { width: 196, height: 172 };

function box(x: number, y: number, width = DEPOT.width, height = DEPOT.height): Box {
  return { x, y, width, height };
}

/** Around the black depot, with the corners for the white die, inns and bonus tiles. */
function around(wide: number): Ring {
  const black = 240;
  const width = 2 * wide + black + 32;
  const middle = width / 2;
  const [left, right] = [58, width - 58];
  return {
    width,
    height: 548,
    depots: [
      box(middle - wide - 6, 4, wide),
      box(middle + 6, 4, wide),
      box(width - wide - 4, 188, wide),
      box(middle + 6, 372, wide),
      box(middle - wide - 6, 372, wide),
      box(4, 188, wide),
    ],
    black: box(wide + 16, 188, black),
    die: { x: 60, y: 70 },
    inns: { x: width - 60, y: 70 },
    bonus: [left, right].flatMap((x) => [402, 456, 510].map((y) => ({ x, y }))),
    bonusScale: 1,
  };
}
export const WIDE = around(DEPOT.width);
/** Shields lie in the depots too. */
export const WIDER = around(232);

/** For a phone held upright: the ring in two rows around the black depot, the rest below. */
export const TALL_RING: Ring = {
  width: 612,
  height: 592,
  depots: [box(4, 4), box(208, 4), box(412, 4), box(412, 312), box(208, 312), box(4, 312)],
  black: box(4, 184, 604, 120),
  die: { x: 44, y: 540 },
  inns: { x: 566, y: 540 },
  bonus: Array.from({ length: 6 }, (_, index) => ({
    x: 194 + (index % 3) * 112,
    y: 514 + Math.floor(index / 3) * 52,
  })),
  bonusScale: 1,
};

/** Hexes close together in a box: one row, or two that lie in each other's gaps. */
export function cluster(count: number, room: { width: number; height: number }) {
  const best = [1, 2]
    .map((rows) => clusterOf(count, rows, room))
    .reduce((a, b) => (b.size > a.size ? b : a));
  return { size: best.size, points: best.points };
}

function clusterOf(count: number, rows: number, room: { width: number; height: number }) {
  const across = Math.ceil(count / rows);
  const shift = rows > 1 && count === rows * across && across > 1 ? 0.25 : 0;
  const wide = ((across + 2 * shift) * 2 * ACROSS) / 100;
  const tall = (TALL + (rows - 1) * DOWN) / 100;
  const size = Math.min(room.width / wide, room.height / tall, 100);
  const step = (2 * ACROSS * size) / 100;
  const points = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / across);
    const here = row === rows - 1 ? count - row * across : across;
    const left = here < across ? (across - here) / 2 : 0;
    const shifted = row ? shift : -shift;
    return {
      x: room.width / 2 + ((index % across) + left - (across - 1) / 2 + shifted) * step,
      y: room.height / 2 + ((row - (rows - 1) / 2) * DOWN * size) / 100,
    };
  });
  return { size, points };
}
