import type { episodeListInput, episodeListOutput } from '@oche/validators/media-feeds';
import { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { toPicture } from '../../uploads/index.ts';
import { readFacts } from '../channel/channel.service.ts';
import { listEpisodes as list } from './episode.queries.ts';

const cursorSchema = z.tuple([z.iso.datetime(), z.int().positive()]);
const NEWEST = ['infinity', 0] as const;

/**
 * A channel's episodes, the newest first.
 * @throws AppError CHANNEL_NOT_FOUND, also for whom it isn't; BAD_INPUT
 */
export async function listEpisodes(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  { channelId, limit, cursor }: z.output<typeof episodeListInput>,
): Promise<z.infer<typeof episodeListOutput>> {
  await readFacts(db, actor, channelId);
  const [before, beforeId] = cursor ? decodeCursor(cursorSchema, cursor) : NEWEST;
  const { items, nextCursor } = await readPage(
    limit,
    (count) => list(db, { channelId, before, beforeId, limit: count }),
    ({ publishedAt, id }) => encodeCursor([publishedAt, id]),
  );
  return {
    items: items.map((row) => ({ ...row, picture: row.picture && toPicture(row.picture) })),
    nextCursor,
  };
}
