import type { GameScreen } from '../../lib/game';
import Board from './Board.svelte';

export const burgundy: GameScreen = {
  name: 'burgundy',
  board: Board,
  targets: () => [],
  cost: () => '',
  closing: new Set(['end', 'done']),
  ask: () => ({ key: 'burgundy-ask' }),
  attempt: () => null,
  motions: () => [],
  chapter: (view) => ({
    key: 'burgundy-chapter',
    params: { round: view.round, phase: view.phase ?? '' },
  }),
};
