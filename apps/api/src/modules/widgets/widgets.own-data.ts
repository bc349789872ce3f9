import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';

/** Widgets go with who made them: the sites that show them are theirs. */
export const widgetsOwnData: OwnData<Deps, MemberContext> = {
  lists: {
    widgets: {
      rows: (db, userId) =>
        db
          .selectFrom('widgets')
          .select(['id', 'kind', 'subject', 'name', 'origins', 'theme', 'accent', 'locale'])
          .select(['count', 'created_at', 'updated_at'])
          .where('owner_id', '=', userId)
          .orderBy('id'),
    },
  },
  async erase(_, tx, userId) {
    await tx.deleteFrom('widgets').where('owner_id', '=', userId).execute();
  },
};
