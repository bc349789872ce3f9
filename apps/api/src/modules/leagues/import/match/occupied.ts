import { localDateAt } from '../../../../lib/time/wall-clock.ts';
import { Conflict, type Ground, type GroundFixture } from './ground.ts';

type Placed = Pick<GroundFixture, 'divisionId' | 'round' | 'homeId' | 'awayId' | 'startsAt'>;

export interface Occupied {
  /** @returns what is in the way; then nothing is taken */
  take: (fixture: Placed, line: number | null) => Conflict | undefined;
}

/** Who plays when: each team once in a round, and once on a day; where three meet on a day, twice. */
export function occupiedBy(
  { timeZone, divisions }: Pick<Ground, 'timeZone' | 'divisions'>,
  fixtures: readonly GroundFixture[],
): Occupied {
  const onVenueDays = new Set(
    divisions.flatMap(({ id, listKind }) => (listKind === 'venueDays' ? id : [])),
  );
  const rounds = new Map<string, number | null>();
  const days = new Map<string, number | null>();
  const dayOf = ({ startsAt }: Placed) =>
    startsAt === null ? null : localDateAt(timeZone, Date.parse(startsAt));
  const keysOf = (fixture: Placed) => {
    const teams = [fixture.homeId, fixture.awayId];
    if (onVenueDays.has(fixture.divisionId)) {
      // once at home and once away
      return { rounds: teams.map((team, side) => `${team} ${fixture.round} ${side}`), days: [] };
    }
    const day = dayOf(fixture);
    return {
      rounds: teams.map((team) => `${team} ${fixture.round}`),
      days: day === null ? [] : teams.map((team) => `${team} ${day}`),
    };
  };
  const note = (fixture: Placed, line: number | null) => {
    const keys = keysOf(fixture);
    for (const key of keys.rounds) rounds.set(key, line);
    for (const key of keys.days) days.set(key, line);
  };
  for (const fixture of fixtures) if (fixture.status !== 'annulled') note(fixture, null);
  return {
    take(fixture, line) {
      const keys = keysOf(fixture);
      const round = keys.rounds.find((key) => rounds.has(key));
      if (round !== undefined) return inTheWay('teamTwiceInRound', 'round', rounds.get(round));
      const day = keys.days.find((key) => days.has(key));
      if (day !== undefined) return inTheWay('teamTwiceOnDay', 'date', days.get(day));
      note(fixture, line);
      return undefined;
    },
  };
}

const inTheWay = (
  key: 'teamTwiceInRound' | 'teamTwiceOnDay',
  field: 'round' | 'date',
  line: number | null | undefined,
): Conflict => new Conflict(key, { field, ...(line == null ? {} : { line }) });
