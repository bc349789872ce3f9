import { roundWeeks } from '@oche/darts/leagues/fixtures/round-weeks';
import type { DivisionOutput } from '@oche/validators/leagues/fixture';
import type { FixtureWish, PlanKind } from '@oche/validators/leagues/plan';
import { addDays } from '../../../../lib/time/place-time.ts';
import { mondayOf } from '../../../../lib/time/wall-time.ts';
import type { RouterInputs } from '../../../../lib/trpc.ts';

export interface Closed {
  from: string;
  until: string;
  /** a team in this season, or '' for everybody */
  team: string;
}

/** What officers say about a list of fixtures. */
export interface PlanValues {
  kind: PlanKind;
  /** the days at one place, as many as it needs; '' for one that is missing */
  days: readonly string[];
  /** a day of the first week */
  from: string;
  every: number;
  spare: number;
  closed: readonly Closed[];
  wishes: readonly FixtureWish[];
  seed: string | undefined;
}

export type PlanInput = RouterInputs['leagues']['divisions']['plan'];
type Division = Pick<DivisionOutput, 'id' | 'teams' | 'isDouble' | 'rounds' | 'plan'>;

/** Each team once against each other one; one rests where they are odd. */
export function roundsNeeded({ teams, isDouble }: Pick<Division, 'teams' | 'isDouble'>): number {
  const count = teams.length;
  if (count < 2) return 0;
  return (count % 2 === 0 ? count - 1 : count) * (isDouble ? 2 : 1);
}

/** So many teams can meet in threes such that each two meet once. */
export const canMeetInThrees = ({ length }: { length: number }): boolean =>
  length === 3 || (length >= 7 && length <= 9);

/** Three meet on one day, up to nine on four; twice as many where they meet twice. */
const daysNeeded = ({ teams, isDouble }: Pick<Division, 'teams' | 'isDouble'>): number =>
  (teams.length === 3 ? 1 : 4) * (isDouble ? 2 : 1);

/** Between two days at one place, where nobody has said otherwise. */
const WEEKS_BETWEEN = 4;
const SATURDAY = 5;

/** Those of the list that there is, else from the season's first day on. */
export function valuesOfPlan(division: Division, startsOn: string): PlanValues {
  const { rounds, plan } = division;
  const [first, second] = rounds;
  const weeks =
    first && second ? (Date.parse(second) - Date.parse(first)) / (7 * 24 * 60 * 60 * 1000) : 2;
  const isOnDays = plan?.kind === 'venueDays';
  const saturday = addDays(mondayOf(startsOn), SATURDAY);
  const begin = saturday < startsOn ? addDays(saturday, 7) : saturday;
  return {
    kind: plan?.kind ?? 'evenings',
    days: Array.from({ length: daysNeeded(division) }, (_, place) =>
      isOnDays ? (rounds[place] ?? '') : addDays(begin, place * WEEKS_BETWEEN * 7),
    ),
    from: (isOnDays ? undefined : first) ?? startsOn,
    every: isOnDays ? 2 : Math.min(4, Math.max(1, Math.round(weeks))),
    spare: 2,
    closed: [],
    wishes: plan?.wishes.map(({ wish }) => wish) ?? [],
    seed: undefined,
  };
}

/** What the API makes a list of; null as long as days are missing. */
export function planInputOf(values: PlanValues, division: Division): PlanInput | null {
  const { kind, from, every, spare, closed, wishes, seed } = values;
  const count = roundsNeeded(division);
  if (!from || count === 0 || closed.some((one) => !one.from)) return null;
  const days = closed.map((one) => ({
    from: one.from,
    ...(one.until && one.until > one.from ? { until: one.until } : {}),
    ...(one.team ? { team: Number(one.team) } : {}),
  }));
  if (kind === 'venueDays') {
    const rounds = values.days.toSorted();
    if (!canMeetInThrees(division.teams) || rounds.includes('')) return null;
    // a day that is closed for all isn't chosen
    return { id: division.id, kind, rounds, closed: days.filter(({ team }) => team), seed };
  }
  const weeks = roundWeeks({
    from: mondayOf(from),
    count,
    every,
    spare,
    weekdays: [...new Set(division.teams.map(({ homeWeekday }) => homeWeekday))],
    closed: days
      .filter(({ team }) => team === undefined)
      .map((one) => ({ from: one.from, ...(one.until ? { until: one.until } : {}) })),
  });
  return { id: division.id, kind, ...weeks, closed: days, wishes: [...wishes], seed };
}

/** The day on which the last round ends at the latest. */
export const lastDayOf = ({ kind, rounds, spare = [] }: PlanInput): string | null => {
  const last = [...rounds, ...spare].toSorted().at(-1);
  if (last === undefined) return null;
  return kind === 'venueDays' ? last : addDays(last, 6);
};

/** Names of teams by what they are called in the season. */
export const nameOf = (division: Pick<DivisionOutput, 'teams'>) => {
  const names = new Map(division.teams.map(({ entryId, name }) => [entryId, name]));
  return (id: number): string => names.get(id) ?? '';
};
