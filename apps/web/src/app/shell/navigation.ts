/**
 * The labels are keys of the texts `common.navigation` and `common.userMenu`. What is a tab stands in the bar of a phone
 * (`tabs/`), so its menu has the others. What is `isRoomy` stands in the header only where it has room for all; everywhere
 * it is in the menu and in the footer.
 */
export const mainNavigation = [
  { to: '/dashboard', label: 'dashboard', isForMembers: true, isTab: false, isRoomy: false },
  { to: '/marketplace', label: 'marketplace', isForMembers: false, isTab: false, isRoomy: false },
  { to: '/venues', label: 'venues', isForMembers: false, isTab: true, isRoomy: false },
  {
    to: '/media-channels',
    label: 'mediaChannels',
    isForMembers: false,
    isTab: false,
    isRoomy: false,
  },
  { to: '/tournaments', label: 'tournaments', isForMembers: false, isTab: true, isRoomy: false },
  { to: '/leagues', label: 'leagues', isForMembers: false, isTab: false, isRoomy: true },
  { to: '/games', label: 'games', isForMembers: false, isTab: true, isRoomy: false },
  { to: '/clubs', label: 'clubs', isForMembers: false, isTab: false, isRoomy: false },
  { to: '/forum', label: 'forum', isForMembers: false, isTab: true, isRoomy: false },
] as const;

export const accountNavigation = [
  { to: '/challenges', label: 'challenges' },
  { to: '/bookings', label: 'bookings' },
  { to: '/marketplace/mine', label: 'ads' },
  { to: '/rankings', label: 'rankings' },
  { to: '/profile', label: 'profile' },
  { to: '/friends', label: 'friends' },
  { to: '/messages', label: 'messages' },
  { to: '/account', label: 'settings' },
] as const;
