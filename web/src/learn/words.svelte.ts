/** The words of learning and looking up, fetched with the screens that need them. */
import { settings } from '../lib/settings.svelte';
import type { Params } from '../lib/types';
import { Texts } from '../lib/words.svelte';

const files = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' });

class Learning {
  private texts = $state.raw<Texts | null>(null);

  /** Load the words of the language in the settings. */
  async load(): Promise<void> {
    const language = settings.language;
    const source = await files[`./words/${language}.ftl`]();
    if (language === settings.language) this.texts = new Texts(language, source);
  }

  say(key: string, params?: Params): string {
    return this.texts ? this.texts.say(key, params) : '';
  }
}

export const learning = new Learning();

/** A message about learning. */
export function l(key: string, params?: Params): string {
  return learning.say(key, params);
}
