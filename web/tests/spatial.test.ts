import { describe, expect, it } from 'vitest';
import { closest, nearest, type Box } from '../src/lib/spatial';

const at = (x: number, y: number): Box => ({ x: x - 5, y: y - 5, width: 10, height: 10 });

describe('the way of an arrow', () => {
  const from = at(100, 100);

  it('goes to the nearest box that way', () => {
    const boxes = [at(150, 100), at(130, 100), at(70, 100)];
    expect(nearest(from, boxes, 'right')).toBe(1);
    expect(nearest(from, boxes, 'left')).toBe(2);
  });

  it('prefers what lies straight ahead to what is nearer but aside', () => {
    const boxes = [at(115, 140), at(150, 105)];
    expect(nearest(from, boxes, 'right')).toBe(1);
    expect(nearest(from, boxes, 'down')).toBe(0);
  });

  it('stays where nothing lies that way', () => {
    expect(nearest(from, [at(100, 160), at(40, 100)], 'up')).toBe(-1);
    expect(nearest(from, [], 'down')).toBe(-1);
  });

  it('reaches the next row of hexes, which are set off by half', () => {
    const row = [at(60, 130), at(91, 130), at(122, 130)];
    expect(nearest(from, row, 'down')).toBe(1);
  });
});

describe('the next place', () => {
  it('is the one nearest, whichever way it lies', () => {
    expect(closest(at(100, 100), [at(150, 100), at(90, 80), at(100, 130)])).toBe(1);
    expect(closest(at(100, 100), [])).toBe(-1);
  });
});
