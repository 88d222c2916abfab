/** The server's routes. */
import type {
  Components,
  Info,
  Me,
  Moment,
  Refusal,
  Step,
  Summary,
  Title,
  TitleName,
} from './types';

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.message);
  }
}

/** What happens when the server does not know any more who asks; the request is sent again then, so
 * that no click is lost. */
let comeIn: () => Promise<void> = () => Promise.reject(new Error('nobody is signed in'));

export function whenSignedOut(enter: () => Promise<void>): void {
  comeIn = enter;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const written = body === undefined ? undefined : JSON.stringify(body);
  return send<T>(method, path, written, 'application/json');
}

async function send<T>(
  method: string,
  path: string,
  body: string | undefined,
  type: string,
): Promise<T> {
  const headers = body === undefined ? undefined : { 'Content-Type': type };
  const response = await fetch('/api' + path, { method, headers, body });
  if (response.status === 401) {
    await comeIn();
    return send(method, path, body, type);
  }
  const found = await response.json().catch(() => null);
  if (!response.ok) {
    const error = found?.error ?? { code: 'unreachable', message: response.statusText };
    throw new Refused(error, response.status);
  }
  return found as T;
}

async function text(path: string): Promise<string> {
  const response = await fetch('/api' + path);
  if (!response.ok) throw new Refused({ code: 'not-found', message: path }, response.status);
  return response.text();
}

export interface Upload {
  id: string;
  title: TitleName;
  players: string[];
  moves: number;
  over: boolean;
}

export interface NewTable {
  title: TitleName;
  options?: Record<string, string | number>;
  seats?: { kind: 'person' | 'bot' | 'open'; level?: string; name?: string }[];
  private?: boolean;
  rated?: boolean;
  confirm?: boolean;
  clock?: { kind: 'turn' | 'game'; time: number; increment: number } | null;
  from?: { table?: string; record?: string; move: number };
}

const remembered = new Map<string, Promise<unknown>>();

/** Ask once for what changes only with the version. */
export function once<T>(path: string, fetched: () => Promise<T>): Promise<T> {
  let found = remembered.get(path) as Promise<T> | undefined;
  if (!found) {
    found = fetched();
    remembered.set(path, found);
    found.catch(() => remembered.delete(path));
  }
  return found;
}

export const api = {
  get: <T>(path: string) => ask<T>('GET', path),
  post: <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body),
  put: <T>(path: string, body: unknown = {}) => ask<T>('PUT', path, body),
  delete: <T>(path: string) => ask<T>('DELETE', path),
  text,

  titles: () => once('/titles', () => ask<Title[]>('GET', '/titles')),
  components: (title: TitleName, table?: string) => {
    const path = table ? `/tables/${table}/components` : `/titles/${title}/components`;
    return once(path, () => ask<Components>('GET', path));
  },
  symbols: (title: TitleName) =>
    once(`/symbols/${title}`, () => text(`/titles/${title}/symbols.svg`)),
  words: (title: TitleName, language: string) =>
    once(`/words/${title}/${language}`, () => text(`/titles/${title}/words/${language}`)),

  open: (wish: NewTable) => ask<Info>('POST', '/tables', wish),
  tables: (mine: boolean) => ask<Summary[]>('GET', `/tables${mine ? '?mine=true' : ''}`),
  replay: (source: string, move: number | null, seat: number | null) =>
    ask<Moment>(
      'GET',
      `/${source}/replay?` +
        new URLSearchParams({
          ...(move === null ? {} : { move: String(move) }),
          ...(seat === null ? {} : { seat: String(seat) }),
        }),
    ),

  course: (source: string) => ask<Step[]>('GET', `/${source}/course`),

  /** Who I am; without a session a guest is made. */
  async me(name: string): Promise<Me> {
    return (await ask<Me | null>('GET', '/who')) ?? ask<Me>('POST', '/guest', { name });
  },

  /** Bring a record along. */
  upload: (record: string) => send<Upload>('POST', '/records', record, 'text/plain'),
};
