import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  apply,
  bullFor,
  correct,
  type Entry,
  endedLeg,
  entriesByLeg,
  type Game,
  legsOf,
  newGame,
  replay,
  type Setup,
  undo,
} from './game.ts';
import { isOver } from './match.ts';
import { gameOf, type Move } from './moves.ts';
import { randomFrom } from './random.ts';
import { throwGame } from './thrower.ts';
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

describe('a match of which all legs are played', () => {
  const all = (count: number, over: Partial<Setup> = {}) =>
    setup({ format: { legs: { kind: 'all', count } }, ...over });

  it('goes on whoever leads, to its last leg', () => {
    // the side that begins wins each leg, but for the second
    const lost = [sixty, sixty, { total: 0 }, out41];
    const led = play(all(3), ...LEG, ...lost);
    expect(led.position.standing).toMatchObject({ legs: [2, 0], leg: 2, first: 0 });
    expect(isOver(led.position.standing)).toBe(false);
    expect(led.position.next).toEqual({ side: 0, player: 0 });
    const whole = play(all(3), ...LEG, ...lost, ...LEG);
    expect(whole.position.standing).toMatchObject({ legs: [3, 0], winner: 0 });
    expect(apply(whole, sixty)).toEqual({ refused: 'gameOver' });
  });

  it('is drawn when each has won as many', () => {
    const half = play(all(2), ...LEG);
    expect(isOver(half.position.standing)).toBe(false);
    const drawn = play(all(2), ...LEG, ...LEG);
    expect(drawn.position.standing).toMatchObject({ legs: [1, 1], isDrawn: true });
    expect(drawn.position.standing).not.toHaveProperty('winner');
    expect(isOver(drawn.position.standing)).toBe(true);
    expect(drawn.position.next).toBeUndefined();
    expect(apply(drawn, sixty)).toEqual({ refused: 'gameOver' });
    expect(entriesByLeg(drawn)).toEqual([LEG, LEG]);
  });

  it('throws for the bull before a last leg that decides', () => {
    const of = all(3);
    const bull = { ...of, format: { ...of.format, bullBeforeDecider: true } };
    expect(play(bull, ...LEG, ...LEG).position.next).toBeUndefined();
    expect(play(bull, ...LEG, ...LEG, { bull: 1 }).position.next?.side).toBe(1);
  });
});

describe('a leg with a limit of rounds', () => {
  const limited = (over: Partial<Setup> = {}) =>
    setup({
      rules: { game: 'x01', start: 101, in: 'straight', out: 'double', roundLimit: 2 },
      ...over,
    });
  const nothing: Entry = { total: 0 };
  const ROUNDS = [nothing, nothing, nothing, nothing];

  it('is decided by the bull when all have thrown that often', () => {
    const before = play(limited(), ...ROUNDS.slice(1));
    expect(bullFor(before.setup, before.position)).toBeUndefined();
    expect(apply(before, { bull: 0 })).toEqual({ refused: 'bullNotAsked' });
    const game = play(limited(), ...ROUNDS);
    expect(bullFor(game.setup, game.position)).toBe('leg');
    expect(game.position.next).toBeUndefined();
    expect(apply(game, nothing)).toEqual({ refused: 'bullMissing' });
    expect(apply(game, { bull: 2 })).toEqual({ refused: 'bullNotAsked' });
    const won = play(limited(), ...ROUNDS, { bull: 1 });
    expect(won.position).toMatchObject({
      standing: { legs: [0, 1], leg: 1, first: 1 },
      leg: { remaining: [101, 101] },
      visits: [0, 0],
      next: { side: 1, player: 0 },
    });
    expect(won.turns).toHaveLength(4);
  });

  it('can be finished with the last visit', () => {
    const game = play(limited(), sixty, sixty, nothing, out41);
    expect(game.position.standing).toMatchObject({ legs: [0, 1], leg: 1 });
  });

  it('can end the match', () => {
    const game = play(limited(), ...ROUNDS, { bull: 1 }, ...ROUNDS, { bull: 1 });
    expect(game.position).toMatchObject({
      standing: { legs: [0, 2], winner: 1 },
      leg: { remaining: [101, 101] },
    });
    expect(apply(game, { bull: 1 })).toEqual({ refused: 'gameOver' });
    expect(bullFor(game.setup, game.position)).toBeUndefined();
  });

  it('takes the bull as the last entry of its leg, beside that before the next', () => {
    const of = limited({
      first: null,
      format: { legs: { kind: 'bestOf', count: 3 }, bullBeforeDecider: true },
    });
    const game = play(
      of,
      { bull: 1 },
      ...ROUNDS,
      { bull: 0 },
      ...LEG.with(2, nothing),
      nothing,
      { bull: 1 },
      {
        bull: 0,
      },
    );
    expect(bullFor(of, newGame(of).position)).toBe('begin');
    expect(legsOf(game)).toEqual([
      { entries: [{ bull: 1 }, ...ROUNDS, { bull: 0 }], winner: 0, isByBull: true },
      { entries: [sixty, sixty, nothing, nothing, { bull: 1 }], winner: 1, isByBull: true },
      { entries: [{ bull: 0 }], winner: undefined, isByBull: false },
    ]);
    expect(entriesByLeg(undo(undo(game))).at(-1)).toEqual([sixty, sixty, nothing, nothing]);
    expect(legsOf(play(setup(), ...LEG, sixty))).toMatchObject([
      { winner: 0, isByBull: false },
      { winner: undefined },
    ]);
  });

  it('is what a scorer stops at, as any leg that has just ended', () => {
    expect(endedLeg(play(limited(), ...ROUNDS))).toBeUndefined();
    const won = play(limited(), ...ROUNDS, { bull: 1 });
    expect(endedLeg(won)).toEqual({ leg: 0, side: 1, isByBull: true });
    expect(endedLeg(play(limited(), ...ROUNDS, { bull: 1 }, nothing))).toBeUndefined();
    expect(endedLeg(play(setup(), ...LEG, ...LEG))).toEqual({ leg: 1, side: 1, isByBull: false });
    expect(endedLeg(play(setup(), ...LEG, ...LEG, ...LEG))).toBeUndefined();
    expect(endedLeg(newGame(setup()))).toBeUndefined();
  });

  it('is corrected like any other entry', () => {
    const game = play(limited(), ...ROUNDS, { bull: 1 }, sixty);
    const other = correct(game, 4, { bull: 0 });
    expect(other).toMatchObject({ position: { standing: { legs: [1, 0] }, next: { side: 0 } } });
    expect(correct(game, 3, { total: 101 })).toMatchObject({ refused: 'impossibleDartsThrown' });
    const decided = play(limited(), ...ROUNDS, { bull: 1 }, ...ROUNDS, { bull: 0 }, ...ROUNDS);
    expect(correct(decided, 9, { bull: 1 })).toEqual({ refused: 'gameOver', entry: 10 });
  });

  it('has no limit for who plays alone', () => {
    expect(play(limited({ sides: [1] }), nothing, nothing, nothing).position.next?.side).toBe(0);
  });
});

