import type { waitingMovesOutput } from '@oche/validators/leagues/fixture';
import type { seasonInput } from '@oche/validators/leagues/season';
import type { z } from 'zod';
import type { ActingContext } from '../../../lib/deps.ts';
import { requireOfficer } from '../core/leagues.policy.ts';
import { leagueOfSeason, readFacts } from '../core/lock.service.ts';
import { listWaitingMoves } from './moves.queries.ts';

/**
 * Requests of a season that nobody has answered for the league's days, the oldest first.
 * @throws AppError SEASON_NOT_FOUND, LEAGUE_NOT_FOUND, FORBIDDEN for who doesn't run the league
 */
export async function listWaiting(
  { db, actor, clock }: ActingContext,
  { id }: z.output<typeof seasonInput>,
): Promise<z.infer<typeof waitingMovesOutput>> {
  requireOfficer(actor, await readFacts(db, actor, await leagueOfSeason(db, id)));
  return listWaitingMoves(db, { seasonId: id, now: clock.now().toISOString() });
}
