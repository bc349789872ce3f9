import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';

/** From which board a member came. That something of theirs came stays noted by numbers, so that it doesn't again. */
export const importsOwnData: OwnData<Deps, MemberContext> = {
  lists: {
    'account/moved-from': {
      rows: (db, userId) =>
        db
          .selectFrom('imported_members as member')
          .innerJoin('imports', 'imports.id', 'member.import_id')
          .select(['imports.kind', 'imports.address', 'member.told_at'])
          .where('member.user_id', '=', userId),
    },
  },
  async erase(_, tx, userId) {
    await tx.deleteFrom('imported_members').where('user_id', '=', userId).execute();
    // a visitor's name, or a former member's, is a key of the map
    await tx
      .deleteFrom('import_map')
      .where('kind', '=', 'member')
      .where('target_id', '=', userId)
      .where('source_id', 'like', 'guest:%')
      .execute();
  },
};
