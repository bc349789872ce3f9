import type { AdminSection } from '../admin-section.ts';

export const adminSections: readonly AdminSection[] = [
  {
    path: 'apps',
    forModerators: 'all',
    isForModeratorsToChange: () => true,
    isLate: true,
    texts: ['admin/apps'],
    load: async () => (await import('./admin/apps-section.tsx')).AppsSection,
  },
];
