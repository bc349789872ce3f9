import type { TextsOf } from '../../i18n/namespaces.ts';

interface Tab {
  /** the path of its section */
  path: string;
  label: Exclude<keyof TextsOf<'admin'>['tabs'], 'label' | 'more'>;
}

/** The seven that everybody looks for first. */
export const MAIN_TABS: readonly Tab[] = [
  { path: '', label: 'overview' },
  { path: 'users', label: 'users' },
  { path: 'locations', label: 'locations' },
  { path: 'tournaments', label: 'tournaments' },
  { path: 'marketplace', label: 'marketplace' },
  { path: 'banners', label: 'banners' },
  { path: 'forum', label: 'forum' },
];

/** What else there is to look after, in a quieter row. */
export const MORE_TABS: readonly Tab[] = [
  { path: 'verifications', label: 'verifications' },
  { path: 'lounge-claims', label: 'loungeClaims' },
  { path: 'polls', label: 'polls' },
  { path: 'channels', label: 'channels' },
  { path: 'announcements', label: 'announcements' },
  { path: 'switches', label: 'switches' },
  { path: 'statistics', label: 'statistics' },
  { path: 'log', label: 'log' },
  { path: 'system', label: 'system' },
];
