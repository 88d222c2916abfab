import { beforeEach, expect, it, vi } from 'vitest';

vi.mock('../src/lib/settings.svelte', () => ({ settings: { name: 'Ana' } }));
vi.mock('../src/lib/words.svelte', () => ({ t: (key: string) => key }));

/** What the server answers, by method and path. */
const answers = new Map<string, { status: number; body: unknown }>();
const asked: string[] = [];
const ANA = { id: 'ana', name: 'Ana', guest: false };

beforeEach(() => {
  vi.resetModules();
  asked.length = 0;
  answers.clear();
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    const { status, body } = answers.get(`${method} ${path}`)!;
    return new Response(JSON.stringify(body), { status });
  });
});

async function signedIn() {
  const { api } = await import('../src/lib/api');
  const { session } = await import('../src/lib/session.svelte');
  answers.set('GET /api/who', { status: 200, body: ANA });
  await session.open();
  return { api, session };
}

it('sends a request again when somebody who was signed out is back', async () => {
  const { api, session } = await signedIn();
  answers.set('GET /api/who', { status: 200, body: null });
  answers.set('GET /api/tables', { status: 401, body: { error: { code: 'no-session' } } });
  answers.set('POST /api/session', { status: 200, body: ANA });
  const tables = api.get('/tables');
  await vi.waitFor(() => expect(session.ended).toBe(true));
  answers.set('GET /api/tables', { status: 200, body: ['mine'] });
  await session.signIn('Ana', 'a long password');
  expect(await tables).toEqual(['mine']);
  expect(session.ended).toBe(false);
});

it('does not take a line that was closed behind its back for the end of a new session', async () => {
  const { session } = await signedIn();
  await session.missed();
  expect(session.ended).toBe(false);
});

it('goes on with a new guest', async () => {
  const { session } = await signedIn();
  answers.set('GET /api/who', { status: 200, body: null });
  answers.set('POST /api/guest', { status: 201, body: { ...ANA, id: 'guest', guest: true } });
  const back = session.missed();
  await vi.waitFor(() => expect(session.ended).toBe(true));
  await session.openAnew();
  await back;
  expect(session.me?.id).toBe('guest');
});
