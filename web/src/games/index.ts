/** The titles, each fetched when it is needed. */
import type { GameScreen } from '../lib/game';
import type { TitleName } from '../lib/types';

export const games: Record<TitleName, () => Promise<GameScreen>> = {
  burgundy: () => import('./burgundy/screen').then((module) => module.burgundy),
  mombasa: () => import('./mombasa/screen').then((module) => module.mombasa),
};
