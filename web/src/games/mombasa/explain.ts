/** What a thing of the board means: the line of help for whoever asks. */
import type { Explanation } from '../../lib/game';
import type { Components, Params } from '../../lib/types';
import { t } from '../../lib/words.svelte';
import { name } from './names';
import { sides, type Said } from './explained';
import type { Drawn, View } from './view';

/** The kinds of help whose title is the name of a thing of the game. */
const TITLES: Record<string, string> = {
  card: 'card',
  book: 'book',
  company: 'company',
  track: 'company',
  region: 'region',
  bonus: 'bonus',
  tile: 'tile',
  start: 'start',
};

export function explain(
  help: string,
  view: View,
  components: Components<Drawn>,
): Explanation | null {
  const [kind, thing] = help.split(/:(.*)/s);
  const said: Said | undefined = sides[kind]?.(thing, view, components);
  if (!said) return null;
  const say = ([key, params]: [string, Params?]) => t(`mombasa-explain-${key}`, params);
  const lines = said.lines.map(say);
  const title = kind in TITLES ? name(TITLES[kind], thing) : t(said.title!.key, said.title!.params);
  return { title, lines, rules: said.rules };
}
