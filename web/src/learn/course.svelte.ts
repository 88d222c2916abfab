/** Somebody on the way through a lesson. */
import type { GameScreen } from '../lib/game';
import { Picker } from '../lib/picker.svelte';
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
  ) {
    this.picker = new Picker({
      targets: (choice) => this.targets(choice),
      cost: (choice) => game.cost(choice),
      choose: (choice) => this.choose(choice),
      blocked: () => (this.hint = 'blocked'),
    });
    this.go(at);
  }

  targets(choice: Choice): string[] {
    return this.game.targets(choice, this.frame.view, this.lesson.seat);
  }

  /** The places to look at now: those of the step, and what the task points at. */
  get places(): string[] {
    return [...this.step.show, ...(this.expected ? this.targets(this.expected) : [])];
  }

  /** Choices that have no place on the board, or of which pointing has left only a few. */
  get listed(): Choice[] {
    const { left, picked } = this.picker;
    return left.filter(
      (choice) => (picked.length && left.length <= 6) || !this.targets(choice).length,
    );
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
    this.at = at;
    this.done = done;
    this.hint = null;
    this.picker.clear();
    this.picker.offer(this.task ? this.frame.choices : []);
  }
}
