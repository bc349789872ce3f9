import type { Searchable } from '../../lib/declared/searchable.ts';
import { viewerOf } from '../people/index.ts';
import { listFiguresFound } from './shown/figures-found.queries.ts';

/** Members are found by their domain; what they throw is known here. */
export const statisticsSearch: Searchable = {
  kinds: [],
  changed: {},
  figures: {
    kind: 'member',
    async read(db, ids, reader) {
      const rows = await listFiguresFound(db, { ...viewerOf(reader), ids });
      return new Map(rows.map(({ id, ...figures }) => [id, figures]));
    },
  },
};
