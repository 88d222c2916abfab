/** Burgundy for the screens that are the same for all titles. */
import type { GameScreen } from '../../lib/game';
import { speech } from '../../lib/words.svelte';
import { ask } from './ask';
import Board from './Board.svelte';
import { explain } from './explain';
import { motions } from './motions';
import { attempt, price, targets } from './targets';

export const burgundy: GameScreen = {
  name: 'burgundy',
  board: Board,
  targets,
  cost(choice) {
    const { workers, silver } = price(choice);
    const words = speech.game('burgundy');
    const parts: string[] = [];
    if (workers) parts.push(words?.say('so-many-workers', { workers }) ?? `${workers} W`);
    if (silver) parts.push(words?.say('so-many-silver', { silver }) ?? `${silver} S`);
    return parts.join(', ');
  },
  closing: new Set(['end']),
  ask(view, seat, choices) {
    const asking = ask(view, seat, choices);
    const { tile } = asking.params ?? {};
    if (tile === undefined) return asking;
    const named = speech.game('burgundy')!.thing('tile', String(tile));
    return { ...asking, params: { ...asking.params, tile: named } };
  },
  attempt,
  motions,
  explain,
  chapter: (view) => ({
    key: 'burgundy-chapter',
    params: { round: view.round, phase: view.phase ?? '' },
  }),
};
