import { expect, it, vi } from 'vitest';
import {
  chosen,
  duchies,
  fixedPlayers,
  matters,
  partners,
  possibleDuchies,
  within,
} from '../src/lib/seating';
import type { Option } from '../src/lib/types';

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

const single = { mode: ['single'] };
const list = [
  option('players'),
  option('mode'),
  option('duchies'),
  option('start'),
  option('border-posts', single),
  option('third-post', { ...single, 'border-posts': ['on'] }),
  option('trade-routes', single),
  option('shields', { mode: ['single', 'team'] }),
  option('inns'),
  option('target', { mode: ['solo'] }),
];

function option(name: string, only?: Record<string, string[]>): Option {
  return { name, default: 'off', help: '', type: 'switch', only };
}

it('offers what the server says goes with the rest', () => {
  const offered = (more: object) =>
    list.filter((each) => matters(each, { ...options, ...more })).map(({ name }) => name);
  expect(offered({})).toEqual([
    ...['mode', 'duchies', 'start', 'border-posts', 'third-post', 'trade-routes', 'shields'],
    'inns',
  ]);
  expect(offered({ mode: 'team' })).toEqual(['mode', 'duchies', 'start', 'shields', 'inns']);
  expect(offered({ 'border-posts': 'off' })).not.toContain('third-post');
});

it('offers nothing about others to somebody alone', () => {
  const alone = list.filter((each) => matters(each, { ...options, mode: 'solo' }));
  expect(alone.map(({ name }) => name)).toEqual(['mode', 'duchies', 'inns', 'target']);
});

it('leaves out what was chosen before the mode hid it', () => {
  expect(chosen(list, { ...options, mode: 'solo' })).toEqual({
    mode: 'solo',
    duchies: '1',
    inns: 'on',
    target: 50,
  });
  expect(chosen([option('players'), option('setup')], { setup: 'first', players: 3 })).toEqual({
    setup: 'first',
  });
});

it('knows the boards and the players of a mode', () => {
  expect(duchies({ ...options, mode: 'team' })).toEqual(['12a', '12b']);
  expect(duchies(options)).toContain('11f');
  expect(fixedPlayers({ ...options, mode: 'solo' })).toBe(1);
  expect(fixedPlayers(options)).toBeNull();
});

it('seats those together who play together', () => {
  expect(partners(3, options)).toEqual([[0, 1, 2]]);
  expect(partners(4, { ...options, mode: 'team' })).toEqual([
    [0, 2],
    [1, 3],
  ]);
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

it('knows every duchy that could be dealt', () => {
  const possible = (given: object) => possibleDuchies({ ...options, ...given });
  expect(possible({ duchies: '3,3' })).toEqual(['3']);
  expect(possible({ duchies: '11' })).toEqual(['11a', '11b', '11c', '11d', '11e', '11f']);
  expect(possible({ duchies: 'random', 'border-posts': 'off' })).toHaveLength(10);
});
