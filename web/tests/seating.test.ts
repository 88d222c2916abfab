import { expect, it, vi } from 'vitest';
import { chosen, duchies, fixedPlayers, matters, within } from '../src/lib/seating';

vi.mock('../src/lib/words.svelte', () => ({ speech: {}, t: (key: string) => key }));

const options = {
  players: 2,
  mode: 'single',
  duchies: '1',
  'border-posts': 'on',
  'third-post': 'once',
  'trade-routes': 'on',
  shields: 'on',
  inns: 'on',
  target: 50,
};

it('offers what goes with the mode', () => {
  expect(matters('trade-routes', options)).toBe(true);
  expect(matters('target', options)).toBe(false);
  expect(matters('trade-routes', { ...options, mode: 'team' })).toBe(false);
  expect(matters('shields', { ...options, mode: 'team' })).toBe(true);
  expect(matters('shields', { ...options, mode: 'solo' })).toBe(false);
  expect(matters('third-post', { ...options, 'border-posts': 'off' })).toBe(false);
});

it('leaves out what was chosen before the mode hid it', () => {
  expect(chosen({ ...options, mode: 'solo' })).toEqual({
    mode: 'solo',
    duchies: '1',
    inns: 'on',
    target: 50,
  });
  expect(chosen({ setup: 'first', players: 3 })).toEqual({ setup: 'first' });
});

it('knows the boards and the players of a mode', () => {
  expect(duchies({ ...options, mode: 'team' })).toEqual(['12a', '12b']);
  expect(duchies(options)).toContain('11f');
  expect(fixedPlayers({ ...options, mode: 'solo' })).toBe(1);
  expect(fixedPlayers(options)).toBeNull();
});

it('keeps numbers within what an option allows', () => {
  const target = {
    name: 'target',
    default: 50,
    help: '',
    type: 'number',
    min: 45,
    max: 55,
  } as const;
  expect([99, 1, 47.6, NaN].map((typed) => within(target, typed))).toEqual([55, 45, 48, 50]);
});
