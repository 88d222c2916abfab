import type { GameScreen } from '../../lib/game';
import { ask, next, unused } from './ask';
import Board from './Board.svelte';
import { explain } from './explain';
import { motions } from './motions';
import { made } from './rewards';
import { attempt, cost, costTold, ruleOf, targets } from './targets';

/** What explains where pounds come from, unless it is a company's shares. */
const SOURCES: Record<string, string> = {
  cash: 'term:pound',
  diamonds: 'term:diamond-track',
  bookkeeping: 'term:bookkeeping-track',
};

export const mombasa: GameScreen = {
  name: 'mombasa',
  board: Board,
  targets,
  cost,
  costTold,
  closing: new Set(['end', 'done']),
  ask,
  next,
  unused,
  attempt,
  ruleOf,
  made,
  motions,
  chapter: (view) => ({ key: 'mombasa-chapter', params: { round: view.round } }),
  explain,
  source: (name) => SOURCES[name] ?? `company:${name}`,
};
