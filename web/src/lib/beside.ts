/** Where a card stands beside what it explains: in the window, and as little as possible over what
 * must stay in sight. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Extent {
  width: number;
  height: number;
}

const GAP = 8;

function shared(a: Area, b: Area): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const tall = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, tall);
}

/** Distinct starts of a card along one axis: beside each of the areas, in the middle of the first,
 * and all of them inside the window. */
function starts(areas: [start: number, size: number][], size: number, room: number): number[] {
  const [[first, length]] = areas;
  const found = areas.flatMap(([start, long]) => [start + long + GAP, start - size - GAP]);
  const inside = (at: number) => Math.max(GAP, Math.min(at, room - size - GAP));
  return [...new Set([first + length / 2 - size / 2, ...found].map(inside))];
}

/** The place that covers the least, and among those the nearest; of two that are equally near the
 * one below. */
export function beside(about: Area, card: Extent, room: Extent, clear: Area[]): Area {
  const areas = [about, ...clear];
  const xs = starts(
    areas.map(({ left, width }) => [left, width]),
    card.width,
    room.width,
  );
  const ys = starts(
    areas.map(({ top, height }) => [top, height]),
    card.height,
    room.height,
  );
  const away = ({ left, top }: Area) =>
    Math.hypot(
      left + card.width / 2 - about.left - about.width / 2,
      top + card.height / 2 - about.top - about.height / 2,
    );
  return ys
    .flatMap((top) => xs.map((left): Area => ({ left, top, ...card })))
    .map((place) => ({ place, covers: areas.reduce((sum, area) => sum + shared(place, area), 0) }))
    .reduce((best, next) =>
      next.covers < best.covers ||
      (next.covers === best.covers && away(next.place) < away(best.place))
        ? next
        : best,
    ).place;
}
