import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';

/** Without secrets: who takes everything along makes new ones elsewhere. Messages are copies of what is elsewhere. */
export const webhooksOwnData: OwnData<Deps, MemberContext> = {
  lists: {
    'webhooks/webhooks': {
      rows: (db, userId) =>
        db
          .selectFrom('webhooks')
          .select([
            'id',
            'name',
            'url',
            'subject_kind',
            'subject_id',
            'is_team',
            'kinds',
            'off_reason',
            'created_at',
          ])
          .where('user_id', '=', userId)
          .orderBy('id'),
    },
  },
  async erase(_, tx, userId) {
    await tx.deleteFrom('webhooks').where('user_id', '=', userId).execute();
  },
};
