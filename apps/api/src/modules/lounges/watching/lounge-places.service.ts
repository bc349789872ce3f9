import type { Place, Watchable } from '../../../lib/declared/watchable.ts';
import { listLoungePlaces } from './lounge-places.queries.ts';

const KIND = 'lounge';

export const loungePlace = (id: number): Place => ({ kind: KIND, id });

/** There is nothing to count in a lounge, so nobody tracks one. */
export const loungeWatchable: Watchable = {
  kind: KIND,
  levels: ['watching', 'normal', 'muted'],
  async placesAround(db, id) {
    const [found] = await listLoungePlaces(db, { ids: [id] });
    return found ? [loungePlace(id)] : [];
  },
  async read(db, ids) {
    const rows = await listLoungePlaces(db, { ids });
    return rows.map((row) => ({ ...row, path: `/venues/${row.id}` }));
  },
};
