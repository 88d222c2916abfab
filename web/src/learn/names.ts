/** What things are called in the reader's language. */
import type { TitleName } from '../lib/types';
import { speech } from '../lib/words.svelte';
import type { Thing } from './glossary';
import { l } from './words.svelte';

export function nameOf(title: TitleName, { name }: Thing): string {
  return name.startsWith('rules-thing-') ? l(name) : speech.game(title)!.say(name);
}
