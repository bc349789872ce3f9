import type { StalePages } from '../../../../lib/declared/stale-pages.ts';

/** An ad stands on its own page, and its card in the list. */
export const staleItemPages: StalePages = {
  'item.changed': ({ itemId }) => [`/marketplace/${itemId}`, '/marketplace'],
};
