/** The header of a record names the game and its players; its last line has the result. */
import type { TitleName } from './types';

export function header(text: string): { title: TitleName; players: string[]; over: boolean } {
  const values = new Map(
    text
      .split('\n\n', 1)[0]
      .split('\n')
      .map((line) => {
        const cut = line.indexOf(':');
        return [line.slice(0, cut).trim(), line.slice(cut + 1).trim()];
      }),
  );
  const players = (values.get('players') ?? '').split(',').map((name) => name.trim());
  return { title: values.get('game') as TitleName, players, over: /^result /m.test(text) };
}
