import type { AdminSection } from '../admin-section.ts';

export const adminSections: readonly AdminSection[] = [
  {
    path: '',
    forModerators: 'list',
    texts: ['adminSite'],
    load: async () => (await import('./overview/overview-section.tsx')).OverviewSection,
  },
  {
    path: 'announcements',
    texts: ['adminSite', 'site'],
    load: async () =>
      (await import('./announcements/announcements-section.tsx')).AnnouncementsSection,
  },
  {
    path: 'switches',
    texts: ['adminSite'],
    load: async () => (await import('./switches/switches-section.tsx')).SwitchesSection,
  },
  {
    path: 'statistics',
    texts: ['adminSite'],
    load: async () => (await import('./figures/statistics-section.tsx')).StatisticsSection,
  },
  {
    path: 'locations',
    forModerators: 'list',
    texts: ['adminLists', 'report', 'venues'],
    load: async () => (await import('./locations/locations-section.tsx')).LocationsSection,
  },
  {
    path: 'tournaments',
    forModerators: 'list',
    texts: ['adminLists', 'report'],
    load: async () => (await import('./tournaments/tournaments-section.tsx')).TournamentsSection,
  },
  {
    path: 'marketplace',
    forModerators: 'list',
    texts: ['adminLists', 'report', 'market/words'],
    load: async () => (await import('./marketplace/marketplace-section.tsx')).MarketplaceSection,
  },
  {
    path: 'log',
    texts: ['adminLists', 'moderation'],
    load: async () => (await import('./log/log-section.tsx')).LogSection,
  },
  {
    path: 'system',
    texts: ['adminSystem'],
    load: async () => (await import('./system/system-section.tsx')).SystemSection,
  },
];
