import type mediaCard from '../../de/media/card.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Channels',
  all: 'All channels',
  tabs: 'Platforms',
  none: {
    Podcast: 'No podcast here yet.',
    YouTube: 'No YouTube channel here yet.',
    Twitch: 'No Twitch channel here yet.',
  },
  add: 'Add a channel',
  platforms: { Podcast: 'Podcast', YouTube: 'YouTube', Twitch: 'Twitch' },
  followers: '{{count:subscriber|subscribers}}',
  latest: 'Latest episode',
  failed: 'The channels could not be loaded',
} satisfies Translation<typeof mediaCard>;
