/**
 * Addresses that these pages link to. They are plain strings, as some of the pages are not built
 * yet; until then a shared page answers there.
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
  clubs: '/clubs',
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
  | 'clubs'
  | 'help'
  | 'contact'
  | 'privacy'
  | 'terms'
  | 'imprint';
