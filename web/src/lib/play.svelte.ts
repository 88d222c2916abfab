/** A table as this browser sees it: one stream for each of its seats here, or a spectator's. */
import { tick } from 'svelte';
import { api } from './api';
import type { GameScreen, Motion } from './game';
import { Traces } from './highlight';
import { live, type Watcher } from './live.svelte';
import { prepare } from './motion';
import { named } from './names';
import { Picker } from './picker.svelte';
import { settings } from './settings.svelte';
import type { Choice, Frame, Info, Params, Presence, Refusal, TableEvent } from './types';
import { t } from './words.svelte';

/** When so many frames wait, they are shown without motion: nobody wants to watch the past. */
const HURRY = 6;
/** So soon after the first time nobody has read the question: it was a double click. */
const READING = 350;
/** The level of a bot that goes on for a person. */
const STAND_IN = 'merchant';

class Stream implements Watcher {
  frame = $state.raw<Frame | null>(null);
  log = $state.raw<TableEvent[]>([]);
  number = 0;
  readonly traces = new Traces();
  private waiting: Frame[] = [];
  private showing = false;
  stop: () => void = () => {};

  constructor(
    readonly play: Play,
    readonly table: string,
    readonly seat: number | null,
    readonly invite?: string,
  ) {}

  take(frame: Frame): void {
    this.waiting.push(frame);
    if (!this.showing) void this.show();
  }

  present(presence: Presence): void {
    this.play.presence = presence;
  }

  /** Show one frame after the other, each with what moves in it. */
  private async show(): Promise<void> {
    this.showing = true;
    for (let frame = this.waiting.shift(); frame; frame = this.waiting.shift()) {
      const pace = this.waiting.length > HURRY || !this.shown ? 0 : settings.pace;
      const move = prepare(this.motions(frame), pace);
      this.log = [...this.log, ...frame.events];
      this.frame = frame;
      if (this.shown) this.play.arrived(frame);
      else this.play.beside();
      await tick();
      await move();
    }
    this.showing = false;
  }

  private get shown(): boolean {
    return this.play.stream === this;
  }

  private motions(frame: Frame): Motion[] {
    const before = this.frame?.view;
    if (!before || !frame.view) return [];
    return frame.events
      .flatMap((event) => event.events ?? [])
      .flatMap((event) => {
        const motions = this.play.game.motions(event, before, frame.view, this.seat ?? 0);
        this.traces.follow(event, motions);
        return motions;
      });
  }
}

export class Play {
  streams = $state.raw<Stream[]>([]);
  stream = $state.raw<Stream | null>(null);
  presence = $state.raw<Presence>({ present: [], spectators: 0 });
  private said = $state.raw<{ refusal: Refusal; picked: string[] } | null>(null);
  /** A choice that cannot be taken back waits for its confirmation. */
  confirming = $state.raw<Choice | null>(null);
  /** An end of the turn that would waste something, until anything else is pointed at. */
  private warned = $state.raw<{ choice: Choice; picked: string[]; at: number } | null>(null);
  /** Several people share this screen and choose in secret: the next one has to come first. */
  curtain = $state<number | null>(null);
  /** Something was taken back: what is forced waits then, or nobody could go back behind it. */
  private goingBack = false;
  readonly picker: Picker;

  frame = $derived(this.stream?.frame ?? null);
  info = $derived<Info | null>(this.frame?.info ?? null);
  seat = $derived(this.stream?.seat ?? null);
  log = $derived(this.stream?.log ?? []);
  /** The seats with the names that people read. */
  seats = $derived(named(this.info?.seats ?? []));
  players = $derived(this.seats.map((seat) => seat.name));
  /** The seats of this browser. */
  mine = $derived(this.streams.map((stream) => stream.seat).filter((seat) => seat !== null));
  /** People who owe a decision and are not here; whoever plays may let a bot go on for them. */
  absent = $derived.by(() => {
    const actors: number[] = (this.frame?.view as any)?.actors ?? [];
    if (this.info?.status !== 'playing' || !this.mine.length) return [];
    return this.seats.filter(
      ({ seat, kind, bot }) =>
        kind === 'person' &&
        !bot &&
        actors.includes(seat) &&
        !this.mine.includes(seat) &&
        !this.presence.present.includes(seat),
    );
  });

  /** The end of the turn that is made if it is asked for once more. */
  leaving = $derived.by(() => {
    const { warned } = this;
    return warned && warned.picked === this.picker.picked && !this.refusal ? warned.choice : null;
  });

  constructor(
    readonly game: GameScreen,
    readonly id: string,
    private readonly me: string,
    private readonly invite?: string,
  ) {
    this.picker = new Picker({
      targets: (choice) => game.targets(choice, this.frame!.view, this.seat!),
      cost: (choices) => game.cost(choices),
      costTold: (choices) => {
        const told = game.costTold?.(choices);
        return told ? t(told.key, told.params) : game.cost(choices);
      },
      goals: (choice) => game.goals?.(choice, this.frame!.view, this.seat!) ?? [],
      choose: (choice) => void this.choose(choice),
      blocked: (at, picked) => void this.explain(at, picked),
    });
  }

  /** Why the last wish was refused, until something else is pointed at. */
  get refusal(): Refusal | null {
    return this.said?.picked === this.picker.picked ? this.said.refusal : null;
  }

  set refusal(refusal: Refusal | null) {
    this.said = refusal && { refusal, picked: this.picker.picked };
  }

  /** Watch the table with all of one's seats; returns how to stop. */
  open(first: Frame): () => void {
    this.watch(first.info);
    return () => this.streams.forEach((stream) => stream.stop());
  }

