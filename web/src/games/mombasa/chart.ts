/** The map as the screen shows it: names and icons on it must be read in a small window. */
import { baseRoom, type Box } from './layout';
import type { DrawnBase, DrawnMap, Point } from './view';

/** So much larger than they are enclaves are drawn: a name must find room in them. */
const SWELL = 1.3;
/** How far apart bases and land are, and how closely a berth is looked for. */
const GAP = 8;
const GRAIN = 15;
/** So much farther away a base may lie, for every step that it is not outside the land's box. */
const COSTLY = 4;

export function bounds(points: Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Enclaves grow around their middle, with their borders and the holes that they lie in. */
function swollen(map: DrawnMap): DrawnMap {
  return map.regions
    .filter(({ inside }) => inside !== null)
    .reduce((before, { region, inside, outlines }): DrawnMap => {
      const { x, y, width, height } = bounds(outlines.flat());
      const [cx, cy] = [x + width / 2, y + height / 2];
      const grow = (points: Point[]) =>
        points.map(([x, y]): Point => [cx + (x - cx) * SWELL, cy + (y - cy) * SWELL]);
      return {
        ...before,
        regions: before.regions.map((other) => {
          if (other.region === region)
            return { ...other, at: [cx, cy + 4], outlines: other.outlines.map(grow) };
          if (other.region !== inside) return other;
          const [rim, ...holes] = other.outlines;
          return { ...other, outlines: [rim, ...holes.map(grow)] };
        }),
        lines: before.lines.map((line) =>
          line.between.includes(region) ? { ...line, points: grow(line.points) } : line,
        ),
      };
    }, map);
}

/** Points along a way, none farther from the next than the grain. */
function along(points: Point[]): Point[] {
  return points.slice(1).flatMap(([x, y], index) => {
    const [a, b] = points[index];
    const parts = Math.ceil(Math.hypot(x - a, y - b) / GRAIN);
    return Array.from({ length: parts }, (_, part): Point => [
      a + ((x - a) * part) / parts,
      b + ((y - b) * part) / parts,
    ]);
  });
}

function corners({ x, y, width, height }: Box): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ];
}

/** A window is wider than high, and every strip beside the land makes the land smaller: so bases
 * lie in its bays, each as near as possible to where it is printed. */
function berthed(map: DrawnMap): DrawnBase[] {
  const land = bounds(map.regions.flatMap(({ outlines }) => outlines.flat()));
  const taken = map.lines.flatMap(({ points }) => along(points));
  return map.bases.map((base) => {
    const room = baseRoom(base);
    const { width, height } = room;
    const outside = ([x, y]: Point) =>
      Math.max(0, land.x - x + width / 2, x + width / 2 - land.x - land.width) +
      Math.max(0, land.y - y + height / 2, y + height / 2 - land.y - land.height);
    const worse = (spot: Point) =>
      Math.hypot(spot[0] - base.at[0], spot[1] - base.at[1]) + COSTLY * outside(spot);
    const free = ([x, y]: Point) =>
      taken.every(
        ([a, b]) => Math.abs(a - x) > width / 2 + GAP || Math.abs(b - y) > height / 2 + GAP,
      );
    const at = spots(land, room)
      .map((spot): [Point, number] => [spot, worse(spot)])
      .sort(([, one], [, other]) => one - other)
      .find(([spot]) => free(spot))![0];
    taken.push(...along(corners(baseRoom({ ...base, at }))));
    return { ...base, at };
  });
}

/** Where something of a size may have its middle: all over a box, and around it. */
function spots(box: Box, { width, height }: Box): Point[] {
  const around = Math.ceil(width / GRAIN);
  const steps = (from: number, long: number) =>
    Array.from({ length: 2 * around + long / GRAIN }, (_, step) => from + (step - around) * GRAIN);
  return steps(box.x + width / 2, box.width).flatMap((x) =>
    steps(box.y + height / 2, box.height).map((y): Point => [x, y]),
  );
}

export function chart(map: DrawnMap): DrawnMap {
  const roomy = swollen(map);
  return { ...roomy, bases: berthed(roomy) };
}
