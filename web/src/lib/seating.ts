/** Who sits where at a new table, and how its options are named. */
import type { Clock, Option, TitleName } from './types';
import { speech, t } from './words.svelte';

export const LEVELS = ['apprentice', 'merchant', 'duke', 'grand-duke'];

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** A time in words, in days or minutes. */
export function timeOf(time: number): string {
  return time >= DAY ? t('days', { count: time / DAY }) : t('minutes', { count: time / MINUTE });
}

export function clockOf({ kind, time, increment }: Clock): string {
  return t(`clock-of-${kind}`, { time: timeOf(time), seconds: increment / 1000 });
}

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

/** The seats, those that play together side by side. */
export function partners(count: number, options: Options): number[][] {
  const all = Array.from({ length: count }, (_, seat) => seat);
  const even = (seat: number) => seat % 2 === 0;
  return options.mode === 'team' ? [all.filter(even), all.filter((seat) => !even(seat))] : [all];
}

/** What is about the others, which somebody who plays alone has none of. */
const AMONG_OTHERS = new Set(['start']);

/** Whether an option says anything beside the others, as the server tells it. */
export function matters({ name, only = {} }: Option, options: Options): boolean {
  if (name === 'players' || (AMONG_OTHERS.has(name) && options.mode === 'solo')) return false;
  return Object.entries(only).every(([other, values]) => values.includes(String(options[other])));
}

/** The options that are chosen: what was switched on before another choice hid it is not. */
export function chosen(list: Option[], options: Options): Options {
  const said = list.filter((option) => matters(option, options));
  return Object.fromEntries(said.map(({ name }) => [name, options[name]]));
}

/** A number as an option allows it: what is typed may be too much, too little, or none. */
export function within({ min, max, default: usual }: Option, value: number): number {
  if (Number.isNaN(value)) return Number(usual);
  return Math.min(max ?? value, Math.max(min ?? value, Math.round(value)));
}

/** What stands for a duchy that is dealt. */
const BY_LOT = new Set(['random', '11']);

/** The duchies that are played on, or that could be dealt. */
export function possibleDuchies(options: Options): string[] {
  const named = [...new Set(String(options.duchies ?? '').split(','))];
  if (!named.some((each) => BY_LOT.has(each))) return named;
  return duchies(options).filter((each) => !BY_LOT.has(each));
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

/** A line about an option; a mode, or playing with border posts, may have one of its own. */
export function helpOf(title: TitleName, name: string, options: Options): string {
  const key = `option-${title}-${name}-help`;
  const posts = options['border-posts'] === 'on' ? 'posts' : '';
  const own = [options.mode, posts].map((variant) => `${key}-${variant}`);
  return t(own.find((variant) => speech.screen!.has(variant)) ?? key);
}

/** A value of an option in words; numbers and names speak for themselves. */
export function valueOf(title: TitleName, name: string, value: string | number): string {
  const key = `choice-${title}-${name}-${value}`;
  return speech.screen!.has(key) ? t(key) : String(value);
}
