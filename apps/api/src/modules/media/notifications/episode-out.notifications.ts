import { z } from 'zod';
import { notificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';
import * as told from './episode-out.queries.ts';
import { episodeTexts, type ToldEpisode } from './episode-words.ts';

const payload = z.object({ channelId: z.int(), episodeId: z.int() });

/** To whoever follows the channel. Several of one channel are one entry as long as it is unread. */
export const episodeOut = notificationKind<Deps, z.infer<typeof payload>, ToldEpisode>({
  kind: 'media.episodeOut',
  area: 'media',
  payload,
  groupOf: ({ channelId }) => `channel/${channelId}`,
  placeOf: ({ channelId }) => `channel/${channelId}`,
  pathOf: ({ channelId }) => `/media-channels/${channelId}`,
  defaults: { mail: 'daily', push: false },
  isTransactional: false,
  isVisible: told.isEpisodeShown,
  texts: episodeTexts,
  async read({ db }, items) {
    const ids = items.map((item) => item.payload.episodeId);
    const rows = await told.listToldEpisodes(db, { ids: [...new Set(ids)] });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  },
  async audience(db, { channelId }, after, limit) {
    const rows = await told.listFollowers(db, { channelId, after, limit });
    return rows.map(({ userId }) => userId);
  },
});
