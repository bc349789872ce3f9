import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BEDS } from '../board.ts';
import { checkoutHints } from '../checkout.ts';
import { isRefusal } from '../visit.ts';
import { EXERCISES, type Exercise, exercises } from './catalog.ts';
import type { Standing } from './exercise.ts';

function after(exercise: Exercise, darts: string, chosen: readonly number[] = []): Standing {
  const standing = EXERCISES[exercise].play(chosen)(darts.split(' ').filter(Boolean));
  if (isRefusal(standing)) throw new Error(standing.refused);
  return standing;
}
const times = (count: number, darts: string) => Array(count).fill(darts).join(' ');

describe('Halve It', () => {
  // Darts World, 23 March 2020: its worked example, whose fourth line adds up to 207 and not to 263
  it.each([
    ['S20 S5 T20', 80],
    ['S19 T19 S19', 175],
    ['S1 T4 S13', 88],
    ['S17 T17 T17', 207],
    ['S20 0 D5', 217],
    ['S20 T20 T5', 292],
    ['0 D25 S25', 367],
  ])('after %s there are %i points', (visit, points) => {
    const visits = [
      'S20 S5 T20',
      'S19 T19 S19',
      'S1 T4 S13',
      'S17 T17 T17',
      'S20 0 D5',
      'S20 T20 T5',
      '0 D25 S25',
    ];
    const until = visits.slice(0, visits.indexOf(visit) + 1).join(' ');
    expect(after('halveIt', until).score).toBe(points);
  });

  it('rounds up what is odd, and is over after the bull', () => {
    expect(after('halveIt', 'S20 S20 S5 S19 0 0 0 0 0').score).toBe(30);
    expect(after('halveIt', 'D20 S1 S20 0 0 0').score).toBe(30);
    expect(after('halveIt', 'S20 0 0 S19 0 0 0 0 0').score).toBe(20);
    expect(after('halveIt', times(7, '0 0 0')).aim).toBeNull();
  });
});

describe('Catch 40', () => {
  it('brings 3, 2 and 1 points for two, three, and up to six darts, none without a finish', () => {
    // 61: T15 D8 · 62: S10 S20 D16 · 63: S13 S10 0 D20 · 64: six darts that miss
    const standing = after('catch40', 'T15 D8 S10 S20 D16 S13 S10 0 D20 0 0 0 0 0 0');
    expect(standing).toMatchObject({
      score: 6,
      progress: { done: 4, all: 40 },
      aim: { at: 'finish', remaining: 65, darts: 6 },
    });
  });

  it('takes the rest of a visit with a bust, and gives the score back', () => {
    expect(after('catch40', 'S20 T20').aim).toEqual({ at: 'finish', remaining: 61, darts: 3 });
    expect(after('catch40', 'S20 T20 T20').progress.done).toBe(1);
  });

  it('is worth 120 at most', () => {
    let darts = '';
    for (let target = 61; target <= 100; target += 1) {
      const finish = BEDS.flatMap((one) =>
        BEDS.filter((two) => two.times === 2 && one.points + two.points === target).map(
          (two) => `${one.dart} ${two.dart}`,
        ),
      )[0];
      darts += ` ${finish ?? '0 0 0 0 0 0'}`;
    }
    // 99 takes three darts
    expect(after('catch40', darts)).toMatchObject({ score: 117, aim: null });
  });
});

describe('121 and 120', () => {
  it('go up after a finish in nine darts, down without', () => {
    expect(after('oneTwentyOne', 'T20 T11 D14').score).toBe(122);
    expect(after('oneTwentyOne', times(3, '0 0 0')).score).toBe(120);
    expect(after('oneTwenty', 'T20 S20 D20').score).toBe(130);
    expect(after('oneTwenty', times(3, '0 0 0')).aim).toMatchObject({ remaining: 119, darts: 9 });
  });

  it('have a visit less after a bust', () => {
    expect(after('oneTwentyOne', 'T20 T20').aim).toEqual({
      at: 'finish',
      remaining: 121,
      darts: 6,
    });
    expect(after('oneTwentyOne', 'T20 0 0 T20').aim).toEqual({
      at: 'finish',
      remaining: 61,
      darts: 3,
    });
  });

  it('end after ten tries, and after 25', () => {
    expect(after('oneTwentyOne', times(30, '0 0 0'))).toMatchObject({ score: 111, aim: null });
    expect(after('oneTwenty', times(75, '0 0 0'))).toMatchObject({ score: 95, aim: null });
  });
});

