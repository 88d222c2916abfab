import { expect, it } from 'vitest';
import { selectors, Traces } from '../src/lib/highlight';
import type { Motion } from '../src/lib/game';

const event = (key: string, params = {}) => ({ key, params });
const fly = (from: string, to: string): Motion[] => [{ symbol: 'tile-ship', from, to }];

it('knows what an event has brought as long as it lies there', () => {
  const [taken, again, placed] = ['tile-taken', 'tile-taken', 'tile-placed'].map((key) =>
    event(key),
  );
  const traces = new Traces();
  traces.follow(taken, fly('slot:3', 'store:0-1'));
  expect(traces.left(taken)).toEqual(['store:0-1']);
  traces.follow(placed, fly('store:0-1', 'space:0-4'));
  traces.follow(again, fly('slot:9', 'store:0-1'));
  expect([taken, again, placed].map((each) => traces.left(each))).toEqual([
    [],
    ['store:0-1'],
    ['space:0-4'],
  ]);
});

it('looks for places, and for things only where there are none', () => {
  const told = event('shield-taken', { shield: 7 });
  expect(selectors(told, fly('depot:1', 'seat:0'), ['seat:0'])).toEqual([
    '[data-at="seat:0"]',
    '[data-at="depot:1"]',
  ]);
  expect(selectors(told, [])).toEqual(['[data-help="shield:7"]']);
});
