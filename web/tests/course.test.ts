import { describe, expect, it } from 'vitest';
import { chapters, line, parts, series, ticks } from '../src/lib/course';
import { header } from '../src/lib/header';
import type { Step } from '../src/lib/types';

const step = (points: number[], ...keys: string[]): Step => ({
  by: 0,
  action: 'x',
  points,
  events: keys.map((key) => ({ key, params: {} })),
});

describe('the course of a game', () => {
  const steps = [
    step([0, 0], 'phase-begins', 'round-begins'),
    step([2, 0]),
    step([2, 5], 'turn-ended', 'round-begins'),
  ];

  it('is a line of points for each seat', () => {
    expect(series(steps)).toEqual([
      [0, 2, 2],
      [0, 0, 5],
    ]);
    expect(series([])).toEqual([]);
  });

  it('has its chapters where rounds begin', () => {
    expect(chapters(steps).map((mark) => [mark.move, mark.event.key])).toEqual([
      [0, 'round-begins'],
      [2, 'round-begins'],
    ]);
  });
});

describe('a chart', () => {
  const began = (params: Record<string, string | number>): Step => ({
    ...step([0]),
    events: [{ key: 'round-begins', params }],
  });

  it('names phases below it where there are any, else rounds', () => {
    const rounds = [
      began({ phase: 'A', round: 1 }),
      step([1]),
      began({ phase: 'A', round: 2 }),
      began({ phase: 'B', round: 1 }),
    ];
    expect(parts(rounds)).toEqual([
      { move: 0, name: 'A' },
      { move: 3, name: 'B' },
    ]);
    expect(parts([began({ round: 1 }), began({ round: 2 })]).map(({ name }) => name)).toEqual([
      '1',
      '2',
    ]);
  });

  it('has round figures at its side, up to above the most', () => {
    expect(ticks(187)).toEqual([0, 50, 100, 150, 200]);
    expect(ticks(3)).toEqual([0, 1, 2, 3]);
    expect(ticks(0)).toEqual([0]);
  });

  it('draws a line from left to right, points upwards', () => {
    expect(line([0, 10], 100, 50, 10)).toBe('M0 50L100 0');
    expect(line([5], 100, 50, 10)).toBe('M0 25');
  });
});

describe('an uploaded record', () => {
  it('names its game and players in its header', () => {
    const text = 'kontor: 1\ngame: mombasa\nplayers: Ana, Bruno (greedy)\n\nsetup | 1 2';
    const told = { title: 'mombasa', players: ['Ana', 'Bruno (greedy)'] };
    expect(header(text)).toEqual({ ...told, over: false });
    expect(header(`${text}\n1 0 end\nresult 90 87\n`)).toEqual({ ...told, over: true });
  });
});
