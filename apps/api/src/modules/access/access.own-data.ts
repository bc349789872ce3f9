import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';
import { deleteTokensOf } from './tokens/token.queries.ts';

/** Who leaves is shut out before, so no token is good any more when its row goes. */
export const accessOwnData: OwnData<Deps, MemberContext> = {
  lists: {
    'account/access-tokens': {
      rows: (db, userId) =>
        db
          .selectFrom('access_tokens')
          .select(['name', 'hint', 'scopes', 'created_at', 'expires_at', 'last_used_at'])
          .where('user_id', '=', userId),
    },
  },
  erase: async (_, tx, userId) => {
    await deleteTokensOf(tx, userId);
  },
};
