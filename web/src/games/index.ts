/** The titles, each fetched when it is needed. */
import { api } from '../lib/api';
import type { GameScreen } from '../lib/game';
import type { Components, TitleName } from '../lib/types';

export const games: Record<TitleName, () => Promise<GameScreen>> = {
  burgundy: () => import('./burgundy/screen').then((module) => module.burgundy),
  mombasa: () => import('./mombasa/screen').then((module) => module.mombasa),
};

/** What a board is drawn with: a title's screen and pieces, and its symbols, which are there before
 * the board is, since a tile without its picture cannot be pointed at. */
export async function boardOf(
  title: TitleName,
  table?: string,
): Promise<{ game: GameScreen; components: Components }> {
  const [game, components] = await Promise.all([
    games[title](),
    api.components(title, table),
    api.symbols(title),
  ]);
  return { game, components };
}
