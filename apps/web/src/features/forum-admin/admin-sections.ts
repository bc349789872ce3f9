import type { AdminSection } from '../admin-section.ts';

export const adminSections: readonly AdminSection[] = [
  {
    path: 'forum',
    forModerators: 'all',
    isForModeratorsToChange: ([list]) => list === 'tags',
    texts: ['forum/admin'],
    load: async () => (await import('./forum-section.tsx')).ForumSection,
  },
];
