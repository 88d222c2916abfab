/** A note of the log in words. */
import type { Turn } from './log';
import { t } from './words.svelte';

export function noted({ note, seat }: Turn, players: string[]): string {
  if (!note) return '';
  return t(`note-${note.kind}`, {
    player: seat === null ? '' : players[seat],
    done: String(note.done ?? false),
    late: String(note.late ?? false),
  });
}
