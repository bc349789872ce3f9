import type { OutsideTeams, outsideTeamsInput } from '@oche/validators/leagues/team';
import { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { requireOfficer } from '../core/leagues.policy.ts';
import { leagueOfSeason, readFacts } from '../core/lock.service.ts';
import { listOutside } from './outside.queries.ts';

const position = z.tuple([z.string(), z.int().min(0)]);

/**
 * Teams that the league knows and that are not in a season, for its officers: they can enter again.
 * @throws AppError SEASON_NOT_FOUND, LEAGUE_NOT_FOUND, FORBIDDEN, BAD_INPUT for a cursor that isn't ours
 */
export async function listOutsideTeams(
  { db, actor }: Pick<MemberContext, 'db' | 'actor'>,
  { id, limit, cursor }: z.output<typeof outsideTeamsInput>,
): Promise<OutsideTeams> {
  const leagueId = await leagueOfSeason(db, id);
  requireOfficer(actor, await readFacts(db, actor, leagueId));
  const [name, after] = cursor ? decodeCursor(position, cursor) : (['', 0] as const);
  const reading = { leagueId, seasonId: id, name, after };
  return readPage(
    limit,
    (count) => listOutside(db, { ...reading, limit: count }),
    (last) => encodeCursor([last.name, last.id]),
  );
}