describe('Around the Clock', () => {
  it('counts any ring of the next number, several in one visit, and nothing else', () => {
    expect(after('clock', 'S1 D2 T3')).toMatchObject({ score: 3, progress: { done: 3, all: 21 } });
    expect(after('clock', 'S1 D2 T3 0 S5 S4')).toMatchObject({ score: 6, progress: { done: 4 } });
  });

  it('ends with the bull, also in the middle of a visit', () => {
    const numbers = Array.from({ length: 20 }, (_, index) => `S${index + 1}`).join(' ');
    expect(after('clock', `${numbers} D25`)).toMatchObject({ score: 21, aim: null });
    expect(after('clock', `0 0 ${numbers} S25`)).toMatchObject({ score: 23, aim: null });
    expect(EXERCISES.clock.play([])([...numbers.split(' '), 'S25', '0'])).toEqual({
      refused: 'gameOver',
    });
  });
});

describe("Bob's 27", () => {
  it('adds each hit, and takes the double once for a round without', () => {
    expect(after('bob', 'D1 S1 D1').score).toBe(31);
    expect(after('bob', '0 0 0 D2 0 S2').score).toBe(29);
    expect(after('bob', '0 0 0 D2').score).toBe(25);
  });

  it("ends after the bull's eye with 1,437 at most, or without a point left", () => {
    const best = [...Array.from({ length: 20 }, (_, index) => index + 1), 25]
      .map((number) => times(3, `D${number}`))
      .join(' ');
    expect(after('bob', best)).toMatchObject({ score: 1437, aim: null });
    // 27 - 2 - 4 - 6 - 8 - 10 = -3
    expect(after('bob', times(5, '0 0 0'))).toMatchObject({ score: -3, aim: null });
    expect(EXERCISES.bob.play([])(Array(16).fill('0'))).toEqual({ refused: 'gameOver' });
    // 27 + 2 × 6 - 4 - 6 - 8 - 10 - 12 = -1
    expect(after('bob', `D1 D1 D1 ${times(4, '0 0 0')}`).aim).toMatchObject({ number: 6 });
    // exactly none is none
    const none = `D1 0 0 D2 0 0 D3 0 0 ${times(3, '0 0 0')}`;
    expect(after('bob', none).score).toBe(27 + 12 - 8 - 10 - 12);
  });
});

describe('the checkout ladder', () => {
  /** a finish of two or three darts for what is aimed at */
  function finish(darts: string): string {
    const { aim } = after('checkout', darts);
    if (aim?.at !== 'finish') throw new Error('nothing to finish');
    const [way] = checkoutHints(aim.remaining, 3, { out: 'double' });
    return `${darts} ${way?.darts.join(' ')}`.trim();
  }

  it('goes up by ten and down by one, and counts what was finished', () => {
    const darts = finish(`${finish('')} 0 0 0`);
    expect(after('checkout', darts)).toMatchObject({
      score: 60 + 69,
      progress: { done: 3, all: 10 },
      aim: { remaining: 79, darts: 3 },
    });
  });

  it('passes over what nobody can finish, and ends after ten visits', () => {
    let darts = '';
    for (let visit = 0; visit < 10; visit += 1) darts = finish(darts);
    expect(after('checkout', darts)).toMatchObject({
      score: 60 + 70 + 80 + 90 + 100 + 110 + 120 + 130 + 140 + 150,
      aim: null,
    });
    expect(after('checkout', times(10, '0 0 0'))).toMatchObject({ score: 0, aim: null });
    expect(after('checkout', times(9, '0 0 0')).aim).toMatchObject({ remaining: 51 });
  });

  it('takes the whole visit with a bust', () => {
    expect(after('checkout', 'T20').aim).toMatchObject({ remaining: 59 });
    expect(after('checkout', 'T20 S5').aim).toMatchObject({ remaining: 54, darts: 2 });
  });
});

