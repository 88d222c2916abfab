/** What is asked of a seat: a sentence for each stage and each thing begun. */
import type { Choice, Params } from '../../lib/types';
import { COMPANIES, top, type View } from './view';

interface Ask {
  key: string;
  params?: Params;
  ready?: boolean;
}

/** What goods that are in use can still do. */
function goods(verbs: Set<string>): string {
  if (verbs.has('buy')) return 'goods';
  if (!verbs.has('use')) return 'units';
  return verbs.has('advance') ? 'units-more' : 'mixed';
}

/** What a turn can still be used for. */
function turn(verbs: Set<string>): string {
  const cards = ['use', 'expand', 'boost'].some((verb) => verbs.has(verb));
  if (!verbs.has('bonus')) return cards ? 'mombasa-ask-turn-cards' : 'mombasa-ask-end';
  return cards ? 'mombasa-ask-turn' : 'mombasa-ask-turn-markers';
}

const BEGUN: Record<string, (about: number[], verbs: Set<string>, view: View) => Ask> = {
  goods: ([, , units], verbs) => ({ key: `mombasa-ask-${goods(verbs)}`, params: { units } }),
  advance: (about) => ({
    key: 'mombasa-ask-advance',
    params: { steps: Math.max(...about.slice(0, 4)) },
  }),
  points: ([points]) => ({ key: 'mombasa-ask-points', params: { points } }),
  jar: (_, verbs) => ({ key: verbs.has('jar') ? 'mombasa-ask-jar' : 'mombasa-ask-jar-stuck' }),
  buy: () => ({ key: 'mombasa-ask-buy' }),
  discard: ([coffee]) => ({ key: coffee ? 'mombasa-ask-discard-coffee' : 'mombasa-ask-discard' }),
  remove: ([count]) => ({ key: 'mombasa-ask-remove', params: { count } }),
  expand: ([company, points], verbs) => ({
    key: verbs.has('enter') ? 'mombasa-ask-expand' : 'mombasa-ask-expanded',
    params: { company: COMPANIES[company], points },
  }),
  return: ([company]) => ({ key: 'mombasa-ask-return', params: { company: COMPANIES[company] } }),
  shelve: (_, __, view) => ({ key: 'mombasa-ask-shelve', params: { count: view.carried.length } }),
  pick: () => ({ key: 'mombasa-ask-pick' }),
};

/** The other half of a decision, by its verb and by what was pointed at. */
const HALVES: Record<string, string> = {
  'plan card': 'slot',
  'plan slot': 'card',
  'expand slot': 'company',
  'expand tile': 'company',
  'enter region': 'column',
  'enter column': 'region',
  'shelve carried': 'space',
  'shelve shelf': 'book',
  'advance track': 'steps',
  'bonus bonus': 'option',
  'boost tile': 'boost',
};

export function next(left: Choice[], picked: string[]): Ask | null {
  const half = HALVES[`${left[0]?.verb} ${picked[0]?.split(':')[0]}`];
  const alike = left.every(({ verb }) => verb === left[0].verb);
  return half && alike && picked.length === 1 ? { key: `mombasa-ask-${half}` } : null;
}

export function ask(view: View, _: number, choices: Choice[]): Ask {
  const verbs = new Set(choices.map((choice) => choice.verb));
  if (view.stage === 'choosing') return { key: 'mombasa-ask-choose' };
  if (view.stage === 'resting') {
    const slot = 1 + (choices[0]?.fields.resting ?? 0);
    return { key: 'mombasa-ask-rest', params: { slot } };
  }
  if (view.stage === 'planning')
    return verbs.has('plan')
      ? { key: 'mombasa-ask-plan' }
      : { key: 'mombasa-ask-planned', ready: true };
  const begun = top(view);
  if (begun && begun.kind in BEGUN) return BEGUN[begun.kind](begun.about, verbs, view);
  return { key: turn(verbs) };
}

/** What the end of a phase would waste: slots to be filled, cards, bonus markers. */
export function unused({ verb }: Choice, choices: Choice[]): Ask | null {
  const can = (...verbs: string[]) => choices.some((other) => verbs.includes(other.verb));
  if (verb === 'done') return can('plan') ? { key: 'mombasa-unused-slots' } : null;
  if (can('use', 'expand')) return { key: 'mombasa-unused-cards' };
  return can('bonus') ? { key: 'mombasa-unused-markers' } : null;
}
