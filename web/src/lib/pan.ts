/** How far something that was made larger may be moved, so that it still fills its frame. */
export function clampPan(offset: number, scale: number, length: number): number {
  return Math.min(0, Math.max(length - scale * length, offset));
}
