/** The keys of the table. `KEYS` is what the sheet of keys shows. */
import { go, nextTo, open, seen } from './focus';
import type { Play } from './play.svelte';
import { nearest, type Direction } from './spatial';

export interface Desk {
  play: Play;
  toggle(part: 'log' | 'chat' | 'keys' | 'menu'): void;
  type(): void;
}

export const KEYS: [string[], string][] = [
  [['←', '→', '↑', '↓'], 'key-arrows'],
  [['⇧ ←', '→', '↑', '↓'], 'key-look'],
  [['Enter', '␣'], 'key-point'],
  [['Esc'], 'key-clear'],
  [['1', '…', '6'], 'key-dice'],
  [['E'], 'key-end'],
  [['U'], 'key-undo'],
  [['R'], 'key-restart'],
  [['/'], 'key-notation'],
  [['H', 'F1'], 'key-help'],
  [['L'], 'key-log'],
  [['C'], 'key-chat'],
  [['M'], 'key-menu'],
  [['?'], 'key-keys'],
];

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Do what a key asks for; whether it asked for anything. */
export function press(event: KeyboardEvent, desk: Desk): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return false;
  if (document.querySelector('dialog[open]')) return false;
  const { play } = desk;
  const { key } = event;
  if (key in ARROWS && chooses(event.target)) return false;
  if (key in ARROWS) return step(ARROWS[key], event.shiftKey ? explained() : open());
  if (/^[1-6]$/.test(key)) return pointAt(play, `die:${key}`);
  switch (key.toLowerCase()) {
    case 'escape':
      play.picker.clear();
      play.confirming = null;
      play.refusal = null;
      return true;
    case 'u':
      if (play.frame?.undo) void play.undo();
      return true;
    case 'r':
      if (play.frame?.undo) void play.restart();
      return true;
    case 'e':
      return end(play);
    case 'l':
      desk.toggle('log');
      return true;
    case 'c':
      desk.toggle('chat');
      return true;
    case 'm':
      desk.toggle('menu');
      return true;
    case '?':
      desk.toggle('keys');
      return true;
    case '/':
      desk.type();
      return true;
  }
  return false;
}

function writes(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]')
  );
}

/** Arrows choose among buttons of which one is on. */
function chooses(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input[type=radio]');
}

function end(play: Play): boolean {
  if (play.confirming) {
    play.confirm();
    return true;
  }
  const closing = play.picker.choices.find((choice) => play.game.closing.has(choice.verb));
  if (closing) play.close(closing);
  return closing !== undefined;
}

/** Number keys point at dice: at `die:4`, whichever seat or hand it is in. */
function pointAt(play: Play, at: string): boolean {
  if (!play.picker.mark(at)) return false;
  play.picker.point(at);
  document.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus();
  return true;
}

/** Everything that explains itself. */
function explained(): HTMLElement[] {
  return seen('[data-help]');
}

/** Move the focus to the next of these in a direction. */
function step(direction: Direction, among: HTMLElement[]): boolean {
  if (!among.length) return false;
  const here = document.activeElement;
  if (!here?.matches('[data-at], [data-help], [data-choice]')) {
    go(nextTo(among));
    return true;
  }
  const others = among.filter((node) => node !== here);
  const boxes = others.map((node) => node.getBoundingClientRect());
  const found = nearest(here.getBoundingClientRect(), boxes, direction);
  if (found >= 0) go(others[found]);
  return true;
}
