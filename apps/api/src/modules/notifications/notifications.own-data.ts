import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';

/** What others were told of the member stays: its names are read when it is shown. */
export const notificationsOwnData: OwnData<Deps, MemberContext> = {
  lists: {
    'notifications/told': {
      rows: (db, userId) =>
        db
          .selectFrom('notifications')
          .select(['kind', 'payload', 'created_at', 'read_at'])
          .where('recipient_id', '=', userId)
          .orderBy('id'),
    },
    'notifications/settings': {
      rows: (db, userId) =>
        db
          .selectFrom('notification_settings')
          .select(['kind', 'mail', 'push'])
          .where('user_id', '=', userId),
    },
    'notifications/time-zone': {
      rows: (db, userId) =>
        db.selectFrom('notification_zones').select('time_zone').where('user_id', '=', userId),
    },
  },
  async erase(_, tx, userId) {
    await tx.deleteFrom('notification_groups').where('recipient_id', '=', userId).execute();
    await tx.deleteFrom('notification_settings').where('user_id', '=', userId).execute();
    await tx.deleteFrom('notification_zones').where('user_id', '=', userId).execute();
    await tx.deleteFrom('notification_digests').where('user_id', '=', userId).execute();
  },
};
