import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';

export const watchingOwnData: OwnData<Deps, MemberContext> = {
  lists: {
    watching: {
      rows: (db, userId) =>
        db
          .selectFrom('watches')
          .select(['kind', 'place_id', 'level', 'since'])
          .where('user_id', '=', userId)
          .orderBy('since'),
    },
  },
  async erase(_, tx, userId) {
    await tx.deleteFrom('watches').where('user_id', '=', userId).execute();
  },
};
