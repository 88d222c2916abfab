/** Shows on the board what an event of the log, or a decision, is about. */
import type { GameScreen, Motion } from './game';
import { looking } from './looking';
import type { Worded } from './types';

/** Things that are seldom on the board twice, so that showing them says something. */
const THINGS = ['region', 'company', 'card', 'book', 'bonus', 'shield'];

const at = (place: string) => `[data-at="${place}"]`;
const ends = (motion: Motion) => ('at' in motion ? [motion.at] : [motion.from, motion.to]);

/** Which event has brought what lies at a place: a like thing elsewhere is another one. */
export class Traces {
  private brought = new Map<string, Worded>();

  follow(event: Worded, motions: Motion[]): void {
    for (const motion of motions) {
      if (!('symbol' in motion)) continue;
      this.brought.delete(motion.from);
      this.brought.set(motion.to, event);
    }
  }

  /** Where what an event has moved still lies. */
  left(event: Worded): string[] {
    return [...this.brought].flatMap(([place, by]) => (by === event ? [place] : []));
  }
}

/** What to look for: the places that are told of, and those between which something moved; else the
 * things by their help. */
export function selectors(event: Worded, motions: Motion[], places: string[] = []): string[] {
  const found = [...places, ...motions.flatMap(ends)];
  if (found.length) return [...new Set(found)].map(at);
  return THINGS.filter((thing) => thing in event.params).map(
    (thing) => `[data-help="${thing}:${event.params[thing]}"]`,
  );
}

/** What an event tells of, as far as it can be seen in a view; `left` is where things still lie that
 * it has moved. */
export function about(
  event: Worded,
  game: GameScreen,
  view: unknown,
  seat: number,
  left: string[] = [],
): string[] {
  const told = game.places?.(event, view) ?? [];
  return selectors(event, game.motions(event, view, view, seat), [...told, ...left]);
}

/** Light what the selectors find; returns how to put it out. */
export function light(found: string[]): () => void {
  const nodes = found.flatMap((selector) => [...document.querySelectorAll(selector)]);
  for (const node of nodes) node.setAttribute('data-lit', '');
  return () => nodes.forEach((node) => node.removeAttribute('data-lit'));
}

/** For `{@attach}`: whoever points at a line, or comes to it by keys, sees what it speaks of. */
export function lighting(found: () => string[]): (node: Element) => () => void {
  let out = () => {};
  return looking(
    () => {
      out();
      out = light(found());
    },
    () => out(),
  );
}
