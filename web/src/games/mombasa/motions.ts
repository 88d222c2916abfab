/** What moves when something happened: from where it lay to where it lies now. */
import type { Motion } from '../../lib/game';
import type { Worded } from '../../lib/types';
import { pounds as told } from './names';
import { kindOf, type View } from './view';

/** The symbol of a card: an additional share is not part of it. */
export function cardSymbol(card: string): string {
  const kind = kindOf(card);
  return kind === 'merchant' || kind === 'share' ? `card-${card}` : `card-${card.split('-')[0]}`;
}

function bookSymbol(book: string): string {
  return /^[abc]-/.test(book) ? `book-${book[0]}` : 'book-start';
}

/** The symbol of what a place explains, if that is a piece that can be carried. */
export function pieceSymbol(help = ''): string | undefined {
  const [, kind, name] = /^(card|book):(.+)/.exec(help) ?? [];
  if (!kind) return undefined;
  return kind === 'card' ? cardSymbol(name) : bookSymbol(name);
}

/** What somebody gets or pays, above their purse. */
function paid(seat: number, sign: '+' | '−', pounds: number): Motion {
  return { text: sign + told(pounds), at: `pounds:${seat}` };
}

/** The index of the column of a base that has changed. */
function changed(before: View, after: View, company: string): number {
  const columns = (view: View) =>
    view.companies.find((other) => other.company === company)!.columns.map(({ posts }) => posts);
  const now = columns(after);
  return Math.max(
    0,
    columns(before).findIndex((posts, index) => posts !== now[index]),
  );
}

interface Happened {
  params: Record<string, any>;
  before: View;
  after: View;
}

/** A space of the display or the book display whose thing has gone. */
function gone(before: (string | null)[], after: (string | null)[], name: string): number {
  const left = before.findIndex((other, index) => other === name && after[index] !== name);
  return left >= 0 ? left : before.indexOf(name);
}

function acquired({ params, before, after }: Happened): Motion[] {
  const cards = (view: View) => view.display.map(({ card }) => card);
  return [
    {
      symbol: cardSymbol(params.card),
      from: `display:${gone(cards(before), cards(after), params.card)}`,
      to: `hand:${params.seat}`,
    },
  ];
}

const MOTIONS: Record<string, (happened: Happened) => Motion[]> = {
  'card-planned': ({ params: { seat, card, slot } }) => [
    { symbol: cardSymbol(card), from: `card:${seat}-${card}`, to: `slot:${seat}-${slot - 1}` },
  ],
  'card-taken-back': ({ params: { seat, card, slot } }) => [
    { symbol: cardSymbol(card), from: `slot:${seat}-${slot - 1}`, to: `hand:${seat}` },
  ],
  'card-rests': ({ params: { seat, card, slot } }) => [
    { symbol: cardSymbol(card), from: `hand:${seat}`, to: `pile:${seat}-${slot - 1}` },
  ],
  'card-acquired': acquired,
  'card-bought': acquired,
  'card-discarded': ({ params: { seat, card } }) => [
    { symbol: cardSymbol(card), from: `hand:${seat}`, to: 'discarded:0' },
  ],
  'region-entered': ({ params: { company, region }, before, after }) => [
    {
      symbol: `post-${company}`,
      from: `column:${company}-${changed(before, after, company)}`,
      to: `region:${region}`,
    },
  ],
  'post-driven-out': ({ params: { company, region } }) => [
    { symbol: `post-${company}`, from: `region:${region}`, to: `base:${company}` },
  ],
  'post-removed': ({ params: { company }, before, after }) => [
    { text: '−1', at: `column:${company}-${changed(before, after, company)}` },
  ],
  advances: ({ params: { seat, company, count, at } }) => [
    {
      symbol: `marker-${seat + 1}`,
      from: `step:${company}-${at - count}`,
      to: `step:${company}-${at}`,
      colour: `var(--seat-${seat})`,
    },
  ],
  'special-reached': ({ params: { seat, pounds } }) => [paid(seat, '+', pounds)],
  'special-again': ({ params: { seat, pounds } }) => [paid(seat, '+', pounds)],
  'call-paid': ({ params: { seat, pounds } }) => [paid(seat, '−', pounds)],
  'pounds-gained': ({ params: { seat, pounds } }) => [paid(seat, '+', pounds)],
  'pounds-paid': ({ params: { seat, pounds } }) => [paid(seat, '−', pounds)],
  'diamond-advances': ({ params: { seat, count, at } }) => [
    { symbol: 'diamond', from: `diamond:${seat}-${at - count}`, to: `diamond:${seat}-${at}` },
  ],
  'jar-moves': ({ params: { seat, at } }) => [
    {
      symbol: 'ink-jar',
      from: `jar:${seat}`,
      to: `shelf:${seat}-${at}`,
      colour: `var(--seat-${seat})`,
    },
  ],
  'book-taken': ({ params: { seat, book, pounds }, before, after }) => {
    const books = (view: View) => view.books.map((space) => space.book);
    const from = `book:${gone(books(before), books(after), book)}`;
    const coin: Motion[] = pounds ? [paid(seat, '+', pounds)] : [];
    return [{ symbol: bookSymbol(book), from, to: `tray:${seat}` }, ...coin];
  },
  'book-placed': ({ params: { seat, book, space } }) => [
    { symbol: bookSymbol(book), from: `tray:${seat}`, to: `shelf:${seat}-${space}` },
  ],
  'book-turned': ({ params: { seat, space, pounds } }) => [
    paid(seat, '−', pounds),
    { text: '×', at: `shelf:${seat}-${space}` },
  ],
  'marker-placed': ({ params: { seat, bonus } }) => [
    {
      symbol: 'bonus-marker',
      from: `markers:${seat}`,
      to: `bonus:${bonus}`,
      colour: `var(--seat-${seat})`,
    },
  ],
  'pile-taken': ({ params: { seat, pile } }) => [
    { symbol: 'card-back', from: `pile:${seat}-${pile - 1}`, to: `hand:${seat}` },
  ],
  'slot-unlocked': ({ params: { seat, slot } }) => [{ text: '+1', at: `slot:${seat}-${slot - 1}` }],
  'boost-laid': ({ params: { seat }, after }) => {
    const slot = after.tiles.find(({ tile }) => tile === 'goods')?.slot;
    return slot
      ? [{ symbol: 'tile-goods', from: 'tile:goods', to: `slot:${seat}-${slot - 1}` }]
      : [];
  },
  'tile-received': ({ params: { tile } }) => [
    { symbol: `tile-${tile}`, from: `bonus:tile-${tile}`, to: `tile:${tile}` },
  ],
  'first-player': ({ params: { seat } }) => [
    { symbol: 'first-player', from: 'bonus:first-player', to: `seat:${seat}` },
  ],
};

export function motions(event: Worded, before: View, after: View): Motion[] {
  return MOTIONS[event.key]?.({ params: event.params, before, after }) ?? [];
}
