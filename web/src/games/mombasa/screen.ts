import type { GameScreen } from '../../lib/game';
import Board from './Board.svelte';

export const mombasa: GameScreen = {
  name: 'mombasa',
  board: Board,
  targets: () => [],
  cost: () => '',
  closing: new Set(['end', 'done']),
  ask: () => ({ key: 'mombasa-ask' }),
  attempt: () => null,
  motions: () => [],
  chapter: (view) => ({
    key: 'mombasa-chapter',
    params: { round: view.round, phase: view.phase ?? '' },
  }),
};
