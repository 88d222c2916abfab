import { describe, expect, it } from 'vitest';
import { bounds, chart } from '../src/games/mombasa/chart';
import { label, LINE, wrapped } from '../src/games/mombasa/label';
import { baseRoom, type Box } from '../src/games/mombasa/layout';
import type { DrawnMap, DrawnRegion, Point } from '../src/games/mombasa/view';

function square(x: number, y: number, side: number): Point[] {
  return [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ];
}

function region(name: string, at: Point, outlines: Point[][], more: object = {}): DrawnRegion {
  const bare = { reward: null, amount: 0, mines: 0, inside: null };
  return { region: name, at, outlines, ...bare, ...more };
}

/** A ring around an enclave, and a plain region far to the east with a bay between them. */
const RING = square(0, 0, 400);
const HOLE = square(150, 200, 100);
const EAST = square(1000, 0, 600);
const MAP: DrawnMap = {
  width: 1600,
  height: 600,
  regions: [
    region('ring', [200, 150], [RING, HOLE]),
    region('east', [1300, 300], [EAST], { reward: 'diamonds', amount: 2, mines: 2 }),
    region('enclave', [200, 250], [HOLE], { reward: 'track', amount: 2, inside: 'ring' }),
  ],
  lines: [
    { between: ['ring', 'sea'], border: 'coast', points: [...RING, RING[0]] },
    { between: ['ring', 'enclave'], border: 'double', points: [...HOLE, HOLE[0]] },
    { between: ['east', 'sea'], border: 'coast', points: [...EAST, EAST[0]] },
  ],
  bases: [
    { company: 'cairo', coins: [0, 1, 1, 1, 2], at: [-400, 300] },
    { company: 'mombasa', coins: [0, 1, 1, 1, 2], at: [700, -300] },
  ],
};

function apart(one: Box, other: Box): boolean {
  return (
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y
  );
}

describe('the map on the screen', () => {
  const { regions, lines, bases } = chart(MAP);

  it('has its bases in the bays of the land, apart from it and from each other', () => {
    const [first, second] = bases.map(baseRoom);
    const land = [bounds(RING), bounds(EAST)];
    for (const place of land) expect(apart(first, place) && apart(second, place)).toBe(true);
    expect(apart(first, second)).toBe(true);
    for (const { x, y, width, height } of [first, second]) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(1600);
      expect(y + height).toBeLessThanOrEqual(600);
    }
  });

  it('lets enclaves grow with their border and the hole around them', () => {
    const [ring, , enclave] = regions;
    expect(bounds(enclave.outlines[0]).width).toBeGreaterThan(100);
    expect(ring.outlines).toEqual([RING, enclave.outlines[0]]);
    expect(bounds(lines[1].points)).toEqual(bounds(enclave.outlines[0]));
    expect(lines[0]).toEqual(MAP.lines[0]);
  });
});

describe('what stands in a region', () => {
  const [ring, east, enclave] = chart(MAP).regions;

  it.each([
    ['Angola', ['Angola']],
    ['Somali Coast', ['Somali', 'Coast']],
    ['Curva do Níger', ['Curva', 'do Níger']],
  ])('takes two lines for the name %s if it has words enough', (name, lines) => {
    expect(wrapped(name)).toEqual(lines);
  });

  it('keeps a name near a border inside', () => {
    const near = { ...east, at: [1010, 300] as Point };
    const [{ at }] = label(near, 'Tripolitania', 0).lines;
    expect(at[0] - ('Tripolitania'.length * LINE.letter) / 2).toBeGreaterThanOrEqual(1000);
    expect(label(east, 'Tripolitania', 0).lines[0].at[0]).toBe(1300);
  });

  it('lays posts, name and icons below each other, and the cost beside a post', () => {
    const { lines, icons, posts, cost } = label(east, 'Chad Basin', 1);
    expect(icons).toHaveLength(4);
    expect(posts[0][1]).toBeLessThan(lines[0].at[1]);
    expect(lines[0].at[1]).toBeLessThan(lines[1].at[1]);
    expect(lines[1].at[1]).toBeLessThan(icons[0][1]);
    expect(cost[0]).toBeGreaterThan(posts[0][0]);
    expect(label(east, 'Chad Basin', 0).cost[0]).toBe(lines[0].at[0]);
  });

  it('lays the posts of an enclave and of its ring beside their names', () => {
    const hole = bounds(enclave.outlines[0]);
    const around = label(ring, 'Sahara', 1);
    expect(around.lines[0].at[1]).toBeLessThan(hole.y);
    expect(around.posts[0][0]).toBeLessThan(around.lines[0].at[0]);
    const inner = label(enclave, 'Ahaggar', 2);
    for (const [x] of inner.posts) expect(x).toBeGreaterThan(hole.x + hole.width - 5);
    expect(inner.cost[0]).toBeLessThan(hole.x);
  });
});
