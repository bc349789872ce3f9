/** How a series counts its evenings. All numbers are whole and not negative. */
export interface SeriesRules {
  /** for the first place, the second and so on; never growing */
  points: readonly number[];
  /** for everybody behind these places */
  others: number;
  /** how many of a player's evenings count, the best ones; null: all of them */
  best: number | null;
  /** points for each of these */
  bonus: { maximum: number; finish: number; shortLeg: number };
  /** a finish is high from here on */
  finishFrom: number;
  /** a won leg is short up to this many darts */
  shortLegDarts: number;
}

/** What somebody did on an evening. */
export interface Performance {
  /** evenings are numbered in their order */
  evening: number;
  /** shared by those who ended at the same one */
  place: number;
  /** visits of 180 */
  maximums: number;
  /** what each checkout took out */
  finishes: readonly number[];
  /** darts of each leg that was won alone */
  legs: readonly number[];
}

export interface ScoredEvening {
  evening: number;
  place: number;
  /** those for the place and the bonus together */
  points: number;
  bonus: number;
  /** whether it is one of the best that count */
  counts: boolean;
}

export interface SeriesRow<Player> {
  player: Player;
  /** from 1 on; the same for those between whom nothing decides */
  rank: number;
  points: number;
  /** all that was played, in order */
  evenings: readonly ScoredEvening[];
  wins: number;
  maximums: number;
  highestFinish: number;
}

/** A player who ends at a shared place gets the points of that place, as everybody else there does. */
export const pointsForPlace = ({ points, others }: SeriesRules, place: number): number =>
  points[place - 1] ?? others;

export function bonusFor(rules: SeriesRules, { maximums, finishes, legs }: Performance): number {
  const { bonus, finishFrom, shortLegDarts } = rules;
  const high = finishes.filter((points) => points >= finishFrom).length;
  const short = legs.filter((darts) => darts <= shortLegDarts).length;
  return maximums * bonus.maximum + high * bonus.finish + short * bonus.shortLeg;
}

/** An evening counts with its bonus, or not at all; of equal ones the earlier counts. */
function scoredEvenings(
  rules: SeriesRules,
  performances: readonly Performance[],
): readonly ScoredEvening[] {
  const scored = performances
    .map((performance) => {
      const { evening, place } = performance;
      const bonus = bonusFor(rules, performance);
      return { evening, place, bonus, points: pointsForPlace(rules, place) + bonus };
    })
    .sort((a, b) => a.evening - b.evening);
  const best = scored.toSorted((a, b) => b.points - a.points || a.evening - b.evening);
  const counting = new Set(rules.best === null ? best : best.slice(0, rules.best));
  return scored.map((evening) => ({ ...evening, counts: counting.has(evening) }));
}

type Unranked<Player> = Omit<SeriesRow<Player>, 'rank'>;

/**
 * The table of a series. Points come first, those of the evenings that count. Between equal points decide,
 * over all that was played:
 * 1. more first places, then more second places, and so on,
 * 2. more visits of 180,
 * 3. the higher checkout. Players who are equal in all of it share the rank, in the order in which they were given.
 */
export function seriesTable<Player>(
  rules: SeriesRules,
  players: Iterable<readonly [Player, readonly Performance[]]>,
): readonly SeriesRow<Player>[] {
  const rows = [...players]
    .map(([player, performances]): Unranked<Player> => {
      const evenings = scoredEvenings(rules, performances);
      const counted = evenings.filter(({ counts }) => counts);
      return {
        player,
        evenings,
        points: counted.reduce((sum, { points }) => sum + points, 0),
        wins: evenings.filter(({ place }) => place === 1).length,
        maximums: performances.reduce((sum, { maximums }) => sum + maximums, 0),
        highestFinish: Math.max(0, ...performances.flatMap(({ finishes }) => finishes)),
      };
    })
    .sort(compare);
  const ranked: SeriesRow<Player>[] = [];
  for (const [index, row] of rows.entries()) {
    const before = ranked.at(-1);
    const isEqual = before !== undefined && compare(before, row) === 0;
    ranked.push({ ...row, rank: isEqual ? before.rank : index + 1 });
  }
  return ranked;
}

const compare = (a: Unranked<unknown>, b: Unranked<unknown>): number =>
  b.points - a.points ||
  comparePlaces(a.evenings, b.evenings) ||
  b.maximums - a.maximums ||
  b.highestFinish - a.highestFinish;

/** Compares by the first place that differs, from the best one on; if none does, whoever has more of them is better. */
function comparePlaces(a: readonly ScoredEvening[], b: readonly ScoredEvening[]): number {
  const placesOf = (evenings: readonly ScoredEvening[]) =>
    evenings.map(({ place }) => place).sort((one, other) => one - other);
  const [own, others] = [placesOf(a), placesOf(b)];
  const shared = Math.min(own.length, others.length);
  for (let index = 0; index < shared; index += 1) {
    const difference = (own[index] ?? 0) - (others[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return others.length - own.length;
}
