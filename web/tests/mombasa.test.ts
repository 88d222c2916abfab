import { beforeAll, describe, expect, it, vi } from 'vitest';
import actions from '../../src/kontor/games/mombasa/actions.py?raw';
import rules from '../../docs/rules/mombasa.md?raw';
import words from '../../src/kontor/games/mombasa/words/en.ftl?raw';
import explained from '../src/games/mombasa/explained.ts?raw';
import board from '../src/games/mombasa/words/en.ftl?raw';
import { ask, next, unused } from '../src/games/mombasa/ask';
import { sides } from '../src/games/mombasa/explained';
import {
  baseBox,
  columnBox,
  displayCell,
  HEAD,
  huddle,
  LANE_WIDE,
  mapBox,
  postRows,
  spaceBox,
} from '../src/games/mombasa/layout';
import { cardSymbol, motions, pieceSymbol } from '../src/games/mombasa/motions';
import { attempt, cost, panelFor, targets } from '../src/games/mombasa/targets';
import { held, reached, stacked, worth } from '../src/games/mombasa/view';
import type { Drawn, DrawnMap, SeatView, View } from '../src/games/mombasa/view';
import type { Choice, Params } from '../src/lib/types';
import { speech, Texts } from '../src/lib/words.svelte';

vi.mock('../src/lib/settings.svelte', () => ({ settings: { language: 'en' } }));

