import type {
  tournamentSeriesListInput,
  tournamentSeriesListOutput,
} from '@oche/validators/tournaments/schemas';
import { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { viewerOf } from '../../people/index.ts';
import * as queries from './list.queries.ts';
import { rhythmOf, venueOf } from './series.service.ts';

const position = z.tuple([z.int().min(0)]);

/** All series, the latest first. @throws AppError BAD_INPUT for a cursor that isn't ours */
export async function listSeries(
  { db, actor, clock }: Pick<ServiceContext, 'db' | 'actor' | 'clock'>,
  { limit, cursor }: z.output<typeof tournamentSeriesListInput>,
): Promise<z.infer<typeof tournamentSeriesListOutput>> {
  const [before] = cursor ? decodeCursor(position, cursor) : [Number.MAX_SAFE_INTEGER];
  const now = clock.now().toISOString();
  const { items, nextCursor } = await readPage(
    limit,
    (count) => queries.listSeries(db, { before, now, limit: count }),
    (last) => encodeCursor([last.id]),
  );
  const leaders = await queries.listLeaders(db, {
    ...viewerOf(actor),
    ids: items.map(({ id }) => id),
  });
  const leaderOf = new Map(
    leaders.map(({ seriesId, points, ...person }) => [seriesId, { person, points }]),
  );
  return {
    items: items.map((row) => ({
      id: row.id,
      name: row.name,
      venue: venueOf(row),
      isClosed: row.closedAt !== null,
      rhythm: rhythmOf(row),
      playedCount: row.playedCount,
      playerCount: row.playerCount,
      nextStart: row.nextStart,
      leader: leaderOf.get(row.id) ?? null,
    })),
    nextCursor,
  };
}
