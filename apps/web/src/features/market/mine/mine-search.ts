import { type FigurePeriod, figurePeriods } from '@oche/validators/market/interest-limits';

const otherTabs = ['favourites', 'searches', 'figures'] as const;
export const mineTabs = ['ads', ...otherTabs] as const;

/** What the page shows; it stands in the address. */
export interface MineSearch {
  /** default: the member's own ads */
  tab?: (typeof otherTabs)[number] | undefined;
  /** the ad whose figures are shown */
  item?: number | undefined;
  days?: FigurePeriod | undefined;
}

export const DEFAULT_DAYS = 30;

export function mineSearchOf(search: { [field in keyof MineSearch]: unknown }): MineSearch {
  const item = Number(search.item);
  return {
    tab: otherTabs.find((tab) => tab === search.tab),
    item: Number.isSafeInteger(item) && item > 0 ? item : undefined,
    days: figurePeriods.find((days) => days === Number(search.days) && days !== DEFAULT_DAYS),
  };
}
