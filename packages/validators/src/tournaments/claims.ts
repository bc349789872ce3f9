import * as z from 'zod/mini';
import { dateTime, id } from '../common.ts';
import { TEAM_SIZE_MAX, tournamentStatuses } from './limits.ts';

/** A guest of a tournament: somebody who plays for an entry and is no member. */
export const tournamentGuestInput = z.object({
  id,
  entryId: id,
  position: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(TEAM_SIZE_MAX - 1)), 0),
});

/** Since when a guest's link works; null without one. */
export const tournamentGuestLinkOutput = z.object({ createdAt: z.nullable(dateTime) });
/** The link's secret, shown once. */
export const newTournamentGuestLinkOutput = z.object({
  token: z.string(),
  path: z.string(),
  qr: z.string(),
});

export const tournamentClaimInput = z.object({
  token: z.string('required').check(z.minLength(20, 'invalid'), z.maxLength(200, 'invalid')),
});
export const tournamentClaimOutput = z.object({
  tournamentId: z.number(),
  name: z.string(),
  status: z.enum(tournamentStatuses),
  startDate: dateTime,
  timeZone: z.string(),
  where: z.nullable(z.string()),
  guestName: z.string(),
  /** matches that were played, and won */
  played: z.number(),
  won: z.number(),
  /** where they ended, of how many; null as long as it isn't known */
  place: z.nullable(z.number()),
  placedCount: z.number(),
});
export const tournamentClaimedOutput = z.object({ tournamentId: z.number() });
