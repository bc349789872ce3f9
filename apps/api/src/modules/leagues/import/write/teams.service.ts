import type { Tx } from '@oche/db';
import { insertTeam, noteTeamCount } from '../../team/team.queries.ts';
import { enter, updateEntryIn } from '../../team/team.service.ts';
import { setVenueIn } from '../../team/venue.service.ts';
import type { IntentOf } from '../match/ground.ts';

/** Enters teams into a season, those that the league doesn't have yet as new ones. Behind the league's lock. */
export async function writeTeams(
  tx: Tx,
  teams: readonly IntentOf<'team'>[],
  { leagueId, seasonId, now }: { leagueId: number; seasonId: number; now: Date },
): Promise<void> {
  if (teams.length === 0) return;
  for (const { teamId: known, entryId, name, venue, ...place } of teams) {
    const teamId =
      known ?? (await insertTeam(tx, { league_id: leagueId, name, venue, created_at: now }));
    if (entryId === null) await enter(tx, { teamId, seasonId, ...place });
    else await updateEntryIn(tx, { entryId, ...place });
    if (known !== null && venue !== null) await setVenueIn(tx, { teamId, venue, now });
  }
  await noteTeamCount(tx, { leagueId });
}
