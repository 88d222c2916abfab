/** Who sits where at a new table, and how its options are named. */
import type { Option, TitleName } from './types';
import { speech, t } from './words.svelte';

export const LEVELS = ['apprentice', 'merchant', 'duke', 'grand-duke'];

export type Sitter = 'me' | 'here' | 'invite' | 'bot';

export interface Chair {
  sitter: Sitter;
  name: string;
  level: string;
}

export function chairs(count: number): Chair[] {
  return Array.from({ length: count }, (_, seat) => ({
    sitter: seat ? 'bot' : 'me',
    name: '',
    level: 'merchant',
  }));
}

/** What the server is told about a chair. */
export function seatWish(chair: Chair): {
  kind: 'person' | 'bot' | 'open';
  level?: string;
  name?: string;
} {
  if (chair.sitter === 'bot') return { kind: 'bot', level: chair.level };
  if (chair.sitter === 'invite') return { kind: 'open' };
  return chair.name ? { kind: 'person', name: chair.name } : { kind: 'person' };
}

export type Options = Record<string, string | number>;

/** How many play, where the options leave no choice. */
export function fixedPlayers(options: Options): number | null {
  if (options.mode === 'solo') return 1;
  if (options.mode === 'team') return 4;
  return null;
}

/** What does not go with a mode. */
const WITHOUT: Record<string, string[]> = {
  team: ['border-posts', 'trade-routes'],
  solo: ['border-posts', 'trade-routes', 'shields'],
};

/** Whether an option says anything beside the others. */
export function matters(name: string, options: Options): boolean {
  if (name === 'players' || WITHOUT[options.mode]?.includes(name)) return false;
  if (name === 'third-post')
    return options['border-posts'] === 'on' && matters('border-posts', options);
  return name !== 'target' || options.mode === 'solo';
}

/** The options that are chosen: what was switched on before another choice hid it is not. */
export function chosen(options: Options): Options {
  return Object.fromEntries(Object.entries(options).filter(([name]) => matters(name, options)));
}

/** A number as an option allows it: what is typed may be too much, too little, or none. */
export function within({ min, max, default: usual }: Option, value: number): number {
  if (Number.isNaN(value)) return Number(usual);
  return Math.min(max ?? value, Math.max(min ?? value, Math.round(value)));
}

/** The duchies that go with the other options, and what stands for "any of them". */
export function duchies(options: Options): string[] {
  if (options.mode === 'team') return ['12a', '12b'];
  if (options.mode === 'solo') return ['13a', '13b'];
  if (options['border-posts'] === 'on') return ['11', '11a', '11b', '11c', '11d', '11e', '11f'];
  return [...Array.from({ length: 10 }, (_, index) => String(index + 1)), 'random'];
}

export function labelOf(title: TitleName, name: string): string {
  return t(`option-${title}-${name}`);
}

export function helpOf(title: TitleName, name: string): string {
  return t(`option-${title}-${name}-help`);
}

/** A value of an option in words; numbers and names speak for themselves. */
export function valueOf(title: TitleName, name: string, value: string | number): string {
  const key = `choice-${title}-${name}-${value}`;
  return speech.screen!.has(key) ? t(key) : String(value);
}
