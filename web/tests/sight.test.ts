import { describe, expect, it } from 'vitest';
import { across, beyond, scrollFor } from '../src/learn/sight';

const area = { left: 0, right: 390, top: 90, bottom: 590 };
const at = (left: number, top: number, size = 40) => ({
  left,
  right: left + size,
  top,
  bottom: top + size,
});

describe('sight', () => {
  it('knows beyond which edge a place lies', () => {
    expect(beyond(at(100, 200), area)).toBeNull();
    expect(beyond(at(100, 560), area)).toBeNull();
    expect(beyond(at(100, 600), area)).toBe('down');
    expect(beyond(at(100, 20), area)).toBe('up');
    expect(beyond(at(490, 700), area)).toBe('right');
    expect(beyond(at(-300, 20), area)).toBe('left');
  });

  it('sees a place whole only between the edges', () => {
    expect(across(at(0, 700), area)).toBe(true);
    expect(across(at(360, 200), area)).toBe(false);
  });

  it('scrolls no further than it must', () => {
    expect(scrollFor([at(0, 100), at(0, 550)], area)).toBe(0);
    expect(scrollFor([at(0, 580), at(80, 620)], area)).toBe(620 - 340);
  });

  it('leaves out the last places where not all fit', () => {
    expect(scrollFor([at(0, 100), at(0, 300), at(0, 900)], area)).toBe(0);
    expect(scrollFor([at(0, 800, 600), at(0, 2000)], area)).toBe(1100 - 340);
  });
});
