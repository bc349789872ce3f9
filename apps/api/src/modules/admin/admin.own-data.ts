import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';
import { eraseTraces } from './members/erase.queries.ts';

/** What the staff noted of others, and what helps it to find members. */
export const adminOwnData: OwnData<Deps, MemberContext> = {
  lists: {
    'staff/notes': {
      rows: (db, userId) =>
        db
          .selectFrom('staff_notes')
          .select(['id', 'text', 'created_at', 'deleted_at'])
          .where('author_id', '=', userId)
          .orderBy('id'),
    },
  },
  erase: (_, tx, userId) => eraseTraces(tx, userId),
};
