/** Shows on the board what an event of the log is about. */
import type { Motion } from './game';
import type { Worded } from './types';

/** Things that are seldom on the board twice, so that showing them says something. */
const THINGS = ['region', 'company', 'card', 'book', 'bonus', 'shield'];

/** What to look for: the places between which something moved, else the things by their help. */
export function selectors(event: Worded, motions: Motion[]): string[] {
  const places = motions.flatMap((motion) =>
    'at' in motion ? [motion.at] : [motion.from, motion.to],
  );
  if (places.length) return [...new Set(places)].map((at) => `[data-at="${at}"]`);
  return THINGS.filter((thing) => thing in event.params).map(
    (thing) => `[data-help="${thing}:${event.params[thing]}"]`,
  );
}

/** Light what the selectors find; returns how to put it out. */
export function light(found: string[]): () => void {
  const nodes = found.flatMap((selector) => [...document.querySelectorAll(selector)]);
  for (const node of nodes) node.setAttribute('data-lit', '');
  return () => nodes.forEach((node) => node.removeAttribute('data-lit'));
}
