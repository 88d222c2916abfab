/** The socket: commands are sent until they are answered, watches are taken up again after any
 * gap, so that a broken line loses nothing. */
import { session } from './session.svelte';
import type { Frame, Presence, Refusal } from './types';

const AGAIN = 2500;
/** So long one acknowledgement is enough for all frames. */
const ACK = 1000;
/** After so long a silence the server is asked whether it is there. */
const QUIET = 5000;
/** A line on which nothing answers for so long is dead, whatever the browser believes. */
const PATIENCE = 6000;
const PAUSES = [250, 500, 1000, 2000, 4000];

export interface Watcher {
  table: string;
  seat: number | null;
  /** The last number this viewer has. */
  number: number;
  invite?: string;
  take(frame: Frame): void;
  present(presence: Presence): void;
}

interface Receipt {
  sent: number;
  due: boolean;
}

interface Waiting {
  frame: object;
  sent: number;
  done(sequence: number | null): void;
  refused(refusal: Refusal): void;
}

export class Live {
  state = $state<'on' | 'off' | 'ended'>('off');
  private socket: WebSocket | null = null;
  private watchers = new Map<Watcher, Receipt>();
  private waiting = new Map<string, Waiting>();
  private failures = 0;
  /** When something was last heard, and since when something waits for an answer (0: nothing). */
  private heard = 0;
  private asked = 0;
  private counter = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 10);

  constructor() {
    setInterval(() => this.look(), 500);
    addEventListener('online', () => this.connect());
    addEventListener('offline', () => this.lose());
    addEventListener('visibilitychange', () => {
      if (!document.hidden) this.connect();
    });
  }

  connect(): void {
    if (this.socket || this.state === 'ended' || this.watchers.size === 0) return;
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
    this.socket = socket;
    this.asked = Date.now();
    socket.onopen = () => {
      this.state = 'on';
      this.answered();
      this.failures = 0;
      for (const watcher of this.watchers.keys()) this.begin(watcher);
      for (const waiting of this.waiting.values()) this.repeat(waiting);
    };
    socket.onmessage = (message) => {
      if (this.socket !== socket) return;
      this.answered();
      this.hear(JSON.parse(message.data));
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.state = event.code === 4401 ? 'ended' : 'off';
      if (this.state === 'ended') {
        void session.missed().then(() => this.resume());
        return;
      }
      this.connectLater();
    };
  }

  private answered(): void {
    this.heard = Date.now();
    this.asked = 0;
  }

  private connectLater(): void {
    const pause = PAUSES[Math.min(this.failures++, PAUSES.length - 1)];
    setTimeout(() => this.connect(), pause);
  }

  /** Give up a line that is dead, and look for another one. */
  private lose(): void {
    const socket = this.socket;
    if (!socket) return;
    this.socket = null;
    this.state = 'off';
    socket.close();
    this.connectLater();
  }

  watch(watcher: Watcher): () => void {
    this.watchers.set(watcher, { sent: 0, due: false });
    if (this.state === 'ended') this.state = 'off';
    if (this.state === 'on') this.begin(watcher);
    else this.connect();
    return () => {
      this.watchers.delete(watcher);
      this.send({ type: 'unwatch', table: watcher.table, seat: watcher.seat });
    };
  }

  /** Somebody has come in again. */
  private resume(): void {
    this.state = 'off';
    this.connect();
  }

  /** Send a command until it is answered; resolves with the sequence number to send next. */
  command(type: string, table: string, body: object): Promise<number | null> {
    const id = `${this.prefix}-${++this.counter}`;
    return new Promise((done, fail) => {
      const waiting: Waiting = {
        frame: { type, table, id, ...body },
        sent: 0,
        done,
        refused: (refusal) => fail(refusal),
      };
      this.waiting.set(id, waiting);
      this.repeat(waiting);
    });
  }

  private begin(watcher: Watcher): void {
    const { table, seat, number, invite } = watcher;
    this.ask({ type: 'watch', table, seat, after: number, ...(invite ? { invite } : {}) });
  }

  private send(frame: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  /** Send what is answered. */
  private ask(frame: object): void {
    this.asked ||= Date.now();
    this.send(frame);
  }

  private repeat(waiting: Waiting): void {
    waiting.sent = Date.now();
    this.ask(waiting.frame);
  }

  private look(): void {
    const now = Date.now();
    if (this.asked && now - this.asked > PATIENCE) this.lose();
    else if (!this.asked && now - this.heard > QUIET) this.ask({ type: 'ping', id: 'ping' });
    for (const waiting of this.waiting.values())
      if (now - waiting.sent > AGAIN) this.repeat(waiting);
    for (const [watcher, receipt] of this.watchers)
      if (receipt.due) this.acknowledge(watcher, receipt);
  }

  /** Say up to where a viewer has everything: at once, or when the last time is a while ago. */
  private acknowledge(watcher: Watcher, receipt: Receipt): void {
    const now = Date.now();
    receipt.due = now - receipt.sent < ACK;
    if (receipt.due) return;
    receipt.sent = now;
    const { table, seat, number } = watcher;
    this.send({ type: 'ack', table, seat, number });
  }

  private hear(frame: any): void {
    if (frame.type === 'table') this.tell(frame);
    else if (frame.type === 'presence') {
      for (const watcher of this.watchers.keys())
        if (watcher.table === frame.table) watcher.present(frame);
    } else if (frame.id && this.waiting.has(frame.id)) {
      const waiting = this.waiting.get(frame.id)!;
      this.waiting.delete(frame.id);
      if (frame.type === 'done') waiting.done(frame.sequence ?? null);
      else waiting.refused(frame.error);
    }
  }

  private tell(frame: Frame): void {
    for (const [watcher, receipt] of this.watchers) {
      if (watcher.table !== frame.table || watcher.seat !== frame.seat) continue;
      if (frame.from > watcher.number) {
        this.begin(watcher);
        continue;
      }
      if (frame.number > watcher.number || watcher.number === 0) {
        frame.events = frame.events.filter((event) => event.number > watcher.number);
        watcher.number = frame.number;
        watcher.take(frame);
      }
      this.acknowledge(watcher, receipt);
    }
  }
}

export const live = new Live();
