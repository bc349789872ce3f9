import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';

/** A mail itself is kept only until it is dealt with; what it became is where it became that. */
export const inboundMailOwnData: OwnData<Deps, MemberContext> = {
  lists: {
    'mails/answers': {
      rows: (db, userId) =>
        db
          .selectFrom('inbound_mails')
          .select(['received_at', 'outcome', 'words', 'left_out'])
          .where('user_id', '=', userId)
          .orderBy('id'),
    },
    'mails/answering': {
      rows: (db, userId) =>
        db.selectFrom('mail_repliers').select('is_on').where('user_id', '=', userId),
    },
  },
  async erase(_, tx, userId) {
    await tx.deleteFrom('inbound_mails').where('user_id', '=', userId).execute();
    await tx.deleteFrom('mail_repliers').where('user_id', '=', userId).execute();
  },
};
