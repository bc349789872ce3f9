import { type Collected, collectedBy, countedFixtures } from './collected.ts';
import { fewestAbove, type OpenFixture, type PointPair } from './fewest-above.ts';
import {
  type LeagueTableRules,
  leagueTable,
  type PlayedFixture,
  type TablePenalty,
  type TeamStanding,
} from './table.ts';
import { ownNumber } from './untie.ts';

export type { PointPair } from './fewest-above.ts';

export interface FixtureToCome extends OpenFixture {
  id: number;
}

export interface Reach {
  team: number;
  /** the best place, and the worst one */
  best: number;
  worst: number;
  /**
   * All results were searched, so there are some by which it comes there. Otherwise it can't come further than that,
   * and perhaps not so far.
   */
  isExact: boolean;
}

/** A team that can choose among more results of its own than these gets bounds only. */
const OWN_RESULTS = 64;

/**
 * The places that each team can still reach, by points.
 *
 * Who is equal in points can stand before or behind, as games and legs may still become anything. It is decided only
 * between two teams that have nothing more to play, by what their own numbers say.
 * @param pointsPossible what a fixture can bring by its format, home first, e.g. `[[2, 0], [1, 1], [0, 2]]`
 */
export function reachOf(
  teams: readonly TeamStanding[],
  played: readonly PlayedFixture[],
  toCome: readonly FixtureToCome[],
  rules: LeagueTableRules,
  pointsPossible: readonly PointPair[],
  penalties: readonly TablePenalty[] = [],
): readonly Reach[] {
  const table = leagueTable(teams, played, penalties, rules);
  const counting = table.filter(({ isWithdrawn }) => isWithdrawn !== 'annulled');
  const isIn = new Set(counting.map(({ team }) => team));
  const results = new Set(played.map(({ id }) => id));
  const open = toCome.filter(
    ({ id, home, away }) => isIn.has(home) && isIn.has(away) && !results.has(id),
  );
  if (open.length === 0 || pointsPossible.length === 0) {
    return table.map(({ team, place }) => ({ team, best: place, worst: place, isExact: true }));
  }
  const numbers = new Map(
    collectedBy([...isIn], countedFixtures(teams, played)).map((row) => [row.team, row]),
  );
  const division: Division = {
    points: new Map(counting.map(({ team, points }) => [team, points])),
    open,
    pairs: pointsPossible,
    isSettledAbove: settledBy(numbers, open, rules),
  };
  // the worst place is the best one of a league in which points are bad
  const inverted: Division = {
    points: new Map(counting.map(({ team, points }) => [team, -points])),
    open,
    pairs: pointsPossible.map(([a, b]) => [-a, -b] as const),
    isSettledAbove: (a, b) => division.isSettledAbove(b, a),
  };
  return table.map(({ team, place, isWithdrawn }) => {
    if (isWithdrawn === 'annulled') return { team, best: place, worst: place, isExact: true };
    const above = aboveAtBest(team, division);
    const below = aboveAtBest(team, inverted);
    return {
      team,
      best: 1 + above.fewest,
      worst: counting.length - below.fewest,
      isExact: above.isExact && below.isExact,
    };
  });
}

interface Division {
  points: ReadonlyMap<number, number>;
  open: readonly OpenFixture[];
  pairs: readonly PointPair[];
  /** with equal points, the first stands above the second whatever comes */
  isSettledAbove: (a: number, b: number) => boolean;
}

/** How few can stand above the team. */
function aboveAtBest(team: number, division: Division): { fewest: number; isExact: boolean } {
  const own = division.open.filter(({ home, away }) => home === team || away === team);
  const others = division.open.filter(({ home, away }) => home !== team && away !== team);
  const all = ownResults(team, own, division.pairs);
  const counts = all.map((points) => {
    const total = points.get(team) ?? 0;
    const room = new Map<number, number>();
    for (const other of division.points.keys()) {
      if (other === team) continue;
      const behind = division.isSettledAbove(other, team) ? LEAST_BEHIND : 0;
      const gap = (division.points.get(team) ?? 0) + total - (division.points.get(other) ?? 0);
      room.set(other, gap - behind - (points.get(other) ?? 0));
    }
    return fewestAbove(room, others, division.pairs);
  });
  const fewest = Math.min(...counts.map((count) => count.fewest));
  return { fewest, isExact: all.areAll && counts.every(({ isExact }) => isExact) };
}

/** Less than any two totals of points differ by. */
const LEAST_BEHIND = 1e-6;

type OwnResults = ReadonlyMap<number, number>[] & { areAll: boolean };

/** What the fixtures of a team bring it and its opponents, without results that are worse for it in both. */
function ownResults(
  team: number,
  own: readonly OpenFixture[],
  pairs: readonly PointPair[],
): OwnResults {
  const ways = own.map(({ home, away }) => {
    const isHome = home === team;
    const mine = pairs.map(([a, b]) => (isHome ? ([a, b] as const) : ([b, a] as const)));
    const sensible = mine.filter(
      ([a, b], index) =>
        !mine.some(
          ([c, d], other) =>
            c >= a && d <= b && (c > a || d < b || (c === a && d === b && other < index)),
        ),
    );
    return { opponent: isHome ? away : home, sensible };
  });
  const count = ways.reduce((product, { sensible }) => product * sensible.length, 1);
  const areAll = count <= OWN_RESULTS;
  const start: ReadonlyMap<number, number>[] = [new Map()];
  const results = ways.reduce((before, { opponent, sensible }) => {
    // too many: the most for the team and the least for the other, which no result is better than
    const best = [Math.max(...sensible.map(([a]) => a)), Math.min(...sensible.map(([, b]) => b))];
    const tried = areAll ? sensible : [[best[0] ?? 0, best[1] ?? 0] as const];
    return before.flatMap((points) =>
      tried.map(([a, b]) =>
        new Map(points)
          .set(team, (points.get(team) ?? 0) + a)
          .set(opponent, (points.get(opponent) ?? 0) + b),
      ),
    );
  }, start);
  return Object.assign(results, { areAll });
}

/** What is decided between teams that have played all of theirs: up to where the league looks at others' results. */
function settledBy(
  numbers: ReadonlyMap<number, Collected>,
  open: readonly OpenFixture[],
  rules: LeagueTableRules,
): Division['isSettledAbove'] {
  const playing = new Set(open.flatMap(({ home, away }) => [home, away]));
  return (a, b) => {
    const [one, other] = [numbers.get(a), numbers.get(b)];
    if (!one || !other || playing.has(a) || playing.has(b)) return false;
    for (const tieBreak of rules.tieBreaks) {
      if (tieBreak === 'headToHead' || tieBreak === 'lot') return false;
      const [mine, theirs] = [ownNumber(tieBreak)(one), ownNumber(tieBreak)(other)];
      if (mine !== theirs) return mine > theirs;
    }
    return false;
  };
}

/**
 * What would be played if it ended like that: assumed results stand for those to come, and for played ones of the same
 * fixture.
 */
export function whatIf(
  played: readonly PlayedFixture[],
  assumed: readonly PlayedFixture[],
): readonly PlayedFixture[] {
  const replaced = new Set(assumed.map(({ id }) => id));
  return [...played.filter(({ id }) => !replaced.has(id)), ...assumed];
}
