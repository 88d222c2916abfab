/** Somebody on the way through a lesson. */
import { tick } from 'svelte';
import type { GameScreen, Motion } from '../lib/game';
import { prepare } from '../lib/motion';
import { Picker, undecided } from '../lib/picker.svelte';
import type { Choice } from '../lib/types';
import type { Lesson, LessonFrame, LessonStep } from './lesson';

/** What to say about a choice that was not the one: it is legal but comes later, or it is not. */
export type Hint = 'later' | 'blocked' | null;

export class Course {
  /** The step, counted from 0, and how many of its tasks are done. */
  at = $state(0);
  done = $state(0);
  hint = $state<Hint>(null);
  readonly picker: Picker;

  step: LessonStep = $derived.by(() => this.lesson.steps[this.at]);
  task = $derived(this.step.tasks[this.done]);
  number = $derived(this.task?.frame ?? this.step.frame);
  frame: LessonFrame = $derived.by(() => this.lesson.frames[this.number]);
  expected: Choice | undefined = $derived(
    this.frame.choices.find((choice) => choice.action === this.task?.expected),
  );
  last = $derived.by(() => this.at === this.lesson.steps.length - 1);

  constructor(
    readonly lesson: Lesson,
    readonly game: GameScreen,
    at: number,
    /** How fast things move. */
    private readonly pace: () => number,
  ) {
    this.picker = new Picker({
      targets: (choice) => this.targets(choice),
      cost: (choices) => game.cost(choices),
      choose: (choice) => this.choose(choice),
      blocked: () => (this.hint = 'blocked'),
    });
    this.go(at);
  }

  targets(choice: Choice): string[] {
    return this.game.targets(choice, this.frame.view, this.lesson.seat);
  }

  /** The places to look at now: what the task points at, and those of the step. */
  get places(): string[] {
    const { left, picked } = this.picker;
    const asked = this.expected ? this.targets(this.expected) : [];
    const open = picked.length ? undecided(left.map((choice) => this.targets(choice))) : asked;
    return [...asked.filter((at) => open.includes(at)), ...this.step.show];
  }

  /** What is asked for if it has no place on the board: only that needs a button. */
  get listed(): Choice[] {
    return this.expected && !this.targets(this.expected).length ? [this.expected] : [];
  }

  choose(choice: Choice): void {
    this.picker.release();
    if (choice.action !== this.task?.expected) {
      this.hint = 'later';
      return;
    }
    if (this.done + 1 < this.step.tasks.length) this.move(this.at, this.done + 1);
    else this.next();
  }

  /** Do what the step asks for. */
  show(): void {
    if (this.expected) this.choose(this.expected);
  }

  next(): void {
    if (!this.last) this.move(this.at + 1, 0);
  }

  back(): void {
    if (this.done) this.move(this.at, 0);
    else if (this.at) this.move(this.at - 1, 0);
  }

  go(at: number): void {
    this.move(at, 0);
  }

  private move(at: number, done: number): void {
    const step = this.lesson.steps[at];
    const moved = prepare(this.motions(step.tasks[done]?.frame ?? step.frame), this.pace());
    this.at = at;
    this.done = done;
    this.hint = null;
    this.picker.clear();
    this.picker.offer(this.task ? this.frame.choices : []);
    void tick().then(moved);
  }

  /** What moves when the next frame comes; going back or far ahead nothing does. */
  private motions(to: number): Motion[] {
    if (to !== this.number + 1) return [];
    const { view, events } = this.lesson.frames[to];
    return events.flatMap((event) =>
      this.game.motions(event, this.frame.view, view, this.lesson.seat),
    );
  }
}
