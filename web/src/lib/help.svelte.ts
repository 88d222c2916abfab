/** What the help card shows. The screen that has a board says how to explain its things. */
import type { Explanation } from './game';

export interface Asked {
  help: string;
  /** Where it is asked: the card stands beside it. */
  box: DOMRect;
}

class Help {
  asked = $state.raw<Asked | null>(null);
  explain = $state.raw<(help: string) => Explanation | null>(() => null);

  ask(node: Element): void {
    this.asked = { help: node.getAttribute('data-help')!, box: node.getBoundingClientRect() };
  }

  close(): void {
    this.asked = null;
  }
}

export const help = new Help();

/** Where the rules tell of a rule. */
export function ruleAddress(rule: string): string {
  return `/rules/${rule}`;
}
