import type { Feature } from '../feature.ts';

export const forumAdminFeature: Feature = {
  adminSections: [
    {
      path: 'forum',
      forModerators: 'all',
      texts: ['forumAdmin'],
      load: async () => (await import('./forum-section.tsx')).ForumSection,
    },
  ],
};
