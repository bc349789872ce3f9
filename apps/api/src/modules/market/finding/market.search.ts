import type { Searchable, StoredStems } from '../../../lib/declared/searchable.ts';
import '../market.events.ts';
import { foundItems, walking } from './search/found-items.search.ts';
import { listIds, renewWords } from './search/item-documents.queries.ts';
import { listIdsOfQueries } from './searches/stems.queries.ts';
import { renewSearches } from './searches/stems.service.ts';

/** The list's own words of ads, and queries that wait for ads. */
const stored: StoredStems[] = [
  {
    kind: 'item words',
    idsAfter: walking(listIds),
    async renew({ db }, ids) {
      await renewWords(db, { ids: ids.map(Number) });
    },
  },
  { kind: 'item searches', idsAfter: walking(listIdsOfQueries), renew: renewSearches },
];

export const itemSearch: Searchable = {
  kinds: [foundItems],
  stored,
  changed: {
    'item.changed': async (_, { itemId }) => [{ kind: 'item', ids: [String(itemId)] }],
  },
};
