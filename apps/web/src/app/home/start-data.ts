import { loadHome } from '../../features/home/home-data.ts';
import { loadUpcoming } from '../../features/lounges/booking/mine/bookings-queries.ts';
import { loadLatest } from '../../features/market/latest/latest-data.ts';
import { loadFriendsCard } from '../../features/people/card/friends-card.tsx';
import { loadOwnProfile } from '../../features/people/people-data.ts';
import { loadVotesCard } from '../../features/polls/card/votes-data.ts';
import type { RouterContext } from '../router-context.ts';

/** What a member's start page shows, in one request. */
export const loadStart = (context: RouterContext) =>
  Promise.all([
    loadHome(context),
    loadOwnProfile(context),
    loadFriendsCard(context),
    loadVotesCard(context),
    loadUpcoming(context),
    loadLatest(context),
  ]);
