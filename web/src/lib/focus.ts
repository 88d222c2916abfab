/** Where the focus of the keyboard is at the table, and where it goes when its place goes away. */
import { tick } from 'svelte';
import { closest } from './spatial';

/** The place that was last pointed at by a key, and where it lay. */
let held: Element | null = null;
let box: DOMRect | null = null;
/** It has gone, and the focus with it. */
let gone = false;

/** What can be chosen, and is not far from being so; where the board has nothing of it, the bar. */
export function open(): HTMLElement[] {
  const places = seen('[data-mark]');
  if (!places.length) return seen('[data-choice]:enabled');
  const near = places.filter((node) => node.dataset.mark !== 'far');
  return near.length ? near : places;
}

export function seen(selector: string): HTMLElement[] {
  const nodes = document.querySelectorAll<HTMLElement>(selector);
  return [...nodes].filter((node) => node.getClientRects().length);
}

/** The one of these that is nearest to where the focus was; the first if it was nowhere. */
export function nextTo(nodes: HTMLElement[]): HTMLElement {
  if (!box) return nodes[0];
  return nodes[
    closest(
      box,
      nodes.map((node) => node.getBoundingClientRect()),
    )
  ];
}

export function go(node: HTMLElement): void {
  if (!node.hasAttribute('tabindex')) node.setAttribute('tabindex', '-1');
  node.focus({ preventScroll: true });
  node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** A place was pointed at by a key; or none, by mouse or finger. */
export function hold(node: Element | null): void {
  held = node;
  gone = false;
  box = node?.getBoundingClientRect() ?? null;
}

/** A place goes away. */
export function leave(node: Element): void {
  if (held !== node) return;
  gone = true;
  void regain();
}

/** Whoever was by keys at a place that went away is taken to the nearest one that is open. */
export async function regain(): Promise<void> {
  await tick();
  if (!gone || document.activeElement !== document.body) return;
  const places = open();
  if (!places.length) return;
  gone = false;
  go(nextTo(places));
}
