import { describe, expect, it } from 'vitest';
import { matching } from '../src/lib/notation';
import type { Choice } from '../src/lib/types';

const labels: Record<string, string> = {
  '4:take:church@4': 'Mit der 4: Kirche aus Depot 4 nehmen',
  '4:take:market@4': 'Mit der 4: Markt aus Depot 4 nehmen',
  '4:place:castle@d4': 'Mit der 4: Burg auf d4 legen, Střed',
  end: 'Zug beenden',
};
const choices = Object.keys(labels).map((action): Choice => ({
  action,
  verb: '',
  fields: {},
  label: { key: '', params: {} },
}));
const found = (typed: string) =>
  matching(typed, choices, (choice) => labels[choice.action]).map((choice) => choice.action);

describe('typed notation', () => {
  it('offers everything before anything is typed', () => {
    expect(found('  ')).toEqual(Object.keys(labels));
  });

  it('finds by the beginning of the notation first', () => {
    expect(found('4:take')).toEqual(['4:take:church@4', '4:take:market@4']);
    expect(found('e')[0]).toBe('end');
  });

  it('finds by words in any order, without regard to case and marks', () => {
    expect(found('depot kirche')).toEqual(['4:take:church@4']);
    expect(found('stred')).toEqual(['4:place:castle@d4']);
  });

  it('puts the exact notation before all others', () => {
    const both = [...choices].reverse();
    expect(matching('4:take:church@4', both, () => '4:take:church@4')[0].action).toBe(
      '4:take:church@4',
    );
  });

  it('finds nothing that lacks a part', () => {
    expect(found('kirche zzz')).toEqual([]);
  });
});
