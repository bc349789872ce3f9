import { bannersDomain } from '@oche/validators/banners/domain';
import type { Feature } from '../feature.ts';

export const bannersFeature: Feature = {
  domain: bannersDomain,
  adminSections: [
    {
      path: 'banners',
      forModerators: 'list',
      texts: ['banner-admin', 'banner-admin/report', 'banners', 'uploads', 'errors/uploads'],
      load: async () => (await import('./admin/banners-section.tsx')).BannersSection,
    },
  ],
};
