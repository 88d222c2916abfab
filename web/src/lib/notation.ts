/** Typed notation: which choices fit what was typed, the likeliest first. */
import type { Choice } from './types';

/** Letters without their marks, so that `stredni` finds `Střední`. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Choices whose notation or wording has everything that was typed. */
export function matching(
  typed: string,
  choices: Choice[],
  say: (choice: Choice) => string,
): Choice[] {
  const wanted = plain(typed.trim());
  if (!wanted) return choices;
  const parts = wanted.split(/\s+/);
  const ranked: [number, Choice][] = [];
  for (const choice of choices) {
    const action = plain(choice.action);
    const words = `${action} ${plain(say(choice))}`;
    if (action === wanted) ranked.push([0, choice]);
    else if (action.startsWith(wanted)) ranked.push([1, choice]);
    else if (parts.every((part) => words.includes(part))) ranked.push([2, choice]);
  }
  return ranked.sort(([a], [b]) => a - b).map(([, choice]) => choice);
}
