import type { CurrentUser } from '@oche/validators/auth/schemas';
import { loadClubCard } from '../../features/clubs/card/club-card.tsx';
import { loadHome } from '../../features/home/home-data.ts';
import { loadChannelsCard } from '../../features/media/card/channels-data.ts';
import { loadMessagesCard } from '../../features/messages/card/card-data.ts';
import { loadFriendsCard } from '../../features/people/card/friends-card.tsx';
import { loadProfileCard } from '../../features/people/card/profile-card-data.ts';
import { loadVotesCard } from '../../features/polls/card/votes-data.ts';
import type { RouterContext } from '../router-context.ts';

/** What a member's start page shows, in one request. */
export const loadStart = (context: RouterContext, user: CurrentUser) =>
  Promise.all([
    loadHome(context),
    loadProfileCard({ ...context, user }),
    loadFriendsCard(context),
    loadMessagesCard(context),
    loadVotesCard(context),
    loadChannelsCard(context),
    loadClubCard(context),
  ]);
