import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';
import { eraseActiveDays } from './figures/figures.queries.ts';
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
    'staff/days-present': {
      rows: (db, userId) =>
        db.selectFrom('active_days').select('day').where('user_id', '=', userId).orderBy('day'),
    },
  },
  async erase(_, tx, userId) {
    await eraseTraces(tx, userId);
    await eraseActiveDays(tx, { userId });
  },
};
