import type de from '../../de/domains/media.ts';
import type { Translation } from '../../texts.ts';

export default {
  areas: { media: 'Channels' },
  closed: { media: 'The channels are closed at the moment' },
  categories: { channels: 'Channels' },
  results: { channel: 'Channel' },
  notifications: { media: 'Channels' },
  kinds: { channel: 'Channel' },
  reports: { channel: 'Report channel' },
  leaving: { channel: 'Channel' },
  tabs: { channels: 'Channels' },
} satisfies Translation<typeof de>;
