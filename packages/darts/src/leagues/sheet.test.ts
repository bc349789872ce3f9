import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { canBeDrawn, type FixtureFormat, type LineUp, plannedGames } from './format.ts';
import { outlookOf } from './outlook.ts';
import { type GameScore, type Sheet, sheetOf } from './sheet.ts';
import { ALL_POINTS, formatOf, lineUpOf, scoreOf, singlesOf } from './testing.ts';

/** `h` and `g`: who wins each game, in the order of play; `=` is drawn, `-` not played yet. */
function scoresOf(text: string): Map<number, GameScore> {
  const letters = [...text.replaceAll(' ', '')];
  return new Map(
    letters.flatMap((letter, index) => {
      if (letter === '-') return [];
      const winner = letter === '=' ? null : letter === 'h' ? 0 : 1;
      return [[index + 1, scoreOf(winner)] as const];
    }),
  );
}

describe('a fixture that ends when it is decided', () => {
  const format = formatOf([
    singlesOf('singles', 4, { isPlayedWhenDecided: false }),
    singlesOf('last', 2, { isPlayedWhenDecided: false }),
  ]);

  it('goes on while it can be turned', () => {
    expect(sheetOf(format, scoresOf('hhh'))).toMatchObject({
      points: [3, 0],
      isDecided: false,
      isOver: false,
      winner: undefined,
      open: [4],
      later: [5, 6],
      skipped: [],
    });
  });

  it('is over with the game that decides it', () => {
    expect(sheetOf(format, scoresOf('hhhh'))).toEqual({
      points: [4, 0],
      games: [4, 0],
      legs: [12, 4],
      isDecided: true,
      isOver: true,
      winner: 0,
      byDecider: false,
      tablePoints: [2, 0],
      open: [],
      later: [],
      skipped: [5, 6],
      ignored: [],
      lineUpsDue: [],
    });
    expect(sheetOf(format, scoresOf('gggg'))).toMatchObject({ winner: 1, tablePoints: [0, 2] });
  });

  it('counts what was played at another board meanwhile', () => {
    expect(sheetOf(format, scoresOf('hhhh-g'))).toMatchObject({
      points: [4, 1],
      skipped: [5],
      isOver: true,
    });
  });

  it('goes on where a block is played though it is decided', () => {
    const both = formatOf([
      singlesOf('singles', 4, { isPlayedWhenDecided: false }),
      singlesOf('last', 2),
    ]);
    expect(sheetOf(both, scoresOf('hhhh'))).toMatchObject({
      isDecided: true,
      isOver: false,
      winner: undefined,
      open: [5, 6],
      skipped: [],
    });
  });
});

describe('games of different worth', () => {
  const format = formatOf([
    singlesOf('singles', 3, { isPlayedWhenDecided: false }),
    singlesOf('team', 1, { worth: 3, isPlayedWhenDecided: false }),
  ]);

  it('can turn a fixture with the last of them', () => {
    expect(sheetOf(format, scoresOf('hhh'))).toMatchObject({ isDecided: false, open: [4] });
    expect(sheetOf(format, scoresOf('hhhg'))).toMatchObject({
      points: [3, 3],
      games: [3, 1],
      winner: 'draw',
      tablePoints: [1, 1],
    });
    expect(sheetOf(format, scoresOf('hhgg'))).toMatchObject({ points: [2, 4], winner: 1 });
  });

  it('are decided before them where they came first', () => {
    expect(sheetOf(format, scoresOf('h--h'))).toMatchObject({
      points: [4, 0],
      isOver: true,
      skipped: [2, 3],
    });
  });
});

