/** The labels are keys of the texts `common.navigation` and `common.userMenu`. */
export const mainNavigation = [
  { to: '/dashboard', label: 'dashboard', isForMembers: true },
  { to: '/marketplace', label: 'marketplace', isForMembers: false },
  { to: '/venues', label: 'venues', isForMembers: false },
  { to: '/media-channels', label: 'mediaChannels', isForMembers: false },
  { to: '/tournaments', label: 'tournaments', isForMembers: false },
  { to: '/games', label: 'games', isForMembers: false },
  { to: '/forum', label: 'forum', isForMembers: false },
] as const;

/** Lounges have a door that is open to everybody, and one behind which members can do more. */
export const addressFor = (to: string, isMember: boolean): string =>
  to === '/venues' && !isMember ? '/lounges' : to;

export const accountNavigation = [
  { to: '/challenges', label: 'challenges' },
  { to: '/bookings', label: 'bookings' },
  { to: '/rankings', label: 'rankings' },
  { to: '/profile', label: 'profile' },
  { to: '/friends', label: 'friends' },
  { to: '/messages', label: 'messages' },
  { to: '/account', label: 'settings' },
] as const;
