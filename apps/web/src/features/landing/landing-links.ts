/**
 * Addresses that these pages link to. Typed as plain strings: some of the pages are built later
 * than this one, and until then a shared page answers there.
 */
export const links: Record<LinkName, string> = {
  home: '/',
  login: '/login',
  dashboard: '/dashboard',
  tournaments: '/tournaments',
  venues: '/venues',
  marketplace: '/marketplace',
  rankings: '/rankings',
  forum: '/forum',
  help: '/help',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  imprint: '/imprint',
};

type LinkName =
  | 'home'
  | 'login'
  | 'dashboard'
  | 'tournaments'
  | 'venues'
  | 'marketplace'
  | 'rankings'
  | 'forum'
  | 'help'
  | 'contact'
  | 'privacy'
  | 'terms'
  | 'imprint';