describe('a game that is drawn', () => {
  const drawn = (worth: number) =>
    formatOf([
      singlesOf('singles', 2, { worth, format: { legs: { kind: 'all', count: 4 } } }),
      singlesOf('last', 1, { isPlayedWhenDecided: false }),
    ]);

  it('is worth half, where that is a whole number, and nobody has won it', () => {
    expect(sheetOf(drawn(2), scoresOf('='))).toMatchObject({
      points: [1, 1],
      games: [0, 0],
      legs: [2, 2],
    });
    expect(sheetOf(drawn(1), scoresOf('='))).toMatchObject({ points: [0, 0], legs: [2, 2] });
  });

  it('leaves less to be turned', () => {
    expect(sheetOf(drawn(2), scoresOf('=h'))).toMatchObject({ isDecided: true, skipped: [3] });
    expect(sheetOf(drawn(2), scoresOf('=='))).toMatchObject({ isDecided: false, open: [3] });
    expect(sheetOf(drawn(1), scoresOf('=='))).toMatchObject({ isDecided: false, open: [3] });
  });
});

describe('a decider', () => {
  const format = formatOf(
    [singlesOf('singles', 2), singlesOf('decider', 1, { isDecider: true, worth: 1 })],
    { points: ALL_POINTS },
  );

  it('may come as long as nothing is decided', () => {
    expect(sheetOf(format, new Map())).toMatchObject({
      open: [1, 2],
      later: [3],
      skipped: [],
      lineUpsDue: ['singles'],
      tablePoints: [5, 5],
    });
    expect(sheetOf(format, scoresOf('h'))).toMatchObject({ later: [3], tablePoints: [9, 1] });
  });

  it('is played when the sheet is level, and makes other points', () => {
    expect(sheetOf(format, scoresOf('hg'))).toMatchObject({
      isDecided: false,
      isOver: false,
      open: [3],
      later: [],
      lineUpsDue: ['decider'],
      byDecider: false,
      tablePoints: [5, 5],
    });
    expect(sheetOf(format, scoresOf('hgg'))).toMatchObject({
      points: [1, 2],
      games: [1, 2],
      isOver: true,
      winner: 1,
      byDecider: true,
      tablePoints: [3, 7],
      open: [],
      skipped: [],
    });
    expect(sheetOf(format, scoresOf('ghh'))).toMatchObject({ winner: 0, tablePoints: [7, 3] });
  });

  it('counts as any win where the format has no other points for it', () => {
    const same = { ...format, points: { win: 2, draw: 1, loss: 0 } };
    expect(sheetOf(same, scoresOf('hgg')).tablePoints).toEqual([0, 2]);
  });

  it('is skipped when it is not needed', () => {
    expect(sheetOf(format, scoresOf('hh'))).toMatchObject({
      isOver: true,
      skipped: [3],
      later: [],
      tablePoints: [9, 1],
    });
  });

  it('is ignored when a correction has made the sheet uneven, or opened it again', () => {
    expect(sheetOf(format, scoresOf('hhg'))).toMatchObject({
      points: [2, 0],
      legs: [6, 2],
      byDecider: false,
      winner: 0,
      tablePoints: [9, 1],
      skipped: [],
      ignored: [3],
    });
    expect(sheetOf(format, scoresOf('h-g'))).toMatchObject({
      points: [1, 0],
      isOver: false,
      open: [2],
      later: [],
      ignored: [3],
    });
  });

  it('is one game, whatever a format says', () => {
    const two = {
      ...format,
      blocks: [singlesOf('singles', 2), singlesOf('decider', 2, { isDecider: true })],
    };
    expect(sheetOf(two, scoresOf('hg'))).toMatchObject({ open: [3], skipped: [4] });
    expect(sheetOf(two, scoresOf('hgh'))).toMatchObject({ isOver: true, winner: 0, skipped: [4] });
  });
});

