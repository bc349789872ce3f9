import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BEDS } from '../board.ts';
import { isRefusal } from '../visit.ts';
import { type PartyGame, partyPlay, sidesOf } from './catalog.ts';
import { correctDart } from './correct.ts';
import { CLASSIC, TACTICS } from './cricket.ts';
import type { PartyPlay, PartyStanding } from './party.ts';

/** A game of each kind for so many sides. */
const GAMES: readonly ((sides: number) => PartyGame)[] = [
  (sides) => ({
    kind: 'killer',
    lives: 3,
    numbers: [20, 1, 18, 4, 13, 6, 10, 15].slice(0, sides),
    ring: 'double',
    selfKill: false,
  }),
  (sides) => ({
    kind: 'killer',
    lives: 1,
    numbers: [1, 2, 3, 4, 5, 6, 7, 8].slice(0, sides),
    ring: 'any',
    selfKill: true,
  }),
  () => ({ kind: 'cricket', scoring: 'standard', numbers: CLASSIC }),
  () => ({ kind: 'cricket', scoring: 'cutThroat', numbers: [1, 2, 25] }),
  () => ({ kind: 'cricket', scoring: 'noScore', numbers: TACTICS }),
  () => ({ kind: 'gotcha', target: 101 }),
  () => ({ kind: 'baseball' }),
  () => ({ kind: 'shootOut' }),
  () => ({ kind: 'follow', lives: 1, bed: 'exact' }),
  () => ({ kind: 'follow', lives: 2, bed: 'number' }),
  () => ({ kind: 'ticTacToe', numbers: [20, 1, 18, 4, 25, 13, 6, 10, 15], ring: 'any' }),
  (sides) => ({ kind: 'x01', starts: Array(sides).fill(101), out: 'straight' }),
];

const playOf = (game: PartyGame, sides: number): PartyPlay => {
  const play = partyPlay(game, sides);
  if (!play) throw new Error(`${game.kind} for ${sides}`);
  return play;
};
function after(play: PartyPlay, darts: readonly string[]): PartyStanding {
  const standing = play(darts);
  if (isRefusal(standing)) throw new Error(standing.refused);
  return standing;
}

/** Darts as they come, until the game is over. */
function thrown(play: PartyPlay, all: readonly string[]): PartyStanding[] {
  const course = [after(play, [])];
  for (const [index] of all.entries()) {
    if (course.at(-1)?.side === null) break;
    course.push(after(play, all.slice(0, index + 1)));
  }
  return course;
}

const bed = fc.constantFrom(...BEDS.map(({ dart }) => dart));
const example = fc
  .tuple(
    fc.constantFrom(...GAMES),
    fc.integer({ min: 2, max: 8 }),
    fc.array(bed, { maxLength: 90 }),
  )
  .map(([make, wanted, darts]) => {
    const sides = Math.min(wanted, sidesOf(make(wanted).kind).max);
    return { play: playOf(make(sides), sides), sides, darts };
  });

describe('every party game', () => {
  it('takes any darts until it is over, in visits of three at most, and ranks all sides', () => {
    fc.assert(
      fc.property(example, ({ play, sides, darts }) => {
        for (const standing of thrown(play, darts)) {
          const { side, aim, places, visits, inVisit } = standing;
          expect(visits.every((visit) => visit.darts.length <= 3)).toBe(true);
          expect(standing.sides).toHaveLength(sides);
          expect(aim === null).toBe(side === null);
          // a place is one more than how many stand better
          expect(places.toSorted((a, b) => a - b)[0]).toBe(1);
          for (const place of places) {
            expect(places.filter((other) => other < place)).toHaveLength(place - 1);
          }
          if (side !== null) expect(standing.sides[side]?.isOut).toBe(false);
          expect(inVisit).toBeLessThan(3);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('is after an undo where it was before, whatever came', () => {
    fc.assert(
      fc.property(example, ({ play, darts }) => {
        const course = thrown(play, darts);
        const log = course.at(-1)?.visits.flatMap((visit) => visit.darts) ?? [];
        expect(after(play, log.slice(0, -1))).toEqual(course.at(-2) ?? course[0]);
      }),
      { numRuns: 200 },
    );
  });

  it('refuses what is no dart, and a dart after its end', () => {
    fc.assert(
      fc.property(example, ({ play, darts }) => {
        const last = thrown(play, darts).at(-1);
        const log = last?.visits.flatMap((visit) => visit.darts) ?? [];
        const refused = play([...log, 'T25']);
        expect(refused).toEqual({ refused: 'notADart' });
        if (last?.side === null) expect(play([...log, '0'])).toEqual({ refused: 'gameOver' });
      }),
      { numRuns: 200 },
    );
  });
});

describe('a correction', () => {
  it('to the same dart changes nothing, to another one gives a game that can be', () => {
    fc.assert(
      fc.property(example, fc.nat(), bed, ({ play, darts }, any, dart) => {
        const last = thrown(play, darts).at(-1);
        const log = last?.visits.flatMap((visit) => visit.darts) ?? [];
        const place = any % (log.length || 1);
        const visits = last?.visits ?? [];
        expect(correctDart(play, visits, place, log[place] ?? '0')).toEqual(log);
        const corrected = correctDart(play, visits, place, dart);
        const standing = after(play, corrected);
        expect(standing.visits.flatMap((visit) => visit.darts)).toEqual(corrected);
        if (log.length > 0) expect(corrected[place]).toBe(dart);
      }),
      { numRuns: 200 },
    );
  });
});
