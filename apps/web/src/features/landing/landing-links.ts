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
  games: '/games',
  forum: '/forum',
  clubs: '/clubs',
  leagues: '/leagues',
  help: '/help',
  contact: '/contact',
  developers: '/developers',
  privacy: '/privacy',
  terms: '/terms',
  imprint: '/imprint',
};

/** What leads a join button of the sign-in page to the side for new members, and keeps what was wanted. */
export const joining = {
  player: { join: '1' },
  venue: { join: '1', returnTo: '/venues#add' },
  club: { join: '1', returnTo: '/clubs?new=1' },
} as const;

type LinkName =
  | 'home'
  | 'login'
  | 'dashboard'
  | 'tournaments'
  | 'venues'
  | 'marketplace'
  | 'rankings'
  | 'games'
  | 'forum'
  | 'clubs'
  | 'leagues'
  | 'help'
  | 'contact'
  | 'developers'
  | 'privacy'
  | 'terms'
  | 'imprint';
