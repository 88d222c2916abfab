/** What a title's folder gives to the screens that are the same for all titles. */
import type { Component } from 'svelte';
import type { Choice, Components, Params, SeatInfo, TitleName, Worded } from './types';
import type { Picker } from './picker.svelte';

/** What a board is drawn from. The same component shows running games, replays and lessons. */
export interface BoardProps<View = any, Drawn = any> {
  view: View;
  components: Components<Drawn>;
  /** The seat that is looked after: its board is the large one. A spectator's is seat 0. */
  seat: number;
  seats: SeatInfo[];
  /** Points at places; offers nothing where nothing can be chosen. */
  picker: Picker;
}

/** Something that moves when an event is shown: a symbol from place to place, in a colour if it
 * takes one, a text that rises where it arises, or dice that roll where they lie. Places are the
 * `data-at` of the board. */
export type Motion =
  | { symbol: string; from: string; to: string; colour?: string }
  | { text: string; at: string }
  | { rolls: true; at: string };

/** What the help card says about something on the board. */
export interface Explanation {
  title: string;
  lines: string[];
  /** Ids of the rules that tell more. */
  rules: string[];
}

export interface GameScreen {
  name: TitleName;
  board: Component<BoardProps>;
  /** The places a choice points at. */
  targets(choice: Choice, view: any, seat: number): string[];
  /** Where else a thing may be put down that was taken up for a choice. */
  goals?(choice: Choice, view: any, seat: number): string[];
  /** What choices for one place use up, short: "2 W". Empty if nothing, or if there is no saying. */
  cost(choices: Choice[]): string;
  /** How much a choice uses up, to tell cheap ones from dear ones. */
  dear?(choice: Choice): number;
  /** The same in words, for those who do not see what is paid with. */
  costTold?(choices: Choice[]): { key: string; params: Params } | null;
  /** Whether it is played with dice, which have keys of their own and are counted in the drawer. */
  dice?: boolean;
  /** Verbs that end a turn or show what was hidden: never made by themselves. */
  closing: ReadonlySet<string>;
  /** What is asked of the seat: a message of the screen's words. `ready` if that was done, and what
   * else could be done is an extra. */
  ask(
    view: any,
    seat: number,
    choices: Choice[],
  ): { key: string; params?: Params; ready?: boolean };
  /** What is still asked when something was pointed at that does not say it all. */
  next?(
    left: Choice[],
    picked: string[],
    view: any,
    seat: number,
  ): { key: string; params?: Params } | null;
  /** What ending a turn with this choice would leave unused: a message for its button. */
  unused(
    choice: Choice,
    choices: Choice[],
    view: any,
    seat: number,
  ): { key: string; params?: Params } | null;
  /** An action that pointing at these places would mean if it were allowed, for the server to say
   * why it is not. */
  attempt(places: string[], view: any, seat: number): string | null;
  /** The rule about a place that nothing is ever done with. */
  ruleOf?(at: string): string | undefined;
  /** How the points of a source came about at a seat, short: "9 × £6". Empty if that is plain. */
  made?(source: string, view: any, seat: number): string;
  motions(event: Worded, before: any, after: any, seat: number): Motion[];
  /** Places that an event tells of although nothing moves there. */
  places?(event: Worded, view: any): string[];
  /** Where the round or phase begins, for jumps in a replay: a text that changes then. */
  chapter(view: any): { key: string; params?: Params };
  /** What is named by a `data-help` of the board, such as `tile:castle`; null if it is not known. */
  explain?(help: string, view: any, components: Components<any>): Explanation | null;
  /** The `data-help` of a row of the scores. */
  source(name: string): string;
  /** The places of a seat on which that can be used sooner or later. */
  uses?(help: string, view: any, seat: number): string[];
}
