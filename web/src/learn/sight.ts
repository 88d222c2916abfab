/** What can be seen of the board, and where to look for the rest. */

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export type Side = 'left' | 'right' | 'up' | 'down';

/** Lines may lie between two pixels. */
const NEARLY = 1;

/** Beyond which edge the middle of a box lies, if any: parts side by side come first. */
export function beyond(box: Box, area: Box): Side | null {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  if (x < area.left) return 'left';
  if (x > area.right) return 'right';
  if (y < area.top) return 'up';
  return y > area.bottom ? 'down' : null;
}

/** Whether no part of a box is cut off to its left or right. */
export function across(box: Box, area: Box): boolean {
  return box.left >= area.left - NEARLY && box.right <= area.right + NEARLY;
}

/** How far down to scroll to see the boxes: all of them, or as many from the first on as fit. */
export function scrollFor(boxes: Box[], area: Box): number {
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  if (top >= area.top - NEARLY && bottom <= area.bottom + NEARLY) return 0;
  const fits = bottom - top <= area.bottom - area.top;
  if (!fits && boxes.length > 1) return scrollFor(boxes.slice(0, -1), area);
  return (top + bottom) / 2 - (area.top + area.bottom) / 2;
}
