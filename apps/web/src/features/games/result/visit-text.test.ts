import { describe, expect, it } from 'vitest';
import { entryOf, textOf } from './visit-text.ts';

describe('a visit that is written', () => {
  it('is its points', () => {
    expect(entryOf(' 85 ', { total: 26 })).toEqual({ total: 85 });
    expect(entryOf('0', undefined)).toEqual({ total: 0 });
    expect(entryOf('181', undefined)).toBeNull();
  });

  it('keeps the darts of a finish when the points are the same', () => {
    expect(entryOf('41', { total: 41, dartsThrown: 2 })).toEqual({ total: 41, dartsThrown: 2 });
    expect(entryOf('41', { total: 40, dartsThrown: 2 })).toEqual({ total: 41 });
  });

  it('is its darts', () => {
    expect(entryOf('t20 5 d16', undefined)).toEqual({ darts: ['T20', 'S5', 'D16'] });
    expect(entryOf('T20, 0, D25', undefined)).toEqual({ darts: ['T20', '0', 'D25'] });
    expect(entryOf('S1 D20', undefined)).toEqual({ darts: ['S1', 'D20'] });
  });

  it('is none otherwise', () => {
    for (const text of ['', 'x', 'T25', 'D21', '1 2 3 4', '-5', '60 T']) {
      expect(entryOf(text, undefined)).toBeNull();
    }
  });

  it('is read again as it was', () => {
    expect(textOf({ darts: ['T20', 'S5', '0'] })).toBe('T20 5 0');
    expect(textOf({ total: 85 })).toBe('85');
    expect(textOf({ bust: true })).toBe('–');
    expect(textOf({ bull: 1 })).toBe('Bull');
  });
});
