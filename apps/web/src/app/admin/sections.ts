import type { ComponentType } from 'react';
import type { Namespace } from '../../i18n/namespaces.ts';

interface SectionProps {
  /** the further parts of the address: of `/admin/users/abc` it is `['abc']` */
  rest: readonly string[];
  /** the search parameters as they came; each section reads its own by a schema */
  search: Record<string, unknown>;
}

export interface AdminSection {
  /** the first part of the address below `/admin/`; that of the overview is empty */
  path: string;
  /** what it needs beside the texts of `admin` */
  texts: readonly Namespace[];
  load: () => Promise<ComponentType<SectionProps>>;
}

/**
 * The parts of the admin area, each with its code, which nobody else downloads: all of it is one route, as every
 * route costs each visitor's first page some bytes.
 */
export const sections: readonly AdminSection[] = [
  {
    path: 'channels',
    texts: ['media'],
    load: async () =>
      (await import('../../features/media/desk/channels-section.tsx')).ChannelsSection,
  },
  {
    path: 'users',
    texts: ['adminMembers', 'moderation', 'report'],
    load: async () => (await import('./users.tsx')).Users,
  },
  {
    path: 'forum',
    texts: ['forumAdmin'],
    load: async () => (await import('../../features/forum-admin/forum-section.tsx')).ForumSection,
  },
  {
    path: 'banners',
    texts: ['banner-admin', 'banner-admin/report', 'banners', 'uploads', 'errors/uploads'],
    load: async () =>
      (await import('../../features/banners/admin/banners-section.tsx')).BannersSection,
  },
  {
    path: '',
    texts: ['adminSite'],
    load: async () =>
      (await import('../../features/admin/overview/overview-section.tsx')).OverviewSection,
  },
  {
    path: 'announcements',
    texts: ['adminSite', 'site'],
    load: async () =>
      (await import('../../features/admin/announcements/announcements-section.tsx'))
        .AnnouncementsSection,
  },
  {
    path: 'switches',
    texts: ['adminSite'],
    load: async () =>
      (await import('../../features/admin/switches/switches-section.tsx')).SwitchesSection,
  },
  {
    path: 'statistics',
    texts: ['adminSite'],
    load: async () =>
      (await import('../../features/admin/figures/statistics-section.tsx')).StatisticsSection,
  },
  {
    path: 'locations',
    texts: ['adminLists', 'report', 'venues'],
    load: async () =>
      (await import('../../features/admin/locations/locations-section.tsx')).LocationsSection,
  },
  {
    path: 'tournaments',
    texts: ['adminLists', 'report'],
    load: async () =>
      (await import('../../features/admin/tournaments/tournaments-section.tsx')).TournamentsSection,
  },
  {
    path: 'marketplace',
    texts: ['adminLists', 'report', 'market/words'],
    load: async () =>
      (await import('../../features/admin/marketplace/marketplace-section.tsx')).MarketplaceSection,
  },
  {
    path: 'verifications',
    texts: ['market/verification-queue', 'market/trust'],
    load: async () =>
      (await import('../../features/trust/queue/queue-page.tsx')).VerificationsSection,
  },
  {
    path: 'lounge-claims',
    texts: ['manage', 'manage/claims'],
    load: async () =>
      (await import('../../features/lounges/manage/claims/claims-page.tsx')).ClaimsSection,
  },
  {
    path: 'polls',
    texts: ['polls', 'polls/admin', 'lounge-finder', 'uploads'],
    load: async () => (await import('../../features/polls/admin/polls-page.tsx')).PollsSection,
  },
  {
    path: 'log',
    texts: ['adminLists', 'moderation'],
    load: async () => (await import('../../features/admin/log/log-section.tsx')).LogSection,
  },
  {
    path: 'system',
    texts: ['adminSystem'],
    load: async () =>
      (await import('../../features/admin/system/system-section.tsx')).SystemSection,
  },
];

/** @param splat what follows `/admin/` */
export function sectionOf(splat: string): { section: AdminSection | undefined; rest: string[] } {
  const [path = '', ...rest] = splat.split('/').filter(Boolean);
  return { section: sections.find((each) => each.path === path), rest };
}
