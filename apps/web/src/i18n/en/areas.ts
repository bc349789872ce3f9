import type de from '../de/areas.ts';
import type { Translation } from '../texts.ts';

export default {
  badge: 'Being built',
  explanation: 'We are working on it. Until then, everybody meets in the forum.',
  toForum: 'To the forum',
  deniedTitle: 'Admins only',
  denied: "You don't have permission to access the admin area",
  list: {
    mediaChannels: {
      title: 'Channels',
      text: 'Podcasts, videos and streams about darts, collected by members.',
    },
    admin: {
      title: 'Admin',
      text: 'Members, forum, banners and figures in one place.',
    },
  },
} satisfies Translation<typeof de>;
