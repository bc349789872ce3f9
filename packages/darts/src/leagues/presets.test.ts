import { describe, expect, it, test } from 'vitest';
import { plannedGames, problemsOf } from './format.ts';
import { outlookOf } from './outlook.ts';
import { PRESETS, presetKeys } from './presets.ts';
import { forfeitOf, type GameScore, sheetOf } from './sheet.ts';

/** `h` and `g`: who wins each game, in the order of play. */
const played = (key: keyof typeof PRESETS, text: string) => {
  const scores = new Map<number, GameScore>();
  for (const [index, letter] of [...text.replaceAll(' ', '')].entries()) {
    const winner = letter === 'h' ? 0 : 1;
    scores.set(index + 1, { legs: winner === 0 ? [3, 1] : [1, 3], winner });
  }
  return sheetOf(PRESETS[key], scores);
};

test.each(presetKeys)('%s can be played', (key) => {
  expect(problemsOf(PRESETS[key])).toEqual([]);
});

describe('eight singles and four doubles', () => {
  it('is twelve games, two points for a win, and can be drawn', () => {
    expect(played('singles8Doubles4', 'hhhhhhhh hhgg')).toMatchObject({
      points: [10, 2],
      isOver: true,
      winner: 0,
      tablePoints: [2, 0],
    });
    expect(played('singles8Doubles4', 'hhhhhhgg gggg')).toMatchObject({
      points: [6, 6],
      isOver: true,
      winner: 'draw',
      tablePoints: [1, 1],
    });
  });

  it('is played to its end though it is decided', () => {
    expect(played('singles8Doubles4', 'hhhhhhhh')).toMatchObject({
      isDecided: true,
      isOver: false,
      open: [9, 10, 11, 12],
      lineUpsDue: ['doubles'],
    });
    // as Bad Waldsee's report has it: five of eight singles, then three of four doubles
    expect(played('singles8Doubles4', 'gggghhhh hhhg')).toMatchObject({ points: [7, 5] });
    expect(played('singles8Doubles4', 'gggh hhhh hhhg')).toMatchObject({ points: [8, 4] });
  });

  it('takes about two hours and forty minutes on two boards', () => {
    const { minutes, ...others } = outlookOf(PRESETS.singles8Doubles4, 2);
    expect(others).toEqual({ games: { least: 12, most: 12 }, canBeDrawn: true, players: 8 });
    expect(Math.round(minutes / 10)).toBe(16);
    expect(outlookOf(PRESETS.singles8Doubles4, 4).minutes).toBeLessThan(minutes * 0.55);
  });
});

it('six, three and six is never drawn', () => {
  expect(outlookOf(PRESETS.singles6Doubles3Singles6, 2)).toMatchObject({
    games: { least: 15, most: 15 },
    canBeDrawn: false,
  });
  expect(played('singles6Doubles3Singles6', 'hhhggg hgg hhhhgg')).toMatchObject({
    points: [8, 7],
    winner: 0,
    tablePoints: [2, 0],
  });
});

it('Rheine names each block blind, when it is reached', () => {
  const format = PRESETS.singles8Doubles4Singles8;
  expect(format.lineUps.every(({ isBlind }) => isBlind)).toBe(true);
  expect(sheetOf(format, new Map()).lineUpsDue).toEqual(['singles']);
  expect(played('singles8Doubles4Singles8', 'hhhhgggg').lineUpsDue).toEqual(['doubles']);
  expect(played('singles8Doubles4Singles8', 'hhhhgggg hhgg').lineUpsDue).toEqual(['singles2']);
  expect(played('singles8Doubles4Singles8', 'hhhhgggg hhgg hhhhgggg')).toMatchObject({
    points: [10, 10],
    winner: 'draw',
    tablePoints: [1, 1],
  });
});

describe('four against four', () => {
  it('lets everybody meet everybody, with doubles in ninth and last place', () => {
    const games = plannedGames(PRESETS.fourAgainstFour);
    const singles = games.filter(({ size }) => size === 1);
    expect(games).toHaveLength(18);
    expect(new Set(singles.map(({ home, away }) => `${home[0]}${away[0]}`)).size).toBe(16);
    expect(games.flatMap(({ number, size }) => (size === 2 ? [number] : []))).toEqual([9, 18]);
  });

  it('is won from ten and drawn at nine', () => {
    expect(played('fourAgainstFour', 'hhhhhhhh h gggggggg h')).toMatchObject({
      points: [10, 8],
      winner: 0,
    });
    expect(played('fourAgainstFour', 'hhhhhhhh h gggggggg g')).toMatchObject({
      points: [9, 9],
      winner: 'draw',
    });
  });

  it('asks for the singles once: both halves are played by the same four', () => {
    expect(played('fourAgainstFour', 'hhhhhhhh')).toMatchObject({
      lineUpsDue: ['singles', 'doubles'],
      open: [9, 10, 11, 12, 13, 14, 15, 16, 17],
      later: [18],
    });
  });
});

