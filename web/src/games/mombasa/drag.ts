/** Dragging a thing onto a place says the same as pointing at both. */
import type { Attachment } from 'svelte/attachments';
import type { Picker } from '../../lib/picker.svelte';

/** So far a pointer moves before it is a drag and no click. */
const FAR = 8;

export function drag(picker: Picker, at: string): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number } | null = null;
    let dragging = false;

    const down = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || event.button || !node.dataset.mark) return;
      start = { x: event.clientX, y: event.clientY };
      dragging = false;
      node.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      dragging ||= Math.hypot(x, y) > FAR;
      if (!dragging) return;
      picker.picked = [at];
      node.style.cssText = `translate:${x}px ${y}px;z-index:10;pointer-events:none`;
    };
    const up = (event: PointerEvent) => {
      if (dragging && event.type === 'pointerup') {
        const under = document.elementsFromPoint(event.clientX, event.clientY);
        const goal = under
          .map((other) => other.closest<HTMLElement>('[data-mark]')?.dataset.at)
          .find((other) => other !== undefined && other !== at);
        picker.picked = goal ? [at] : [];
        if (goal) picker.point(goal);
      }
      node.style.cssText = '';
      start = null;
    };
    /** The click that follows a drag is not meant. */
    const click = (event: Event) => {
      if (dragging) event.stopImmediatePropagation();
      dragging = false;
    };
    const dismiss = (event: Event) => event.preventDefault();

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    node.addEventListener('click', click, { capture: true });
    node.addEventListener('dragstart', dismiss);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, { capture: true });
      node.removeEventListener('dragstart', dismiss);
    };
  };
}
