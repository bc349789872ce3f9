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

export const accountNavigation = [
  { to: '/challenges', label: 'challenges' },
  { to: '/bookings', label: 'bookings' },
  { to: '/rankings', label: 'rankings' },
  { to: '/profile', label: 'profile' },
  { to: '/friends', label: 'friends' },
  { to: '/messages', label: 'messages' },
  { to: '/account', label: 'settings' },
] as const;
