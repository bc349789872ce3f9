import {
  CHANNELS_IN_TAB,
  type ChannelSort,
  dashboardPlatforms,
} from '@oche/validators/media/limits';
import type {
  channelListInput,
  channelListOutput,
  channelTabsOutput,
} from '@oche/validators/media/schemas';
import { z } from 'zod';
import type { SitemapEntry } from '../../../lib/declared/sitemap.ts';
import type { Deps, MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { toChannel } from '../channel/channel.select.ts';
import { listOf } from './channel-list.queries.ts';
import * as pages from './pages.queries.ts';

type Reading = Pick<ServiceContext, 'db' | 'actor'>;

const INT4_MAX = 2_147_483_647;
const LAST_ID = Number.MAX_SAFE_INTEGER;

/** Where each order begins, and what its cursors hold. */
const id = z.int().min(0);
const orders: Record<ChannelSort, { first: [string | number, number]; position: Position }> = {
  followers: {
    first: [INT4_MAX, LAST_ID],
    position: z.tuple([z.int().min(0).max(INT4_MAX), id]),
  },
  newest: { first: [LAST_ID, LAST_ID], position: z.tuple([id, id]) },
  episode: {
    first: ['infinity', LAST_ID],
    position: z.tuple([z.union([z.literal('-infinity'), z.iso.datetime()]), id]),
  },
  name: {
    first: ['', 0],
    position: z.tuple([
      z.string().refine((text) => !text.includes('\u0000') && text.isWellFormed()),
      id,
    ]),
  },
};
type Position = z.ZodType<[string | number, number]>;

/**
 * Channels that everybody sees, those with most followers first unless told otherwise; or those of the reader's own
 * shelves.
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export async function listChannels(
  { db, actor }: Reading,
  { platform, search, isVerified, shelf, sort, limit, cursor }: z.output<typeof channelListInput>,
): Promise<z.infer<typeof channelListOutput>> {
  const { first, position } = orders[sort];
  const [key, after] = cursor ? decodeCursor(position, cursor) : first;
  const list = listOf({
    sort,
    shelf,
    isVerified,
    hasPlatform: platform !== undefined,
    hasText: search !== '',
  });
  const { items, nextCursor } = await readPage(
    limit,
    (count) =>
      list(db, {
        viewerId: actor?.id ?? '',
        platform: platform ?? '',
        text: search,
        key,
        id: after,
        limit: count,
      }),
    (last) =>
      encodeCursor([
        sort === 'episode' ? (last.latestEpisodeAt ?? '-infinity') : last.sortKey,
        last.id,
      ]),
  );
  return { items: items.map(toChannel), nextCursor };
}

/** What the dashboard shows of each platform: what the member follows first, then those with most followers. */
export async function listTabs({
  db,
  actor,
}: MemberContext): Promise<z.infer<typeof channelTabsOutput>> {
  const rows = await pages.listTabs(db, {
    viewerId: actor.id,
    platforms: dashboardPlatforms,
    limit: CHANNELS_IN_TAB,
  });
  return dashboardPlatforms.map((platform) => ({
    platform,
    channels: rows.filter((row) => row.platform === platform).map(toChannel),
  }));
}

/** @returns how many sitemaps the channels need, each for `size` consecutive ids */
export async function countChannelParts({ db }: Pick<Deps, 'db'>, size: number): Promise<number> {
  const last = await pages.getLastId.first(db, {});
  return last ? Math.floor(last.id / size) + 1 : 0;
}

/** Channels with the `size` ids from `part * size` on that everybody sees. */
export async function listChannelPages(
  { db }: Pick<Deps, 'db'>,
  part: number,
  size: number,
): Promise<SitemapEntry[]> {
  const range = { from: part * size, to: (part + 1) * size };
  const rows = await pages.listSitemapChannels(db, range);
  return rows.map((row) => ({ path: `/media-channels/${row.id}`, changedAt: row.changedAt }));
}
