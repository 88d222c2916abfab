/** What is replayed: a finished table, or a record that somebody brought along. */
import { api } from './api';
import { seatNames } from './names';
import type { Frame, SeatInfo, TitleName } from './types';

export interface Source {
  kind: 'table' | 'record';
  id: string;
  /** Its routes, under /api. */
  path: string;
  title: TitleName;
  /** The table whose pieces it was played with. */
  table?: string;
  seats: SeatInfo[];
  players: string[];
}

export async function openSource(screen: string, id: string): Promise<Source> {
  if (screen === 'record') return ofRecord(id, await api.text(`/records/${id}`));
  const { info } = await api.get<Frame>(`/tables/${id}`);
  const { title, seats } = info;
  const players = seatNames(seats);
  return { kind: 'table', id, path: `tables/${id}`, title, table: id, seats, players };
}

/** The header of a record names the game and its players. */
export function ofRecord(id: string, text: string): Source {
  const header = new Map(
    text
      .split('\n\n', 1)[0]
      .split('\n')
      .map((line) => {
        const cut = line.indexOf(':');
        return [line.slice(0, cut).trim(), line.slice(cut + 1).trim()];
      }),
  );
  const title = (header.get('game') ?? '').split(' ')[0] as TitleName;
  const players = (header.get('players') ?? '').split(',').map((name) => name.trim());
  const seats = players.map((name, seat): SeatInfo => {
    return { seat, kind: 'person', person: null, name, level: null, bot: null };
  });
  return { kind: 'record', id, path: `records/${id}`, title, seats, players };
}
