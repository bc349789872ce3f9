import type { Tx } from '@oche/db';
import { EPISODES_KEPT } from '@oche/validators/media/feeds';
import { publishOutside } from '../../../lib/declared/published.ts';
import type { Deps } from '../../../lib/deps.ts';
import { eventIdOf } from '../../../lib/events/event-id.ts';
import { announce } from '../../notifications/index.ts';
import '../media.events.ts';
import { entryPublished } from '../media.outside.ts';
import { episodeOut } from '../notifications/episode-out.notifications.ts';
import type { FeedEpisode } from '../parsing/document.ts';
import { changesOf, newsIn } from './episode.policy.ts';
import * as queries from './episode-write.queries.ts';

interface Channel {
  channelId: number;
  /** whether its feed has ever been read before: else all of it is old */
  hasBeenRead: boolean;
  latestEpisodeAt: string | null;
}

/**
 * Makes the table have what the feed has, and tells followers of what is new. Call it behind the lock of
 * the channel's row.
 */
export async function storeEpisodes(
  { clock, events }: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  { channelId, hasBeenRead, latestEpisodeAt }: Channel,
  found: readonly FeedEpisode[],
): Promise<void> {
  const now = clock.now();
  const stored = await queries.listStored(tx, { channelId });
  const { added, changed, removed } = changesOf(stored, found, now);
  if (added.length + changed.length + removed.length === 0) return;

  const ids = await queries.insertEpisodes(tx, { channelId, now: now.toISOString() }, added);
  await queries.updateEpisodes(tx, changed);
  await queries.deleteEpisodes(tx, { ids: removed });
  await queries.trimEpisodes(tx, { channelId, kept: EPISODES_KEPT });
  await queries.saveLatest(tx, { channelId });
  await events.publish(tx, 'channel.changed', { channelId });

  const withIds = added.map((episode, place) => ({ ...episode, id: ids[place] }));
  const news = newsIn(withIds, { hasBeenRead, latestAt: latestEpisodeAt, now });
  if (news?.id === undefined) return;
  await announce(tx, episodeOut, {
    eventId: eventIdOf(`media.episode ${news.id}`),
    payload: { channelId, episodeId: news.id },
  });
  await publishOutside({ clock, events }, tx, entryPublished, { channelId, episodeId: news.id });
}
