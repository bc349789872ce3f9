import { bedOf } from './board.ts';
import { after, isOneDartFinish, opens } from './out.ts';
import type { X01Rules, X01Turn } from './x01.ts';

/** A turn of X01 and the leg that it belongs to. Legs are told apart by their number. */
export type LegTurn = X01Turn & { leg: number };

/** What a player's visits come to. Rates are undefined where there is nothing to divide by. */
export interface X01Statistics {
  darts: number;
  points: number;
  /** points in three darts */
  average: number | undefined;
  /** of the first nine darts of each leg */
  firstNine: { darts: number; points: number };
  firstNineAverage: number | undefined;
  /** finished legs, and darts at a double in visits where they are known */
  checkouts: { hit: number; attempts: number; rate: number | undefined };
  highestFinish: number;
  /** visits by what they scored; each counts once, e.g. 140 as 140+ only */
  visits: { from60: number; from100: number; from140: number; is180: number };
  /** darts of legs that were won */
  bestLeg: number | undefined;
  averageLeg: number | undefined;
  /** by the number of the double (25 is the bull's eye), where darts were entered */
  doubles: ReadonlyMap<number, { thrown: number; hit: number }>;
}

const FIRST_NINE = 9;

/**
 * Statistics of one player's turns in legs under one set of rules, in the order they were thrown.
 * Busts score nothing and count as three darts; the last visit counts the darts it took.
 */
export function statisticsOf(rules: X01Rules, turns: readonly LegTurn[]): X01Statistics {
  const darts = sum(turns, ({ dartsThrown }) => dartsThrown);
  const points = sum(turns, (turn) => turn.points);
  const legs = [...Map.groupBy(turns, ({ leg }) => leg).values()];
  const nine = legs.flatMap(firstNineOf);
  const firstNine = {
    darts: sum(nine, ({ dartsThrown }) => dartsThrown),
    points: sum(nine, (turn) => turn.points),
  };
  const known = turns.filter(({ dartsAtDouble }) => dartsAtDouble !== undefined);
  const hit = known.filter(({ isFinish }) => isFinish).length;
  const attempts = sum(known, ({ dartsAtDouble }) => dartsAtDouble ?? 0);
  const won = legs
    .filter((leg) => leg.at(-1)?.isFinish)
    .map((leg) => sum(leg, ({ dartsThrown }) => dartsThrown));
  return {
    darts,
    points,
    average: inThreeDarts(points, darts),
    firstNine,
    firstNineAverage: inThreeDarts(firstNine.points, firstNine.darts),
    checkouts: { hit, attempts, rate: attempts > 0 ? hit / attempts : undefined },
    highestFinish: Math.max(0, ...turns.filter(({ isFinish }) => isFinish).map((t) => t.points)),
    visits: {
      from60: countBetween(turns, 60, 99),
      from100: countBetween(turns, 100, 139),
      from140: countBetween(turns, 140, 179),
      is180: countBetween(turns, 180, 180),
    },
    bestLeg: won.length > 0 ? Math.min(...won) : undefined,
    averageLeg: won.length > 0 ? sum(won, (count) => count) / won.length : undefined,
    doubles: doublesOf(rules, turns),
  };
}

const sum = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((total, item) => total + value(item), 0);

const inThreeDarts = (points: number, darts: number): number | undefined =>
  darts > 0 ? (points / darts) * 3 : undefined;

/** The visits within the first nine darts of a leg. */
function firstNineOf(leg: readonly LegTurn[]): readonly LegTurn[] {
  let thrown = 0;
  return leg.filter(({ dartsThrown }) => {
    thrown += dartsThrown;
    return thrown <= FIRST_NINE;
  });
}

const countBetween = (turns: readonly X01Turn[], least: number, most: number): number =>
  turns.filter(({ points }) => points >= least && points <= most).length;

/** Goes through darts again to see which double each was thrown at. */
function doublesOf(rules: X01Rules, turns: readonly LegTurn[]): X01Statistics['doubles'] {
  const doubles = new Map<number, { thrown: number; hit: number }>();
  if (rules.out !== 'double') return doubles;
  for (const { before, darts } of turns) {
    let left: ReturnType<typeof after> = before;
    // nothing was scored yet, so the leg was not opened
    let isIn = rules.in === 'straight' || before < rules.start;
    for (const dart of darts ?? []) {
      const bed = bedOf(dart);
      if (!bed || typeof left !== 'number') break;
      if (isIn && isOneDartFinish(left, rules.out)) {
        const double = left / 2;
        const { thrown, hit } = doubles.get(double) ?? { thrown: 0, hit: 0 };
        const isHit = bed.times === 2 && bed.number === double;
        doubles.set(double, { thrown: thrown + 1, hit: hit + (isHit ? 1 : 0) });
      }
      isIn ||= opens(rules.in, bed);
      if (isIn) left = after(left, bed, rules.out);
    }
  }
  return doubles;
}

/** Marks in three darts at cricket. */
export function marksPerRound(
  turns: readonly { marks: number; dartsThrown: number }[],
): number | undefined {
  return inThreeDarts(
    sum(turns, ({ marks }) => marks),
    sum(turns, ({ dartsThrown }) => dartsThrown),
  );
}
