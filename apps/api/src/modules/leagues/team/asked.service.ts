import type { seasonInput } from '@oche/validators/leagues/season';
import type { AskedRegistration } from '@oche/validators/leagues/team';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { viewerOf } from '../../people/index.ts';
import { requireOfficer } from '../core/leagues.policy.ts';
import { leagueOfSeason, readFacts } from '../core/lock.service.ts';
import { toPlayer } from '../core/player.select.ts';
import { listAsked } from './asked.queries.ts';

/** What is decided makes room for the next ones. */
const MOST = 100;

/**
 * Registrations that wait for an officer.
 * @throws AppError SEASON_NOT_FOUND, LEAGUE_NOT_FOUND, FORBIDDEN
 */
export async function listAskedRegistrations(
  { db, actor }: Pick<MemberContext, 'db' | 'actor'>,
  { id }: z.output<typeof seasonInput>,
): Promise<AskedRegistration[]> {
  requireOfficer(actor, await readFacts(db, actor, await leagueOfSeason(db, id)));
  const rows = await listAsked(db, {
    ...viewerOf(actor),
    isTrusted: true,
    seasonId: id,
    limit: MOST,
  });
  return rows.map((row) => ({
    id: row.registrationId,
    player: toPlayer(row),
    team: { id: row.teamId, name: row.teamName },
    askedAt: row.askedAt,
  }));
}
