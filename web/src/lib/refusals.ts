/** What people read when something was refused, or when nobody answered. */
import { Refused } from './api';
import type { Refusal } from './types';
import { speech, t } from './words.svelte';

/** What cannot be read as a choice here is told like one that cannot be made. */
const LIKE: Record<string, string> = { notation: 'not-now' };

export function told({ code, message }: Pick<Refusal, 'code' | 'message'>): string {
  const key = `refused-${LIKE[code] ?? code}`;
  return speech.screen!.has(key) ? t(key) : `${t('went-wrong')}: ${message}`;
}

/** The same for whatever was thrown: what is no refusal never reached the server. */
export function thrown(error: unknown): string {
  return error instanceof Refused ? told(error.refusal) : t('refused-unreachable');
}
