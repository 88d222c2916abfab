/** What all parts of the board share: the position, the pointing, and how things are called. */
import type { Attachment } from 'svelte/attachments';
import type { BoardProps } from '../../lib/game';
import { looking } from '../../lib/looking';
import { speech, t } from '../../lib/words.svelte';
import { keeper, type Drawn, type DrawnBoard, type Seat, type View } from './model';
import { price, targets, type Price } from './targets';

export class Desk {
  /** The store whose tile is looked at: the spaces where it could go are shown. */
  looked = $state<string | null>(null);

  constructor(private readonly props: () => BoardProps<View, Drawn>) {}

  get view(): View {
    return this.props().view;
  }
  get seat(): number {
    return this.props().seat;
  }
  get picker() {
    return this.props().picker;
  }
  get own(): Seat {
    return this.view.seats[this.seat];
  }
  get files() {
    return this.props().components.files;
  }

  name(seat: number): string {
    return this.props().seats[seat]?.name ?? String(seat + 1);
  }

  thing(kind: string, name: string): string {
    return speech.game('burgundy')!.thing(kind, name);
  }

  tile(name: string): string {
    return this.thing('tile', name);
  }

  board(name: string): DrawnBoard {
    return this.props().components.drawn.boards.find((board) => board.name === name)!;
  }

  /** Things of the seat that is looked after, or of its team, can be pointed at. */
  mine(seat: number): boolean {
    return keeper(this.view, seat) === keeper(this.view, this.seat);
  }

  /** A place that can be pointed at, or that only bears its name where it belongs to others. */
  place(at: string, label: string, mine = true): Attachment<HTMLElement | SVGElement> {
    if (mine) return this.picker.place(at, label);
    return (node) => {
      node.dataset.at = at;
      node.setAttribute('role', 'img');
      node.setAttribute('aria-label', label);
    };
  }

  /** What pointing at a place costs at the least. */
  price(at: string): Price {
    return price(this.picker.at(at));
  }

  private targets(choice: Parameters<typeof targets>[0]): string[] {
    return targets(choice, this.view, this.seat);
  }

  /** Where the tile that is looked at could go: now, or only with another die than the picked. */
  private hints = $derived.by(() => {
    const hints = new Map<string, 'now' | 'else'>();
    if (!this.looked) return hints;
    for (const choice of this.picker.choices) {
      if (choice.verb !== 'place') continue;
      const [at] = this.targets(choice).slice(-1);
      if (!this.targets(choice).includes(this.looked)) continue;
      if (this.picker.left.includes(choice)) hints.set(at, 'now');
      else if (!hints.has(at)) hints.set(at, 'else');
    }
    return hints;
  });

  hint(at: string): 'now' | 'else' | undefined {
    return this.hints.get(at);
  }

  /** For a store: looking at it, by pointer or by focus, shows where its tile could go. */
  look(at: string): Attachment<Element> {
    return looking(
      () => (this.looked = at),
      () => {
        if (this.looked === at) this.looked = null;
      },
    );
  }

  spaceLabel(space: { name: string; colour: string; number: number }, tile: string | null): string {
    if (tile) return `${space.name}: ${this.tile(tile)}`;
    const colour = this.thing('colour', space.colour);
    return t('burgundy-space', { space: space.name, colour, number: space.number });
  }
}
