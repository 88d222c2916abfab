/** What things are called in the reader's language. */
import { speech } from '../../lib/words.svelte';

export function name(kind: string, thing: string): string {
  return speech.game('mombasa')?.thing(kind, thing) ?? thing;
}
