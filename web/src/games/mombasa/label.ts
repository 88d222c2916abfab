/** What stands in a region: its name, what entering it brings, posts, and what the way there costs. */
import { bounds } from './chart';
import type { DrawnRegion, Point } from './view';

export interface Label {
  lines: { words: string; at: Point }[];
  /** The middle of each icon, of each post, and of the cost. */
  icons: Point[];
  posts: Point[];
  cost: Point;
  size: { icon: number; post: number };
}

/** A line of a name: how high it is, and how wide a letter of it, by and large. */
export const LINE = { tall: 29, letter: 16 };
export const COST = 31;

/** A name in lines: one of several words takes two, as short as they can be. */
export function wrapped(name: string): string[] {
  const words = name.split(' ');
  const cuts = words
    .slice(1)
    .map((_, cut): [string, string] => [
      words.slice(0, cut + 1).join(' '),
      words.slice(cut + 1).join(' '),
    ]);
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return cuts.reduce<string[]>(
    (best, lines) => (longest(lines) < longest(best) ? lines : best),
    [name],
  );
}

interface Fit {
  x: number;
  /** How much wider it is than the room for it. */
  lack: number;
}

/** Where something of a height and width lies between the borders of a region: as near to its
 * point as it can, and in the middle if there is too little room. */
function between(region: DrawnRegion, y: number, tall: number, wide: number): Fit {
  const [middle] = region.at;
  const crossed = region.outlines.flatMap((points) =>
    points.flatMap(([x1, y1], index) => {
      const [x2, y2] = points[(index + 1) % points.length];
      return [y, y + tall / 2, y + tall]
        .filter((level) => y1 < level !== y2 < level)
        .map((level) => x1 + ((level - y1) / (y2 - y1)) * (x2 - x1));
    }),
  );
  const left = Math.max(...crossed.filter((x) => x <= middle)) + wide / 2;
  const right = Math.min(...crossed.filter((x) => x > middle)) - wide / 2;
  if (left > right) return { x: (left + right) / 2, lack: left - right };
  return { x: Math.min(Math.max(middle, left), right), lack: 0 };
}

/** Things of a width side by side around a point. */
function row(count: number, wide: number, [x, y]: Point): Point[] {
  return Array.from({ length: count }, (_, n): Point => [x + (n - (count - 1) / 2) * wide, y]);
}

function named(region: DrawnRegion, words: string[], last: number) {
  return words.map((words, index, { length }) => {
    const y = last - (length - 1 - index) * LINE.tall;
    const { x, lack } = between(region, y - LINE.tall, LINE.tall, words.length * LINE.letter);
    return { words, at: [x, y] as Point, lack };
  });
}

/** So far a name may move up or down to where its region is wider. */
const SHIFTS = [0, 8, -8, 16, -16, 24, -24];

/** The line for the foot of a name on which it lacks the least room. */
function foot(region: DrawnRegion, words: string[], printed: number): number {
  const lack = (shift: number) =>
    Math.max(...named(region, words, printed + shift).map((line) => line.lack));
  return printed + SHIFTS.reduce((best, shift) => (lack(shift) < lack(best) ? shift : best));
}

/** From above: posts, the name, what entering brings. Two lines move all a little down. */
function plain(region: DrawnRegion, title: string, icons: number, posts: number): Label {
  const size = { icon: 48, post: 66 };
  const words = wrapped(title);
  const last = foot(region, words, region.at[1] - 10 + (words.length - 1) * 8);
  const lines = named(region, words, last);
  const wide = size.icon - 4;
  const below = between(region, last + 4, size.icon, icons * wide).x;
  const [x, first] = lines[0].at;
  const above = first - LINE.tall + 5 - size.post / 2;
  return {
    lines,
    size,
    icons: row(icons, wide, [below, last + 4 + size.icon / 2]),
    posts: row(posts, size.post - 2, [x, above]),
    cost: [x + (posts ? 58 : 0), above + 1],
  };
}

/** Around an enclave there is room beside the name only. */
function ring(region: DrawnRegion, title: string, _: number, posts: number): Label {
  const size = { icon: 0, post: 54 };
  const hole = bounds(region.outlines.slice(1).flat());
  const lines = named(region, [title], hole.y - 9);
  const [x, y] = lines[0].at;
  const aside = (title.length * LINE.letter) / 2;
  return {
    lines,
    size,
    icons: [],
    posts: row(posts, -size.post + 2, [x - aside - (posts * size.post) / 2, y - 16]),
    cost: [x + aside + COST, y - 12],
  };
}

/** An enclave has its name and icons inside; all else lies on its border. */
function enclave(region: DrawnRegion, title: string, icons: number, posts: number): Label {
  const size = { icon: 42, post: 50 };
  const { x, width } = bounds(region.outlines.flat());
  const [middle, y] = region.at;
  const level = y + 24;
  return {
    lines: [{ words: title, at: [middle, y] }],
    size,
    icons: row(icons, size.icon - 4, [middle, level]),
    posts: row(posts, size.post - 2, [x + width + 12 + ((posts - 1) * size.post) / 2, level - 6]),
    cost: [x - 12, level],
  };
}

export function label(region: DrawnRegion, title: string, posts: number): Label {
  const lay = region.inside ? enclave : region.reward ? plain : ring;
  return lay(region, title, region.amount + region.mines, posts);
}