describe('the order of play', () => {
  it('lets nobody wait for a block whose line-up stands', () => {
    const blocks = [singlesOf('one', 2), singlesOf('two', 2), singlesOf('three', 2)];
    const named = (...ids: string[]) =>
      formatOf(blocks, {
        lineUps: ['one', 'two', 'three'].map((id) =>
          lineUpOf(id, { named: ids.includes(id) ? 'start' : 'block' }),
        ),
      });
    const start = (...ids: string[]) => sheetOf(named(...ids), new Map());
    expect(start()).toMatchObject({ open: [1, 2], later: [3, 4, 5, 6], lineUpsDue: ['one'] });
    expect(start('two')).toMatchObject({
      open: [1, 2, 3, 4],
      later: [5, 6],
      lineUpsDue: ['one', 'two'],
    });
    // the third is named, and waits for the second, which is not
    expect(start('three')).toMatchObject({ open: [1, 2], lineUpsDue: ['one', 'three'] });
    expect(sheetOf(named('three'), scoresOf('h-'))).toMatchObject({
      open: [2],
      later: [3, 4, 5, 6],
    });
    expect(sheetOf(named('three'), scoresOf('hg'))).toMatchObject({
      open: [3, 4, 5, 6],
      lineUpsDue: ['two', 'three'],
    });
    expect(sheetOf(named(), scoresOf('hgh'))).toMatchObject({ open: [4], lineUpsDue: ['two'] });
  });

  it('asks once for a line-up that plays several blocks', () => {
    const format = formatOf([
      singlesOf('one', 1),
      singlesOf('two', 1),
      singlesOf('three', 1, { lineUp: 'one' }),
    ]);
    expect(sheetOf(format, scoresOf('h'))).toMatchObject({
      open: [2, 3],
      lineUpsDue: ['one', 'two'],
    });
    // named early, as its first game was played before its turn
    const later = formatOf([
      singlesOf('one', 1),
      singlesOf('two', 1),
      singlesOf('three', 1, { lineUp: 'two' }),
    ]);
    expect(sheetOf(later, scoresOf('-h'))).toMatchObject({ open: [1, 3], later: [] });
  });
});

const aBlock = fc.record({
  count: fc.integer({ min: 1, max: 4 }),
  worth: fc.integer({ min: 1, max: 3 }),
  isPlayedWhenDecided: fc.boolean(),
  canBeDrawn: fc.boolean(),
  named: fc.constantFrom<LineUp['named']>('start', 'block'),
  /** plays with the line-up of the block before */
  shares: fc.boolean(),
});

