/** What the help card shows. The screen that has a board says whose things it explains. */
import type { Explanation, GameScreen } from './game';
import type { Picker } from './picker.svelte';
import type { Components } from './types';

export interface Asked {
  help: string;
  /** Where it is asked: the card stands beside it. */
  box: DOMRect;
  /** Where it can be used, and the bar that says what is asked: the card does not cover that. */
  clear: DOMRect[];
}

/** The board whose things are explained. */
export interface Explained {
  game: GameScreen;
  view: unknown;
  components: Components;
  seat: number;
  picker: Picker;
}

class Help {
  asked = $state.raw<Asked | null>(null);
  private board = $state.raw<Explained | null>(null);

  /** Explain the things of a board; returns how to stop. */
  serve(board: Explained): () => void {
    this.board = board;
    return () => (this.board = null);
  }

  explain(help: string): Explanation | null {
    if (!this.board) return null;
    const { game, view, components } = this.board;
    return game.explain?.(help, view, components) ?? null;
  }

  /** What explains where points come from. */
  source(name: string): string | undefined {
    return this.board?.game.source(name);
  }

  ask(node: Element): void {
    const help = node.getAttribute('data-help')!;
    const places = this.uses(help, node.getAttribute('data-at') ?? '');
    const clear = ['footer', ...places.map((at) => `[data-at="${at}"]`)]
      .flatMap((selector) => [...document.querySelectorAll(selector)])
      .map((kept) => kept.getBoundingClientRect());
    this.asked = { help, box: node.getBoundingClientRect(), clear };
  }

  close(): void {
    this.asked = null;
  }

  /** The places on which something can be used, now or later. */
  private uses(help: string, at: string): string[] {
    if (!this.board) return [];
    const { game, view, seat, picker } = this.board;
    return [...picker.partners(at), ...(game.uses?.(help, view, seat) ?? [])];
  }
}

export const help = new Help();

/** Where the rules tell of a rule. */
export function ruleAddress(rule: string): string {
  return `/rules/${rule}`;
}
