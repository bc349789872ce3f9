import type { Profile } from '@oche/validators/people/profiles';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { favouritesInput, nextFavourites } from '../../features/lounges/shared/favourites-input.ts';
import { nextPage, sellerItemsInput } from '../../features/market/seller/seller-query.ts';
import {
  type ProfileSearch,
  type ProfileTab,
  profileSearchOf,
} from '../../features/people/profile/profile-search.ts';
import { ofPlayerInput } from '../../features/tournaments/elsewhere/player-input.ts';
import type { I18n } from '../../i18n/i18n.ts';
import type { Namespace } from '../../i18n/namespaces.ts';
import { useTexts } from '../../i18n/react.tsx';
import { fullName } from '../../lib/person-name.ts';
import type { Api } from '../../lib/trpc.ts';

/* What other domains show of a member; each is loaded when its tab opens. */

export const SetOfMember = lazyRouteComponent(
  () => import('../../features/market/own-set/set-of-member.tsx'),
  'SetOfMember',
);
export const ClubsOfMember = lazyRouteComponent(
  () => import('../../features/clubs/card/clubs-of-member.tsx'),
  'ClubsOfMember',
);
const SellerListings = lazyRouteComponent(
  () => import('../../features/market/seller/seller-listings.tsx'),
  'SellerListings',
);
const FavouriteLounges = lazyRouteComponent(
  () => import('../../features/lounges/shared/favourite-lounges.tsx'),
  'FavouriteLounges',
);
const TournamentsOfPlayer = lazyRouteComponent(
  () => import('../../features/tournaments/elsewhere/tournaments-of-player.tsx'),
  'TournamentsOfPlayer',
);
const NumbersOfPlayer = lazyRouteComponent(
  () => import('../../features/statistics/player/of-profile.tsx'),
  'NumbersOfPlayer',
);
const LeaguesOfMember = lazyRouteComponent(
  () => import('../../features/leagues/player/leagues-of-member.tsx'),
  'LeaguesOfMember',
);
const AchievementsOfPlayer = lazyRouteComponent(
  () => import('../../features/statistics/player/of-profile.tsx'),
  'AchievementsOfPlayer',
);

interface Need {
  part: { preload?: () => Promise<void> | undefined };
  texts: readonly Namespace[];
  data?: (api: Api, profile: Profile) => Promise<unknown>;
}

const STATISTICS = ['statistics', 'achievements', 'achievements/goals'] as const;

/** What each tab needs before it is shown. */
const needs: Record<ProfileTab, Need> = {
  overview: {
    part: SetOfMember,
    texts: ['achievements', 'achievements/goals', 'clubs', 'market/own-set', 'market/words'],
    data: (api, { id }) =>
      Promise.all([ClubsOfMember.preload?.(), api.clubs.ofMember.prefetch({ userId: id })]),
  },
  tournaments: {
    part: TournamentsOfPlayer,
    texts: ['tournaments/elsewhere'],
    data: (api, { username }) => api.tournaments.ofPlayer.prefetchInfinite(ofPlayerInput(username)),
  },
  lounges: {
    part: FavouriteLounges,
    texts: [],
    data: (api, { id }) =>
      api.lounges.favourite.list.prefetchInfinite(favouritesInput(id), {
        ...nextFavourites,
        pages: 1,
      }),
  },
  marketplace: {
    part: SellerListings,
    texts: ['market/seller', 'market/card', 'market/words'],
    data: (api, { id }) =>
      api.market.items.list.prefetchInfinite(sellerItemsInput(id), { ...nextPage, pages: 1 }),
  },
  statistics: {
    part: NumbersOfPlayer,
    texts: [...STATISTICS, 'leagues/figures'],
    data: (api, { id, username }) =>
      Promise.all([
        LeaguesOfMember.preload?.(),
        api.leagues.players.ofMember.prefetch({ userId: id }),
        api.statistics.player.ensureData({ username }),
      ]),
  },
  achievements: {
    part: AchievementsOfPlayer,
    texts: STATISTICS,
    data: (api, { username }) => api.statistics.player.ensureData({ username }),
  },
};

/** Loads what a tab shows of this member; nothing of a part that is not for the reader. */
export async function loadTab(
  { api, i18n }: { api: Api; i18n: I18n },
  profile: Profile,
  search: ProfileSearch,
): Promise<void> {
  const { tab = 'overview' } = profileSearchOf(search);
  const { part, texts, data } = needs[tab];
  const isShown = profile.shows[tab === 'overview' ? 'about' : tab];
  await Promise.all([part.preload?.(), i18n.load(...texts), isShown ? data?.(api, profile) : null]);
}

/** The tabs that other domains render; only the one that is shown ever does. */
export function useTabs({
  id,
  username,
  isOwn,
  firstName,
  lastName,
}: Profile): Record<Exclude<ProfileTab, 'overview'>, ReactNode> {
  const { tournaments, lounges } = useTexts('profile');
  return {
    tournaments: (
      <TournamentsOfPlayer
        username={username}
        none={
          <EmptyState
            title={tournaments.none()}
            action={<ButtonLink to="/tournaments">{tournaments.find()}</ButtonLink>}
          />
        }
      />
    ),
    lounges: (
      <FavouriteLounges
        userId={id}
        none={
          <EmptyState
            title={lounges.none()}
            action={<ButtonLink to="/venues">{lounges.find()}</ButtonLink>}
          >
            {isOwn ? <p>{lounges.noneOwn()}</p> : null}
          </EmptyState>
        }
      />
    ),
    marketplace: <SellerListings sellerId={id} />,
    statistics: (
      <>
        <NumbersOfPlayer username={username} />
        <LeaguesOfMember userId={id} name={fullName({ firstName, lastName })} />
      </>
    ),
    achievements: <AchievementsOfPlayer username={username} />,
  };
}
