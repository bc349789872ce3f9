import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireMember } from '../app/guards.ts';
import { loadPage } from '../app/loading.ts';
import { ButtonLink } from '../components/button.tsx';
import { EmptyState } from '../components/page/empty-state.tsx';
import { favouritesInput, nextFavourites } from '../features/lounges/shared/favourites-input.ts';
import { nextPage, sellerItemsInput } from '../features/market/seller/seller-query.ts';
import { ProfileNotFound } from '../features/people/profile/not-found.tsx';
import { ProfileActions } from '../features/people/profile/profile-actions.tsx';
import { ProfilePage } from '../features/people/profile/profile-page.tsx';
import { type ProfileSearch, profileSearchOf } from '../features/people/profile/profile-search.ts';
import { ofPlayerInput } from '../features/tournaments/elsewhere/player-input.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import { useTexts } from '../i18n/react.tsx';
import { pageHead } from '../lib/head.ts';
import { fullName } from '../lib/person-name.ts';
import { trpc } from '../lib/trpc.ts';

const SetOfMember = lazyRouteComponent(
  () => import('../features/market/own-set/set-of-member.tsx'),
  'SetOfMember',
);
const SellerListings = lazyRouteComponent(
  () => import('../features/market/seller/seller-listings.tsx'),
  'SellerListings',
);
const FavouriteLounges = lazyRouteComponent(
  () => import('../features/lounges/shared/favourite-lounges.tsx'),
  'FavouriteLounges',
);
const TournamentsOfPlayer = lazyRouteComponent(
  () => import('../features/tournaments/elsewhere/tournaments-of-player.tsx'),
  'TournamentsOfPlayer',
);
const NumbersOfPlayer = lazyRouteComponent(
  () => import('../features/statistics/player/of-profile.tsx'),
  'NumbersOfPlayer',
);
const AchievementsOfPlayer = lazyRouteComponent(
  () => import('../features/statistics/player/of-profile.tsx'),
  'AchievementsOfPlayer',
);

const STATISTICS: Namespace[] = ['statistics', 'achievements', 'achievements/goals'];

/** What each tab needs before it is shown. */
const needs = {
  overview: { parts: [SetOfMember], texts: ['market/own-set', 'market/words'] },
  tournaments: { parts: [TournamentsOfPlayer], texts: ['tournaments/elsewhere'] },
  lounges: { parts: [FavouriteLounges], texts: [] },
  marketplace: { parts: [SellerListings], texts: ['market/seller', 'market/card', 'market/words'] },
  statistics: { parts: [NumbersOfPlayer], texts: STATISTICS },
  achievements: { parts: [AchievementsOfPlayer], texts: STATISTICS },
} satisfies Record<string, { parts: { preload?: () => Promise<unknown> }[]; texts: Namespace[] }>;

export const Route = createFileRoute('/profile/{-$id}')({
  // `profileSearchOf` checks the search on the page itself, so that no other page loads that code
  validateSearch: (search): ProfileSearch => search,
  loaderDeps: ({ search: { tab, edit } }) => ({ tab, edit }),
  loader: async ({ context, params: { id }, deps }) => {
    const { api, i18n, user } = context;
    const userId = id ?? requireMember(context).user.id;
    const { tab = 'overview' } = profileSearchOf(deps);
    const { parts, texts } = needs[tab];
    const others: Namespace[] = user?.id === userId ? ['people'] : ['friends'];
    const loading = i18n.load('profile', 'achievements', 'achievements/goals', ...texts, ...others);
    const profile = await loadPage(loading, async () => {
      const [found] = await Promise.all([
        api.social.profiles.get.ensureData({ userId }),
        ...parts.map((part) => part.preload?.()),
        user && user.id !== userId ? api.social.friends.ties.prefetch({ userIds: [userId] }) : null,
      ]);
      return found;
    });
    const { username } = profile;
    if (tab !== 'overview' && profile.shows[tab]) {
      await {
        tournaments: () => api.tournaments.ofPlayer.prefetchInfinite(ofPlayerInput(username)),
        lounges: () =>
          api.lounges.favourite.list.prefetchInfinite(favouritesInput(userId), nextFavourites),
        marketplace: () =>
          api.market.items.list.prefetchInfinite(sellerItemsInput(userId), nextPage),
        statistics: () => api.statistics.player.prefetch({ username }),
        achievements: () => api.statistics.player.prefetch({ username }),
      }[tab]();
    }
    const name = fullName(profile);
    return {
      title: name,
      description: i18n.texts('profile').head({ name }),
      path: `/profile/${userId}`,
      isIndexed: profile.seen === 'full' && profile.profileVisibility === 'public',
    };
  },
  head: ({ match: { context }, loaderData }) => {
    const title = context.i18n.texts('profile').notFound();
    return pageHead(context, loaderData ?? { title, isIndexed: false });
  },
  component: ProfileOfMember,
  notFoundComponent: ProfileNotFound,
});

function ProfileOfMember() {
  const { id } = Route.useParams();
  const { user } = Route.useRouteContext();
  const search = profileSearchOf(Route.useSearch());
  const userId = id ?? user?.id ?? '';
  const texts = useTexts('profile');
  const [profile] = trpc.social.profiles.get.useSuspenseQuery({ userId });
  const { username, isOwn, shows } = profile;
  const achievements = <AchievementsOfPlayer username={username} />;
  return (
    <ProfilePage
      key={userId}
      profile={profile}
      search={search}
      actions={user && !isOwn ? <ProfileActions profile={profile} /> : null}
      beside={shows.about ? <SetOfMember userId={userId} isOwn={isOwn} /> : null}
      tabs={{
        tournaments: (
          <TournamentsOfPlayer
            username={username}
            none={
              <EmptyState
                title={texts.tournaments.none()}
                action={<ButtonLink to="/tournaments">{texts.tournaments.find()}</ButtonLink>}
              />
            }
          />
        ),
        lounges: (
          <FavouriteLounges
            userId={userId}
            none={
              <EmptyState
                title={texts.lounges.none()}
                action={<ButtonLink to="/venues">{texts.lounges.find()}</ButtonLink>}
              >
                {isOwn ? <p>{texts.lounges.noneOwn()}</p> : null}
              </EmptyState>
            }
          />
        ),
        marketplace: <SellerListings sellerId={userId} />,
        statistics: <NumbersOfPlayer username={username} />,
        achievements,
      }}
    />
  );
}
