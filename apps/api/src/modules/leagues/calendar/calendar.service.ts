import type { Locale } from '@oche/validators/locale';
import { type IcalEntry, toIcal } from '../../../lib/calendar/ical.ts';
import type { MemberCalendar } from '../../../lib/declared/calendars.ts';
import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { needsOf } from '../moves/boards.service.ts';
import * as queries from './calendar.queries.ts';
import { toEntry } from './fixture-entry.ts';

export type CalendarOf = 'league' | 'division' | 'team';

/** How far back a feed goes: a team's and a division's have their whole season, a league's what is around today. */
const PAST_MS: Record<CalendarOf, number> = {
  league: 60 * DAY_MS,
  division: 365 * DAY_MS,
  team: 365 * DAY_MS,
};

const READ = {
  league: { name: queries.getLeagueName, list: queries.listOfLeague, missing: 'LEAGUE_NOT_FOUND' },
  division: {
    name: queries.getDivisionName,
    list: queries.listOfDivision,
    missing: 'DIVISION_NOT_FOUND',
  },
  team: { name: queries.getTeamName, list: queries.listOfTeam, missing: 'TEAM_NOT_FOUND' },
} as const;

export interface Calendar {
  /** the same as long as the file would be the same */
  state: string;
  write: () => string;
}

/**
 * The calendar of a league, a division or a team, which everybody may read.
 * @throws AppError LEAGUE_NOT_FOUND, DIVISION_NOT_FOUND, TEAM_NOT_FOUND, also when the league is hidden: who subscribes
 *   to an address is nobody
 */
export async function readCalendar(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  { of, id, locale }: { of: CalendarOf; id: number; locale: Locale },
): Promise<Calendar> {
  const { db, env, clock } = deps;
  const { name, list, missing } = READ[of];
  const from = new Date(clock.now().getTime() - PAST_MS[of]).toISOString();
  const [found, fixtures] = await Promise.all([name.first(db, { id }), list(db, { id, from })]);
  if (!found) throw new AppError(missing);
  const entries = await entriesOf(deps, fixtures, locale);
  const options = { host: new URL(publicUrl(env, '/')).host, locale, name: found.name };
  return {
    state: JSON.stringify([options, entries]),
    write: () => toIcal(entries, options),
  };
}

/** What a member plays in leagues, as a part of their calendar. */
export const leagueCalendar: MemberCalendar<Deps> = async (deps, { userId, locale, from }) =>
  entriesOf(deps, await queries.listOfMember(deps.db, { userId, from }), locale);

/** In the order of time. */
async function entriesOf(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  fixtures: readonly queries.CalendarFixture[],
  locale: Locale,
): Promise<IcalEntry[]> {
  if (fixtures.length === 0) return [];
  const ids = [...new Set(fixtures.map(({ divisionId }) => divisionId))];
  const rows = await queries.listFormats(db, { ids });
  const formats = new Map(rows.map(({ id, format }) => [id, format]));
  // teams of a division play for as long as each other on as many boards
  const lengths = new Map<string, number>();
  return fixtures.toReversed().map((fixture) => {
    const { id, divisionId, startsAt, boardIds } = fixture;
    const key = `${divisionId} ${boardIds.length}`;
    const known = lengths.get(key);
    const length = known ?? lengthOf(formats.get(divisionId), fixture);
    if (known === undefined) lengths.set(key, length);
    const endAt = new Date(Date.parse(startsAt) + length).toISOString();
    return toEntry(fixture, locale, { endAt, url: publicUrl(env, `/leagues/fixtures/${id}`) });
  });
}

/** How long boards are kept for an evening. @returns milliseconds */
function lengthOf(
  format: Parameters<typeof needsOf>[0]['format'] | undefined,
  { startsAt, boardIds }: queries.CalendarFixture,
): number {
  const needs = format && needsOf({ startsAt, format, boardIds });
  return needs ? Date.parse(needs.endTime) - Date.parse(startsAt) : 0;
}
