import type { LeagueLog, leagueLogInput } from '@oche/validators/leagues/log';
import { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { requireOfficer } from '../core/leagues.policy.ts';
import { readFacts } from '../core/lock.service.ts';
import { listSteps } from './log.queries.ts';

const position = z.tuple([z.int().min(0)]);

/**
 * What was decided and changed in a league, for those who run it; the latest first.
 * @throws AppError LEAGUE_NOT_FOUND, FORBIDDEN, BAD_INPUT for a cursor that isn't ours
 */
export async function listLog(
  { db, actor }: Pick<MemberContext, 'db' | 'actor'>,
  { id, limit, cursor }: z.output<typeof leagueLogInput>,
): Promise<LeagueLog> {
  requireOfficer(actor, await readFacts(db, actor, id));
  const [before] = cursor ? decodeCursor(position, cursor) : [Number.MAX_SAFE_INTEGER];
  const { items, nextCursor } = await readPage(
    limit,
    (count) => listSteps(db, { leagueId: id, before, limit: count }),
    (last) => encodeCursor([last.id]),
  );
  return {
    items: items.map(({ fixtureId, home, away, ...step }) => ({
      ...step,
      fixture:
        fixtureId !== null && home !== null && away !== null ? { id: fixtureId, home, away } : null,
    })),
    nextCursor,
  };
}
