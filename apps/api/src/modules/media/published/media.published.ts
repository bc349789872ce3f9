import { z } from 'zod';
import { publishedKind } from '../../../lib/declared/published.ts';
import { hearableBy, linksSchema, momentSchema } from '../../../lib/declared/published-parts.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { getChannel } from '../channel/channel.service.ts';
import { type EpisodeIds, entryPublished } from '../media.outside.ts';
import { readEntry } from './entry.service.ts';

const data = z.object({
  channel: z.object({ id: z.int(), name: z.string(), ...linksSchema }),
  entry: z.object({
    id: z.int(),
    title: z.string(),
    address: z.string().nullable().describe('where it is, outside of Oche'),
    publishedAt: momentSchema,
  }),
});

export const mediaPublished = [
  publishedKind({
    ...entryPublished,
    scope: 'media',
    texts: {
      de: { name: 'Neue Folge', about: 'Ein Kanal hat etwas Neues: eine Folge oder ein Video.' },
      en: { name: 'New episode', about: 'A channel has something new: an episode or a video.' },
    },
    data,
    narrows: ['channel', 'site'],
    thingOf: ({ channelId }: EpisodeIds) => `channel/${channelId}`,
    around: async (_, { channelId }) => [{ kind: 'channel', id: String(channelId) }],
    read: readEntry,
  }),
];

export const hearableChannels = hearableBy({
  kind: 'channel',
  texts: { de: 'Kanal', en: 'Channel' },
  path: /^\/media-channels\/(\d{1,15})$/,
  pathOf: (id) => `/media-channels/${id}`,
  read: (ctx: MemberContext, id) => getChannel(ctx, { id }),
  show: ({ name, can }) => ({ name, isRun: can.edit }),
});
