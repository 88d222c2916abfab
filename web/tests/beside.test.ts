import { expect, it } from 'vitest';
import { beside, type Area } from '../src/lib/beside';

const room = { width: 1000, height: 800 };
const card = { width: 300, height: 200 };
const store: Area = { left: 500, top: 600, width: 60, height: 60 };
const over = (a: Area, b: Area) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

it('stands near by, where there is room', () => {
  expect(beside({ ...store, top: 100 }, card, room, [])).toMatchObject({ left: 380, top: 168 });
  expect(beside({ ...store, top: 780 }, card, room, [])).toMatchObject({ left: 380, top: 572 });
});

it('covers nothing that must stay in sight', () => {
  const duchy = Array.from({ length: 12 }, (_, n): Area => ({
    left: 320 + (n % 4) * 100,
    top: 250 + Math.floor(n / 4) * 100,
    width: 90,
    height: 90,
  }));
  const place = beside(store, card, room, duchy);
  expect([store, ...duchy].filter((area) => over(place, area))).toEqual([]);
});

it('stays in the window, and covers the least where it has to cover something', () => {
  const all = { left: 0, top: 0, width: 1000, height: 700 };
  const place = beside(store, card, room, [all]);
  expect(place.top).toBe(592);
  expect(place.left).toBeGreaterThanOrEqual(8);
});
