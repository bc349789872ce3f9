import { joinReactions } from '../../lib/events/reactions.ts';
import type { DomainModule } from '../manifest.ts';
import { renewing } from '../search/index.ts';
import { countChannelParts, listChannelPages } from './list/channel-list.service.ts';
import './media.events.ts';
import { mediaJobs } from './media.jobs.ts';
import { mediaOwnData } from './media.own-data.ts';
import { mediaReactions } from './media.reactions.ts';
import { mediaReports } from './media.reports.ts';
import { channelLinks, mediaSearch } from './media.search.ts';
import { channelAdminNamed } from './notifications/admin-named.notifications.ts';
import { episodeOut } from './notifications/episode-out.notifications.ts';
import { channelProven } from './notifications/proven.notifications.ts';
import { hearableChannels, mediaPublished } from './published/media.published.ts';

export const mediaModule: DomainModule = {
  name: 'media',
  jobs: mediaJobs,
  // loaded only with the demo data, as nothing else needs it
  demo: async (deps) => (await import('./demo/demo.service.ts')).seedDemoChannels(deps),
  search: mediaSearch,
  reactions: joinReactions(renewing(mediaSearch), mediaReactions),
  linkable: [channelLinks],
  published: mediaPublished,
  hearable: [hearableChannels],
  reportable: mediaReports,
  notifications: [channelAdminNamed, channelProven, episodeOut],
  ownData: mediaOwnData,
  sitemap: {
    pages: async () => [{ path: '/media-channels' }],
    parts: { channels: { count: countChannelParts, list: listChannelPages } },
  },
  closedPaths: ['/media-channels/new'],
  stalePages: {
    'channel.changed': ({ channelId }) => [`/media-channels/${channelId}`, '/media-channels'],
  },
};
