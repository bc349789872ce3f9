import type { Tx } from '@oche/db';
import { moveFixtures } from './home.queries.ts';
import { updateTeam } from './team.queries.ts';

/** Another place at home for a team that has no lounge, with what it has not played there yet. Behind the league's lock. */
export async function setVenueIn(
  tx: Tx,
  { teamId, venue, now }: { teamId: number; venue: string; now: Date },
): Promise<void> {
  await updateTeam(tx, teamId, { venue });
  await moveFixtures(tx, { teamId, loungeId: null, venue, now: now.toISOString() });
}