describe('the JDC challenge', () => {
  it('adds 100 for single, double and treble of the number, in any order', () => {
    expect(after('jdc', 'D10 S10 T10').score).toBe(160);
    expect(after('jdc', 'D20 S20 T20').score).toBe(0);
    expect(after('jdc', 'S10 S10 T10').score).toBe(50);
  });

  it('has one dart for each double, and no Shanghai there', () => {
    const first = times(6, '0 0 0');
    expect(after('jdc', `${first} D1 S2 D3`).score).toBe(100);
    expect(after('jdc', `${first} S1 D1 T1`).score).toBe(0);
    expect(after('jdc', `${first}`).aim).toEqual({ at: 'number', number: 1, ring: 'double' });
  });

  it('adds up what singles and doubles bring', () => {
    const singles = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, step) => times(3, `S${from + step}`)).join(' ');
    const doubles = Array.from({ length: 20 }, (_, index) => `D${index + 1}`).join(' ');
    const all = `${singles(10, 15)} ${doubles} D25 ${singles(15, 20)}`;
    expect(after('jdc', all)).toMatchObject({ score: 225 + 1050 + 315, aim: null });
  });
});

describe('other exercises', () => {
  it('Around the Clock on doubles and trebles counts darts', () => {
    expect(after('clockDoubles', 'S1 D1 D2')).toMatchObject({
      score: 3,
      aim: { number: 3, ring: 'double' },
    });
    const trebles = Array.from({ length: 20 }, (_, index) => `T${index + 1}`).join(' ');
    expect(after('clockTrebles', trebles)).toMatchObject({ score: 20, aim: null });
  });

  it('Shanghai counts what hits the number of the round', () => {
    expect(after('shanghai', 'S1 D1 T1 S1 D2 T2').score).toBe(6 + 10);
    expect(after('shanghai', times(7, '0 0 0')).aim).toBeNull();
  });

  it('Count-Up counts everything for eight visits', () => {
    expect(after('countUp', times(8, 'T20 T20 T20'))).toMatchObject({ score: 1440, aim: null });
  });

  it('99 darts at a number count rings', () => {
    expect(after('ninetyNine', 'S17 D17 T17', [17]).score).toBe(6);
    expect(after('ninetyNine', 'S25 D25 S17', [25]).score).toBe(3);
    expect(after('ninetyNine', times(33, 'T20 T20 T20'))).toMatchObject({ score: 297, aim: null });
  });

  it('the A1 drill needs five visits with two hits at each number', () => {
    expect(after('a1', times(5, 'S13 T13 0')).aim).toMatchObject({ number: 14 });
    expect(after('a1', `${times(4, 'S13 T13 0')} S13 0 0`).progress.done).toBe(4);
    const all = [13, 14, 15, 16, 17, 18, 19, 20, 25]
      .map((n) => times(5, `S${n} S${n} 0`))
      .join(' ');
    expect(after('a1', all)).toMatchObject({ score: 135, aim: null });
  });

  it('the doubles round and one’s own doubles count hits', () => {
    expect(after('doublesRound', 'D1 D1 S1 D2 0 0').score).toBe(3);
    expect(after('weakDoubles', 'D7 0 D7 D12 0 0', [7, 12])).toMatchObject({ score: 3, aim: null });
  });
});

describe('every exercise', () => {
  const bed = fc.constantFrom(...BEDS.map(({ dart }) => dart));

  it.each(exercises)('%s takes any darts until it is over, in visits of three at most', (name) => {
    fc.assert(
      fc.property(fc.array(bed, { maxLength: 120 }), (darts) => {
        const play = EXERCISES[name].play([3, 9, 20]);
        const standing = play(darts);
        if (isRefusal(standing)) return standing.refused === 'gameOver';
        const { visits, progress } = standing;
        return (
          visits.flat().length === darts.length &&
          visits.every(({ length }) => length <= 3) &&
          progress.done <= progress.all &&
          (standing.aim === null) ===
            (progress.done === progress.all || (name === 'bob' && standing.score <= 0))
        );
      }),
      { numRuns: 200 },
    );
  });

  it.each(exercises)('%s refuses a dart that is none, and one after its end', (name) => {
    const play = EXERCISES[name].play([20]);
    expect(play(['X9'])).toEqual({ refused: 'notADart' });
  });
});
