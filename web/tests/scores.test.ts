import { describe, expect, it } from 'vitest';
import { sides, sourcesOf, together } from '../src/lib/scores';

describe('scores', () => {
  it('are told by the sources that gave somebody something', () => {
    const scores = [
      { points: 5, sources: { animals: 0, goods: 5, towers: 0 } },
      { points: 4, sources: { animals: 4, goods: 0, towers: 0 } },
    ];
    expect(sourcesOf(scores)).toEqual(['animals', 'goods']);
    expect(sourcesOf([])).toEqual([]);
    const made = (source: string) => (source === 'towers' ? '3 × £0' : '');
    expect(sourcesOf(scores, made)).toEqual(['animals', 'goods', 'towers']);
  });

  it('are counted together by partners', () => {
    const teams = [{ partner: 2 }, { partner: 3 }, { partner: 0 }, { partner: 1 }];
    expect(sides(teams)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(sides([{ partner: null }, {}])).toEqual([[0], [1]]);
    expect(together([1, 3], [10, 20, 30, 40])).toBe(60);
  });
});
