import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import { loadPage } from '../../app/loading.ts';
import { ProfileNotFound } from '../../features/people/profile/not-found.tsx';
import { ProfileActions, ReportProfile } from '../../features/people/profile/profile-actions.tsx';
import { ProfilePage } from '../../features/people/profile/profile-page.tsx';
import {
  type ProfileSearch,
  profileSearchOf,
} from '../../features/people/profile/profile-search.ts';
import { pageHead } from '../../lib/head.ts';
import { fullName } from '../../lib/person-name.ts';
import { trpc } from '../../lib/trpc.ts';
import { ClubsOfMember, loadTab, SetOfMember, useTabs } from './-tabs.tsx';

export const Route = createFileRoute('/profile/{-$id}')({
  staticData: { banners: ['profile_page'] },
  // checked on the page itself, so that no other page loads that code
  validateSearch: (search): ProfileSearch => search,
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: async ({ context, params: { id }, deps }) => {
    const { api, i18n, user } = context;
    const userId = id ?? requireMember({ context }).user.id;
    const isOther = user && user.id !== userId;
    const texts = i18n.load('profile', isOther ? 'friends' : 'people');
    const profile = await loadPage(texts, async () => {
      const [found] = await Promise.all([
        api.social.profiles.get.ensureData({ userId }),
        isOther ? api.social.friends.ties.prefetch({ userIds: [userId] }) : null,
      ]);
      if (found.isOwn && found.isUndecided) await api.social.people.own.prefetch();
      await loadTab(context, found, deps);
      return found;
    });
    const name = fullName(profile);
    return {
      title: name,
      description: i18n.texts('profile').head({ name }),
      path: `/profile/${userId}`,
      isIndexed: profile.profileVisibility === 'public',
      feed:
        profile.profileVisibility === 'public'
          ? `/forum/member/${profile.id}/feed.atom`
          : undefined,
    };
  },
  head: ({ match: { context }, loaderData }) => {
    const { i18n } = context;
    // a visitor is led away from their own profile before its texts are loaded
    const title = i18n.isLoaded('profile') ? i18n.texts('profile').notFound() : '';
    return pageHead(context, loaderData ?? { title, isIndexed: false });
  },
  component: ProfileOfMember,
  notFoundComponent: ProfileNotFound,
});

function ProfileOfMember() {
  const { id } = Route.useParams();
  const { user } = Route.useRouteContext();
  const userId = id ?? user?.id ?? '';
  const [profile] = trpc.social.profiles.get.useSuspenseQuery({ userId });
  const { isOwn, shows } = profile;
  return (
    <ProfilePage
      key={userId}
      profile={profile}
      search={profileSearchOf(Route.useSearch())}
      actions={
        isOwn ? null : user ? <ProfileActions profile={profile} /> : <ReportProfile id={userId} />
      }
      beside={
        shows.about ? (
          <>
            <ClubsOfMember userId={userId} />
            <SetOfMember userId={userId} isOwn={isOwn} />
          </>
        ) : null
      }
      tabs={useTabs(profile)}
    />
  );
}
