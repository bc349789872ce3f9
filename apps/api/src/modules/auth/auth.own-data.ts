import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';
import { eraseSignIns } from './account/erase.queries.ts';

/** The account itself. Its name and address are taken away at last, when nobody needs them any more. */
export const authOwnData: OwnData<Deps, MemberContext> = {
  lists: {
    account: {
      rows: (db, userId) =>
        db
          .selectFrom('users')
          .select([
            'id',
            'email',
            'email_verified_at',
            'provisional_until',
            'first_name',
            'last_name',
            'role',
            'status',
            'user_type',
            'country',
            'zip_code',
            'locale',
            'profile_image_url',
            'terms_accepted_at',
            'totp_enabled_at as second_factor_since',
            'created_at',
          ])
          .where('id', '=', userId),
    },
    'account/sessions': {
      rows: (db, userId) =>
        db
          .selectFrom('sessions')
          .select(['user_agent', 'country', 'created_at', 'last_seen_at', 'expires_at'])
          .where('user_id', '=', userId),
    },
    'account/passkeys': {
      rows: (db, userId) =>
        db
          .selectFrom('passkeys')
          .select(['name', 'created_at', 'last_used_at'])
          .where('user_id', '=', userId),
    },
    'account/sign-ins': {
      rows: (db, userId) =>
        db
          .selectFrom('sign_ins')
          .select(['method', 'user_agent', 'country', 'signed_in_at'])
          .where('user_id', '=', userId),
    },
    'account/external-sign-ins': {
      rows: (db, userId) =>
        db
          .selectFrom('external_identities')
          .select(['issuer', 'subject', 'created_at'])
          .where('user_id', '=', userId),
    },
  },
  erase: (_, tx, userId) => eraseSignIns(tx, userId),
};
