import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  apply,
  correct,
  type Entry,
  entriesByLeg,
  type Game,
  newGame,
  replay,
  type Setup,
  undo,
} from './game.ts';
import { gameOf, type Move } from './moves.ts';
import { isRefusal } from './visit.ts';

const setup = (over: Partial<Setup> = {}): Setup => ({
  rules: { game: 'x01', start: 101, in: 'straight', out: 'double' },
  format: { legs: { kind: 'firstTo', count: 2 } },
  sides: [1, 1],
  first: 0,
  ...over,
});

/** Plays entries that are all fine. */
function play(of: Setup, ...entries: Entry[]): Game {
  const game = replay(of, entries);
  if (isRefusal(game)) throw new Error(`${game.refused} at ${game.entry}`);
  return game;
}

const sixty: Entry = { total: 60 };
const out41: Entry = { darts: ['S1', 'D20'] };
/** the side that begins wins the leg with its second visit */
const LEG = [sixty, sixty, out41];

describe('a match', () => {
  it('begins with the bull where nobody is said to begin', () => {
    const thrown = setup({
      first: null,
      format: { legs: { kind: 'firstTo', count: 1 }, sets: { kind: 'firstTo', count: 2 } },
    });
    const before = newGame(thrown);
    expect(before.position.next).toBeUndefined();
    expect(apply(before, sixty)).toEqual({ refused: 'bullMissing' });
    const won = play(thrown, { bull: 1 });
    expect(won.position.next).toEqual({ side: 1, player: 0 });
    expect(apply(won, { bull: 1 })).toEqual({ refused: 'bullNotAsked' });
    // the next set is begun by the side that did not win it
    expect(play(thrown, { bull: 1 }, ...LEG).position.next).toEqual({ side: 0, player: 0 });
    expect(play(setup({ ...thrown, sides: [1] }), { bull: 0 }).position.next?.side).toBe(0);
  });

  it('begins with who was said to, alternates visits and first throws', () => {
    expect(newGame(setup({ first: 1 })).position.next).toEqual({ side: 1, player: 0 });
    const game = play(setup(), ...LEG, ...LEG);
    expect(game.turns.map(({ leg, side }) => [leg, side])).toEqual([
      [0, 0],
      [0, 1],
      [0, 0],
      [1, 1],
      [1, 0],
      [1, 1],
    ]);
    expect(game.position.standing).toMatchObject({ legs: [1, 1], leg: 2, first: 0 });
  });

  it('is over with the legs it takes, and nothing more is accepted', () => {
    const game = play(setup(), ...LEG, ...LEG, ...LEG);
    expect(game.position.standing).toMatchObject({ winner: 0, legs: [2, 1] });
    expect(game.position.next).toBeUndefined();
    expect(apply(game, sixty)).toEqual({ refused: 'gameOver' });
  });

  it('best of five needs three', () => {
    const of = setup({ format: { legs: { kind: 'bestOf', count: 5 } } });
    expect(play(of, ...LEG, ...LEG, ...LEG).position.standing.winner).toBeUndefined();
    expect(play(of, ...LEG, ...LEG, ...LEG, ...LEG, ...LEG).position.standing.winner).toBe(0);
  });

  it('by sets: each set is begun by who did not begin the one before', () => {
    const of = setup({
      format: { legs: { kind: 'firstTo', count: 2 }, sets: { kind: 'firstTo', count: 2 } },
    });
    const set = [...LEG, ...LEG, ...LEG];
    const second = play(of, ...set);
    expect(second.position.standing).toMatchObject({
      sets: [1, 0],
      legs: [0, 0],
      first: 1,
      firstOfSet: 1,
    });
    const third = play(of, ...set, ...set);
    expect(third.position.standing).toMatchObject({ sets: [1, 1], first: 0 });
    expect(play(of, ...set, ...set, ...set).position.standing.winner).toBe(0);
  });

  it('by two legs, until one leg decides', () => {
    const legs = (count: number) => Array.from({ length: count }, () => LEG).flat();
    const of = setup({
      format: { legs: { kind: 'firstTo', count: 2 }, winByTwo: { suddenDeath: 3 } },
    });
    expect(play(of, ...legs(3)).position.standing).toMatchObject({ legs: [2, 1] });
    expect(play(of, ...legs(6)).position.standing).toMatchObject({ legs: [3, 3] });
    expect(play(of, ...legs(7)).position.standing).toMatchObject({ legs: [4, 3], winner: 0 });
    // side 1 begins the second leg, and loses it
    const clear = play(of, ...LEG, sixty, sixty, { total: 0 }, out41);
    expect(clear.position.standing).toMatchObject({ legs: [2, 0], winner: 0 });
    const endless = { ...of, format: { ...of.format, winByTwo: {} } };
    expect(play(endless, ...legs(7)).position.standing).not.toHaveProperty('winner');
  });

  it('by two legs in the last set alone', () => {
    const of = setup({
      format: {
        legs: { kind: 'firstTo', count: 2 },
        sets: { kind: 'firstTo', count: 2 },
        winByTwo: {},
      },
    });
    const set = [...LEG, ...LEG, ...LEG];
    const last = play(of, ...set, ...set, ...set).position.standing;
    expect(last).toMatchObject({ sets: [1, 1], legs: [2, 1] });
    expect(last).not.toHaveProperty('winner');
  });

  it('knows the entries of each leg, and the bull before it', () => {
    const of = setup({
      format: { legs: { kind: 'firstTo', count: 2 }, bullBeforeDecider: true },
    });
    expect(entriesByLeg(newGame(of))).toEqual([]);
    expect(entriesByLeg(play(of, ...LEG, ...LEG, { bull: 1 }))).toEqual([LEG, LEG, [{ bull: 1 }]]);
    const whole = play(of, ...LEG, ...LEG, { bull: 1 }, ...LEG);
    expect(entriesByLeg(whole)).toEqual([LEG, LEG, [{ bull: 1 }, ...LEG]]);
  });

  it('throws for the bull again before the leg that decides', () => {
    const of = setup({
      format: { legs: { kind: 'firstTo', count: 2 }, bullBeforeDecider: true },
    });
    const game = play(of, ...LEG, ...LEG);
    expect(game.position.next).toBeUndefined();
    expect(apply(game, sixty)).toEqual({ refused: 'bullMissing' });
    expect(apply(game, { bull: 2 })).toEqual({ refused: 'bullNotAsked' });
    expect(play(of, ...LEG, ...LEG, { bull: 1 }).position.next).toEqual({ side: 1, player: 0 });
    expect(apply(newGame(of), { bull: 1 })).toEqual({ refused: 'bullNotAsked' });
    expect(play(of, ...LEG, ...LEG, { bull: 1 }, ...LEG).position.standing.winner).toBe(1);
  });

  it('lets the players of a team throw in turn', () => {
    const of = setup({
      sides: [2, 3],
      rules: { game: 'x01', start: 501, in: 'straight', out: 'double' },
    });
    const game = play(of, sixty, sixty, sixty, sixty, sixty, sixty, sixty);
    expect(game.turns.map(({ side, player }) => `${side}${player}`).join(' ')).toBe(
      '00 10 01 11 00 12 01',
    );
  });
});

