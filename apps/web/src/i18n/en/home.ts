import type de from '../de/home.ts';
import type { Translation } from '../texts.ts';

export default {
  title: 'Dashboard',
  greeting: 'Hello {name}!',
  lead: 'This is what is going on at Oche.',
  latest: 'Latest forum posts',
  by: '{name} in {subforum}',
  toForum: 'To the forum',
  empty: 'No forum posts yet',
  emptyText: 'Start the first discussion.',
  start: 'Start a discussion',
  categories: 'Categories',
  posts: '{count|number} {{count:post|posts}}',

  nearby: 'Lounges near you',
  toVenues: 'All lounges',
  kilometres: 'km',
  away: '{distance|number} km away',
  rated: '{rating} out of 5 stars',
  noZipCode: 'Without a postal code we do not know what is near you.',
  toAccount: 'Enter a postal code',
  noLounges: 'No lounges near you yet',
  noLoungesText: 'Do you know one? Add it.',
  addLounge: 'Add Lounge',
  nearbyFailed: 'The lounges could not be loaded',
} satisfies Translation<typeof de>;
