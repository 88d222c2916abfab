/** How people and computer players are called. */
import type { SeatInfo } from './types';
import { t } from './words.svelte';

/** The names of seats; computer players are called by their level in the reader's language. Those
 * of one name are numbered. */
export function seatNames(seats: SeatInfo[]): string[] {
  const seen = new Map<string, number>();
  return seats.map((seat) => {
    if (seat.kind === 'open') return t('seat-open');
    const name = seat.kind === 'bot' && seat.level ? t(`level-${seat.level}`) : seat.name;
    const which = (seen.get(name) ?? 0) + 1;
    seen.set(name, which);
    return which > 1 ? `${name} ${which}` : name;
  });
}

/** The seats with these names, for boards to show. */
export function named(seats: SeatInfo[]): SeatInfo[] {
  const names = seatNames(seats);
  return seats.map((seat, index) => ({ ...seat, name: names[index] }));
}

/** The reader's own way with dates, where the browser knows one for the language. */
function region(language: string): string {
  return navigator.languages.find((each) => each.startsWith(language)) ?? language;
}

export function day(time: number, language: string): string {
  return new Date(time).toLocaleDateString(region(language), { dateStyle: 'medium' });
}

export function minute(time: number, language: string): string {
  return new Date(time).toLocaleString(region(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}
