/** What is asked of a seat, as a sentence; a tile in it is still to be worded. */
import type { Choice, Params } from '../../lib/types';
import { ANY_DIE, pending, type View } from './model';
import { targets } from './targets';

export interface Asking {
  key: string;
  params?: Params;
  ready?: boolean;
}

/** A die of any value has none to be named. */
const said = (value: number) => (value === ANY_DIE ? '?' : value);

/** Where the sentence names something. */
const NAMED: Record<string, (view: View) => Params> = {
  fetch: (view) => ({ tile: pending(view)?.tile ?? '' }),
  discard: (view) => ({ tile: pending(view)?.tile ?? '' }),
  keep: (view) => ({ tile: pending(view)?.tile ?? '' }),
  set: (view) => ({ tile: pending(view)?.tile ?? '' }),
  white: (view) => ({ value: view.white_die }),
  load: (view) => ({ depot: pending(view)?.depot ?? 0 }),
  crest: (view) => ({ shield: pending(view)?.shield ?? 0 }),
  pay: (view) => ({ count: pending(view)?.count ?? 0 }),
};

export function ask(view: View, seat: number, choices: Choice[]): Asking {
  if (view.stage === 'setup') return { key: 'burgundy-ask-start' };
  const kind = pending(view)?.kind;
  if (kind === 'ship' && pending(view)?.beside)
    return { key: 'burgundy-ask-ship-beside', params: { depot: pending(view)!.beside! } };
  if (kind) return { key: `burgundy-ask-${kind}`, params: NAMED[kind]?.(view) };
  const dice = view.seats[seat].dice.filter((die) => !die.used).map((die) => die.value);
  if (dice.length === 2)
    return {
      key: 'burgundy-ask-dice',
      params: { first: said(dice[0]), second: said(dice[1]) },
    };
  if (dice.length) return { key: 'burgundy-ask-die', params: { die: said(dice[0]) } };
  const buying = choices.some(({ verb }) => verb === 'buy' || verb === 'inn');
  return { key: buying ? 'burgundy-ask-buy' : 'burgundy-ask-end', ready: true };
}

/** What a die can be used for, in the order in which the rules tell it. */
const WAYS = ['take', 'place', 'sell', 'workers'];

/** What is still asked of somebody who has pointed at some of it: `ways` are verbs to be worded. */
export function next(
  left: Choice[],
  picked: string[],
  view: View,
  seat: number,
): (Asking & { ways?: string[] }) | null {
  const kind = (at: string) => at.split(':')[0];
  const open = left.flatMap((choice) => targets(choice, view, seat));
  const kinds = new Set(open.filter((at) => !picked.includes(at)).map(kind));
  const only = (...some: string[]) => [...kinds].every((one) => some.includes(one));
  if (!kinds.size) return null;
  if (only('die')) return { key: 'burgundy-ask-which' };
  if (only('silver', 'workers')) return { key: 'burgundy-ask-payment' };
  const stored = picked.find((at) => kind(at) === 'store');
  if (stored && kinds.has('space')) {
    const tile = view.seats[seat].stores[Number(stored.split('-')[1])] ?? '';
    return { key: 'burgundy-ask-set', params: { tile } };
  }
  if (picked.length !== 1 || kind(picked[0]) !== 'die') return null;
  const verbs = new Set(left.map(({ verb }) => (verb === 'pick' ? 'place' : verb)));
  const ways = WAYS.filter((way) => verbs.has(way));
  const value = Number(picked[0].split(':')[1]);
  const die = value === ANY_DIE ? 'any' : value;
  return ways.length ? { key: 'burgundy-ask-ways', params: { die }, ways } : null;
}

/** What the end of the turn would waste: dice that something could still be done with. */
export function unused(_: Choice, choices: Choice[], view: View, seat: number): Asking | null {
  const dice = view.seats[seat].dice.filter((die) => !die.used).length;
  const useful = choices.some(({ fields }) => fields.die);
  return dice && useful ? { key: 'burgundy-unused', params: { dice } } : null;
}
