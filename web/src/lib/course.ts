/** The course of a finished game: points over time, and where its chapters begin. */
import type { Step, Worded } from './types';

/** Each seat's points after each move. */
export function series(steps: Step[]): number[][] {
  const seats = steps[0]?.points.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => steps.map((step) => step.points[seat]));
}

export interface Chapter {
  move: number;
  event: Worded;
}

/** The moves that begin a round or phase, each with the event that says so. */
export function chapters(steps: Step[]): Chapter[] {
  const found: Chapter[] = [];
  for (const [move, step] of steps.entries()) {
    const event =
      step.events.find((each) => each.key === 'round-begins') ??
      step.events.find((each) => each.key === 'phase-begins');
    if (event) found.push({ move, event });
  }
  return found;
}

/** The large parts of a game, for an axis: phases where there are any, else rounds. */
export function parts(steps: Step[]): { move: number; name: string }[] {
  const named = chapters(steps).map(({ move, event }) => ({
    move,
    name: String(event.params.phase ?? event.params.round),
  }));
  return named.filter((part, index) => part.name !== named[index - 1]?.name);
}

/** Round figures for an axis: about so many steps up to a number. */
export function ticks(most: number, wanted = 5): number[] {
  if (most <= 0) return [0];
  const raw = most / wanted;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= raw)!;
  const whole = Math.max(1, step);
  return Array.from({ length: Math.ceil(most / whole) + 1 }, (_, index) => index * whole);
}

/** A line through points of a chart. */
export function line(points: number[], width: number, height: number, top: number): string {
  const across = width / Math.max(1, points.length - 1);
  return points
    .map(
      (value, index) =>
        `${index ? 'L' : 'M'}${at(index * across)} ${at(height - (value / top) * height)}`,
    )
    .join('');
}

function at(value: number): number {
  return Math.round(value * 10) / 10;
}