describe('a correction', () => {
  const game = play(setup(), sixty, sixty, { total: 1 }, sixty);

  it('replays what follows', () => {
    const corrected = correct(game, 2, { total: 20 });
    expect(corrected).toMatchObject({ position: { leg: { remaining: [21, 41] } } });
  });

  it('is refused with the first visit that it makes impossible', () => {
    const second = [...LEG, sixty, sixty];
    const finished = play(setup(), ...second);
    // the first side's visit no longer ends the leg, so what followed was thrown by the others
    expect(correct(finished, 2, { total: 0 })).toEqual({ refused: 'otherThrower', entry: 3 });
    expect(correct(finished, 0, { total: 20 })).toEqual({ refused: 'dartsMissing', entry: 2 });
    const close = play(setup(), { total: 41 }, sixty, { total: 20 }, sixty, {
      total: 40,
      dartsThrown: 1,
    });
    expect(correct(close, 2, { total: 10 })).toEqual({
      refused: 'impossibleDartsThrown',
      entry: 4,
    });
    expect(correct(game, 0, { total: 179 })).toEqual({ refused: 'impossibleTotal', entry: 0 });
    const thrown = play(setup({ first: null }), { bull: 0 }, sixty);
    expect(correct(thrown, 0, { bull: 1 })).toEqual({ refused: 'otherThrower', entry: 1 });
  });
});

