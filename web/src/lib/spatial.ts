/** Where the focus goes: when an arrow is pressed, to the nearest box that way. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const WAYS: Record<Direction, [number, number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** Going aside counts so much more than going on: what lies straight ahead comes first. */
const ASIDE = 2.5;

function centre(box: Box): [number, number] {
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The index of the nearest box in a direction, or -1. */
export function nearest(from: Box, boxes: Box[], direction: Direction): number {
  const [dx, dy] = WAYS[direction];
  const [x, y] = centre(from);
  let best = -1;
  let least = Infinity;
  for (const [index, box] of boxes.entries()) {
    const [bx, by] = centre(box);
    const on = (bx - x) * dx + (by - y) * dy;
    const aside = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
    if (on < 1) continue;
    const way = on + ASIDE * aside;
    if (way < least) [best, least] = [index, way];
  }
  return best;
}

/** The index of the box nearest to another, whichever way it lies; -1 if there is none. */
export function closest(from: Box, boxes: Box[]): number {
  const [x, y] = centre(from);
  const away = boxes.map(centre).map(([bx, by]) => Math.hypot(bx - x, by - y));
  return away.indexOf(Math.min(...away));
}
