import { describe, expect, it } from 'vitest';
import { heard, news, rolls, sinceLast, turns, verdicts } from '../src/lib/log';
import type { TableEvent } from '../src/lib/types';

let number = 0;
function move(seat: number, ...keys: string[]): TableEvent {
  const events = keys.map((key) => ({ key, params: { seat } }));
  return { number: ++number, at: 0, kind: 'move', seat, events };
}
function table(kind: string, seat?: number): TableEvent {
  return { number: ++number, at: 0, kind, seat };
}
const told = (log: TableEvent[]) =>
  turns(log).map((turn) => [turn.seat, turn.note?.kind ?? turn.entries.map((e) => e.event.key)]);

describe('the log', () => {
  it('puts what a seat does in a row into one turn', () => {
    const log = [
      move(0, 'tile-taken'),
      move(0, 'tile-placed', 'points-scored'),
      move(1, 'goods-sold'),
    ];
    expect(told(log)).toEqual([
      [0, ['tile-taken', 'tile-placed', 'points-scored']],
      [1, ['goods-sold']],
    ]);
  });

  it('gives a new round to nobody', () => {
    const log = [move(1, 'turn-ended', 'round-begins', 'dice-rolled'), move(0, 'tile-taken')];
    expect(told(log)).toEqual([
      [1, ['turn-ended']],
      [null, ['round-begins', 'dice-rolled']],
      [0, ['tile-taken']],
    ]);
  });

  it('leaves out what was taken back', () => {
    const log = [
      move(0, 'tile-taken'),
      move(0, 'goods-sold'),
      table('undo', 0),
      move(0, 'turn-ended'),
    ];
    expect(told(log)).toEqual([[0, ['tile-taken', 'turn-ended']]]);
  });

  it('tells of offers and computer players between the turns, but not of chat', () => {
    const log = [move(0, 'tile-taken'), table('chat'), table('takeover', 1), move(0, 'goods-sold')];
    expect(told(log)).toEqual([
      [0, ['tile-taken']],
      [1, 'takeover'],
      [0, ['goods-sold']],
    ]);
  });
});

describe('what is read out', () => {
  it('is what others do and what happens to all, not what one does oneself', () => {
    const ended = move(0, 'turn-ended');
    ended.events!.push({ key: 'round-begins', params: {} });
    const log = [ended, move(1, 'tile-taken'), table('takeover', 2)];
    const said = heard(log, [0]).map((turn) => turn.note?.kind ?? turn.entries[0].event.key);
    expect(said).toEqual(['round-begins', 'tile-taken', 'takeover']);
  });
});

describe('since the last turn', () => {
  const own = move(0, 'turn-ended');
  const theirs = [move(1, 'tile-taken'), move(2, 'goods-sold')];

  it('has what the others did after it', () => {
    expect(sinceLast([own, ...theirs], 0)).toEqual(theirs);
  });

  it('keeps it while the own next turn goes on', () => {
    expect(sinceLast([own, ...theirs, move(0, 'tile-taken')], 0)).toEqual(theirs);
  });

  it('is empty while nobody else has acted', () => {
    expect(sinceLast([own], 0)).toEqual([]);
  });
});

describe('the end', () => {
  it('is told by the title: who has won, or that somebody alone has lost', () => {
    const before = [move(0, 'tile-taken'), move(1, 'turn-ended')];
    expect(verdicts(before)).toEqual([]);
    const [won] = verdicts([...before, move(1, 'turn-ended', 'final-silver', 'team-wins')]);
    expect(won.key).toBe('team-wins');
    expect(verdicts([move(0, 'solo-lost')])).toHaveLength(1);
    expect(verdicts([move(0, 'game-over', 'game-over')])).toHaveLength(2);
  });
});

describe('dice', () => {
  it('are counted by seat', () => {
    const roll = (seat: number, first: number, second: number): TableEvent => ({
      ...table('move', seat),
      events: [{ key: 'dice-rolled', params: { seat, first, second } }],
    });
    const counts = rolls([roll(0, 1, 6), roll(1, 3, 3), roll(0, 6, 2)]);
    expect(counts.get(0)).toEqual([1, 1, 0, 0, 0, 2]);
    expect(counts.get(1)).toEqual([0, 0, 2, 0, 0, 0]);
  });
});

describe('the news', () => {
  const keys = (log: TableEvent[], mine = [0]) =>
    news(log, 0, mine).map((entry) => entry.event.key);
  const waited = () => [
    move(0, 'tile-taken', 'turn-ended'),
    move(1, 'goods-sold'),
    move(1, 'turn-ended', 'round-begins', 'dice-rolled'),
  ];

  it('are what others did, without the ends of turns and what happens to all', () => {
    expect(keys(waited())).toEqual(['goods-sold']);
  });

  it('tell nothing of oneself', () => {
    const mined = table('move', 1);
    mined.events = [{ key: 'mines-pay', params: { seat: 0 } }];
    expect(keys([...waited(), mined])).toEqual(['goods-sold']);
  });

  it('are old as soon as one has decided, until that is taken back', () => {
    const log = [...waited(), move(0, 'tile-placed')];
    expect(keys(log)).toEqual([]);
    expect(keys([...log, table('undo', 0)])).toEqual(['goods-sold']);
  });

  it('leave out those who sit at the same screen', () => {
    expect(keys(waited(), [0, 1])).toEqual([]);
    expect(keys([...waited(), move(2, 'tile-placed'), move(1, 'tile-taken')], [0, 1])).toEqual([
      'tile-placed',
    ]);
  });
});
