import { type Bed, BULL, DARTS_A_VISIT } from '../board.ts';
import { type Aim, hits, numbers, ofThree, type Rules } from './exercise.ts';

interface Rounds {
  darts: number;
  points: number;
  /** what this visit has made so far, by its beds */
  visit: readonly Bed[];
}
const START: Rounds = { darts: 0, points: 0, visit: [] };

interface Shape {
  /** what each dart is thrown at, in order */
  aims: readonly Aim[];
  /** what a dart is worth */
  worth(aim: Aim, bed: Bed): number;
  /** the points after a visit of three darts, with what it made; the first was thrown at this. Unless told all counts. */
  ends?(points: number, made: number, visit: readonly Bed[], aim: Aim | undefined): number;
}

/** So many darts, each with what it is thrown at: most points are best. */
function inRounds({ aims, worth, ends = (points, made) => points + made }: Shape): Rules<Rounds> {
  return {
    start: START,
    aim: ({ darts }) => aims[darts] ?? null,
    next({ darts, points, visit }, bed) {
      const beds = [...visit, bed];
      const thrown = darts + 1;
      if (beds.length < DARTS_A_VISIT && thrown < aims.length) {
        return { darts: thrown, points, visit: beds };
      }
      const first = thrown - beds.length;
      const made = beds.reduce((sum, one, index) => {
        const aim = aims[first + index];
        return sum + (aim ? worth(aim, one) : 0);
      }, 0);
      return { darts: thrown, points: ends(points, made, beds, aims[first]), visit: [] };
    },
    inVisit: ofThree,
    // darts of a visit that goes on count when it is over
    score: ({ points }) => points,
    progress: ({ darts }) => ({
      done: Math.floor(darts / DARTS_A_VISIT),
      all: Math.ceil(aims.length / DARTS_A_VISIT),
    }),
  };
}

const visitAt = (aim: Aim): readonly Aim[] => Array.from({ length: DARTS_A_VISIT }, () => aim);
const at = (number: number, ring: 'any' | 'double' | 'treble' = 'any'): Aim => ({
  at: 'number',
  number,
  ring,
});
const pointsIfHit = (aim: Aim, bed: Bed): number => (hits(aim, bed) ? bed.points : 0);

const SHANGHAI_BONUS = 100;
const isShanghai = (visit: readonly Bed[], aim: Aim | undefined): boolean =>
  aim?.at === 'number' &&
  aim.ring === 'any' &&
  [1, 2, 3].every((times) => visit.some((bed) => bed.number === aim.number && bed.times === times));

/** Shanghai: three darts each at 1 to 7, what hits the number counts. */
export const shanghai = inRounds({
  aims: numbers(1, 7).flatMap((number) => visitAt(at(number))),
  worth: pointsIfHit,
});

/**
 * Halve It in its short form of A. I. M. (Darts World, 2020): 20, 19, 18, 17, any double, any treble, bull. Whoever
 * misses with all three loses half; what is odd is rounded up.
 */
export const halveIt = inRounds({
  aims: [
    ...[20, 19, 18, 17].map((number) => at(number)),
    { at: 'ring', ring: 'double' } as const,
    { at: 'ring', ring: 'treble' } as const,
    at(BULL),
  ].flatMap(visitAt),
  worth: pointsIfHit,
  ends: (points, made) => (made > 0 ? points + made : Math.ceil(points / 2)),
});

const COUNT_UP_ROUNDS = 8;

/** Count-Up: eight visits, all points count. */
export const countUp = inRounds({
  aims: numbers(1, COUNT_UP_ROUNDS).flatMap(() => visitAt({ at: 'points' })),
  worth: (_, bed) => bed.points,
});

const VISITS_OF_99 = 33;

/** 99 darts at one number: a single counts 1, a double 2, a treble 3. */
export const ninetyNine = (number: number): Rules<Rounds> =>
  inRounds({
    aims: numbers(1, VISITS_OF_99).flatMap(() => visitAt(at(number))),
    worth: (aim, bed) => (hits(aim, bed) ? bed.times : 0),
  });

const DOUBLES = [...numbers(1, 20), BULL];

/** The doubles round: three darts at each double and the bull's eye, each hit counts one. */
export const doublesRound = inRounds({
  aims: DOUBLES.flatMap((number) => visitAt(at(number, 'double'))),
  worth: (aim, bed) => (hits(aim, bed) ? 1 : 0),
});

interface Bob {
  darts: number;
  points: number;
  /** hits of the round that goes on */
  hit: number;
}

const BOB_START = 27;

/**
 * Bob's 27 (Bob Anderson): 27 points at first, three darts at each double from 1 to 20 and the bull's eye. A hit adds the
 * double's points; a round without a hit takes them once. It is over after the bull's eye, or without a point left.
 */
export const bob: Rules<Bob> = {
  start: { darts: 0, points: BOB_START, hit: 0 },
  aim({ darts, points }) {
    const number = DOUBLES[Math.floor(darts / DARTS_A_VISIT)];
    return number === undefined || points <= 0 ? null : at(number, 'double');
  },
  next({ darts, points, hit }, bed) {
    const number = DOUBLES[Math.floor(darts / DARTS_A_VISIT)] ?? BULL;
    const hitNow = hit + (hits(at(number, 'double'), bed) ? 1 : 0);
    const thrown = darts + 1;
    if (thrown % DARTS_A_VISIT > 0) return { darts: thrown, points, hit: hitNow };
    return { darts: thrown, points: points + 2 * number * (hitNow > 0 ? hitNow : -1), hit: 0 };
  },
  inVisit: ofThree,
  score: ({ points }) => points,
  progress: ({ darts }) => ({
    done: Math.floor(darts / DARTS_A_VISIT),
    all: DOUBLES.length,
  }),
};

const JDC_DOUBLE = 50;

/**
 * The challenge of the Junior Darts Corporation: Shanghai on 10 to 15, one dart at each double and the bull's eye for 50
 * points a hit, Shanghai on 15 to 20. Single, double and treble in one visit bring 100 more.
 */
export const jdc = inRounds({
  aims: [
    ...numbers(10, 15).flatMap((number) => visitAt(at(number))),
    ...DOUBLES.map((number) => at(number, 'double')),
    ...numbers(15, 20).flatMap((number) => visitAt(at(number))),
  ],
  worth(aim, bed) {
    if (!hits(aim, bed)) return 0;
    return aim.at === 'number' && aim.ring === 'double' ? JDC_DOUBLE : bed.points;
  },
  ends: (points, made, visit, aim) => points + made + (isShanghai(visit, aim) ? SHANGHAI_BONUS : 0),
});

/**
 * Weak doubles: three darts at each of one's own weakest, over as many rounds as make ten visits. Each hit counts one.
 * @param doubles the numbers, the bull's eye as 25
 */
export const theseDoubles = (doubles: readonly number[]): Rules<Rounds> =>
  inRounds({
    aims: doubles.flatMap((number) => visitAt(at(number, 'double'))),
    worth: (aim, bed) => (hits(aim, bed) ? 1 : 0),
  });
