/** How points are counted and who counts them together. */

export interface Score {
  points: number;
  sources: Record<string, number>;
}

/** What the seats of a view have. */
export function scoresOf({ seats }: any): Score[] {
  return seats.map(({ score, sources }: any) => ({ points: score, sources }));
}

/** How the points of a source came about at a seat: "9 × £6". */
export type Made = (source: string, seat: number) => string;

/** The sources that gave somebody something or are always told of, in the title's order. */
export function sourcesOf(scores: Score[], made: Made = () => ''): string[] {
  return Object.keys(scores[0]?.sources ?? {}).filter((source) =>
    scores.some((score, seat) => score.sources[source] || made(source, seat)),
  );
}

/** The seats that win together, in the order in which they sit: each alone, or two partners. */
export function sides(seats: { partner?: number | null }[]): number[][] {
  const found: number[][] = [];
  for (const [seat, { partner }] of seats.entries())
    if (!found.flat().includes(seat)) found.push(partner == null ? [seat] : [seat, partner]);
  return found;
}

/** What the seats of a side have together. */
export function together(side: number[], points: number[]): number {
  return side.reduce((sum, seat) => sum + points[seat], 0);
}
