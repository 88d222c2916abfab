import { describe, expect, it, vi } from 'vitest';
import { Picker, undecided } from '../src/lib/picker.svelte';
import type { Choice } from '../src/lib/types';

function choice(action: string, ...targets: string[]): Choice {
  return { action, verb: 'x', fields: {}, label: { key: targets.join(' '), params: {} } };
}

function picker(choices: Choice[], cost: (choices: Choice[]) => string = () => '') {
  const choose = vi.fn();
  const blocked = vi.fn();
  const made = new Picker({
    targets: (choice) => choice.label.key.split(' ').filter(Boolean),
    cost,
    goals: ({ action }) => (action.includes('take') ? ['store:0'] : []),
    choose,
    blocked,
  });
  made.offer(choices);
  return { made, choose, blocked };
}

const dice = [
  choice('4:take:a', 'die:4', 'slot:1'),
  choice('4:take:b', 'die:4', 'slot:2'),
  choice('2:take:b', 'die:2', 'slot:2'),
];

describe('pointing', () => {
  it('makes a choice as soon as only one is left', () => {
    const { made, choose } = picker(dice);
    made.point('slot:1');
    expect(choose).toHaveBeenCalledExactlyOnceWith(dice[0]);
  });

  it('narrows what is open until the choice is clear', () => {
    const { made, choose } = picker(dice);
    made.point('slot:2');
    expect(choose).not.toHaveBeenCalled();
    expect(made.mark('slot:2')).toBe('picked');
    expect(made.mark('die:4')).toBe('open');
    expect(made.mark('slot:1')).toBe('far');
    made.point('die:2');
    expect(choose).toHaveBeenCalledExactlyOnceWith(dice[2]);
  });

  it('does not take the second place of a made choice for the next one', () => {
    vi.useFakeTimers();
    const { made, choose } = picker(dice);
    made.point('slot:1');
    const again = [choice('4:unload', 'die:4'), choice('end')];
    made.offer(again);
    made.point('die:4');
    expect(choose).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    made.point('die:4');
    expect(choose).toHaveBeenLastCalledWith(again[0]);
    vi.useRealTimers();
  });

  it('turns to another place when both do not go together', () => {
    const { made, choose } = picker(dice);
    made.point('slot:2');
    made.point('slot:1');
    expect(choose).toHaveBeenCalledExactlyOnceWith(dice[0]);
  });

  it('lets go of a place that is pointed at again', () => {
    const { made } = picker(dice);
    made.point('slot:2');
    made.point('slot:2');
    expect(made.picked).toEqual([]);
  });

  it('asks why nothing can be done with a place', () => {
    const { made, blocked } = picker(dice);
    made.point('slot:9');
    expect(blocked).toHaveBeenCalledExactlyOnceWith('slot:9', []);
  });

  it('sends nothing more while a choice is on its way', () => {
    const { made, choose } = picker(dice);
    made.point('slot:1');
    made.point('slot:1');
    made.point('die:2');
    expect(choose).toHaveBeenCalledOnce();
    made.offer(dice);
    made.point('slot:1');
    expect(choose).toHaveBeenCalledTimes(2);
  });

  it('decides nothing before what was taken up is put down', () => {
    const { made, choose, blocked } = picker(dice);
    made.lift('slot:1');
    expect(choose).not.toHaveBeenCalled();
    expect(made.mark('slot:1')).toBe('picked');
    expect(made.mark('die:4')).toBe('open');
    made.drop('die:2');
    expect(choose).not.toHaveBeenCalled();
    expect(blocked).toHaveBeenCalledExactlyOnceWith('die:2', ['slot:1']);
    expect(made.picked).toEqual([]);
    made.lift('slot:1');
    made.drop('die:4');
    expect(choose).toHaveBeenCalledExactlyOnceWith(dice[0]);
  });

  it('lets things be put down where they will lie', () => {
    const { made, choose, blocked } = picker(dice);
    expect(made.mark('store:0')).toBeUndefined();
    made.lift('slot:1');
    expect(made.mark('store:0')).toBe('open');
    made.drop('store:0');
    expect(choose).toHaveBeenCalledExactlyOnceWith(dice[0]);
    made.offer(dice);
    made.lift('slot:2');
    made.drop('store:0');
    expect(choose).toHaveBeenCalledOnce();
    expect(made.picked).toEqual(['slot:2']);
    expect(made.mark('store:0')).toBeUndefined();
    expect(blocked).not.toHaveBeenCalled();
  });

  it('asks for the cost of all that is left at a place', () => {
    const { made } = picker(dice, (choices) => choices.map(({ action }) => action).join(' '));
    expect(made.cost('slot:1')).toBe('4:take:a');
    expect(made.cost('slot:2')).toBe('4:take:b 2:take:b');
    expect(made.cost('slot:3')).toBe('');
    made.point('die:4');
    expect(made.cost('slot:2')).toBe('4:take:b');
    made.release();
  });
});

describe('what is undecided', () => {
  it('is what not all choices need', () => {
    const expand = ['mombasa', 'cairo'].map((company) => ['slot:0', 'slot:1', `base:${company}`]);
    expect(undecided(expand)).toEqual(['base:mombasa', 'base:cairo']);
  });
  it('is everything if all choices need the same', () => {
    expect(undecided([['slot:0'], ['slot:0']])).toEqual(['slot:0', 'slot:0']);
    expect(undecided([])).toEqual([]);
  });
});
