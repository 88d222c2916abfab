/** What the server says; docs/server.md describes it. */

export type Params = Record<string, string | number>;

export interface Worded {
  key: string;
  params: Params;
}

/** A decision that is open to a seat: what to send, what it points at, how to say it. */
export interface Choice {
  action: string;
  verb: string;
  fields: Record<string, number>;
  label: Worded;
}

export interface TableEvent {
  number: number;
  at: number;
  kind: string;
  seat?: number;
  action?: string;
  events?: Worded[];
  person?: string;
  name?: string;
  text?: string;
  muted?: boolean;
  level?: string;
  late?: boolean;
  done?: boolean;
  to?: number;
  table?: string;
}

export interface SeatInfo {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  person: string | null;
  name: string;
  level: string | null;
  bot: string | null;
}

export interface SeatResult {
  seat: number;
  place: number;
  points: number;
  sources: Record<string, number>;
}

export interface Clock {
  kind: 'turn' | 'game';
  time: number;
  increment: number;
}

export interface Source {
  table?: string;
  record?: string;
  move: number;
}

export interface Summary {
  id: string;
  title: TitleName;
  options: Record<string, string | number>;
  status: 'open' | 'playing' | 'over' | 'closed';
  private: boolean;
  rated: boolean;
  confirm: boolean;
  clock: Clock | null;
  created: number;
  host: string;
  seats: SeatInfo[];
  key_hash: string;
  key: string | null;
  components: string;
  from: Source | null;
  rematch: string | null;
  result: SeatResult[] | null;
  /** In the list of one's own tables: whether one has something to decide there. */
  asked?: boolean;
}

export interface Info extends Summary {
  offer: { by: number; to: number; agreed: number[] } | null;
  invite?: string;
}

/** The one thing a viewer of a table is told. The view is the title's own document. */
export interface Frame<View = unknown> {
  type: 'table';
  table: string;
  seat: number | null;
  from: number;
  number: number;
  events: TableEvent[];
  info: Info;
  view: View | null;
  sequence: number | null;
  choices: Choice[];
  undo: boolean;
  asked: boolean;
  secret: boolean;
  curtain: boolean;
  moves: number;
  clocks: { seat: number; left: number; running: boolean }[] | null;
}

export interface Refusal {
  code: string;
  message: string;
  reason?: string;
  rule?: string;
  params?: Params;
  sequence?: number;
  line?: number;
}

export interface Presence {
  present: number[];
  spectators: number;
}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  notify: {
    /** The ways on which this server tells people anything: `webhook`, `mail`. */
    offered: string[];
    webhook: string | null;
    mail: string | null;
    mail_confirmed: boolean;
  };
}

export type TitleName = 'burgundy' | 'mombasa';

export interface Option {
  name: string;
  default: string | number;
  help: string;
  type: 'number' | 'switch' | 'choice' | 'text';
  min?: number;
  max?: number;
  choices?: string[];
  form?: string;
  /** Other options with the values beside which this one says anything. */
  only?: Record<string, string[]>;
}

export interface Title {
  name: TitleName;
  title: string;
  players: [number, number];
  options: Option[];
  levels: string[];
  languages: string[];
}

export interface Components<Drawn = unknown> {
  set: string;
  hash: string;
  files: Record<string, any>;
  drawn: Drawn;
}

/** One decision of a finished game; the first step is the setup. */
export interface Step {
  by: number | null;
  action: string | null;
  points: number[];
  events: Worded[];
}

/** A finished game, or an uploaded one, at a move. */
export interface Moment<View = unknown> {
  move: number;
  moves: number;
  view: View;
  events: Worded[];
  action: string | null;
  by: number | null;
}
