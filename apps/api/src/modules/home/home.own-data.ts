import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';

/** What a member did is in the archive of the domain where they did it; the feed only points there. */
export const homeOwnData: OwnData<Deps, MemberContext> = {
  lists: {
    'home/cards': {
      rows: (db, userId) =>
        db
          .selectFrom('home_layouts')
          .select(['board', 'shown', 'hidden', 'saved_at'])
          .where('user_id', '=', userId)
          .orderBy('board'),
    },
  },
  async erase(_, tx, userId) {
    await tx.deleteFrom('home_layouts').where('user_id', '=', userId).execute();
    await tx.deleteFrom('activities').where('user_id', '=', userId).execute();
    await tx.deleteFrom('activities').where('other_id', '=', userId).execute();
  },
};
