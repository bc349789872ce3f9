import type de from '../../de/auth/door.ts';
import type { Translation } from '../../texts.ts';

export default {
  signIn: '{what:string}: members only. Sign in or join, and carry on right there.',
  join: '{what:string}: members only. Create an account, and carry on right there.',
  areas: {
    page: 'This page',
    dashboard: 'Your dashboard',
    venues: 'Finding and booking lounges',
    rankings: 'The rankings',
    friends: 'Your friends',
    messages: 'Your messages',
    tournaments: 'Finding and running tournaments',
    bookings: 'Your bookings',
    notifications: 'Your notifications',
    account: 'Your account',
    profile: 'Your profile',
    marketplace: 'Buying and selling',
    games: 'Playing and scoring',
    challenges: 'Finding opponents',
    forum: 'Writing in the forum',
    'media-channels': 'Adding a channel',
  },
  open: {
    venues: 'See lounges without an account',
    tournaments: 'See the next tournaments without an account',
    marketplace: 'See the marketplace without an account',
    games: 'See running games without an account',
    forum: 'Read the forum without an account',
    'media-channels': 'See the channels without an account',
  },
} satisfies Translation<typeof de>;