test('teams of six throw in turn, and each begins a leg', () => {
  const game = play(
    setup({ sides: [6, 6], rules: { game: 'x01', start: 1001, in: 'straight', out: 'double' } }),
    ...Array.from({ length: 14 }, () => sixty),
  );
  const of = (side: number) =>
    game.turns.filter((turn) => turn.side === side).map(({ player }) => player);
  expect(of(0)).toEqual([0, 1, 2, 3, 4, 5, 0]);
  expect(of(1)).toEqual([0, 1, 2, 3, 4, 5, 0]);
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

const setups: fc.Arbitrary<Setup> = fc.record({
  rules: fc.record({
    game: fc.constant('x01' as const),
    start: fc.constantFrom(101, 301),
    in: fc.constantFrom('straight', 'double'),
    out: fc.constantFrom('double', 'master'),
    roundLimit: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
  }),
  format: fc.oneof(
    fc.record({
      legs: fc.record({ kind: fc.constant('all' as const), count: fc.integer({ min: 1, max: 6 }) }),
      bullBeforeDecider: fc.boolean(),
    }),
    fc.record({
      legs: fc.record({
        kind: fc.constant('firstTo' as const),
        count: fc.integer({ min: 1, max: 3 }),
      }),
      bullBeforeDecider: fc.boolean(),
    }),
  ),
  sides: fc.constantFrom([1, 1], [2, 2], [6, 6], [3, 2]),
  first: fc.constantFrom(null, 0, 1),
});

test('a game of any kind ends, with each leg won by somebody', () => {
  fc.assert(
    fc.property(setups, fc.nat(), (of, seed) => {
      const thrown = throwGame(of, [45, 50], randomFrom(String(seed)));
      const game = { setup: of, ...thrown };
      expect(replay(of, game.entries)).toEqual(game);
      const { standing } = game.position;
      const legs = legsOf(game);
      const wonBy = (side: number) => legs.filter(({ winner }) => winner === side).length;
      expect([wonBy(0), wonBy(1)]).toEqual(standing.legs);
      expect(legs.flatMap(({ entries }) => entries)).toEqual(game.entries);
      expect(standing.isDrawn ?? false).toBe(standing.legs[0] === standing.legs[1]);
      expect(standing.winner === undefined).toBe(standing.isDrawn ?? false);
      if (of.format.legs.kind === 'all') expect(legs).toHaveLength(of.format.legs.count);
      const { roundLimit = Infinity } = of.rules.game === 'x01' ? of.rules : {};
      for (const { entries, isByBull } of legs) {
        const visits = entries.filter((entry) => !('bull' in entry)).length;
        expect(visits).toBeLessThanOrEqual(2 * roundLimit);
        if (isByBull) expect(visits).toBe(2 * roundLimit);
      }
      expect(undo({ ...game, entries: game.entries })).toEqual(
        replay(of, game.entries.slice(0, -1)),
      );
    }),
    { numRuns: 60 },
  );
});
