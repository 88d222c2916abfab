/** Choosing by pointing. A choice points at places (`die:4`, `slot:13`); pointing at places leaves
 * fewer and fewer choices, and the last one left is made. So one decision is one click where one
 * place says it all, and two where a die goes with a tile. The screen knows no rules for this. */
import type { Attachment } from 'svelte/attachments';
import { hold, leave, regain } from './focus';
import type { Choice } from './types';

/** What a place is to the person who chooses. */
export type Mark = 'picked' | 'open' | 'far';

export interface Picking {
  /** The places a choice points at, in the order in which a person would point. */
  targets(choice: Choice): string[];
  /** What the choices that point at a place use up, as a short text for it: workers, silver, units,
   * pounds. */
  cost(choices: Choice[]): string;
  /** The same in words. */
  costTold?(choices: Choice[]): string;
  /** The places on which what was taken up for a choice may be put down as well. */
  goals?(choice: Choice): string[];
  /** The choice is made. */
  choose(choice: Choice): void;
  /** Somebody points at what is not open: say why. */
  blocked(at: string, picked: string[]): void;
}

/** So long a person may still be on the way to the second place of a decision that was clear with
 * the first. */
const RHYTHM = 700;

/** The places that tell choices apart: what all of them need is pointed at already, or need not be. */
export function undecided(reached: string[][]): string[] {
  const apart = reached.flat().filter((at) => !reached.every((places) => places.includes(at)));
  return apart.length ? apart : reached.flat();
}

export class Picker {
  choices = $state.raw<Choice[]>([]);
  picked = $state.raw<string[]>([]);
  /** The places of the choice that is on its way to the server. */
  sent = $state.raw<string[] | null>(null);
  /** The places that the last choice did not need, and until when pointing at them means nothing. */
  private spared = { places: [] as string[], until: 0 };
  private targets = $derived(
    new Map(this.choices.map((choice) => [choice, this.game.targets(choice)])),
  );
  /** The choices that fit what was pointed at. */
  left = $derived(this.fitting(this.picked));
  private open = $derived(this.reached(this.left));
  /** Something is carried. */
  private lifted = $state(false);
  private goals = $derived(
    new Set(this.lifted ? this.left.flatMap((one) => this.goalsOf(one)) : []),
  );
  private all = $derived(new Set([...this.targets.values()].flat()));

  constructor(private readonly game: Picking) {}

  /** A new moment: what can be chosen now. Pointing starts anew. */
  offer(choices: Choice[]): void {
    this.choices = choices;
    this.sent = null;
    this.picked = this.picked.filter((at) => this.all.has(at) && this.keep(at));
    void regain();
  }

  /** A die stays picked over a new moment if nothing else was; everything else is let go. */
  private keep(at: string): boolean {
    return this.picked.length === 1 && this.fitting([at]).length > 1;
  }

  mark(at: string): Mark | undefined {
    if (this.picked.includes(at) || this.sent?.includes(at)) return 'picked';
    if (this.open.has(at) || this.goals.has(at)) return 'open';
    return this.all.has(at) ? 'far' : undefined;
  }

  /** The choices that are left and point at a place. */
  at(place: string): Choice[] {
    return this.open.get(place) ?? [];
  }

  /** What choosing this place would use up. */
  cost(at: string): string {
    return this.game.cost(this.at(at));
  }

  /** All that is pointed at together with a place. */
  partners(at: string): string[] {
    const together = [...this.targets.values()].filter((places) => places.includes(at));
    return [...new Set(together.flat())].filter((place) => place !== at);
  }

  point(at: string): void {
    if (this.sent || this.late(at)) return;
    if (this.picked.includes(at)) {
      this.picked = this.picked.filter((other) => other !== at);
      return;
    }
    const both = this.fitting([...this.picked, at]);
    if (both.length) this.narrow([...this.picked, at], both);
    else if (this.all.has(at)) this.narrow([at], this.fitting([at]));
    else this.game.blocked(at, this.picked);
  }

