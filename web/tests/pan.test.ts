import { expect, it } from 'vitest';
import { clampPan } from '../src/lib/pan';

it('lets what was made larger fill its frame', () => {
  expect(clampPan(50, 2, 300)).toBe(0);
  expect(clampPan(-400, 2, 300)).toBe(-300);
  expect(clampPan(-120, 2, 300)).toBe(-120);
});
