import type { AdminSection } from '../admin-section.ts';

export const adminSections: readonly AdminSection[] = [
  {
    path: '',
    forModerators: 'list',
    texts: ['admin/site'],
    load: async () => (await import('./overview/overview-section.tsx')).OverviewSection,
  },
  {
    path: 'announcements',
    texts: ['admin/site', 'site'],
    load: async () =>
      (await import('./announcements/announcements-section.tsx')).AnnouncementsSection,
  },
  {
    path: 'switches',
    texts: ['admin/site'],
    load: async () => (await import('./switches/switches-section.tsx')).SwitchesSection,
  },
  {
    path: 'statistics',
    texts: ['admin/site'],
    load: async () => (await import('./figures/statistics-section.tsx')).StatisticsSection,
  },
  {
    path: 'locations',
    forModerators: 'list',
    texts: ['admin/lists', 'report', 'venues'],
    load: async () => (await import('./locations/locations-section.tsx')).LocationsSection,
  },
  {
    path: 'tournaments',
    forModerators: 'list',
    texts: ['admin/lists', 'report'],
    load: async () => (await import('./tournaments/tournaments-section.tsx')).TournamentsSection,
  },
  {
    path: 'marketplace',
    forModerators: 'list',
    texts: ['admin/lists', 'report', 'market/words'],
    load: async () => (await import('./marketplace/marketplace-section.tsx')).MarketplaceSection,
  },
  {
    path: 'log',
    texts: ['admin/lists', 'moderation'],
    load: async () => (await import('./log/log-section.tsx')).LogSection,
  },
  {
    path: 'system',
    texts: ['admin/system'],
    load: async () => (await import('./system/system-section.tsx')).SystemSection,
  },
];
