import { randomFrom } from '../random.ts';
import { type Collected, collectedBy } from './collected.ts';
import type {
  HeadToHeadMeasure,
  LeagueTableRules,
  LeagueTieBreak,
  PlayedFixture,
  WhyAbove,
} from './table-types.ts';

export type Separation = Omit<WhyAbove, 'below'>;

interface Order {
  order: readonly Collected[];
  /** of each row but the last: what separates it from the next one */
  separations: ReadonlyMap<number, Separation>;
}

/** Orders what teams have collected, and says at each border what made it. */
export function separated(
  rows: readonly Collected[],
  fixtures: readonly PlayedFixture[],
  rules: LeagueTableRules,
): Order {
  const separations = new Map<number, Separation>();
  const note = (last: Collected | undefined, separation: Separation) => {
    if (last) separations.set(last.team, separation);
  };
  const context = { fixtures, rules, note };
  const order = split(
    rows,
    ({ points }) => points,
    context,
    { by: 'points' },
    (equal) => untie(equal, 0, context),
  );
  return { order, separations };
}

interface Context {
  fixtures: readonly PlayedFixture[];
  rules: LeagueTableRules;
  note: (last: Collected | undefined, separation: Separation) => void;
}

/** Rows in groups of equal value, the highest first; each group is ordered by what comes next. */
function split(
  rows: readonly Collected[],
  numberOf: (row: Collected) => number,
  { note }: Context,
  what: Pick<Separation, 'by' | 'measure' | 'among'>,
  next: (equal: readonly Collected[]) => readonly Collected[],
): readonly Collected[] {
  const groups = Map.groupBy(rows, numberOf);
  const values = [...groups.keys()].sort((a, b) => b - a);
  return values.flatMap((value, index) => {
    const ordered = next(groups.get(value) ?? []);
    const below = values[index + 1];
    if (below !== undefined) note(ordered.at(-1), { ...what, values: [value, below] });
    return ordered;
  });
}

function untie(rows: readonly Collected[], depth: number, context: Context): readonly Collected[] {
  if (rows.length < 2) return rows;
  const tieBreak = context.rules.tieBreaks[depth] ?? 'lot';
  const next = (equal: readonly Collected[]) => untie(equal, depth + 1, context);
  if (tieBreak === 'headToHead') return amongEachOther(rows, context, next);
  if (tieBreak === 'lot') return byLot(rows, context);
  return split(rows, ownNumber(tieBreak), context, { by: tieBreak }, next);
}

/** What a team has by its own numbers alone. */
export const ownNumber =
  (tieBreak: Exclude<LeagueTieBreak, 'headToHead' | 'lot'>) =>
  ({ games, legs }: Pick<Collected, 'games' | 'legs'>): number => {
    if (tieBreak === 'gamesWon') return games[0];
    if (tieBreak === 'legsWon') return legs[0];
    return tieBreak === 'gameDifference' ? games[0] - games[1] : legs[0] - legs[1];
  };

/** From the first that is compared to the last; in football the goals are what games are here. */
const MEASURES: readonly HeadToHeadMeasure[] = [
  'points',
  'gameDifference',
  'gamesWon',
  'legDifference',
];

/**
 * A table among exactly those who are still equal. When it separates only some of them, it is made again among those
 * who are still equal then; when it separates nobody, the next tie-break follows.
 * @see Regulations of the UEFA European Football Championship 2022–24, article 20.01 a–d: points, goal difference and
 *   goals in the matches among the teams in question, "criteria a to c are reapplied exclusively to the matches between
 *   the remaining teams". Penalties are no matches, so they are not in it.
 */
function amongEachOther(
  rows: readonly Collected[],
  context: Context,
  next: (equal: readonly Collected[]) => readonly Collected[],
): readonly Collected[] {
  if (rows.length < 2) return rows;
  const among = rows.map(({ team }) => team).sort((a, b) => a - b);
  const equal = new Set(among);
  const fixtures = context.fixtures.filter(({ home, away }) => equal.has(home) && equal.has(away));
  const mini = new Map(collectedBy(among, fixtures).map((row) => [row.team, row]));
  const byMeasure = (tied: readonly Collected[], index: number): readonly Collected[] => {
    const measure = MEASURES[index];
    if (!measure) {
      // nobody was separated, or these are what is left of more: only then it can say something new
      return tied.length === rows.length ? next(tied) : amongEachOther(tied, context, next);
    }
    const value = ({ team }: Collected) => measured(mini.get(team), measure);
    const what = { by: 'headToHead', measure, among } as const;
    return split(tied, value, context, what, (same) => byMeasure(same, index + 1));
  };
  return byMeasure(rows, 0);
}

function measured(row: Collected | undefined, measure: HeadToHeadMeasure): number {
  if (!row) return 0;
  return measure === 'points' ? row.points : ownNumber(measure)(row);
}

/** Everybody's lot depends only on the seed and the team, so that it is the same in every table. */
export const lotOf = (seed: string, team: number): number => randomFrom(`${seed} ${team}`)();

function byLot(rows: readonly Collected[], context: Context): readonly Collected[] {
  const lot = ({ team }: Collected) => lotOf(context.rules.seed, team);
  const byTeam = (same: readonly Collected[]) => [...same].sort((a, b) => a.team - b.team);
  return split(rows, lot, context, { by: 'lot' }, byTeam);
}
