import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../app/guards.ts';
import { loadFriends } from '../features/people/friends/friends-data.ts';
import { FriendsPage } from '../features/people/friends/friends-page.tsx';
import { type FriendsSearch, friendsSearchOf } from '../features/people/friends/friends-search.ts';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/friends')({
  staticData: { banners: ['navigation_bottom'] },
  // `friendsSearchOf` checks the search on the page itself, so that no other page loads that code
  validateSearch: (search): FriendsSearch => search,
  beforeLoad: requireMember,
  loaderDeps: ({ search: { tab, q } }) => ({ tab, q }),
  loader: async ({ context, deps }) => {
    await loadFriends(context, friendsSearchOf(deps));
    return { title: context.i18n.texts('friends').title() };
  },
  head: membersHead,
  component: Friends,
});

function Friends() {
  return <FriendsPage search={friendsSearchOf(Route.useSearch())} />;
}
