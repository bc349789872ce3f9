import type { Searchable } from '../../lib/declared/searchable.ts';
import { rebuildWords } from './search/rebuild.queries.ts';

/** Messages aren't found by the house's search; their words have an index of their own. */
export const conversationSearch: Searchable = {
  kinds: [],
  changed: {},
  stored: [{ kind: 'message words', renewAll: rebuildWords }],
};