describe('the cup', () => {
  it('shifts the guests by one in the second singles', () => {
    const second = plannedGames(PRESETS.cup424).filter(({ block }) => block.id === 'singles2');
    expect(second.map(({ home, away }) => `${home[0]}${away[0]}`)).toEqual([
      '12',
      '23',
      '34',
      '41',
    ]);
  });

  it('is played on when it is decided, as Berg won by seven to three', () => {
    expect(played('cup424', 'hhgh hh gg h')).toMatchObject({ isDecided: true, isOver: false });
    expect(played('cup424', 'hhgh hh gg hh')).toMatchObject({
      points: [7, 3],
      isOver: true,
      winner: 0,
      byDecider: false,
      tablePoints: [2, 0],
      open: [],
      skipped: [11],
    });
  });

  it('is decided by doubles at five all', () => {
    expect(played('cup424', 'hhhh hg gggg')).toMatchObject({
      points: [5, 5],
      isOver: false,
      open: [11],
      lineUpsDue: ['decider'],
    });
    expect(played('cup424', 'hhhh hg gggg g')).toMatchObject({
      points: [5, 6],
      isOver: true,
      winner: 1,
      byDecider: true,
      tablePoints: [0, 2],
    });
  });
});

describe('soft tip', () => {
  it('gives three points from eleven on, and plays all twenty', () => {
    expect(played('softTip20', 'hh hhhhhhhh h')).toMatchObject({ isDecided: true, isOver: false });
    expect(played('softTip20', 'hh hhhhhhhh hg gggggggg')).toMatchObject({
      points: [11, 9],
      tablePoints: [3, 0],
    });
  });

  it('shares two and one at ten all, by a game of the team', () => {
    expect(played('softTip20', 'hh hhhhhhhh gg gggggggg')).toMatchObject({ open: [21] });
    expect(played('softTip20', 'hh hhhhhhhh gg gggggggg g')).toMatchObject({
      points: [10, 11],
      winner: 1,
      tablePoints: [1, 2],
    });
  });

  it('has four players, who meet all of the others', () => {
    const singles = plannedGames(PRESETS.softTip20).filter(({ size }) => size === 1);
    expect(new Set(singles.map(({ home, away }) => `${home[0]}${away[0]}`)).size).toBe(16);
    expect(outlookOf(PRESETS.softTip20, 2)).toMatchObject({
      players: 4,
      canBeDrawn: false,
      games: { least: 20, most: 21 },
    });
  });
});

it('six singles are drawn blind, and the doubles after them', () => {
  expect(sheetOf(PRESETS.singles6Doubles3Team, new Map())).toMatchObject({
    lineUpsDue: ['singles'],
    open: [1, 2, 3, 4, 5, 6],
    later: [7, 8, 9, 10],
  });
  expect(forfeitOf(PRESETS.singles6Doubles3Team, 0).games).toEqual([10, 0]);
});

it('six, three and a team game of 1001 can be drawn at five', () => {
  const [last] = plannedGames(PRESETS.singles6Doubles3Team).slice(-1);
  expect(last).toMatchObject({ size: 6, block: { rules: { start: 1001 } } });
  expect(played('singles6Doubles3Team', 'hhhhgg hgg g')).toMatchObject({
    points: [5, 5],
    winner: 'draw',
  });
});

describe('three doubles, six singles and trebles of 801', () => {
  it('is ten games, three points for a win and one for a draw', () => {
    const games = plannedGames(PRESETS.doubles3Singles6Trebles);
    expect(games).toHaveLength(10);
    expect(games.at(-1)).toMatchObject({
      size: 3,
      block: { rules: { start: 801 }, format: { legs: { count: 1 } } },
    });
    expect(played('doubles3Singles6Trebles', 'hhg hhhggg h')).toMatchObject({
      points: [6, 4],
      winner: 0,
      tablePoints: [3, 0],
    });
    expect(played('doubles3Singles6Trebles', 'hhg hhhggg g')).toMatchObject({
      points: [5, 5],
      winner: 'draw',
      tablePoints: [1, 1],
    });
  });
});

describe('four singles and a double of two against two', () => {
  it('play as in the Davis Cup, and all of their five legs', () => {
    const games = plannedGames(PRESETS.singles4Doubles1);
    expect(games.map(({ home, away }) => `${home.join('')}-${away.join('')}`)).toEqual([
      '1-1',
      '2-2',
      '1-2',
      '2-1',
      '12-12',
    ]);
    expect(games.every(({ block }) => block.format.legs.kind === 'all')).toBe(true);
    expect(outlookOf(PRESETS.singles4Doubles1, 1)).toMatchObject({ players: 2, canBeDrawn: false });
    expect(played('singles4Doubles1', 'hhgg g')).toMatchObject({
      points: [2, 3],
      winner: 1,
      tablePoints: [0, 2],
    });
  });
});

describe('a fixture that is not played', () => {
  it('is lost by all of its games', () => {
    expect(forfeitOf(PRESETS.singles8Doubles4, 1)).toEqual({
      points: [0, 12],
      games: [0, 12],
      legs: [0, 36],
      tablePoints: [0, 2],
    });
    // the decider is none of them
    expect(forfeitOf(PRESETS.softTip20, 0)).toMatchObject({
      games: [20, 0],
      tablePoints: [3, 0],
    });
  });

  it('is lost by both when nobody has come', () => {
    expect(forfeitOf(PRESETS.singles8Doubles4, null)).toEqual({
      points: [0, 0],
      games: [0, 0],
      legs: [0, 0],
      tablePoints: [0, 0],
    });
  });
});
