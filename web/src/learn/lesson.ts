/** A lesson as the server tells it: real positions, and what to read and do in them. */
import { api } from '../lib/api';
import type { Choice, Info, TitleName, Worded } from '../lib/types';

export interface LessonFrame<View = any> {
  view: View;
  choices: Choice[];
  /** What has happened since the frame before. */
  events: Worded[];
}

export interface LessonStep {
  text: string;
  /** Places of the board to look at. */
  show: string[];
  frame: number;
  /** What to do, one after the other. */
  tasks: { frame: number; expected: string }[];
}

export interface Lesson {
  title: TitleName;
  seat: number;
  players: string[];
  frames: LessonFrame[];
  steps: LessonStep[];
  record: string;
  moves: number;
}

export function fetchLesson(title: TitleName): Promise<Lesson> {
  return api.get<Lesson>(`/titles/${title}/lesson`);
}

/** How far somebody has come, from 0 to 1, as a step. A lesson may have grown since. */
export function stepAt(progress: number | undefined, steps: number): number {
  const step = Math.round((progress ?? 0) * (steps - 1));
  return Math.max(0, Math.min(step, steps - 1));
}

export function progressAt(step: number, steps: number): number {
  return step / (steps - 1);
}

/** The text of a step: its heading, what there is to know, and what to do if it asks for something. */
export function parts(
  text: string,
  asks: boolean,
): { heading: string; told: string[]; ask: string } {
  const [heading, ...lines] = text.split('\n');
  const ask = asks ? (lines.pop() ?? '') : '';
  return { heading, told: lines, ask };
}

/** A table that goes on where the lesson has ended, against the computer. */
export async function playOn(lesson: Lesson): Promise<Info> {
  const { id: record } = await api.upload(lesson.record);
  const info = await api.open({
    title: lesson.title,
    seats: lesson.players.map((_, seat) =>
      seat === lesson.seat ? { kind: 'person' } : { kind: 'bot', level: 'apprentice' },
    ),
    private: true,
    from: { record, move: lesson.moves },
  });
  await api.post(`/tables/${info.id}/start`);
  return info;
}
