import { FRIEND_SEARCH_MIN } from '@oche/validators/people/friend-limits';
import type { I18n } from '../../../i18n/i18n.ts';
import type { Api } from '../../../lib/trpc.ts';
import type { FriendsSearch } from './friends-search.ts';

export const friendsInput = ({ q }: FriendsSearch) => ({ query: q });
export const requestsInput = (type: 'incoming' | 'outgoing') => ({ type });
export const BLOCKS = {};
export const isSearched = (q: string | undefined): q is string =>
  q !== undefined && q.length >= FRIEND_SEARCH_MIN;

export const nextPage = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
  // who asks, answers or leaves does it elsewhere
  staleTime: 0,
};

/** Loads what a tab shows, before it opens. It never fails: each list says itself what went wrong. */
export async function loadFriends({ api, i18n }: { api: Api; i18n: I18n }, search: FriendsSearch) {
  const { friends, people } = api.social;
  const lists = {
    search: () => [
      isSearched(search.q)
        ? people.search.prefetch({ query: search.q })
        : friends.suggestions.prefetch(),
    ],
    friends: () => [friends.list.prefetchInfinite(friendsInput(search))],
    requests: () => [
      friends.requests.prefetchInfinite(requestsInput('incoming')),
      friends.requests.prefetchInfinite(requestsInput('outgoing')),
    ],
    privacy: () => [friends.contact.prefetch(), people.listBlocks.prefetchInfinite(BLOCKS)],
  };
  await Promise.all([
    i18n.load('friends'),
    friends.counts.prefetch(),
    ...lists[search.tab ?? 'search'](),
  ]);
}