describe('cricket', () => {
  const of = setup({
    rules: { game: 'cricket', scoring: 'standard' },
    format: { legs: { kind: 'firstTo', count: 1 } },
  });

  it('closes, scores while the other has it open, and wins with everything closed', () => {
    const game = play(
      of,
      { darts: ['T20', 'S20', 'T19'] },
      { darts: ['T20', 'T18', '0'] },
      { darts: ['S20', 'T18', 'T17'] },
      { darts: ['T18', 'T5', '0'] },
      { darts: ['T16', 'T15', 'D25'] },
      { darts: ['0', '0', '0'] },
      { darts: ['S25'] },
    );
    expect(game.turns[0]).toMatchObject({ marks: 7, points: 20 });
    expect(game.turns[2]).toMatchObject({ marks: 6, points: 0 });
    expect(game.turns[3]).toMatchObject({ marks: 0, points: 0 });
    expect(game.position.standing).toMatchObject({ winner: 0 });
  });

  it('does not end for who is behind', () => {
    const all: Entry[] = [
      { darts: ['T20', 'T20', 'T20'] },
      { darts: ['T20', 'T19', 'T18'] },
      { darts: ['0', '0', '0'] },
      { darts: ['T17', 'T16', 'T15'] },
      { darts: ['0', '0', '0'] },
      { darts: ['D25', 'S25', 'S25'] },
    ];
    const game = play(of, ...all);
    expect(game.position.standing.winner).toBeUndefined();
    expect(game.position.leg).toMatchObject({ points: [120, 25] });
  });

  it('cut-throat gives the points to others', () => {
    const cut = { ...of, rules: { game: 'cricket', scoring: 'cutThroat' } } as const;
    const game = play(cut, { darts: ['T20', 'T20', '0'] });
    expect(game.position.leg).toMatchObject({ points: [0, 60] });
  });

  it('is entered by darts only', () => {
    expect(apply(newGame(of), sixty)).toEqual({ refused: 'totalsNotScored' });
    expect(apply(newGame(of), { bust: true })).toEqual({ refused: 'totalsNotScored' });
    expect(apply(newGame(of), { darts: [] })).toEqual({ refused: 'dartsMissing' });
  });

  it('takes a short visit as it was thrown', () => {
    const game = play(of, { darts: ['T20'] }, { darts: ['T19', 'S19'] });
    expect(game.turns).toMatchObject([
      { side: 0, dartsThrown: 1, marks: 3, isFinish: false },
      { side: 1, dartsThrown: 2, marks: 4, points: 19 },
    ]);
    expect(game.position.next).toMatchObject({ side: 0 });
  });

  it('goes on after a leg that was won with the first dart', () => {
    const two = { ...of, format: { legs: { kind: 'firstTo', count: 2 } } } as const;
    const nothing = { darts: ['0', '0', '0'] };
    const game = play(
      two,
      { darts: ['T20', 'T19', 'T18'] },
      nothing,
      { darts: ['T17', 'T16', 'T15'] },
      nothing,
      { darts: ['D25'] },
      nothing,
      { darts: ['S25'] },
      { darts: ['T20', '0', '0'] },
    );
    expect(game.turns.at(-2)).toMatchObject({ side: 0, leg: 0, dartsThrown: 1, isFinish: true });
    expect(game.turns.at(-1)).toMatchObject({ side: 1, leg: 1 });
  });
});

const totals = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 60 });

/** Applies what is possible of random totals. */
function atRandom(of: Setup, some: readonly number[]): Game {
  return some.reduce((game, total) => {
    const made = apply(game, { total, dartsThrown: total === 0 ? 3 : undefined });
    return isRefusal(made) ? game : made;
  }, newGame(of));
}

test('undo is the inverse of apply, and replaying gives the same value', () => {
  fc.assert(
    fc.property(totals, fc.integer({ min: 0, max: 60 }), (some, total) => {
      const game = atRandom(setup(), some);
      expect(replay(game.setup, game.entries)).toEqual(game);
      const further = apply(game, { total });
      if (!isRefusal(further)) expect(undo(further)).toEqual(game);
    }),
  );
});

test('undo of nothing is nothing', () => {
  expect(undo(newGame(setup()))).toEqual(newGame(setup()));
});

describe('moves', () => {
  it('make the game that a scorer sees', () => {
    const moves: Move[] = [
      { kind: 'enter', entry: { total: 60 } },
      { kind: 'enter', entry: { total: 26 } },
      { kind: 'undo' },
      { kind: 'enter', entry: { total: 41 } },
      { kind: 'correct', index: 0, entry: { total: 45 } },
    ];
    const game = gameOf(setup(), moves);
    expect(game).toEqual(replay(setup(), [{ total: 45 }, { total: 41 }]));
  });

  it('are refused where there is nothing to undo or to correct', () => {
    expect(gameOf(setup(), [{ kind: 'undo' }])).toEqual({ refused: 'noSuchEntry' });
    expect(gameOf(setup(), [{ kind: 'correct', index: 0, entry: { total: 1 } }])).toMatchObject({
      refused: 'noSuchEntry',
    });
  });
});
