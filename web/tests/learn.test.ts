import { describe, expect, it } from 'vitest';
import { Course } from '../src/learn/course.svelte';
import { closest, about, gathered, GLOSSARY, means, pictures, told } from '../src/learn/glossary';
import { parts, progressAt, stepAt, type Lesson } from '../src/learn/lesson';
import {
  anchor,
  inReadingOrder,
  marked,
  pieces,
  search,
  split,
  stems,
  titleOf,
  wordsOf,
} from '../src/learn/rules';
import { cut } from '../src/learn/symbols';
import type { GameScreen } from '../src/lib/game';
import type { Choice, TitleName } from '../src/lib/types';

const catalogue = import.meta.glob<string>('../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const symbols = import.meta.glob<string>('../../src/kontor/games/*/symbols/symbols.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const words = import.meta.glob<string>('../../src/kontor/games/*/words/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ours = import.meta.glob<string>('../src/learn/words/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function choice(action: string): Choice {
  return { action, verb: action, fields: {}, label: { key: '', params: {} } };
}

/** A game in which an action is its own place, and `end` has none. */
const game = {
  targets: ({ action }: Choice) => (action === 'end' ? [] : [action]),
  cost: () => '',
  motions: () => [],
} as unknown as GameScreen;

const lesson: Lesson = {
  title: 'burgundy',
  seat: 0,
  players: ['You', 'Bruno'],
  frames: [
    { view: {}, choices: ['a', 'b', 'end'].map(choice), events: [] },
    { view: {}, choices: ['b', 'end'].map(choice), events: [] },
    { view: {}, choices: ['end'].map(choice), events: [] },
  ],
  steps: [
    { text: 'goal', show: ['duchy'], frame: 0, tasks: [] },
    {
      text: 'both',
      show: [],
      frame: 0,
      tasks: [
        { frame: 0, expected: 'a' },
        { frame: 1, expected: 'b' },
      ],
    },
    { text: 'over', show: [], frame: 2, tasks: [] },
  ],
  record: '',
  moves: 2,
};

describe('a course', () => {
  it('explains first and offers nothing then', () => {
    const course = new Course(lesson, game, 0, () => 0);
    expect(course.places).toEqual(['duchy']);
    expect(course.picker.choices).toEqual([]);
    course.next();
    expect(course.places).toEqual(['a']);
    expect(course.picker.choices).toHaveLength(3);
  });

  it('has a button for what is asked for only if nothing on the board can be pointed at', () => {
    expect(new Course(lesson, game, 1, () => 0).listed).toEqual([]);
    const ends = { ...lesson.steps[1], tasks: [{ frame: 0, expected: 'end' }] };
    const closing = { ...lesson, steps: [ends, lesson.steps[2]] };
    const course = new Course(closing, game, 0, () => 0);
    expect(course.listed.map(({ action }) => action)).toEqual(['end']);
    course.next();
    expect(course.listed).toEqual([]);
  });

  it('goes on with what it expects, and answers everything else kindly', () => {
    const course = new Course(lesson, game, 1, () => 0);
    course.picker.point('b');
    expect([course.at, course.done, course.hint]).toEqual([1, 0, 'later']);
    course.picker.point('nowhere');
    expect(course.hint).toBe('blocked');
    course.picker.point('a');
    expect([course.at, course.done, course.hint, course.number]).toEqual([1, 1, null, 1]);
    course.picker.point('b');
    expect([course.at, course.done, course.number]).toEqual([2, 0, 2]);
    expect(course.last).toBe(true);
    course.next();
    expect(course.at).toBe(2);
  });

  it('can do it for the learner, and go back', () => {
    const course = new Course(lesson, game, 1, () => 0);
    course.show();
    expect([course.at, course.done]).toEqual([1, 1]);
    course.back();
    expect([course.at, course.done, course.number]).toEqual([1, 0, 0]);
    course.back();
    expect(course.at).toBe(0);
    course.back();
    expect(course.at).toBe(0);
  });
});

describe('progress', () => {
  it('is kept as a part of the whole, so that a lesson may grow', () => {
    for (const steps of [2, 31, 34])
      for (let step = 0; step < steps; step++)
        expect(stepAt(progressAt(step, steps), steps)).toBe(step);
    expect(stepAt(undefined, 30)).toBe(0);
    expect(stepAt(1, 30)).toBe(29);
    expect(stepAt(7, 30)).toBe(29);
  });

  it('tells the parts of a text', () => {
    const text = 'Take\nIt is there.\nTake it.';
    expect(parts(text, true)).toEqual({ heading: 'Take', told: ['It is there.'], ask: 'Take it.' });
    expect(parts(text, false)).toEqual({
      heading: 'Take',
      told: ['It is there.', 'Take it.'],
      ask: '',
    });
  });
});

describe('the rules', () => {
  const sections = [
    {
      part: 'The Castles of Burgundy: rules of the base game',
      title: 'Placing a tile',
      rules: [
        { id: 'B-PLACE-2', text: 'The space must have the *colour* of the tile.' },
        { id: 'B-PLACE-3', text: 'The number must fit (B-DIE-3). *(Decision: it (always) does.)*' },
      ],
    },
    { part: 'x', title: 'Mines', rules: [{ id: 'B-MINE-1', text: 'No effect: `end`.' }] },
  ];

  it('are found by all words of a search, in text, id and section', () => {
    const ids = (query: string) =>
      search(sections, wordsOf(query)).flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(ids('')).toHaveLength(3);
    expect(ids('Tile COLOUR')).toEqual(['B-PLACE-2']);
    expect(ids('placing')).toEqual(['B-PLACE-2', 'B-PLACE-3']);
    expect(ids('b-mine-1')).toEqual(['B-MINE-1']);
    expect(ids('colour mines')).toEqual([]);
    const german = (id: string) => (id === 'B-MINE-1' ? 'Bergwerk' : '');
    expect(search(sections, ['bergwerk'], german)).toEqual([sections[1]]);
  });

  it('are found by the stem of a word where the word itself is in none', () => {
    const polish = (id: string) => (id === 'B-MINE-1' ? 'srebrniki' : '');
    expect(search(sections, ['srebro'], polish)).toEqual([]);
    expect(search(sections, stems(['srebro']), polish)).toEqual([sections[1]]);
    expect(stems(['mine', 'tiles'])).toEqual(['mine', 'tiles']);
  });

  it('lets things that are called so come before those that have it in their name', () => {
    const things = ['monastery 4 (worker a sale)', 'Workers', 'silver'];
    const ask = (found: string[], word: string) => closest(found, (name) => name, [word]);
    expect(ask(things.slice(0, 2), 'worker')).toEqual(['Workers']);
    expect(ask(things.slice(0, 1), 'worker')).toEqual(things.slice(0, 1));
    expect(closest(things, (name) => name, [])).toEqual(things);
  });

  it('are cut into pieces', () => {
    expect(split(sections[0].rules[1].text)).toEqual({
      wording: 'The number must fit (B-DIE-3).',
      decision: 'it (always) does.',
    });
    expect(split('Sada. *(Rozhodnutí: tak (vždy).)*')).toEqual({
      wording: 'Sada.',
      decision: 'tak (vždy).',
    });
    expect(split('Plain.')).toEqual({ wording: 'Plain.', decision: '' });
    expect(pieces('The *colour* of `end` (B-DIE-3).')).toEqual([
      { kind: 'text', text: 'The ' },
      { kind: 'em', text: 'colour' },
      { kind: 'text', text: ' of ' },
      { kind: 'code', text: 'end' },
      { kind: 'text', text: ' (' },
      { kind: 'rule', text: 'B-DIE-3' },
      { kind: 'text', text: ').' },
    ]);
    expect(marked('A tile, a Tile+', ['tile', '+'])).toEqual([
      'A ',
      'tile',
      ', a ',
      'Tile',
      '',
      '+',
      '',
    ]);
  });

  it('have addresses', () => {
    expect(titleOf('B-MON-5a')).toBe('burgundy');
    expect(titleOf('M-JAR-1')).toBe('mombasa');
    expect(titleOf('burgundy')).toBeUndefined();
    expect(anchor(sections[1])).toBe('x-mines');
  });
});

describe.each(Object.keys(GLOSSARY) as TitleName[])('the glossary of %s', (title) => {
  const rules = Object.entries(catalogue)
    .filter(([path]) => path.includes(`/${title}`))
    .flatMap(([, text]) => [...text.matchAll(/^\*\*([A-Z]+-[A-Z]+-\d+[a-z]?)\*\* (.*)/gm)])
    .map(([, id, text]) => ({ id, text }));
  const drawn = symbols[`../../src/kontor/games/${title}/symbols/symbols.svg`];
  const said = words[`../../src/kontor/games/${title}/words/en.ftl`] + Object.values(ours).join();

  it('has a picture, a name and a rule for everything', () => {
    for (const { kind, things } of GLOSSARY[title]) {
      expect(said).toContain(`\nrules-kind-${kind} = `);
      for (const thing of things) {
        expect(drawn).toContain(`<symbol id="${thing.symbol}"`);
        expect(said).toContain(`\n${thing.name} = `);
        for (const entry of thing.rules)
          expect(told({ ...thing, rules: [entry] }, rules), entry).not.toEqual([]);
      }
    }
  });
});

describe('the order of the rules', () => {
  it('has what the game is played with at the end of each part', () => {
    const section = (part: string, id: string) => ({ part, title: id, rules: [{ id, text: '' }] });
    const given = [
      section('base', 'M-COMP-1'),
      section('base', 'M-SETUP-1'),
      section('base', 'M-TURN-1'),
      section('more', 'B-COMP-1'),
      section('more', 'B-TURN-1'),
    ];
    const found = inReadingOrder(given).map(({ title }) => title);
    expect(found).toEqual(['M-SETUP-1', 'M-TURN-1', 'M-COMP-1', 'B-TURN-1', 'B-COMP-1']);
  });
});

describe('things', () => {
  it('that do the same are told about together', () => {
    const [companies] = GLOSSARY.mombasa;
    expect(gathered(companies.things)).toEqual([companies.things]);
    const [land] = GLOSSARY.burgundy;
    expect(gathered(land.things)).toHaveLength(land.things.length);
    expect(about('burgundy', 'B-PHASEEND-1').map(({ name }) => name)).toEqual(['tile-mine']);
  });
});

describe('the pictures', () => {
  it('stand beside the rules of their things', () => {
    expect(pictures('burgundy', 'B-MON-5b')).toEqual(['tile-monastery5']);
    expect(pictures('burgundy', 'B-MON-15')).toEqual(['tile-monastery15']);
    expect(pictures('burgundy', 'B-TURN-1')).toEqual([]);
    expect(means('B-MON-1', 'B-MON-15')).toBe(false);
  });

  it('are cut out with their parts, under names of their own', () => {
    const file = symbols['../../src/kontor/games/burgundy/symbols/symbols.svg'];
    const castle = cut(file, 'tile-castle', 'burgundy');
    const defined = [...castle.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...castle.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(defined).toContain('burgundy-tile-castle');
    expect(used.filter((id) => !defined.includes(id))).toEqual([]);
    expect(() => cut(file, 'tile-nothing', 'burgundy')).toThrow('no symbol');
  });
});
