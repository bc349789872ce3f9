const otherTabs = ['tournaments', 'lounges', 'marketplace', 'statistics', 'achievements'] as const;
export const profileTabs = ['overview', ...otherTabs] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** What the page shows; it stands in the address. */
export interface ProfileSearch {
  /** default: the overview */
  tab?: (typeof otherTabs)[number] | undefined;
  /** whether the member edits their own profile */
  edit?: '1' | undefined;
}

export const profileSearchOf = (
  search: { [field in keyof ProfileSearch]: unknown },
): ProfileSearch => ({
  tab: otherTabs.find((tab) => tab === search.tab),
  edit: search.edit === '1' ? '1' : undefined,
});
