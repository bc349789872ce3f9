import type { AdminSection } from '../admin-section.ts';

export const adminSections: readonly AdminSection[] = [
  {
    path: 'banners',
    forModerators: 'list',
    texts: ['banner-admin', 'banner-admin/report', 'banners', 'uploads', 'errors/uploads'],
    load: async () => (await import('./admin/banners-section.tsx')).BannersSection,
  },
];
