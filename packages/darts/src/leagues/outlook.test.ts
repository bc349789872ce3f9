import { describe, expect, it } from 'vitest';
import type { FixtureFormat } from './format.ts';
import { outlookOf } from './outlook.ts';
import { formatOf, singlesOf } from './testing.ts';

describe('the games of an evening', () => {
  const early = { isPlayedWhenDecided: false };

  it('are all, where all are played', () => {
    expect(outlookOf(formatOf([singlesOf('singles', 6)]), 2).games).toEqual({ least: 6, most: 6 });
  });

  it('may be fewer where it ends early, and one more with a decider', () => {
    const decider = singlesOf('decider', 1, { isDecider: true });
    const format = formatOf([singlesOf('singles', 6, early), decider]);
    expect(outlookOf(format, 2)).toMatchObject({ games: { least: 4, most: 7 }, canBeDrawn: false });
    expect(outlookOf(formatOf([singlesOf('singles', 5, early), decider]), 2).games).toEqual({
      least: 3,
      most: 5,
    });
  });

  it('know that the first can be worth all the others', () => {
    const format = formatOf([singlesOf('team', 1, { worth: 5 }), singlesOf('singles', 3, early)]);
    expect(outlookOf(format, 1)).toMatchObject({ games: { least: 1, most: 1 }, canBeDrawn: false });
  });
});

describe('whether it can be drawn', () => {
  const drawn = { format: { legs: { kind: 'all', count: 2 } } } as const;
  it.each([
    ['six games', formatOf([singlesOf('singles', 6)]), true],
    ['five games', formatOf([singlesOf('singles', 5)]), false],
    ['five games, which can be drawn', formatOf([singlesOf('singles', 5, drawn)]), true],
    [
      'one of two points and one of four',
      formatOf([singlesOf('a', 1, { worth: 2 }), singlesOf('b', 1, { worth: 4 })]),
      false,
    ],
    [
      'three of one point and one of three',
      formatOf([singlesOf('a', 3), singlesOf('b', 1, { worth: 3 })]),
      true,
    ],
  ])('%s', (_, format, expected) => {
    expect(outlookOf(format, 2).canBeDrawn).toBe(expected);
  });
});

describe('the minutes of an evening', () => {
  const leg = { format: { legs: { kind: 'firstTo', count: 1 } } } as const;
  const minutes = (format: FixtureFormat, boards: number) => outlookOf(format, boards).minutes;

  it('are shared among the boards', () => {
    const format = formatOf([singlesOf('singles', 4, leg)]);
    expect(minutes(format, 1)).toBe(4 * 6 + 3 * 2);
    expect(minutes(format, 0)).toBe(4 * 6 + 3 * 2);
    expect(minutes(format, 2)).toBe(2 * 6 + 2);
    expect(minutes(format, 9)).toBe(6);
  });

  it('know that nobody is at two boards, and that others go first', () => {
    const games = [
      { home: [1], away: [1] },
      { home: [1], away: [2] },
      { home: [2], away: [3] },
    ];
    expect(minutes(formatOf([singlesOf('singles', 3, { ...leg, games })]), 2)).toBe(14);
    expect(minutes(formatOf([singlesOf('singles', 3, { ...leg, games })]), 3)).toBe(14);
  });

  it('follow the sheet where several games could begin', () => {
    const long = { legs: { kind: 'all', count: 5 } } as const;
    const last = { lineUp: 'singles', games: [{ home: [3], away: [3] }], format: long };
    const blocks = [singlesOf('singles', 2, leg), singlesOf('long', 1, last)];
    expect(minutes(formatOf(blocks), 2)).toBe(6 + 2 + 30);
  });

  it('know that who is named anew waits for those before', () => {
    const blocks = [singlesOf('one', 3, leg), singlesOf('two', 1, leg)];
    expect(minutes(formatOf(blocks), 2)).toBe(3 * 6 + 2 * 2);
    expect(
      minutes(
        formatOf([
          singlesOf('one', 3, leg),
          singlesOf('two', 1, { ...leg, lineUp: 'one', games: [{ home: [4], away: [4] }] }),
        ]),
        2,
      ),
    ).toBe(14);
  });

  it('depend on what is played', () => {
    const x01 = (start: number) =>
      minutes(
        formatOf([
          singlesOf('singles', 1, {
            ...leg,
            rules: { game: 'x01', start, in: 'straight', out: 'double' },
          }),
        ]),
        1,
      );
    expect(x01(1001)).toBe(11);
    expect(x01(301)).toBe(4);
    expect(
      minutes(
        formatOf([
          singlesOf('singles', 1, { ...leg, rules: { game: 'cricket', scoring: 'standard' } }),
        ]),
        1,
      ),
    ).toBe(8);
    expect(
      minutes(
        formatOf([singlesOf('singles', 1, { format: { legs: { kind: 'all', count: 5 } } })]),
        1,
      ),
    ).toBe(30);
  });

  it('count what is often not played by how often it is', () => {
    const three = singlesOf('singles', 3, { ...leg, isPlayedWhenDecided: false });
    // the third every other time
    expect(minutes(formatOf([three]), 1)).toBe(6 + 2 + 6 + 2 + 3);
    const decider = singlesOf('decider', 1, { ...leg, isDecider: true });
    expect(minutes(formatOf([singlesOf('singles', 2, leg), decider]), 1)).toBe(6 + 2 + 6 + 2 + 3);
    // of four legs each wins two in six of sixteen evenings
    const drawn = singlesOf('one', 1, { format: { legs: { kind: 'all', count: 4 } } });
    expect(minutes(formatOf([drawn, decider]), 1)).toBe(Math.round(24 + 2 + 6 * (6 / 16)));
    expect(minutes(formatOf([drawn, singlesOf('two', 1, leg)]), 1)).toBe(24 + 2 + 6);
  });
});
