import { textParam } from '../../../lib/addresses/search-params.ts';

const otherTabs = ['friends', 'requests', 'privacy'] as const;
export const friendTabs = ['search', ...otherTabs] as const;

/** What the page shows; it stands in the address. */
export interface FriendsSearch {
  /** default: searching members */
  tab?: (typeof otherTabs)[number] | undefined;
  /** who is searched for, among all members or among one's friends */
  q?: string | undefined;
}

export const friendsSearchOf = (
  search: { [field in keyof FriendsSearch]: unknown },
): FriendsSearch => ({
  tab: otherTabs.find((tab) => tab === search.tab),
  q: textParam(search.q, 100),
});