/** The verbs of the game, from the table of actions that the server plays by. */
const verbs = [...actions.matchAll(/Family\("([a-z]+)"/g)].map((match) => match[1]);

function choice(verb: string, fields: Record<string, number>, params: Params): Choice {
  return { action: verb, verb, fields, label: { key: `action-${verb}`, params } };
}

/** A position with a bit of everything; seat 1 looks at it. */
function position(more: object = {}): View {
  const mine = {
    seat: 1,
    pounds: 5,
    diamonds: 7,
    jar: 2,
    places: [0, 4, 0, 17],
    levels: [0, 0, 0, 1],
    hand: ['coffee1', 'cotton2', 'cotton2'],
    slots: [
      { card: 'expansion2', face_up: true },
      { card: 'coffee3', face_up: true },
      { card: 'expansion3-cape-town', face_up: false },
      null,
      null,
    ],
    open_slots: [1, 2, 3, 4],
    piles: [[], ['bananas1'], [], [], []],
    totals: { coffee: 3, bananas: 0, cotton: 0, expansion: 2, bookkeepers: 0, merchants: 0 },
  };
  return {
    viewer: 1,
    stage: 'acting',
    companies: [
      { company: 'mombasa', track: 'A1', columns: [{ posts: 5 }, { posts: 4 }, { posts: 5 }] },
      { company: 'cape-town', track: 'B1', columns: [{ posts: 5 }, { posts: 5 }, { posts: 5 }] },
    ],
    display: [
      { card: 'coffee3', price: 4 },
      { card: null, price: null },
      { card: 'coffee3', price: 5 },
    ],
    books: [{ book: 'a-coffee2-pounds2' }, { book: null }],
    tiles: [
      { tile: 'goods', seat: 1, used: false },
      { tile: 'expansion', seat: 1, used: false },
    ],
    pending: [],
    carried: ['b-any4-pounds3'],
    seats: [{ seat: 0 }, mine],
    ...more,
  } as unknown as View;
}

const CASES: [string, Record<string, number>, Params, string[], Partial<View>?][] = [
  ['choose', { offer: 1 }, { start: 'start3' }, ['start:1']],
  ['rest', { resting: 2, card: 1 }, { slot: 3, card: 'coffee1' }, ['card:1-coffee1', 'pile:1-2']],
  ['plan', { slot: 0, card: 2 }, { slot: 1, card: 'coffee2' }, ['card:1-coffee2', 'slot:1-0']],
  ['clear', { slot: 3 }, { slot: 4 }, ['slot:1-3']],
  ['done', {}, {}, []],
  ['use', { active: 1 }, { card: 'coffee3', more: 0 }, ['slot:1-1']],
  ['use', { active: 5 }, { card: 'tile-bookkeeper', more: 0 }, ['tile:bookkeeper']],
  ['use', { active: 6 }, { card: 'tile-merchant', more: 0 }, ['tile:merchant']],
  ['boost', { active: 1 }, { card: 'coffee3', more: 0 }, ['tile:goods', 'boost:1-1']],
  [
    'expand',
    { company: 3 },
    { company: 'cairo' },
    [
      'slot:1-0',
      'tile:expansion',
      'base:cairo',
      'column:cairo-0',
      'column:cairo-1',
      'column:cairo-2',
    ],
  ],
  [
    'enter',
    { region: 4, column: 2 },
    { region: 'sahara', column: 3, points: 2 },
    ['region:sahara', 'column:saint-louis-2'],
    { pending: [{ kind: 'expand', about: [2, 4] }] },
  ],
  ['return', { column: 1 }, { column: 2, company: 'cairo' }, ['column:cairo-1']],
  ['remove', { company: 0, column: 1 }, { company: 'mombasa', column: 2 }, ['column:mombasa-1']],
  ['jar', {}, {}, ['jar:1', 'shelf:1-3']],
  ['flip', { space: 4 }, { space: 4, book: 'x' }, ['flip:1-4']],
  ['book', { book: 7 }, { book: 'x', points: 1, pounds: 0 }, ['book:7']],
  ['shelve', { carried: 1, space: 9 }, { book: 'x', space: 9 }, ['carried:1', 'shelf:1-9']],
  ['buy', { display: 11 }, { card: 'x', price: 3, with: 'units' }, ['display:11']],
  [
    'advance',
    { company: 1, count: 2 },
    { company: 'cape-town', count: 3, pounds: 2 },
    ['step:cape-town-7', 'track:cape-town'],
  ],
  [
    'bonus',
    { bonus: 3, option: 1 },
    { bonus: 'coffee', option: 2 },
    ['bonus:coffee', 'tier:coffee-1'],
  ],
  ['discard', { card: 1 }, { card: 'coffee1' }, ['card:1-coffee1']],
  ['stop', {}, { what: 'goods' }, []],
  ['end', {}, {}, []],
  ['pick', { pile: 1 }, { pile: 2 }, ['pile:1-1']],
];

describe('targets', () => {
  it.each(CASES)('of %s %j', (verb, fields, params, places, more = {}) => {
    expect(targets(choice(verb, fields, params), position(more), 1)).toEqual(places);
  });

  it('are known for every verb of the game', () => {
    expect(verbs.length).toBeGreaterThan(20);
    expect([...new Set(CASES.map(([verb]) => verb))].sort()).toEqual([...verbs].sort());
  });

  it('of a verb nobody has heard of are none, so that the bar lists it', () => {
    expect(targets(choice('dance', { floor: 1 }, {}), position(), 1)).toEqual([]);
  });
});

describe('cost', () => {
  beforeAll(() => {
    speech.screen = new Texts('en', board);
  });
  it.each([
    ['buy', { price: 3, with: 'units' }, '3'],
    ['buy', { price: 3, with: 'pounds' }, '£3'],
    ['enter', { points: 2 }, '2'],
    ['book', { points: 1, pounds: 1 }, '1'],
    ['advance', { pounds: 4 }, '£4'],
    ['advance', { pounds: 0 }, ''],
    ['end', {}, ''],
  ])('of %s %j', (verb, params, told) => {
    expect(cost([choice(verb, {}, params as Params)])).toBe(told);
  });

  it('is told only where all choices agree on it', () => {
    const price = (price: number) => choice('buy', {}, { price, with: 'units' });
    expect(cost([price(3), price(3)])).toBe('3');
    expect(cost([price(3), price(4)])).toBe('');
    expect(cost([])).toBe('');
  });

  it('is written as the language writes money', () => {
    speech.screen = new Texts('cs', 'mombasa-sum = { $pounds } £');
    expect(cost([choice('advance', {}, { pounds: 4 })])).toBe('4 £');
    expect(cost([choice('enter', {}, { points: 4 })])).toBe('4');
  });
});

describe('attempt', () => {
  it.each([
    [['display:0'], 'buy:coffee3', {}],
    [['book:0'], 'book:a-coffee2-pounds2', {}],
    [['region:sahara'], 'enter:sahara:1', {}],
    [['base:cape-town'], 'expand:cape-town', {}],
    [['column:cape-town-2'], 'expand:cape-town', {}],
    [['column:cape-town-2'], 'remove:cape-town:3', { pending: [{ kind: 'remove', about: [1] }] }],
    [['column:cape-town-2'], 'return:3', { pending: [{ kind: 'return', about: [1] }] }],
    [['display:2'], 'buy:#2', {}],
    [['step:cape-town-5'], 'advance:cape-town', {}],
    [['step:cape-town-7'], 'advance:cape-town:3', {}],
    [['step:cape-town-30'], 'advance:cape-town:12', {}],
    [['step:cape-town-4'], null, {}],
    [['track:cairo'], 'advance:cairo', {}],
    [['bonus:tile-goods'], 'bonus:tile-goods', {}],
    [['tier:coffee-0'], 'bonus:coffee', {}],
    [['tier:coffee-2'], 'bonus:coffee:3', {}],
    [['pile:1-1'], 'pick:2', {}],
    [['shelf:1-6'], 'shelve:b-any4-pounds3@6', {}],
    [['shelf:1-6'], 'jar', { carried: [] }],
    [['card:1-coffee1'], 'discard:coffee1', { pending: [{ kind: 'discard', about: [0, 2] }] }],
    [['card:1-coffee1'], 'plan:1:coffee1', {}],
    [['card:1-coffee1'], 'plan:4:coffee1', { stage: 'planning' }],
    [['card:1-coffee1', 'slot:1-4'], 'plan:5:coffee1', { stage: 'planning' }],
    [['slot:1-4'], 'plan:5:coffee1', { stage: 'planning' }],
    [['card:1-coffee1'], 'rest:1:coffee1', { stage: 'resting' }],
    [['slot:1-0'], 'use:expansion2', {}],
    [['slot:1-2'], 'use:#2', {}],
    [['slot:1-4'], 'use:#4', {}],
    [['slot:1-1'], 'use:coffee3+1', { tiles: [{ tile: 'goods', seat: 1, used: true, slot: 2 }] }],
    [['tile:merchant'], 'use:#6', { tiles: [{ tile: 'merchant', seat: 1, used: true }] }],
    [
      ['tile:bookkeeper'],
      'use:tile-bookkeeper',
      { tiles: [{ tile: 'bookkeeper', seat: 1, used: false }] },
    ],
    [['tile:goods'], 'boost:#6', {}],
    [['tile:expansion'], 'expand:mombasa', {}],
    [['diamond:1-3'], null, {}],
  ])('at %j is %s', (places, action, more) => {
    expect(attempt(places, position(more), 1)).toBe(action);
  });
});

describe('ask', () => {
  it.each([
    ['choosing', [], 'mombasa-ask-choose'],
    ['resting', [], 'mombasa-ask-rest'],
    ['planning', [], 'mombasa-ask-planned'],
    ['acting', [], 'mombasa-ask-end'],
    ['acting', [{ kind: 'goods', about: [1, 0, 3] }], 'mombasa-ask-units'],
    ['acting', [{ kind: 'advance', about: [3, 0, 0, 0, 0, 1] }], 'mombasa-ask-advance'],
    ['acting', [{ kind: 'points', about: [2] }], 'mombasa-ask-points'],
    ['acting', [{ kind: 'jar', about: [0, 0, 2] }], 'mombasa-ask-jar-stuck'],
    ['acting', [{ kind: 'buy', about: [0] }], 'mombasa-ask-buy'],
    ['acting', [{ kind: 'discard', about: [1, 8] }], 'mombasa-ask-discard-coffee'],
    ['acting', [{ kind: 'remove', about: [2] }], 'mombasa-ask-remove'],
    ['acting', [{ kind: 'expand', about: [3, 4] }], 'mombasa-ask-expanded'],
    [
      'acting',
      [
        { kind: 'drive', about: [3] },
        { kind: 'return', about: [0] },
      ],
      'mombasa-ask-return',
    ],
    ['acting', [{ kind: 'shelve', about: [] }], 'mombasa-ask-shelve'],
    ['acting', [{ kind: 'pick', about: [] }], 'mombasa-ask-pick'],
  ])('in %s with %j', (stage, pending, key) => {
    expect(ask(position({ stage, pending }), 1, []).key).toBe(key);
    expect(board).toContain(`${key} =`);
  });
});

describe('the bar', () => {
  const some = (...verbs: string[]) => verbs.map((verb) => choice(verb, {}, {}));

  it.each([
    ['plan', 'card:1-coffee1', 'slot'],
    ['plan', 'slot:1-3', 'card'],
    ['expand', 'slot:1-0', 'company'],
    ['expand', 'tile:expansion', 'company'],
    ['enter', 'region:sahara', 'column'],
    ['enter', 'column:cairo-1', 'region'],
    ['shelve', 'carried:0', 'space'],
    ['shelve', 'shelf:1-4', 'book'],
    ['advance', 'track:cairo', 'steps'],
    ['bonus', 'bonus:coffee', 'option'],
    ['boost', 'tile:goods', 'boost'],
  ])('asks for the other half of %s at %s', (verb, at, half) => {
    expect(next(some(verb, verb), [at])).toEqual({ key: `mombasa-ask-${half}` });
    expect(board).toContain(`mombasa-ask-${half} =`);
  });

  it('is ready for the end of a plan that fills all slots', () => {
    const ready = (...verbs: string[]) =>
      Boolean(ask(position({ stage: 'planning' }), 1, some(...verbs)).ready);
    expect(ready('plan', 'clear', 'done')).toBe(false);
    expect(ready('clear', 'done')).toBe(true);
  });

  it.each([
    [['use', 'bonus', 'end'], 'turn'],
    [['expand', 'end'], 'turn-cards'],
    [['bonus', 'end'], 'turn-markers'],
    [['end'], 'end'],
  ])('speaks of %j only', (verbs, key) => {
    expect(ask(position(), 1, some(...verbs)).key).toBe(`mombasa-ask-${key}`);
    expect(board).toContain(`mombasa-ask-${key} =`);
  });

  it('asks as before where pointing leaves it open what is meant', () => {
    expect(next(some('plan', 'clear'), ['slot:1-3'])).toBeNull();
    expect(next(some('enter'), ['region:sahara', 'column:cairo-1'])).toBeNull();
    expect(next(some('buy'), ['display:3'])).toBeNull();
  });

  it('offers to add goods cards as long as there are any', () => {
    const units = { pending: [{ kind: 'goods', about: [1, 0, 3] }] };
    const key = (...verbs: string[]) => ask(position(units), 1, some(...verbs)).key;
    expect(key('advance')).toBe('mombasa-ask-units');
    expect(key('advance', 'use')).toBe('mombasa-ask-units-more');
    expect(key('use')).toBe('mombasa-ask-mixed');
    expect(key('advance', 'buy', 'use')).toBe('mombasa-ask-goods');
  });

  it.each([
    ['done', ['plan', 'clear'], 'mombasa-unused-slots'],
    ['done', ['clear'], undefined],
    ['end', ['use', 'bonus'], 'mombasa-unused-cards'],
    ['end', ['expand'], 'mombasa-unused-cards'],
    ['end', ['bonus'], 'mombasa-unused-markers'],
    ['end', [], undefined],
  ])('knows what %s would waste with %j', (verb, others, key) => {
    const [closing, ...rest] = some(verb, ...others);
    expect(unused(closing, [...rest, closing])?.key).toBe(key);
    if (key) expect(board).toContain(`${key} =`);
  });
});

describe('what is carried', () => {
  it('looks like the piece that a place explains', () => {
    expect(pieceSymbol('card:coffee2-cairo')).toBe('card-coffee2');
    expect(pieceSymbol('book:b-3')).toBe('book-b');
    expect(pieceSymbol('term:action-slot')).toBeUndefined();
    expect(pieceSymbol()).toBeUndefined();
  });
});

describe('motions', () => {
  it('know events by the names that the game gives them', () => {
    const events = new Set([...words.matchAll(/^event-([a-z-]+) =/gm)].map((match) => match[1]));
    const told = [
      ['card-planned', { seat: 1, card: 'coffee1', slot: 2 }],
      ['card-acquired', { seat: 1, card: 'coffee3' }],
      ['region-entered', { seat: 1, company: 'mombasa', region: 'sahara' }],
      ['advances', { seat: 1, company: 'cairo', count: 2, at: 5 }],
      ['diamond-advances', { seat: 1, count: 2, at: 5 }],
      ['jar-moves', { seat: 1, at: 3 }],
      ['book-taken', { seat: 1, book: 'a-coffee2-pounds2', pounds: 1 }],
      ['book-placed', { seat: 1, book: 'a-coffee2-pounds2', space: 3 }],
      ['pounds-gained', { seat: 1, pounds: 3 }],
      ['pile-taken', { seat: 1, pile: 2 }],
      ['marker-placed', { seat: 1, bonus: 'buy' }],
    ] as const;
    for (const [key, params] of told) {
      expect(events).toContain(key);
      expect(motions({ key, params }, position(), position()), key).not.toEqual([]);
    }
    expect(motions({ key: 'round-begins', params: { round: 2 } }, position(), position())).toEqual(
      [],
    );
  });

  it('take a card from the space it has left', () => {
    const after = position({
      display: [{ card: 'coffee3' }, { card: null }, { card: null }],
    });
    const event = { key: 'card-acquired', params: { seat: 1, card: 'coffee3' } };
    expect(motions(event, position(), after)).toEqual([
      { symbol: 'card-coffee3', from: 'display:2', to: 'hand:1' },
    ]);
  });

  it('take a post from the column that has changed', () => {
    const after = position();
    after.companies[0].columns[1] = { posts: 3, opened: false };
    const event = { key: 'region-entered', params: { company: 'mombasa', region: 'sahara' } };
    expect(motions(event, position(), after)[0]).toMatchObject({ from: 'column:mombasa-1' });
  });

  it('show a card without its additional share', () => {
    expect(cardSymbol('expansion3-cape-town')).toBe('card-expansion3');
    expect(cardSymbol('merchant-cape-town')).toBe('card-merchant-cape-town');
    expect(cardSymbol('share-cairo')).toBe('card-share-cairo');
  });
});

describe('the part that a phone shows', () => {
  it('stays if it can be pointed at', () => {
    expect(panelFor(['display:0', 'step:cairo-1'], 'tracks')).toBe('tracks');
  });
  it('is else the one with the most to point at', () => {
    expect(panelFor(['display:0', 'step:cairo-1', 'step:mombasa-1'], 'mine')).toBe('tracks');
    expect(panelFor(['card:0-coffee1', 'slot:0-1'], 'map')).toBe('mine');
  });
  it('stays if there is nothing to point at', () => {
    expect(panelFor([], 'others')).toBe('others');
  });
});

describe('layout', () => {
  const base = { company: 'cairo', coins: [0, 1, 1, 1, 2], at: [1000, 500] as [number, number] };

  it('puts the posts of a column at its back', () => {
    expect(postRows(5, { posts: 2, opened: false })).toEqual([3, 4]);
    expect(postRows(5, { posts: 2, opened: true })).toEqual([2, 3]);
    expect(postRows(5, { posts: 0, opened: true })).toEqual([]);
  });

  it('keeps columns inside their base, side by side', () => {
    const box = baseBox(base);
    const [first, second, third] = [0, 1, 2].map((column) => columnBox(base, column));
    expect(first.x).toBeGreaterThanOrEqual(box.x);
    expect(second.x).toBe(first.x + first.width);
    expect(third.x + third.width).toBeLessThanOrEqual(box.x + box.width);
    expect(third.y + third.height).toBeLessThanOrEqual(box.y + box.height);
  });

  it('frames the map with its land and its bases', () => {
    const map = {
      regions: [
        {
          outlines: [
            [
              [0, 0],
              [50, 900],
            ],
          ],
        },
      ],
      bases: [base],
    };
    const frame = mapBox(map as unknown as DrawnMap, 10);
    expect([frame.x, frame.y]).toEqual([-10, -10]);
    expect(frame.x + frame.width).toBe(baseBox(base).x + baseBox(base).width + 10);
    expect(frame.y + frame.height).toBe(910);
  });

  const track = { name: 'A1', length: 18, shares: [], calls: [], special: [] };

  it('lays a track upwards, space after space', () => {
    const boxes = Array.from({ length: 19 }, (_, space) => spaceBox(track, space));
    expect(boxes[0].y + boxes[0].height).toBeCloseTo(HEAD.y);
    for (const [before, after] of boxes.slice(1).map((box, index) => [boxes[index], box]))
      expect(after.y + after.height).toBeCloseTo(before.y);
    expect(boxes[18].y).toBeCloseTo(0);
    for (const { x, width } of boxes) expect(x + width).toBeLessThanOrEqual(LANE_WIDE);
  });

  it.each([1, 2, 3, 4])('keeps %i markers apart on a space', (count) => {
    const { size, at } = huddle({ x: 0, y: 0, width: 23, height: 35 }, count);
    expect(at).toHaveLength(count);
    for (const [index, [x, y]] of at.entries()) {
      expect(Math.min(x, 23 - x, y, 35 - y)).toBeGreaterThanOrEqual(size / 2);
      for (const [a, b] of at.slice(index + 1))
        expect(Math.max(Math.abs(x - a), Math.abs(y - b))).toBeGreaterThanOrEqual(size);
    }
  });

  it('fills the display from the right', () => {
    expect(displayCell(0, 4, 3)).toEqual({ row: 1, column: 3 });
    expect(displayCell(5, 4, 3)).toEqual({ row: 2, column: 2 });
    expect(displayCell(11, 4, 3)).toEqual({ row: 4, column: 1 });
  });
});

describe('what is counted', () => {
  it('lays equal cards on one another', () => {
    expect(stacked(['a', 'b', 'a'])).toEqual([
      { card: 'a', count: 2 },
      { card: 'b', count: 1 },
    ]);
  });

  it('keeps the place of planned cards in the hand', () => {
    const drawn = { cards: { a: {}, b: {}, c: {} } } as unknown as Drawn;
    const mine = {
      hand: ['c', 'b', 'c'],
      slots: [{ card: 'a', face_up: false }, null],
    } as SeatView;
    const hand = [
      { card: 'b', count: 1 },
      { card: 'c', count: 2 },
    ];
    expect(held({ stage: 'acting' } as View, mine, drawn)).toEqual(hand);
    expect(held({ stage: 'planning' } as View, mine, drawn)).toEqual([
      { card: 'a', count: 0 },
      ...hand,
    ]);
  });

  it('takes the last value reached', () => {
    const ladder = {
      length: 9,
      slot: 4,
      values: [
        [3, 10],
        [5, 15],
      ] as [number, number][],
    };
    expect([2, 3, 4, 9].map((at) => reached(ladder, at))).toEqual([0, 10, 10, 15]);
  });

  it('adds up a plan while it is made, and trusts the server afterwards', () => {
    const cards = {
      expansion2: { kind: 'expansion', value: 2 },
      coffee3: { kind: 'coffee', value: 3 },
      'expansion3-cape-town': { kind: 'expansion', value: 3 },
    };
    const drawn = { cards } as unknown as Parameters<typeof worth>[2];
    const planning = position({ stage: 'planning' });
    expect(worth(planning, planning.seats[1], drawn)).toMatchObject({ coffee: 3, expansion: 5 });
    expect(worth(position(), position().seats[1], drawn)).toMatchObject({ expansion: 2 });
  });
});

describe('help', () => {
  it('says nothing about things that are not there', () => {
    const components = {
      files: { board: { space: [] }, tracks: { track: [] } },
      drawn: { cards: {}, books: {}, map: { regions: [] } },
    };
    for (const kind of ['card', 'book', 'company', 'region', 'track', 'special', 'bonus', 'tile'])
      expect(sides[kind]('nowhere', position(), components as never), kind).toBeUndefined();
  });

  it('cites rules that exist', () => {
    const cited = [...explained.matchAll(/'(M-[A-Z]+-\d+)'/g)].map((match) => match[1]);
    expect(cited.length).toBeGreaterThan(60);
    for (const rule of cited) expect(rules, rule).toContain(`**${rule}**`);
  });

  it('has words for every line', () => {
    const kinds = ['pounds', 'diamonds', 'track', 'points', null];
    const specials = [
      { kind: 'expansion-value', amount: 1 },
      { kind: 'markers', amount: 1 },
      { kind: 'cheaper', goods: 'cotton', amount: 1 },
      { kind: 'cheaper-mixed', amount: 1 },
      { kind: 'goods-value', goods: 'cotton', amount: 1 },
      { kind: 'books-diamonds', cost: 1, points: [2], diamonds: [2] },
      { kind: 'buy-diamonds', discount: 1, diamonds: 2 },
      { kind: 'discard', pounds_more: 3 },
      { kind: 'discard', pounds_more: 8, goods: 'coffee' },
      { kind: 'steps', cost: 1, steps: 2, tracks: 2 },
    ];
    const card = { crate: 1, value: 2, diamonds: 1, pounds: 1, share: null, company: null };
    const components = {
      drawn: {
        cards: {
          coffee2: { ...card, kind: 'coffee', share: 'cairo' },
          expansion2: { ...card, kind: 'expansion' },
          bookkeeper2: { ...card, kind: 'bookkeeper' },
          'merchant-mombasa': { ...card, kind: 'merchant', company: 'mombasa' },
          'share-cairo': { ...card, kind: 'share', share: 'cairo' },
        },
        books: { 'a-any': { letter: 'A' } },
        map: {
          regions: kinds.map((reward) => ({ region: `${reward}`, reward, amount: 1, mines: 1 })),
        },
      },
      files: {
        board: {
          bookshelf: { cost: { A: 1 } },
          space: [
            { name: 'first-player', kind: 'first-player' },
            { name: 'buy', kind: 'buy', cost: 1 },
            { name: 'discard', kind: 'discard', pounds_more: 2 },
            { name: 'coffee', kind: 'majority', company: 'cairo', tiers: [{ from: 1, steps: 2 }] },
            ...['goods', 'bookkeeper', 'merchant', 'expansion'].map((tile) => ({
              name: `tile-${tile}`,
              kind: 'tile',
            })),
          ],
        },
        tracks: {
          track: [
            {
              name: 'A1',
              length: 18,
              shares: [3],
              calls: [{ into: 1, cost: 2 }],
              special: specials.map((bonus, at) => ({ at, pounds: 1, bonus })),
            },
          ],
        },
      },
    };
    const view = position({
      regions: kinds.map((reward) => ({ region: `${reward}`, company: 'cairo' })),
    });
    const asked: [string, string[]][] = [
      ['card', Object.keys(components.drawn.cards)],
      ['book', ['a-any']],
      ['company', ['mombasa']],
      ['track', ['mombasa']],
      ['region', kinds.map(String)],
      ['bonus', components.files.board.space.map(({ name }) => name)],
      ['special', specials.map((_, index) => `A1-${index + 1}`)],
      ['call', ['A1']],
      ['step', ['mombasa-1', 'mombasa-17']],
      ['tile', ['goods', 'bookkeeper', 'merchant', 'expansion']],
      ['start', ['start1']],
      ['slot', ['4', '5']],
      ['total', ['coffee']],
      ['term', [...board.matchAll(/^mombasa-term-([a-z-]+) =/gm)].map((match) => match[1])],
    ];
    const first = (thing: string) => sides.step(thing, view, components as never)!.lines[0][0];
    expect([first('mombasa-1'), first('mombasa-17')]).toEqual(['special', 'place']);
    expect(asked.map(([kind]) => kind).sort()).toEqual(Object.keys(sides).sort());
    for (const [kind, things] of asked)
      for (const thing of things) {
        const said = sides[kind](thing, view, components as never)!;
        expect(said.lines, `${kind}:${thing}`).not.toEqual([]);
        for (const [key] of said.lines) expect(board).toContain(`\nmombasa-explain-${key} =`);
        if (said.title) expect(board).toContain(`\n${said.title.key} =`);
      }
  });
});
