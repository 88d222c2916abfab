/** What is asked of a seat, as a sentence; a tile in it is still to be worded. */
import type { Choice, Params } from '../../lib/types';
import { pending, type View } from './model';

export interface Asking {
  key: string;
  params?: Params;
  ready?: boolean;
}

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
  const said = (value: number) => (value > 6 ? '?' : value);
  if (dice.length === 2)
    return {
      key: 'burgundy-ask-dice',
      params: { first: said(dice[0]), second: said(dice[1]) },
    };
  if (dice.length) return { key: 'burgundy-ask-die', params: { die: said(dice[0]) } };
  const buying = choices.some(({ verb }) => verb === 'buy' || verb === 'inn');
  return { key: buying ? 'burgundy-ask-buy' : 'burgundy-ask-end', ready: true };
}
