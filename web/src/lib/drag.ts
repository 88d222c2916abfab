/** Dragging from place to place: a further way to point at both. Fingers scroll, so they drag only
 * where the board says `touch-action: none`. */
import type { Attachment } from 'svelte/attachments';
import type { Picker } from './picker.svelte';

const SLACK = 8;

function placeAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-at]') ?? null;
}

/** What follows the pointer: the symbol of the place if it has one, as large as it lies there. */
function ghost(source: HTMLElement): SVGElement {
  const node = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  node.setAttribute('viewBox', '0 0 100 100');
  const { symbol = source.querySelector('use')?.getAttribute('href')?.slice(1) } = source.dataset;
  node.innerHTML = symbol ? `<use href="#${symbol}" />` : '<circle cx="50" cy="50" r="25" />';
  const { width, height } = source.getBoundingClientRect();
  node.style.setProperty('--side', `${Math.min(Math.max(width, height, 48), 120)}px`);
  node.style.color = getComputedStyle(source.querySelector('use') ?? source).color;
  node.classList.add('dragged');
  document.getElementById('motion')?.append(node);
  return node;
}

export function dragging(picker: Picker): Attachment<HTMLElement> {
  return (board) => {
    let from: HTMLElement | null = null;
    let start = { x: 0, y: 0 };
    let carried: SVGElement | null = null;

    const down = (event: PointerEvent) => {
      from = (event.target as Element).closest<HTMLElement>('[data-at][data-mark]');
      if (event.button || (event.pointerType === 'touch' && !holdsStill(from))) from = null;
      start = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      if (!carried) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return;
        carried = ghost(from);
        picker.lift(from.dataset.at!);
      }
      carried.style.left = `${event.clientX}px`;
      carried.style.top = `${event.clientY}px`;
    };
    const up = (event: PointerEvent) => {
      if (carried) {
        carried.remove();
        const goal = placeAt(event.clientX, event.clientY)?.dataset.at;
        if (goal && goal !== from?.dataset.at) picker.drop(goal);
        else picker.clear();
        addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      }
      from = carried = null;
    };
    /** The browser has taken the pointer over, to scroll: nothing was put down. */
    const cancel = () => {
      if (carried) picker.clear();
      carried?.remove();
      from = carried = null;
    };
    board.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    return () => {
      board.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      carried?.remove();
    };
  };
}

function holdsStill(node: Element | null): boolean {
  return node !== null && getComputedStyle(node).touchAction === 'none';
}

/** The click that a browser makes of the end of a drag is none. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
