import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';
import { deleteAppsOf } from './apps/app.queries.ts';
import { deleteConsents } from './oauth/consent.queries.ts';
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
    'account/apps': {
      rows: (db, userId) =>
        db
          .selectFrom('apps')
          .select(['id', 'name', 'purpose', 'website', 'redirect_uris', 'created_at'])
          .where('owner_id', '=', userId),
    },
    'account/connected-apps': {
      rows: (db, userId) =>
        db
          .selectFrom('app_consents as consent')
          .innerJoin('apps', 'apps.id', 'consent.app_id')
          .select(['apps.name', 'apps.website', 'consent.scopes'])
          .select(['consent.created_at', 'consent.last_used_at'])
          .where('consent.user_id', '=', userId),
    },
  },
  erase: async (_, tx, userId) => {
    await deleteTokensOf(tx, userId);
    await deleteConsents(tx, { userId });
    await deleteAppsOf(tx, userId);
  },
};
