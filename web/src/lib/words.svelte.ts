/** Wording: keys and parameters become sentences in the reader's language. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { api } from './api';
import { settings } from './settings.svelte';
import type { Params, TitleName, Worded } from './types';

/** Parameters that are names of things, and how their messages begin. */
const THINGS: Record<string, string> = {
  tile: 'tile',
  building: 'tile',
  goods: 'goods',
  colour: 'colour',
  species: 'species',
  card: 'card',
  book: 'book',
  region: 'region',
  company: 'company',
  bonus: 'bonus',
  start: 'start',
  pile: 'pile',
  part: 'part',
};
/** The same for parameters that list several things, separated by commas. */
const LISTS: Record<string, string> = {
  tiles: 'tile',
  'goods-list': 'goods',
  cards: 'card',
  books: 'book',
  starts: 'start',
};

export class Texts {
  private bundle: FluentBundle;

  constructor(language: string, ...sources: string[]) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(key: string, params: Params = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`there are no words for ${key}`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, params, errors);
    if (errors.length) throw new Error(`the words for ${key} do not fit: ${errors[0].message}`);
    return text;
  }
}

/** The words of one title: what `core/words.py` does for the terminal. */
export class GameWords extends Texts {
  tell(message: Worded, players: string[]): string {
    const worded: Params = {};
    for (const [name, value] of Object.entries(message.params)) {
      if (name in THINGS) worded[name] = this.thing(THINGS[name], String(value));
      else if (name in LISTS)
        worded[name] = String(value)
          .split(',')
          .filter(Boolean)
          .map((thing) => this.thing(LISTS[name], thing))
          .join(', ');
      else if (name === 'seat') worded.player = players[Number(value)];
      else worded[name] = value;
      if (name === 'other' && players.length) worded['other-player'] = players[Number(value)];
    }
    return this.say(message.key, worded);
  }

  /** What a thing is called; one of a component set of somebody's own by its plain name. */
  thing(kind: string, name: string): string {
    const key = `${kind}-${name}`;
    return this.has(key) ? this.say(key) : name;
  }

  event(event: Worded, players: string[]): string {
    return this.tell({ key: `event-${event.key}`, params: event.params }, players);
  }

  /** Several events in a row, as they are told of one move. */
  events(events: Worded[], players: string[]): string {
    return events.map((event) => this.event(event, players)).join(' ');
  }

  refusal(reason: string, params: Params): string {
    return this.tell({ key: `refusal-${reason}`, params }, []);
  }
}

/** Analyses speak in the terminal too: their words are the package's. */
const ANALYSIS = '../../../src/kontor/analysis/words/';
const files = import.meta.glob<string>(
  ['../words/*.ftl', '../games/*/words/*.ftl', '../../../src/kontor/analysis/words/*.ftl'],
  { query: '?raw', import: 'default' },
);

class Speech {
  /** The words of the screen itself, with those of the titles that are loaded. */
  screen = $state.raw<Texts | null>(null);
  private games = $state.raw<Partial<Record<TitleName, GameWords>>>({});
  private language = '';
  private loading: Promise<void> = Promise.resolve();

  /** Load the words of the language in the settings, of the screen and of a title if given. A
   * title that is on the screen stays: both languages change places at once. */
  load(title?: TitleName): Promise<void> {
    // One after the other, or the later one would not know what the earlier one brings.
    this.loading = this.loading.catch(() => {}).then(() => this.bring(title));
    return this.loading;
  }

  private async bring(title?: TitleName): Promise<void> {
    const language = settings.language;
    const known = Object.keys(this.games) as TitleName[];
    const titles = [...new Set(title ? [...known, title] : known)];
    if (this.language === language && titles.length === known.length) return;
    const [screen, ...ours] = await Promise.all([
      files[`../words/${language}.ftl`](),
      ...titles.map((each) => files[`../games/${each}/words/${language}.ftl`]()),
      ...(titles.length ? [files[`${ANALYSIS}${language}.ftl`]()] : []),
    ]);
    const theirs = await Promise.all(titles.map((each) => api.words(each, language)));
    this.language = language;
    this.screen = new Texts(language, screen, ...ours);
    this.games = Object.fromEntries(
      titles.map((each, index) => [each, new GameWords(language, theirs[index])]),
    );
  }

  game(title: TitleName): GameWords | undefined {
    return this.games[title];
  }
}

export const speech = new Speech();

/** A message of the screen. */
export function t(key: string, params?: Params): string {
  return speech.screen ? speech.screen.say(key, params) : '';
}
