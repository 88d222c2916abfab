/** Burgundy for the screens that are the same for all titles. */
import type { GameScreen } from '../../lib/game';
import { settings } from '../../lib/settings.svelte';
import { speech, t } from '../../lib/words.svelte';
import { ask, next, unused, type Asking } from './ask';
import Board from './Board.svelte';
import { explain } from './explain';
import { motions, places } from './motions';
import { attempt, dear, goals, price, targets, uses } from './targets';

/** The tile of a sentence, if it has one, by its name. */
function named(asking: Asking): Asking {
  const { tile } = asking.params ?? {};
  if (tile === undefined) return asking;
  const name = speech.game('burgundy')!.thing('tile', String(tile));
  return { ...asking, params: { ...asking.params, tile: name } };
}

export const burgundy: GameScreen = {
  name: 'burgundy',
  dice: true,
  board: Board,
  targets,
  goals,
  cost(choices) {
    const { workers, silver } = price(choices);
    const words = speech.game('burgundy');
    const parts: string[] = [];
    if (workers) parts.push(words?.say('so-many-workers', { workers }) ?? `${workers} W`);
    if (silver) parts.push(words?.say('so-many-silver', { silver }) ?? `${silver} S`);
    return parts.join(', ');
  },
  dear,
  closing: new Set(['end']),
  ask: (view, seat, choices) => named(ask(view, seat, choices)),
  next(left, picked, view, seat) {
    const asking = next(left, picked, view, seat);
    if (!asking?.ways) return asking && named(asking);
    const list = new Intl.ListFormat(settings.language, { type: 'disjunction' });
    const ways = list.format(asking.ways.map((way) => t(`burgundy-way-${way}`)));
    return { key: asking.key, params: { ...asking.params, ways } };
  },
  unused,
  attempt,
  motions,
  places,
  explain,
  uses,
  source: (name) => `source:${name}`,
  chapter: (view) => ({
    key: 'burgundy-chapter',
    params: { round: view.round, phase: view.phase ?? '' },
  }),
};
