/** The log as people read it: turn by turn, without what was taken back. */
import type { TableEvent, Worded } from './types';

export interface Entry {
  number: number;
  event: Worded;
}

/** What one seat did in a row, or what happened to all (no seat), or a note about the table. */
export interface Turn {
  number: number;
  seat: number | null;
  entries: Entry[];
  note?: TableEvent;
}

/** Kinds of table events that are told as notes of their own. */
const NOTES = new Set(['offer', 'agree', 'decline', 'takeover', 'return', 'credit', 'rematch']);

/** Events that open a chapter of the game; they belong to nobody's turn. */
const CHAPTERS = new Set(['phase-begins', 'round-begins']);

/** Moves that still stand: an undo takes the seat's last one away. */
function standing(log: TableEvent[]): TableEvent[] {
  const kept: TableEvent[] = [];
  for (const event of log) {
    if (event.kind !== 'undo') {
      kept.push(event);
      continue;
    }
    const last = kept.findLastIndex((each) => each.kind === 'move' && each.seat === event.seat);
    if (last >= 0) kept.splice(last, 1);
  }
  return kept;
}

export function turns(log: TableEvent[]): Turn[] {
  const found: Turn[] = [];
  const turn = (number: number, seat: number | null): Turn => {
    const last = found.at(-1);
    if (last && last.seat === seat && !last.note) return last;
    found.push({ number, seat, entries: [] });
    return found.at(-1)!;
  };
  for (const { number, kind, seat, events, ...rest } of standing(log)) {
    if (NOTES.has(kind)) {
      found.push({
        number,
        seat: seat ?? null,
        entries: [],
        note: { number, kind, seat, ...rest },
      });
      continue;
    }
    let owner = kind === 'move' ? (seat ?? null) : null;
    for (const event of events ?? []) {
      if (CHAPTERS.has(event.key)) owner = null;
      turn(number, owner).entries.push({ number, event });
    }
  }
  return found;
}

/** Turns to tell to whoever listens: those of others, and what happens to all. */
export function heard(log: TableEvent[], mine: number[]): Turn[] {
  return turns(log).filter(({ seat }) => seat === null || !mine.includes(seat));
}

/** What others did since the seat's own last move; nothing if nobody else did anything. */
export function sinceLast(log: TableEvent[], seat: number): TableEvent[] {
  const kept = standing(log);
  let last = kept.findLastIndex((event) => event.kind === 'move' && event.seat === seat);
  const others = kept.findLastIndex(
    (event) => event.kind === 'move' && event.seat !== undefined && event.seat !== seat,
  );
  // While it is the own turn again, the summary still tells of the others' last turn.
  if (last > others) last = lastBefore(kept, seat, others);
  return others < 0 ? [] : kept.slice(last + 1, others + 1);
}

function lastBefore(log: TableEvent[], seat: number, end: number): number {
  return log
    .slice(0, Math.max(end, 0))
    .findLastIndex((event) => event.kind === 'move' && event.seat === seat);
}

/** What everybody knows by themselves: a turn ends when the next one begins. */
const PLAIN = new Set(['turn-ended', 'plan-done']);

/** What a seat whose turn it is wants to know first: what those did who do not sit at its screen,
 * as long as it has not moved since. */
export function news(log: TableEvent[], seat: number, mine: number[]): Entry[] {
  const theirs = (each: unknown) => typeof each === 'number' && !mine.includes(each);
  const last = standing(log).findLast(
    (event) => event.kind === 'move' && (event.seat === seat || theirs(event.seat)),
  );
  if (!last || last.seat === seat) return [];
  return turns(sinceLast(log, seat))
    .filter((turn) => theirs(turn.seat))
    .flatMap((turn) => turn.entries)
    .filter(({ event }) => theirs(event.params.seat) && !PLAIN.has(event.key));
}

/** What a title says of its end: who has won, or that somebody who plays alone has lost. */
const VERDICTS = new Set(['game-over', 'team-wins', 'solo-won', 'solo-lost']);

/** How a finished game has ended; whoever shares a victory has a verdict of their own. */
export function verdicts(log: Pick<TableEvent, 'events'>[]): Worded[] {
  return log.flatMap((event) => event.events ?? []).filter((event) => VERDICTS.has(event.key));
}

/** How often each number was rolled, by seat. */
export function rolls(log: TableEvent[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const event of log.flatMap((each) => each.events ?? [])) {
    if (event.key !== 'dice-rolled') continue;
    const { seat, first, second } = event.params as Record<string, number>;
    const counts = found.get(seat) ?? [0, 0, 0, 0, 0, 0];
    for (const value of [first, second]) if (value) counts[value - 1]++;
    found.set(seat, counts);
  }
  return found;
}
