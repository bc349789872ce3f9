import type { Role } from '@oche/validators/auth/schemas';
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
  /** what moderators may look at: its list, or everything below its address; nothing where this is missing */
  forModerators?: 'list' | 'all';
  /** what it needs beside the texts of `admin` */
  texts: readonly Namespace[];
  load: () => Promise<ComponentType<SectionProps>>;
  /** its data is loaded when it is shown, so the server has only its shape in the page */
  isLate?: boolean;
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
    forModerators: 'list',
    texts: ['adminMembers', 'moderation', 'report'],
    load: async () => (await import('./users.tsx')).Users,
  },
  {
    path: 'forum',
    forModerators: 'all',
    texts: ['forumAdmin'],
    load: async () => (await import('../../features/forum-admin/forum-section.tsx')).ForumSection,
  },
  {
    path: 'banners',
    forModerators: 'list',
    texts: ['banner-admin', 'banner-admin/report', 'banners', 'uploads', 'errors/uploads'],
    load: async () =>
      (await import('../../features/banners/admin/banners-section.tsx')).BannersSection,
  },
  {
    path: '',
    forModerators: 'list',
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
    forModerators: 'list',
    texts: ['adminLists', 'report', 'venues'],
    load: async () =>
      (await import('../../features/admin/locations/locations-section.tsx')).LocationsSection,
  },
  {
    path: 'tournaments',
    forModerators: 'list',
    texts: ['adminLists', 'report'],
    load: async () =>
      (await import('../../features/admin/tournaments/tournaments-section.tsx')).TournamentsSection,
  },
  {
    path: 'marketplace',
    forModerators: 'list',
    texts: ['adminLists', 'report', 'market/words'],
    load: async () =>
      (await import('../../features/admin/marketplace/marketplace-section.tsx')).MarketplaceSection,
  },
  {
    path: 'verifications',
    isLate: true,
    texts: ['market/verification-queue', 'market/trust'],
    load: async () =>
      (await import('../../features/trust/queue/queue-page.tsx')).VerificationsSection,
  },
  {
    path: 'lounge-claims',
    isLate: true,
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

/** Whether somebody may see what is at an address of a section. */
export function mayOpen(
  role: Role,
  { forModerators }: AdminSection,
  rest: readonly string[],
): boolean {
  if (role !== 'moderator') return role === 'admin';
  return forModerators === 'all' || (forModerators === 'list' && rest.length === 0);
}

/** @param splat what follows `/admin/` */
export function sectionOf(splat: string): { section: AdminSection | undefined; rest: string[] } {
  const [path = '', ...rest] = splat.split('/').filter(Boolean);
  return { section: sections.find((each) => each.path === path), rest };
}
