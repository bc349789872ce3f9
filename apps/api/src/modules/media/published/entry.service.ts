import { asSeen, linksTo } from '../../../lib/declared/published-parts.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { getChannel } from '../channel/channel.service.ts';
import type { EpisodeIds } from '../media.outside.ts';
import { getEntry } from './entry.queries.ts';

/** An episode or a video, of a channel that the member sees. */
export async function readEntry(ctx: MemberContext, { channelId, episodeId }: EpisodeIds) {
  const channel = await asSeen(getChannel(ctx, { id: channelId }));
  const entry = await getEntry.first(ctx.db, { episodeId });
  if (!channel || !entry) return null;
  const path = `/media-channels/${channelId}`;
  return {
    channel: { id: channelId, name: channel.name, ...linksTo(ctx.env, path, path) },
    entry: {
      id: entry.id,
      title: entry.title,
      address: entry.url,
      publishedAt: entry.publishedAt,
    },
  };
}
