import { describe, expect, it } from 'vitest';
import { ask, next, unused } from '../src/games/burgundy/ask';
import {
  ACROSS,
  borders,
  bounds,
  cluster,
  DOWN,
  hexagon,
  post,
  spot,
  TALL_RING,
  WIDE,
  WIDER,
  type Box,
} from '../src/games/burgundy/layout';
import {
  colourOf,
  held,
  type Depot,
  type DrawnBoard,
  type Seat,
  type View,
} from '../src/games/burgundy/model';
import { motions, places } from '../src/games/burgundy/motions';
import { regionOf } from '../src/games/burgundy/region';
import * as behind from '../src/games/burgundy/rules';
import {
  attempt,
  dear,
  goals,
  POINTING,
  price,
  targets,
  uses,
} from '../src/games/burgundy/targets';
import type { Choice, Params } from '../src/lib/types';

const actions = import.meta.glob<string>('../../src/kontor/games/burgundy/actions.py', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const frames = import.meta.glob<string>('../../src/kontor/games/burgundy/frames.py', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const catalogue = import.meta.glob<string>('../../docs/rules/burgundy*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const words = import.meta.glob<string>('../src/games/burgundy/words/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The verbs as the rules list them. */
const verbs = [...Object.values(actions)[0].matchAll(/Family\("([a-z]+)"/g)].map(
  ([, verb]) => verb,
);

function seat(number: number, given: Partial<Seat> = {}): Seat {
  return {
    seat: number,
    partner: null,
    sides: ['1'],
    chosen: false,
    choice: null,
    stores: ['church', 'mine', null],
    dice: [
      { value: 4, used: false },
      { value: 2, used: false },
    ],
    bridge: 1,
    score: 0,
    sources: {},
    duchy: '1',
    spaces: [
      { space: 0, name: 'a1', colour: 'mine', number: 5, row: 0, column: 0, tile: null },
      { space: 1, name: 'a2', colour: 'castle', number: 3, row: 0, column: 2, tile: 'castle' },
    ],
    goods: { red: 2 },
    sold: {},
    silver: 3,
    workers: 2,
    monasteries: [28],
    bonus: {},
    route: [],
    region_points: [],
    linked_posts: 0,
    shields: {},
    named: null,
    further_stores: [],
    ...given,
  };
}

function view(given: Partial<View> = {}): View {
  return {
    options: { mode: 'single' },
    stage: 'play',
    phase: 'A',
    phase_points: 10,
    round: 1,
    actors: [0],
    order: [0, 1],
    next_order: [0, 1],
    white_die: 6,
    round_goods: [],
    depots: Array.from({ length: 6 }, (_, depot): Depot => ({
      number: depot + 1,
      spaces: [{ slot: depot * 4 + 1, colour: 'ship', tile: 'ship' }],
      goods: depot < 2 ? { pink: 1, red: 1 } : {},
    })),
    black_depot: ['castle', null, null, null],
    bonus_tiles: [],
    pending: [],
    bought: false,
    inns: 1,
    depot_shields: [[], [], [], [], [], []],
    solo: null,
    seats: [seat(0), seat(1)],
    ...given,
  };
}

function choice(verb: string, fields: Record<string, number> = {}, params: Params = {}): Choice {
  return { action: verb, verb, fields, label: { key: `action-${verb}`, params } };
}

const team = view({
  seats: [0, 1, 2, 3].map((n) =>
    seat(n, { partner: (n + 2) % 4, stores: ['mine', null, 'church', null] }),
  ),
});

describe('pointing', () => {
  const cases: [Choice, string[], View?, number?][] = [
    [choice('take', { die: 4, slot: 13 }), ['die:4', 'slot:13']],
    [choice('take', { die: 0, slot: 13 }), ['slot:13']],
    [choice('take', { die: 7, slot: 13 }), ['die:7', 'slot:13']],
    [choice('place', { die: 2, store: 1, space: 0 }), ['die:2', 'store:0-1', 'space:0-0']],
    [choice('place', { die: 2, store: 1, space: 0 }), ['die:2', 'store:2-1', 'space:0-0'], team, 2],
    [choice('sell', { die: 4, goods: 3 }), ['die:4', 'goods:0-red']],
    [choice('workers', { die: 4 }), ['die:4', 'workers:0']],
    [choice('ship', { depot: 0 }), ['depot:1', 'lying:1-pink', 'lying:1-red']],
    [
      choice('load', { goods: 2 }),
      ['lying:2-pink'],
      view({ pending: [{ kind: 'load', depot: 2 }] }),
    ],
    [choice('buy', { offer: 24, pay: 0 }), ['black:0', 'silver:0']],
    [choice('buy', { offer: 5, pay: 1 }), ['slot:5', 'silver:0', 'workers:0']],
    [choice('buy', { offer: 5, pay: 2 }), ['slot:5', 'workers:0']],
    [choice('discard', { store: 2 }), ['store:0-2']],
    [choice('pass'), []],
    [choice('end'), []],
    [choice('start', { side: 1, space: 18 }), ['start:0-1-18']],
    [choice('hire'), ['power:0-28']],
    [choice('inn', { pay: 0 }), ['inn', 'silver:0']],
    [choice('use', { building: 2 }, { building: 'church' }), ['use:church']],
    [choice('herd', { species: 0 }, { species: 'cow' }), ['herd:cow']],
    [choice('shield', { shield: 2 }), ['shield:3']],
    [choice('crest', { space: 1 }), ['space:0-1']],
    [choice('wild', { value: 3 }), ['shield:16', 'die:4']],
    [choice('copy', { other: 1 }), ['seat:1']],
    [choice('drop', { shield: 0 }), ['shield:1']],
    [choice('tribute', { paid: 2 }), ['tribute:2']],
    [choice('cargo', { goods: 3 }), ['lying:1-red', 'lying:2-red']],
    [choice('claim', { claimed: 7 }), ['slot:7']],
    [choice('claim', { claimed: 26 }), ['black:2']],
    [choice('claim', { claimed: 32 }), ['inn']],
    [choice('pick', { die: 4, kind: 9 }, { tile: 'bank' }), ['die:4', 'further:0-bank']],
    [choice('set', { space: 0 }), ['space:0-0']],
    [choice('throw', { kind: 2 }, { tile: 'mine' }), ['store:0-1', 'further:0-mine']],
    [choice('keep', { pile: 1 }, { pile: 'shared' }), ['keep:shared', 'store:0-3'], team],
    [choice('part', { part: 0 }, { part: 'effect' }), ['part:effect']],
    [choice('points', { more: 4 }), ['points:5']],
    [choice('trade', { black: 0 }), ['black:0']],
    [choice('pay', { goods: 3 }), ['goods:0-red']],
  ];

  it.each(cases)('$verb $fields', (made, expected, at = view(), who = 0) => {
    expect(targets(made, at, who)).toEqual(expected);
  });

  it('knows every verb of the rules, and has an example of each', () => {
    expect(verbs.length).toBeGreaterThan(25);
    expect(Object.keys(POINTING).sort()).toEqual([...verbs].sort());
    expect([...new Set(cases.map(([made]) => made.verb))].sort()).toEqual([...verbs].sort());
  });

  it('takes equal tiles of one pile for one', () => {
    const ships = view({ seats: [seat(0, { stores: ['ship', 'mine', 'ship'] })] });
    expect(targets(choice('discard', { store: 0 }), ships, 0)).toEqual(['store:0-0', 'store:0-2']);
    const shared = seat(0, { partner: 2, stores: ['ship', 'ship', 'ship', null] });
    expect(targets(choice('discard', { store: 0 }), view({ seats: [shared] }), 0)).toEqual([
      'store:0-0',
      'store:0-1',
    ]);
  });

  it('carries a tile to an empty store, or to any if all are full', () => {
    const take = choice('take', { die: 4, slot: 13 });
    expect(goals(take, view(), 0)).toEqual(['store:0-2']);
    const full = view({ seats: [seat(0, { stores: ['ship', 'mine', 'ship'] })] });
    expect(goals(take, full, 0)).toEqual(['store:0-0', 'store:0-1', 'store:0-2']);
    expect(goals(choice('discard', { store: 0 }), full, 0)).toEqual([]);
  });

  it('leaves a verb it does not know to the bar', () => {
    expect(targets(choice('juggle'), view(), 0)).toEqual([]);
  });
});

describe('prices', () => {
  it('are what the choice uses up', () => {
    expect(price([choice('take', {}, { workers: 2 })])).toEqual({ workers: 2, silver: 0 });
    expect(price([choice('buy', {}, { silver: 1, workers: 1 })])).toEqual({
      workers: 1,
      silver: 1,
    });
    expect(price([choice('hire')])).toEqual({ workers: 0, silver: 1 });
  });

  it('are those of the cheapest way', () => {
    const take = (workers: number) => choice('take', {}, { workers });
    expect(price([take(2), take(1), take(3)])).toEqual({ workers: 1, silver: 0 });
    expect(price([])).toEqual({ workers: 0, silver: 0 });
  });

  it('tell cheap ways from dear ones', () => {
    const buy = choice('buy', {}, { silver: 1, workers: 1 });
    const ways = [choice('pass'), buy, choice('take', {}, { workers: 3 }), choice('workers')];
    const sorted = ways.sort((one, other) => dear(one) - dear(other));
    expect(sorted.map(({ verb }) => verb)).toEqual(['workers', 'buy', 'take', 'pass']);
  });

  it('are not what taking workers brings', () => {
    expect(price([choice('workers', {}, { workers: 4, silver: 1 })])).toEqual({
      workers: 0,
      silver: 0,
    });
  });
});

describe('what is not open is attempted, so that the server says why', () => {
  it.each([
    [['die:4', 'slot:9'], '4:take:ship@3'],
    [['slot:9'], '4:take:ship@3'],
    [['die:2', 'store:0-1', 'space:0-1'], '2:place:mine@a2'],
    [['space:0-0'], '4:place:mine@a1'],
    [['store:0-1'], '4:place:mine@a1'],
    [['store:0-0'], null],
    [['goods:0-red'], '4:sell:red'],
    [['black:0'], 'buy:castle'],
    [['inn'], 'inn'],
    [['depot:3'], 'ship:3'],
    [['lying:2-red'], 'ship:2'],
    [['shield:7'], 'shield:7'],
    [['black:1'], null],
    [['seat:1'], null],
  ])('%j', (places, expected) => {
    expect(attempt(places, view(), 0)).toBe(expected);
  });

  it('uses the die that an effect lends', () => {
    const lent = (kind: string) => view({ pending: [{ kind }] });
    expect(attempt(['slot:9'], lent('action'), 0)).toBe('*:take:ship@3');
    expect(attempt(['slot:9'], lent('white'), 0)).toBe('6:take:ship@3');
    expect(attempt(['slot:9'], lent('fetch'), 0)).toBe('take:ship@3');
  });

  it('names shared stores', () => {
    expect(attempt(['die:4', 'store:0-2', 'space:0-1'], team, 0)).toBe('4:place:shared.church@a2');
  });
});

describe('what a tile can be used on', () => {
  it('are the empty spaces of its colour, for an inn all empty ones', () => {
    expect(uses('tile:mine', view(), 0)).toEqual(['space:0-0']);
    expect(uses('tile:castle', view(), 0)).toEqual([]);
    expect(uses('tile:inn', team, 2)).toEqual(['space:0-0']);
    expect(uses('term:die', view(), 0)).toEqual([]);
  });
});

describe('what is asked', () => {
  const asked = (given: Partial<View>, choices: Choice[] = []) => ask(view(given), 0, choices).key;
  it('follows stage, effects and dice', () => {
    expect(asked({ stage: 'setup' })).toBe('burgundy-ask-start');
    expect(asked({ pending: [{ kind: 'ship' }] })).toBe('burgundy-ask-ship');
    expect(asked({ pending: [{ kind: 'ship', beside: 2 }] })).toBe('burgundy-ask-ship-beside');
    expect(asked({})).toBe('burgundy-ask-dice');
    const used = (...dice: boolean[]) => ({
      seats: [seat(0, { dice: dice.map((used) => ({ value: 3, used })) }), seat(1)],
    });
    expect(asked(used(true, false))).toBe('burgundy-ask-die');
    expect(asked(used(true, true), [choice('buy')])).toBe('burgundy-ask-buy');
    expect(asked(used(true, true))).toBe('burgundy-ask-end');
  });
});

describe('the bar', () => {
  const take = choice('take', { die: 4, slot: 9 }, { tile: 'ship' });
  const place = choice('place', { die: 4, store: 1, space: 0 }, { tile: 'mine' });
  const other = choice('place', { die: 2, store: 1, space: 0 }, { tile: 'mine' });

  it('says what a die that was pointed at is good for', () => {
    expect(next([place, take], ['die:4'], view(), 0)).toEqual({
      key: 'burgundy-ask-ways',
      params: { die: 4 },
      ways: ['take', 'place'],
    });
  });

  it('asks for the rest of a decision that was begun', () => {
    const far = choice('place', { die: 4, store: 1, space: 1 }, { tile: 'mine' });
    expect(next([place, far], ['store:0-1'], view(), 0)).toEqual({
      key: 'burgundy-ask-set',
      params: { tile: 'mine' },
    });
    const which = next([place, other], ['store:0-1', 'space:0-0'], view(), 0);
    expect(which?.key).toBe('burgundy-ask-which');
    const pays = [0, 1].map((pay) => choice('buy', { offer: 26, pay }));
    expect(next(pays, ['black:2'], view(), 0)?.key).toBe('burgundy-ask-payment');
    expect(next([], [], view(), 0)).toBeNull();
  });

  it('minds dice that something could still be done with', () => {
    const end = choice('end');
    expect(unused(end, [take, end], view(), 0)?.params).toEqual({ dice: 2 });
    expect(unused(end, [end], view(), 0)).toBeNull();
    const used = { seats: [seat(0, { dice: [{ value: 3, used: true }] }), seat(1)] };
    expect(unused(end, [choice('buy', { offer: 26, pay: 0 }), end], view(used), 0)).toBeNull();
  });
});

describe('words and rules', () => {
  const english = Object.values(words)[0];
  const has = (key: string) => expect(english).toMatch(new RegExp(`^${key} = `, 'm'));

  it('ask for every decision that can be open', () => {
    const names = /NAMES: Final = \((.*?)\n\)/s.exec(Object.values(frames)[0])![1];
    const kinds = [...names.matchAll(/"([a-z]+)"/g)].map(([, kind]) => kind);
    expect(kinds).toContain('tribute');
    const decided = kinds.filter((kind) => !['bridge', 'route', 'sweep'].includes(kind));
    for (const kind of decided) has(`burgundy-ask-${kind}`);
  });

  it('explain every tile and term', () => {
    for (const name of Object.keys(behind.TILES)) has(`burgundy-tell-${name}`);
    for (let n = 1; n <= 29; n++) if (!behind.COUNTED[n]) has(`burgundy-tell-monastery${n}`);
    for (const name of Object.keys(behind.TERMS)) {
      has(`burgundy-tell-${name}`);
      has(`burgundy-term-${name}`);
    }
    for (const { tell } of Object.values(behind.SOURCES)) has(`burgundy-tell-${tell}`);
  });

  it('cite rules that there are', () => {
    const said = Object.values(catalogue).join();
    const cited = [
      ...Object.values(behind.TILES).flat(),
      ...Object.values(behind.TERMS).flat(),
      ...Array.from({ length: 29 }, (_, n) => behind.ofMonastery(n + 1)).flat(),
      ...Array.from({ length: 18 }, (_, n) => behind.ofShield(n + 1)).flat(),
      ...Object.values(behind.OFFERS),
      ...Object.values(behind.SOURCES).flatMap(({ rules }) => rules),
      ...[behind.REGION, behind.ROUTE].flat(),
      ...[behind.ANIMAL, behind.SPACE, behind.GOODS, behind.SHIELD, behind.BONUS].flat(),
    ];
    for (const rule of cited) expect(said, rule).toContain(`**${rule}**`);
  });
});

describe('a region', () => {
  const tiles = ['inn', null, null, 'mine', null];
  const places = tiles.map((tile, space) => ({
    space,
    name: `a${space}`,
    colour: 'mine' as const,
    number: 1,
    row: 0,
    column: space,
    region: Number(space > 2),
    tile,
  }));
  const board = { spaces: places } as unknown as DrawnBoard;
  const of = (space: number, given: Partial<Seat> = {}) =>
    regionOf(space, seat(0, { spaces: places, region_points: [10, 3], ...given }), board);

  it('has a size, and spaces that are still empty', () => {
    expect(of(4)).toEqual({ size: 2, missing: 1, points: 3, last: false });
  });

  it('brings what the view says', () => {
    expect(of(1).points).toBe(10);
    expect(of(4).points).toBe(3);
  });

  it('is the last of its colour when nothing else is empty', () => {
    const full = places.map((place) => ({ ...place, tile: place.space === 4 ? null : 'mine' }));
    expect(of(4, { spaces: full }).last).toBe(true);
  });
});

describe('motions', () => {
  it('let a tile fly from its depot to the store where it lies then', () => {
    const after = view();
    after.depots[2].spaces[0].tile = null;
    after.seats[0].stores[2] = 'ship';
    const event = { key: 'tile-taken', params: { seat: 0, tile: 'ship', depot: 3 } };
    expect(motions(event, view(), after)).toEqual([
      { symbol: 'tile-ship', from: 'slot:9', to: 'store:0-2' },
    ]);
  });

  it('tell only what is known where the past is not: never of a like tile', () => {
    const now = view();
    const told = (key: string, params: Params) => motions({ key, params }, now, now);
    expect(told('tile-taken', { seat: 0, tile: 'ship', depot: 3 })).toEqual([
      { symbol: 'tile-ship', from: 'depot:3', to: 'seat:0' },
    ]);
    expect(told('tile-placed', { seat: 0, tile: 'mine', space: 'a1' })).toEqual([
      { symbol: 'tile-mine', from: 'seat:0', to: 'space:0-0' },
    ]);
    expect(told('tile-bought', { seat: 1, tile: 'castle', depot: 0 })).toEqual([
      { symbol: 'tile-castle', from: 'depot:0', to: 'seat:1' },
    ]);
  });

  it('bring what is held to the hand, and from there to its place', () => {
    const full = (kind: string, over: Partial<View> = {}) =>
      view({ actors: [0], pending: [{ kind, tile: 'ship', shield: 9 }], ...over });
    const taken = full('discard');
    taken.depots[2].spaces[0].tile = null;
    const take = { key: 'tile-taken', params: { seat: 0, tile: 'ship', depot: 3 } };
    expect(motions(take, view(), taken)).toEqual([
      { symbol: 'tile-ship', from: 'slot:9', to: 'held:0' },
    ]);
    const roomy = view();
    roomy.seats[0].stores[1] = 'ship';
    const discard = { key: 'tile-discarded', params: { seat: 0, tile: 'castle' } };
    expect(motions(discard, taken, roomy)).toEqual([
      { symbol: 'tile-ship', from: 'held:0', to: 'store:0-1' },
    ]);
    const claimed = full('set');
    claimed.depots[2].spaces[0].tile = null;
    const claim = { key: 'tile-claimed', params: { seat: 0, tile: 'ship' } };
    expect(motions(claim, view(), claimed)).toEqual([
      { symbol: 'tile-ship', from: 'slot:9', to: 'held:0' },
    ]);
    expect(motions(claim, view(), view())).toEqual([]);
    const place = { key: 'tile-placed', params: { seat: 0, tile: 'ship', space: 'a1' } };
    expect(motions(place, claimed, view())).toEqual([
      { symbol: 'tile-ship', from: 'held:0', to: 'space:0-0' },
    ]);
    expect(motions(place, view(), taken)).toEqual([
      { symbol: 'tile-ship', from: 'slot:9', to: 'space:0-0' },
    ]);
    const shield = (key: string) => ({ key, params: { seat: 0, shield: 9, space: 'a1' } });
    expect(motions(shield('shield-taken'), view(), full('crest'))).toEqual([
      { symbol: 'shield-9', from: 'shield:9', to: 'held:0' },
    ]);
    expect(motions(shield('shield-laid'), full('crest'), view())).toEqual([
      { symbol: 'shield-9', from: 'held:0', to: 'space:0-0' },
    ]);
  });

  it('tell what is paid where it lies', () => {
    const paid = { key: 'tribute-paid', params: { seat: 0, silver: 1, workers: 2 } };
    expect(motions(paid, view(), view())).toEqual([
      { text: '−2', at: 'workers:0' },
      { text: '−1', at: 'silver:0' },
    ]);
  });

  it('have places to show even where nothing moves', () => {
    const start = { key: 'start-castle', params: { seat: 2, duchy: '12a', space: 'a2' } };
    expect(places(start, team)).toEqual(['space:0-1']);
    expect(places({ key: 'goods-sold', params: {} }, view())).toEqual([]);
  });

  it('let points rise where a tile was laid', () => {
    const after = view();
    after.seats[0].spaces[0].tile = 'mine';
    const params = { seat: 0, points: 3, 'phase-points': 10, colour: 'mine', size: 2 };
    expect(motions({ key: 'region-completed', params }, view(), after)).toEqual([
      { text: '+13', at: 'space:0-0' },
    ]);
  });
});

describe('layout', () => {
  const board: DrawnBoard = {
    name: 'x',
    mode: 'single',
    starts: [],
    posts: [],
    rivers: [],
    spaces: [
      { space: 0, name: 'a1', colour: 'mine', number: 1, row: 0, column: 1, region: 0 },
      { space: 1, name: 'b1', colour: 'mine', number: 2, row: 1, column: 0, region: 0 },
      { space: 2, name: 'b2', colour: 'ship', number: 3, row: 1, column: 2, region: 1 },
    ],
  };

  it('lays neighbouring hexes edge to edge', () => {
    const [top, left, right] = board.spaces.map(spot);
    expect(right.x - left.x).toBeCloseTo(2 * ACROSS);
    expect(left.y - top.y).toBeCloseTo(DOWN);
    expect(Math.hypot(top.x - left.x, top.y - left.y)).toBeCloseTo(2 * ACROSS, 0);
  });

  it('gives every hex six corners and keeps it in the bounds', () => {
    const box = bounds(board);
    for (const space of board.spaces) {
      const numbers = hexagon(spot(space), 100)
        .match(/-?[\d.]+/g)!
        .map(Number);
      expect(numbers).toHaveLength(12);
      for (let n = 0; n < 12; n += 2) {
        expect(numbers[n]).toBeGreaterThanOrEqual(box.x);
        expect(numbers[n]).toBeLessThanOrEqual(box.x + box.width);
        expect(numbers[n + 1]).toBeGreaterThanOrEqual(box.y);
        expect(numbers[n + 1]).toBeLessThanOrEqual(box.y + box.height);
      }
    }
  });

  it('draws borders around regions and not inside them', () => {
    // Eighteen edges in all; the one that the two spaces of a region share is left out twice.
    expect(borders(board).match(/M/g)).toHaveLength(16);
  });

  it('sets a post outside the spaces that join it', () => {
    const { x } = post({ ...board, posts: [[0, 2]] }, [0, 2]);
    expect(x).toBeGreaterThan((spot(board.spaces[0]).x + spot(board.spaces[2]).x) / 2);
  });

  const apart = (a: Box, b: Box) =>
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

  it.each([WIDE, WIDER, TALL_RING])('puts depots side by side on the board', (ring) => {
    const boxes = [...ring.depots, ring.black];
    for (const [index, one] of boxes.entries()) {
      expect(one.x + one.width).toBeLessThanOrEqual(ring.width);
      expect(one.y + one.height).toBeLessThanOrEqual(ring.height);
      for (const other of boxes.slice(index + 1)) expect(apart(one, other)).toBe(true);
    }
    expect(ring.bonus).toHaveLength(6);
  });

  it.each([1, 2, 3, 4, 6, 8])('fits %i tiles into a depot without overlap', (count) => {
    const room = { width: 188, height: 124 };
    const { size, points } = cluster(count, room);
    expect(size).toBeGreaterThan(40);
    for (const [index, one] of points.entries()) {
      expect(one.x - (size * ACROSS) / 100).toBeGreaterThanOrEqual(-0.01);
      expect(one.x + (size * ACROSS) / 100).toBeLessThanOrEqual(room.width + 0.01);
      for (const other of points.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(size * 0.84);
    }
  });

  it('knows the colour of tiles', () => {
    expect(
      ['castle', 'cow3', 'white-castle', 'monastery12', 'geese', 'bank'].map(colourOf),
    ).toEqual(['castle', 'animal', 'building', 'monastery', 'animal', 'building']);
    expect(colourOf('inn')).toBeNull();
  });

  it('shows what somebody holds until its place is known', () => {
    const full = view({ actors: [0], pending: [{ kind: 'discard', tile: 'castle' }] });
    expect([held(full, 0), held(full, 1)]).toEqual(['tile:castle', undefined]);
    const shield = view({ actors: [1], pending: [{ kind: 'crest', shield: 9 }] });
    expect([held(shield, 0), held(shield, 1)]).toEqual([undefined, 'shield:9']);
    expect(held(view({ actors: [0], pending: [{ kind: 'fetch', tile: 'ship' }] }), 0)).toBe(
      undefined,
    );
  });
});
