/** What is replayed: a finished table, or a record that somebody brought along. */
import { api } from './api';
import { header } from './header';
import { named } from './names';
import type { Frame, SeatInfo, TitleName } from './types';

export interface Source {
  kind: 'table' | 'record';
  id: string;
  /** Its routes, under /api. */
  path: string;
  title: TitleName;
  /** Whether the game has come to its end. */
  over: boolean;
  /** The table whose pieces it was played with. */
  table?: string;
  seats: SeatInfo[];
  players: string[];
}

export async function openSource(screen: string, id: string): Promise<Source> {
  if (screen === 'record') return ofRecord(id, await api.text(`/records/${id}`));
  const { info } = await api.get<Frame>(`/tables/${id}`);
  const { title } = info;
  const seats = named(info.seats);
  const players = seats.map((seat) => seat.name);
  return { kind: 'table', id, path: `tables/${id}`, title, over: true, table: id, seats, players };
}

function ofRecord(id: string, text: string): Source {
  const { title, players, over } = header(text);
  const seats = named(
    players.map((name, seat): SeatInfo => {
      return { seat, kind: 'person', person: null, name, level: null, bot: null };
    }),
  );
  const names = seats.map((seat) => seat.name);
  return { kind: 'record', id, path: `records/${id}`, title, over, seats, players: names };
}
