import type { ServiceContext } from '../../../lib/deps.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import { getTournament } from '../reading/tournament.service.ts';
import { toIcal } from './tournament-ical.ts';

/** The file with which a tournament comes into a calendar. @throws AppError TOURNAMENT_NOT_FOUND */
export async function readCalendar(ctx: ServiceContext, id: number): Promise<string> {
  const tournament = await getTournament(ctx, { id });
  const url = publicUrl(ctx.env, `/tournaments/${id}`);
  return toIcal(tournament, { locale: ctx.locale, url });
}
