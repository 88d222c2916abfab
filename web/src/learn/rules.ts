/** Finding one's way in the rules catalogue. */
import { api, once } from '../lib/api';
import type { Language } from '../lib/languages';
import type { TitleName } from '../lib/types';

export interface Rule {
  id: string;
  /** Its wording: Markdown, with a decision and its reason at the end where the rulebook is open. */
  text: string;
}

export interface Section {
  part: string;
  title: string;
  rules: Rule[];
}

/** The rules of a title in a language. */
export function fetchRules(title: TitleName, language: Language): Promise<Section[]> {
  const path = `/titles/${title}/rules?language=${language}`;
  return once(path, () => api.get<Section[]>(path));
}

/** Topics that are looked up rather than read, by their part of a rule's id. */
const LOOKED_UP = new Set(['COMP']);

/** How the game is played comes first in each part, what it is played with last. */
export function inReadingOrder(sections: Section[]): Section[] {
  const last = ({ rules }: Section) => LOOKED_UP.has(rules[0]?.id.split('-')[1]);
  const parts = [...new Set(sections.map(({ part }) => part))];
  return parts.flatMap((part) => {
    const own = sections.filter((section) => section.part === part);
    return [...own.filter((section) => !last(section)), ...own.filter(last)];
  });
}

/** A rule by its id. */
export async function fetchRule(id: string, language: Language): Promise<Rule | undefined> {
  const title = titleOf(id);
  const sections = title ? await fetchRules(title, language) : [];
  return sections.flatMap(({ rules }) => rules).find((rule) => rule.id === id);
}

/** Which title a rule belongs to. */
export function titleOf(id: string): TitleName | undefined {
  if (/^B-[A-Z]+-\d+[a-z]?$/.test(id)) return 'burgundy';
  if (/^M-[A-Z]+-\d+[a-z]?$/.test(id)) return 'mombasa';
  return undefined;
}

/** An address for a section: its title in small letters with dashes. */
export function anchor({ part, title }: Section): string {
  return `${part} ${title}`.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}

/** What the rule says, and the decision behind it. */
export function split(text: string): { wording: string; decision: string } {
  const found = /^(.*?)\s*\*\(\p{L}+: (.*)\)\*$/su.exec(text);
  return found ? { wording: found[1], decision: found[2] } : { wording: text, decision: '' };
}

export type Piece = { kind: 'text' | 'em' | 'code' | 'rule'; text: string };

const MARKED = /\*([^*]+)\*|`([^`]+)`|\b([BM]-[A-Z]+-\d+[a-z]?)\b/g;

/** A wording in pieces: plain text, emphasis, code and rules that it refers to. */
export function pieces(wording: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of wording.matchAll(MARKED)) {
    if (match.index > end) found.push({ kind: 'text', text: wording.slice(end, match.index) });
    if (match[1]) found.push({ kind: 'em', text: match[1] });
    else if (match[2]) found.push({ kind: 'code', text: match[2] });
    else found.push({ kind: 'rule', text: match[3] });
    end = match.index + match[0].length;
  }
  if (end < wording.length) found.push({ kind: 'text', text: wording.slice(end) });
  return found;
}

/** The words of a search. */
export function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** The beginnings of words, for a search that finds nothing as it stands: endings differ, and so do
 * words of one stem. */
export function stems(words: string[]): string[] {
  return words.map((word) => (word.length > 5 ? word.slice(0, -2) : word));
}

/** Whether a text has all the words, wherever they stand. */
export function has(text: string, words: string[]): boolean {
  const low = text.toLowerCase();
  return words.every((word) => low.includes(word));
}

/** The rules that have all the words, in their sections; a section's title counts for its rules, and
 * so does what the things they tell about are called in the reader's language. */
export function search(
  sections: Section[],
  words: string[],
  names: (id: string) => string = () => '',
): Section[] {
  if (!words.length) return sections;
  return sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter(({ id, text }) =>
        has(`${id} ${section.title} ${text} ${names(id)}`, words),
      ),
    }))
    .filter((section) => section.rules.length);
}

/** A text cut where a word of the search stands, every second piece being such a word. */
export function marked(text: string, words: string[]): string[] {
  if (!words.length) return [text];
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.split(new RegExp(`(${escaped.join('|')})`, 'gi'));
}
