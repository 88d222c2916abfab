/** What things are called in the reader's language. */
import { speech, t } from '../../lib/words.svelte';

export function name(kind: string, thing: string): string {
  return speech.game('mombasa')?.thing(kind, thing) ?? thing;
}

/** An amount of money. */
export function pounds(amount: number): string {
  return t('mombasa-sum', { pounds: amount });
}
