/** How people and computer players are called. */
import type { SeatInfo } from './types';
import { t } from './words.svelte';

/** The names of seats; computer players are called by their level in the reader's language, and
 * numbered where there are several of a level. */
export function seatNames(seats: SeatInfo[]): string[] {
  const seen = new Map<string, number>();
  return seats.map((seat) => {
    if (seat.kind === 'open') return t('seat-open');
    if (seat.kind !== 'bot' || !seat.level) return seat.name;
    const which = (seen.get(seat.level) ?? 0) + 1;
    seen.set(seat.level, which);
    return t(`level-${seat.level}`) + (which > 1 ? ` ${which}` : '');
  });
}

/** The seats with these names, for boards to show. */
export function named(seats: SeatInfo[]): SeatInfo[] {
  const names = seatNames(seats);
  return seats.map((seat, index) => ({ ...seat, name: names[index] }));
}

export function day(time: number, language: string): string {
  return new Date(time).toLocaleDateString(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
}
