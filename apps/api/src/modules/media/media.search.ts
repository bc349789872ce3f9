import { linkableOf } from '../../lib/declared/linkable.ts';
import type { Searchable, SearchKind } from '../../lib/declared/searchable.ts';
import { toPicture } from '../uploads/index.ts';
import './media.events.ts';
import * as queries from './search/channel-documents.queries.ts';

/** With this many followers their number counts as much as it can. */
const FAMOUS = Math.log(1 + 100_000);

const channels: SearchKind = {
  kind: 'channel',
  type: 'channel',
  category: 'channels',
  isNamed: true,
  prefers: 'heaviest',
  calledBy: {
    always: 'podcast/podcasts/kanal/kanäle/channel/channels/youtube/twitch',
    besideWords: 'video/videos/stream/streams/folge/folgen',
  },
  source: {
    async documents(db, ids) {
      const rows = await queries.listDocuments(db, { ids });
      return rows.map((row) => ({
        id: String(row.id),
        title: row.name,
        keywords: row.platform,
        text: row.description ?? '',
        happenedAt: row.createdAt,
        weight: Math.min(1, Math.log(1 + row.numberOfFollowers) / FAMOUS),
      }));
    },
    async idsAfter(db, after, limit) {
      const rows = await queries.listIds(db, { after: Number(after ?? 0), limit });
      return rows.map(({ id }) => String(id));
    },
  },
  isVisible: () => queries.isChannelVisible,
  async hits(db, ids) {
    const rows = await queries.listDocuments(db, { ids });
    return rows.map((row) => ({
      id: String(row.id),
      title: row.name,
      path: `/media-channels/${row.id}`,
      text: row.description,
      category: null,
      groupId: null,
      author: null,
      location: null,
      date: null,
      remark: row.platform,
      imageUrl: row.logo && (toPicture(row.logo).sources[0]?.url ?? null),
    }));
  },
};

export const channelLinks = linkableOf(channels, /^\/media-channels\/(\d{1,15})$/);

export const mediaSearch: Searchable = {
  kinds: [channels],
  changed: {
    'channel.changed': async (_, { channelId }) => [{ kind: 'channel', ids: [String(channelId)] }],
  },
};
