import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Live, Watcher } from '../src/lib/live.svelte';

vi.mock('../src/lib/settings.svelte', () => ({ settings: { name: 'Ana' } }));
vi.mock('../src/lib/words.svelte', () => ({ t: (key: string) => key }));

/** A connection whose other end is the test. */
class Line {
  static readonly OPEN = 1;
  static last: Line;
  readyState = Line.OPEN;
  sent: any[] = [];
  onopen = () => {};
  onmessage = (_message: { data: string }) => {};
  onclose = (_event: { code: number }) => {};
  closed = false;

  constructor() {
    Line.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  tell(from: number, number: number): void {
    const events = [];
    for (let next = from + 1; next <= number; next++) events.push({ number: next });
    this.onmessage({
      data: JSON.stringify({ type: 'table', table: 't', seat: 0, from, number, events }),
    });
  }

  get acknowledged(): number[] {
    return this.sent.filter((frame) => frame.type === 'ack').map((frame) => frame.number);
  }
}

let taken: number[][];
let watcher: Watcher;
let live: Live;
let listeners: Record<string, () => void>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  listeners = {};
  vi.stubGlobal('addEventListener', (name: string, heard: () => void) => (listeners[name] = heard));
  vi.stubGlobal('location', { origin: 'http://here' });
  vi.resetModules();
  live = (await import('../src/lib/live.svelte')).live;
  taken = [];
  watcher = {
    table: 't',
    seat: 0,
    number: 0,
    take: (frame) => taken.push(frame.events.map((event) => event.number)),
    present: () => {},
  };
  live.watch(watcher);
  Line.last.onopen();
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a line that went silent', () => {
  it('is given up for another, and what was not answered is sent again there', () => {
    const first = Line.last;
    first.tell(0, 2);
    void live.command('move', 't', { seat: 0 });
    vi.advanceTimersByTime(7000);
    expect(first.closed).toBe(true);
    expect(live.state).toBe('off');
    vi.advanceTimersByTime(1000);
    const second = Line.last;
    expect(second).not.toBe(first);
    second.onopen();
    expect(live.state).toBe('on');
    expect(second.sent.map((frame) => frame.type)).toEqual(['watch', 'move']);
    expect(second.sent[0].after).toBe(2);
    first.tell(2, 3);
    expect(taken).toEqual([[1, 2]]);
  });

  it('is asked whether it is there, and kept if it answers', () => {
    Line.last.tell(0, 1);
    for (let round = 0; round < 5; round++) {
      vi.advanceTimersByTime(5500);
      expect(Line.last.sent.at(-1)).toMatchObject({ type: 'ping' });
      Line.last.onmessage({ data: JSON.stringify({ type: 'pong', id: 'ping' }) });
    }
    expect(Line.last.closed).toBe(false);
    vi.advanceTimersByTime(12_000);
    expect(Line.last.closed || live.state === 'off').toBe(true);
  });

  it('is given up as soon as the browser knows, and looked for when it knows better', () => {
    const first = Line.last;
    listeners.offline();
    expect(first.closed).toBe(true);
    expect(live.state).toBe('off');
    listeners.online();
    expect(Line.last).not.toBe(first);
  });
});

describe('acknowledging', () => {
  it('is done at once, and for the frames of the next second together', () => {
    Line.last.tell(0, 2);
    expect(Line.last.acknowledged).toEqual([2]);
    Line.last.tell(2, 3);
    Line.last.tell(2, 5);
    expect(Line.last.acknowledged).toEqual([2]);
    vi.advanceTimersByTime(1500);
    expect(Line.last.acknowledged).toEqual([2, 5]);
    vi.advanceTimersByTime(3000);
    expect(Line.last.acknowledged).toEqual([2, 5]);
    expect(taken).toEqual([[1, 2], [3], [4, 5]]);
  });

  it('is done again when a frame comes again', () => {
    Line.last.tell(0, 2);
    vi.advanceTimersByTime(2000);
    Line.last.tell(0, 2);
    expect(Line.last.acknowledged).toEqual([2, 2]);
    expect(taken).toEqual([[1, 2]]);
  });

  it('waits for what is missing', () => {
    Line.last.tell(0, 2);
    Line.last.tell(4, 5);
    vi.advanceTimersByTime(2000);
    expect(Line.last.acknowledged).toEqual([2]);
    expect(Line.last.sent.at(-1)).toMatchObject({ type: 'watch', after: 2 });
    expect(taken).toEqual([[1, 2]]);
  });
});
