import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';
import { eraseBoards } from './boards/erase.queries.ts';

/** Boards at home go with their member; those that they have set up for a lounge are the lounge's. */
export const autoscoringOwnData: OwnData<Deps, MemberContext> = {
  lists: {
    'games/counting-boards': {
      rows: (db, userId) =>
        db
          .selectFrom('counting_boards')
          .select(['name', 'maker', 'version', 'created_at'])
          .where('owner_id', '=', userId)
          .orderBy('id'),
    },
  },
  erase: (_, tx, userId) => eraseBoards(tx, userId),
};
