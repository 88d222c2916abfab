/** Where the focus of the keyboard is at the table, and where it goes when its place goes away. */
import { tick } from 'svelte';
import { closest } from './spatial';

/** Where the focus was when its place went away. */
let lost: DOMRect | null = null;

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
  if (!lost) return nodes[0];
  return nodes[
    closest(
      lost,
      nodes.map((node) => node.getBoundingClientRect()),
    )
  ];
}

export function go(node: HTMLElement): void {
  if (!node.hasAttribute('tabindex')) node.setAttribute('tabindex', '-1');
  node.focus({ preventScroll: true });
  node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** A place goes away: whoever was there by keys is taken to the nearest one that is open. */
export function leave(node: Element): void {
  if (!node.matches(':focus-visible')) return;
  lost = node.getBoundingClientRect();
  void tick().then(() => {
    const places = open();
    if (document.activeElement === document.body && places.length) go(nextTo(places));
  });
}
