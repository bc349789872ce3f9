import type { episodeListInput, episodeListOutput } from '@oche/validators/media/feeds';
import { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { readFacts } from '../channel/channel.service.ts';
import { listEpisodes as list } from './episode.queries.ts';

/** PostgreSQL has no year 0, and nothing was published then. */
const moment = z.iso.datetime().refine((value) => value >= '1900' && value < '2200');
const cursorSchema = z.tuple([moment, z.int().positive()]);
const NEWEST = ['infinity', 0] as const;

/**
 * A channel's episodes, the newest first.
 * @throws AppError CHANNEL_NOT_FOUND, also for those it isn't meant for; BAD_INPUT
 */
export async function listEpisodes(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  { channelId, limit, cursor }: z.output<typeof episodeListInput>,
): Promise<z.infer<typeof episodeListOutput>> {
  await readFacts(db, actor, channelId);
  const [before, beforeId] = cursor ? decodeCursor(cursorSchema, cursor) : NEWEST;
  return readPage(
    limit,
    (count) => list(db, { channelId, before, beforeId, limit: count }),
    ({ publishedAt, id }) => encodeCursor([publishedAt, id]),
  );
}