/** Formats of up to four blocks, with a decider or without. */
const formats: fc.Arbitrary<FixtureFormat> = fc
  .tuple(fc.array(aBlock, { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(([parts, hasDecider]) => {
    let lineUp = '';
    const lineUps: LineUp[] = [];
    const blocks = parts.map(({ count, canBeDrawn, shares, named, ...of }, index) => {
      if (!shares || index === 0) {
        lineUp = `lineUp${index}`;
        lineUps.push(lineUpOf(lineUp, { named }));
      }
      const legs = canBeDrawn ? ({ kind: 'all', count: 4 } as const) : undefined;
      const format = legs ? { format: { legs } } : {};
      return singlesOf(`block${index}`, count, { lineUp, ...format, ...of });
    });
    if (hasDecider) {
      blocks.push(singlesOf('decider', 1, { isDecider: true }));
      lineUps.push(lineUpOf('decider', { positions: 1 }));
    }
    return { lineUps, blocks, points: ALL_POINTS };
  });

/** A fixture played to its end, one of the open games after the other. */
function playOut(
  format: Parameters<typeof sheetOf>[0],
  dice: readonly number[],
): { sheets: Sheet[]; scores: Map<number, GameScore> } {
  const planned = plannedGames(format);
  const scores = new Map<number, GameScore>();
  const sheets = [sheetOf(format, scores)];
  for (const die of dice) {
    const { open } = sheets.at(-1) ?? { open: [] };
    const number = open[die % Math.max(1, open.length)];
    const game = planned.find((one) => one.number === number);
    if (!game) break;
    const outcome = Math.floor(die / 100) % (canBeDrawn(game.block.format) ? 3 : 2);
    scores.set(game.number, scoreOf(outcome === 0 ? 0 : outcome === 1 ? 1 : null));
    sheets.push(sheetOf(format, scores));
  }
  return { sheets, scores };
}

const dice = fc.array(fc.nat(10_000), { minLength: 20, maxLength: 20 });

test('each game is played, open, to come or skipped, at any time', () => {
  fc.assert(
    fc.property(formats, dice, (format, thrown) => {
      const { sheets } = playOut(format, thrown);
      const all = plannedGames(format).map(({ number }) => number);
      for (const [played, { open, later, skipped }] of sheets.entries()) {
        const others = [...open, ...later, ...skipped];
        expect(new Set(others).size).toBe(others.length);
        expect(others.length).toBe(all.length - played);
      }
    }),
  );
});

test('whatever is played comes to an end, drawn only where that was foreseen', () => {
  fc.assert(
    fc.property(formats, dice, (format, thrown) => {
      const { sheets } = playOut(format, thrown);
      const end = sheets.at(-1);
      expect(end).toMatchObject({ isOver: true, isDecided: true, open: [], later: [] });
      expect(sheets.slice(0, -1).some(({ isOver }) => isOver)).toBe(false);
      if (end?.winner === 'draw') expect(outlookOf(format, 2).canBeDrawn).toBe(true);
    }),
  );
});

test('what is decided stays so, and points are shared out', () => {
  fc.assert(
    fc.property(formats, dice, (format, thrown) => {
      const { sheets } = playOut(format, thrown);
      const end = sheets.at(-1);
      const leaderOf = ({ points: [home, away] }: Sheet) => Math.sign(away - home);
      for (const sheet of sheets) {
        if (!sheet.isDecided || !end) continue;
        expect(leaderOf(sheet)).toBe(leaderOf(end));
        expect(end.winner).toBe(leaderOf(sheet) === 0 ? 'draw' : leaderOf(sheet) < 0 ? 0 : 1);
      }
      const { win, draw, loss, deciderWin, deciderLoss } = ALL_POINTS;
      const expected =
        end?.winner === 'draw' ? 2 * draw : end?.byDecider ? deciderWin + deciderLoss : win + loss;
      expect((end?.tablePoints[0] ?? 0) + (end?.tablePoints[1] ?? 0)).toBe(expected);
    }),
  );
});

test('a sheet looks the same from the other side', () => {
  fc.assert(
    fc.property(formats, dice, (format, thrown) => {
      const { scores } = playOut(format, thrown);
      const [home, away] = [sheetOf(format, scores), sheetOf(format, mirrored(scores))];
      expect(away).toEqual({
        ...home,
        points: home.points.toReversed(),
        games: home.games.toReversed(),
        legs: home.legs.toReversed(),
        tablePoints: home.tablePoints.toReversed(),
        winner: typeof home.winner === 'number' ? 1 - home.winner : home.winner,
      });
    }),
  );
});

const mirrored = (scores: ReadonlyMap<number, GameScore>) =>
  new Map(
    [...scores].map(
      ([
        number,
        {
          winner,
          legs: [home, away],
        },
      ]) => {
        const other = winner === null ? null : winner === 0 ? 1 : 0;
        return [number, { winner: other, legs: [away, home] } satisfies GameScore] as const;
      },
    ),
  );

test('the fewest and the most games, and draws, are those of all ways to play it', () => {
  fc.assert(
    fc.property(
      formats.filter((format) => plannedGames(format).length <= 7),
      (format) => {
        const ends = allEnds(format, new Map());
        const { games, canBeDrawn: mayBeDrawn } = outlookOf(format, 2);
        expect(games).toEqual({
          least: Math.min(...ends.map(({ count }) => count)),
          most: Math.max(...ends.map(({ count }) => count)),
        });
        expect(mayBeDrawn).toBe(ends.some(({ isDrawn }) => isDrawn));
      },
    ),
    { numRuns: 40 },
  );
});

/** Every way in which a fixture can be played in its order. */
function allEnds(
  format: FixtureFormat,
  scores: ReadonlyMap<number, GameScore>,
): { count: number; isDrawn: boolean }[] {
  const { open, winner } = sheetOf(format, scores);
  const [number] = open;
  const game = plannedGames(format).find((planned) => planned.number === number);
  if (!game) return [{ count: scores.size, isDrawn: winner === 'draw' }];
  const outcomes = canBeDrawn(game.block.format) ? ([0, 1, null] as const) : ([0, 1] as const);
  return outcomes.flatMap((outcome) =>
    allEnds(format, new Map([...scores, [game.number, scoreOf(outcome)]])),
  );
}