  private watch(info: Info): void {
    const mine = info.seats.filter((seat) => seat.person === this.me).map((seat) => seat.seat);
    const wanted: (number | null)[] = mine.length ? mine : [null];
    const kept = this.streams.filter((stream) => wanted.includes(stream.seat));
    for (const stream of this.streams) if (!kept.includes(stream)) stream.stop();
    const fresh = wanted
      .filter((seat) => !kept.some((stream) => stream.seat === seat))
      .map((seat) => new Stream(this, this.id, seat, this.invite));
    this.streams = [...kept, ...fresh].sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
    if (!this.stream || !this.streams.includes(this.stream)) this.stream = this.streams[0];
    for (const stream of fresh) stream.stop = live.watch(stream);
  }

  /** The stream that is shown has a new frame. */
  arrived(frame: Frame): void {
    this.watch(frame.info);
    this.confirming = null;
    this.refusal = null;
    const replaced = frame.seat !== null && frame.info.seats[frame.seat].bot !== null;
    const free = frame.asked && !replaced && this.curtain === null;
    this.picker.offer(free ? frame.choices : []);
    if (!frame.asked || replaced) this.handOver();
    else if (settings.forced && free && !this.goingBack && frame.choices.length === 1) {
      const [only] = frame.choices;
      if (!this.game.closing.has(only.verb)) this.picker.choose(only);
    }
  }

  /** A stream that is not shown has a new frame. */
  beside(): void {
    if (this.frame && !this.frame.asked && this.curtain === null) this.handOver();
  }

  /** Another seat at this screen is asked: turn to it. */
  private handOver(): void {
    const next = this.streams.find((stream) => stream.frame?.asked);
    if (!next || next === this.stream) return;
    if (next.frame!.curtain) {
      this.curtain = next.seat;
      return;
    }
    this.turnTo(next.seat);
  }

  /** Show the table to another of one's seats. */
  turnTo(seat: number | null): void {
    this.curtain = null;
    this.stream = this.streams.find((stream) => stream.seat === seat) ?? this.stream;
    if (this.frame) this.arrived(this.frame);
  }

  async choose(choice: Choice, confirm = false): Promise<void> {
    const frame = this.frame!;
    this.goingBack = false;
    await this.command('move', {
      seat: frame.seat,
      sequence: frame.sequence,
      action: choice.action,
      confirm,
    }).catch((refusal: Refusal) => {
      if (refusal.code === 'confirm') this.confirming = choice;
      else this.refusal = refusal;
    });
  }

  /** End a turn: at once if nothing is wasted, else when it was asked for twice. */
  close(choice: Choice): void {
    if (this.leaving !== choice && this.unused(choice)) {
      this.refusal = null;
      this.warned = { choice, picked: this.picker.picked, at: Date.now() };
    } else if (this.leaving !== choice || Date.now() - this.warned!.at > READING) {
      this.picker.choose(choice);
    }
  }

  /** What an end of the turn would waste; a table that wants confirmations asks by itself. */
  unused(choice: Choice): { key: string; params?: Params } | null {
    if (!settings.careful || this.info!.confirm) return null;
    return this.game.unused(choice, this.picker.choices, this.frame!.view, this.seat!);
  }

  confirm(): void {
    if (this.confirming) void this.choose(this.confirming, true);
    this.confirming = null;
  }

  async undo(): Promise<void> {
    const frame = this.frame!;
    this.goingBack = true;
    await this.command('undo', { seat: frame.seat, sequence: frame.sequence }).catch(
      (refusal: Refusal) => (this.refusal = refusal),
    );
  }

  /** Take back as much of the own turn as can be taken back. */
  async restart(): Promise<void> {
    let sequence = this.frame!.sequence;
    this.goingBack = true;
    const seat = this.frame!.seat;
    for (;;) {
      try {
        sequence = await this.command('undo', { seat, sequence });
      } catch {
        return;
      }
    }
  }

  /** Let the server say why something cannot be done: nothing happens that is not allowed. */
  private async explain(at: string, picked: string[]): Promise<void> {
    const frame = this.frame;
    if (!frame?.asked) return;
    const action = this.game.attempt([...picked, at], frame.view, this.seat!);
    // Whatever was said about another place does not hold here.
    const sense = action !== null && !frame.choices.some((choice) => choice.action === action);
    const rule = this.game.ruleOf?.(at);
    this.refusal = sense ? null : { code: 'nothing-here', message: '', rule };
    if (sense) await this.choose({ action, verb: '', fields: {}, label: { key: '', params: {} } });
  }

  chat(text: string): Promise<number | null> {
    return this.command('chat', { text });
  }

  /** Other wishes: offer, answer, return. */
  async wish(type: 'offer' | 'answer' | 'return', body: object): Promise<void> {
    await this.command(type, body).catch((refusal: Refusal) => (this.refusal = refusal));
  }

  /** Let a bot go on for a seat: one's own, or that of somebody who has been away for a while. */
  async replace(seat: number): Promise<void> {
    await this.command('takeover', { seat, level: STAND_IN }).catch((refusal: Refusal) => {
      const here = refusal.code === 'not-now' && !this.mine.includes(seat);
      this.refusal = here ? { ...refusal, code: 'still-here' } : refusal;
    });
  }

  private async command(type: string, body: object): Promise<number | null> {
    try {
      return await live.command(type, this.id, body);
    } catch (refusal) {
      this.picker.release();
      throw refusal;
    }
  }
}

/** The table at an address, ready to be opened. */
export async function firstFrame(id: string): Promise<Frame> {
  return api.get<Frame>(`/tables/${id}`);
}
