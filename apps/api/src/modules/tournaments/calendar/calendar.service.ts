import { toIcal } from '../../../lib/calendar/ical.ts';
import type { MemberCalendar } from '../../../lib/declared/calendars.ts';
import type { Deps, ServiceContext } from '../../../lib/deps.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import { getTournament } from '../core/tournament.service.ts';
import { listForCalendar } from './calendar.queries.ts';
import { DEFAULT_ZONE, toEntry } from './tournament-entry.ts';

const urlOf = ({ env }: Pick<Deps, 'env'>, id: number) => publicUrl(env, `/tournaments/${id}`);

/** The file with which a tournament comes into a calendar. @throws AppError TOURNAMENT_NOT_FOUND */
export async function readCalendar(ctx: ServiceContext, id: number): Promise<string> {
  const { startDate, endDate, venue, location, own, ...tournament } = await getTournament(ctx, {
    id,
  });
  const { locale } = ctx;
  const url = urlOf(ctx, id);
  const town = [venue?.zipCode, venue?.city].filter(Boolean).join(' ');
  const entry = toEntry(
    {
      ...tournament,
      startsAt: startDate,
      endsAt: endDate,
      timeZone: venue?.timeZone ?? DEFAULT_ZONE,
      where: venue ? [venue.name, venue.address, town].join(', ') : location,
      isWaiting: own?.status === 'waiting',
    },
    locale,
    url,
  );
  return toIcal([entry], { host: new URL(url).host, locale, name: tournament.name });
}

/** What a member plays, waits for or runs, as a part of their calendar. */
export const tournamentCalendar: MemberCalendar<Deps> = async (deps, { locale, ...reader }) => {
  const tournaments = await listForCalendar(deps.db, reader);
  return tournaments.map((one) => toEntry(one, locale, urlOf(deps, one.id)));
};