  /** Take something up to carry it: nothing is decided before it is put down. */
  lift(at: string): void {
    if (this.sent || this.picked.includes(at)) return;
    const both = [...this.picked, at];
    this.picked = this.fitting(both).length ? both : [at];
    this.lifted = true;
  }

  /** Put down what was taken up: on a place that goes with it, or it is said why not. */
  drop(at: string): void {
    if (this.sent) return;
    const { picked } = this;
    const both = [...picked, at];
    const left = this.fitting(both);
    const meant = this.left.filter((choice) => this.goalsOf(choice).includes(at));
    this.clear();
    if (left.length) this.narrow(both, left);
    else if (meant.length) this.narrow(picked, meant);
    else this.game.blocked(at, picked);
  }

  /** Make a choice, however it was named. */
  choose(choice: Choice): void {
    if (this.sent) return;
    this.sent = this.targets.get(choice) ?? [];
    this.picked = [];
    this.game.choose(choice);
  }

  clear(): void {
    this.picked = [];
    this.lifted = false;
  }

  /** The server refused: everything as it was. */
  release(): void {
    this.sent = null;
  }

  private goalsOf(choice: Choice): string[] {
    return this.game.goals?.(choice) ?? [];
  }

  private narrow(picked: string[], left: Choice[]): void {
    if (left.length > 1) {
      this.picked = picked;
      return;
    }
    const places = this.targets.get(left[0])!.filter((at) => !picked.includes(at));
    this.spared = { places, until: Date.now() + RHYTHM };
    this.choose(left[0]);
  }

  /** Card, then slot: when the card said it all, the slot must not begin the next decision, which
   * could be to take the card back. */
  private late(at: string): boolean {
    return this.spared.places.includes(at) && Date.now() < this.spared.until;
  }

  private fitting(picked: string[]): Choice[] {
    return this.choices.filter((choice) => {
      const targets = this.targets.get(choice)!;
      return picked.every((at) => targets.includes(at));
    });
  }

  /** The places that are still open, each with the choices that point at it. */
  private reached(left: Choice[]): Map<string, Choice[]> {
    const open = new Map<string, Choice[]>();
    for (const choice of left)
      for (const at of this.targets.get(choice)!) open.set(at, [...(open.get(at) ?? []), choice]);
    return open;
  }

  /** For `{@attach}` on whatever shows a place: makes it a button while it can be chosen. `label`
   * is its name for people who do not see it. */
  place(at: string, label: string): Attachment<HTMLElement | SVGElement> {
    return (node) => {
      node.dataset.at = at;
      const point = (event: Event) => {
        event.stopPropagation();
        hold(event.type === 'keydown' ? node : null);
        this.point(at);
      };
      const key = (event: Event) => {
        const pressed = (event as KeyboardEvent).key;
        if (pressed !== 'Enter' && pressed !== ' ') return;
        event.preventDefault();
        point(event);
      };
      node.addEventListener('click', point);
      node.addEventListener('keydown', key);
      $effect(() => {
        const mark = this.mark(at);
        const cost = (this.game.costTold ?? this.game.cost)(this.at(at));
        node.setAttribute('aria-label', cost ? `${label}, ${cost}` : label);
        if (mark) {
          node.dataset.mark = mark;
          node.dataset.verbs = [...new Set(this.at(at).map(({ verb }) => verb))].join(' ');
          node.setAttribute('role', 'button');
          node.setAttribute('tabindex', '0');
          node.setAttribute('aria-pressed', String(mark === 'picked'));
        } else {
          delete node.dataset.mark;
          delete node.dataset.verbs;
          node.setAttribute('role', 'img');
          node.removeAttribute('aria-pressed');
          // Whoever has just pointed at it by keys is still there.
          node.setAttribute('tabindex', '-1');
        }
      });
      return () => {
        node.removeEventListener('click', point);
        node.removeEventListener('keydown', key);
        leave(node);
        // The same element may become another place, or none: a die that was used. It keeps the
        // focus, or whoever plays by keys would have to look for the place again.
        delete node.dataset.mark;
        for (const name of ['aria-pressed', 'role']) node.removeAttribute(name);
        node.setAttribute('tabindex', '-1');
      };
    };
  }
}
