import { describe, expect, it } from 'vitest';
import {
  apart,
  byMove,
  concerned,
  curves,
  expected,
  figure,
  rules,
  signed,
  type JudgedGame,
  type JudgedMoment,
} from '../src/lib/analysis';

const moment = (first: number, last: number, more: Partial<JudgedMoment> = {}): JudgedMoment => ({
  first,
  last,
  seat: 0,
  labels: [],
  better_labels: [],
  ...more,
});

const judged = (sides: number[][], moments: JudgedMoment[], margins: number[]): JudgedGame => ({
  sides,
  decisions: 10,
  margins,
  bot: 'learned',
  budget: 60,
  seats: [],
  turning_points: [],
  moments,
});

describe('what is said about a move', () => {
  it('is that of its moment, also in the middle of a choice in secret', () => {
    const [plan, turn] = [moment(2, 4), moment(6, 6)];
    const moves = byMove(judged([[0], [1]], [plan, turn], [3, -3]));
    expect([1, 2, 3, 4, 5, 6, 7].map((move) => moves[move])).toEqual([
      undefined,
      plan,
      plan,
      plan,
      undefined,
      turn,
      undefined,
    ]);
  });
});

describe('the chart of the expected margin', () => {
  const choice = (first: number, ...before: number[]) => moment(first, first, { before });

  it('is one line between two sides, and ends with what came of the game', () => {
    const roll = moment(3, 3, { luck: [1, -1] });
    const game = judged([[0], [1]], [choice(1, 2, -2), roll, choice(5, -4, 4)], [7, -7]);
    expect(curves(game)).toEqual([
      {
        side: [0],
        spots: [
          { move: 0, margin: 2 },
          { move: 4, margin: -4 },
          { move: 10, margin: 7 },
        ],
      },
    ]);
  });

  it('is one line for two teams, one for who plays alone, and else one each', () => {
    const lines = (sides: number[][]) => curves(judged(sides, [], [1, 2, 3, 4])).map((c) => c.side);
    expect(lines([[0, 2], [1, 3]])).toEqual([[0, 2]]); // prettier-ignore
    expect(lines([[0]])).toEqual([[0]]);
    expect(lines([[0], [1], [2]])).toEqual([[0], [1], [2]]);
  });

  it('tells at any move what was last known', () => {
    const [curve] = curves(judged([[0], [1]], [choice(3, 2, -2), choice(6, -4, 4)], [7, -7]));
    expect([0, 2, 4, 5, 9, 10].map((move) => expected(curve, move))).toEqual([2, 2, 2, -4, -4, 7]);
  });

  it('has round figures at its side, with 0 among them', () => {
    expect(rules([-7, 12])).toEqual([-10, -5, 0, 5, 10, 15]);
    expect(rules([3, 4])).toEqual([0, 1, 2, 3, 4]);
    expect(rules([-130, -20])).toEqual([-150, -100, -50, 0]);
    expect(rules([0])).toEqual([0, 1]);
  });

  it('puts its marks apart, and none beyond the end', () => {
    expect(apart([10, 12, 50], 10, 100)).toEqual([10, 20, 50]);
    expect(apart([95, 97, 99], 10, 100)).toEqual([80, 90, 100]);
  });
});

describe('a turning point', () => {
  it('is told by who chose, or by whom luck concerned most', () => {
    const point = { decision: 1, seat: 0, change: [-1, 4, -4] };
    expect(concerned({ ...point, by: 'error' })).toBe(0);
    expect(concerned({ ...point, by: 'luck' })).toBe(1);
  });
});

describe('figures', () => {
  it('have a sign where they are changes, and none for nothing', () => {
    expect([2.04, -0.31, 0.04, -0.04].map((points) => signed(points, 'en'))).toEqual([
      '+2.0',
      '−0.3',
      '0.0',
      '0.0',
    ]);
    expect(figure(3.25, 'de')).toBe('3,3');
  });
});
