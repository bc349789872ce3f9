import { type Placeholders, prepared } from '@oche/db';
import type { MailTime } from '@oche/validators/notifications/schemas';

export const listSettings = prepared(
  'notifications.listSettings',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('notification_settings')
      .select(['kind', 'mail', 'push'])
      .where('user_id', '=', p('userId')),
);

interface Setting {
  userId: string;
  kind: string;
  mail: MailTime;
  push: boolean;
}

export const saveSetting = prepared('notifications.saveSetting', (db, p: Placeholders<Setting>) =>
  db
    .insertInto('notification_settings')
    .values({ user_id: p('userId'), kind: p('kind'), mail: p('mail'), push: p('push') })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet({ mail: p('mail'), push: p('push') }),
    ),
);

/** What waits for the digest of somebody who no longer wants it. */
export const dropFromDigest = prepared(
  'notifications.dropFromDigest',
  (db, p: Placeholders<{ userId: string; kind: string }>) =>
    db
      .updateTable('notifications')
      .set({ awaits_digest: false })
      .where('recipient_id', '=', p('userId'))
      .where('kind', '=', p('kind'))
      .where('awaits_digest', '=', true),
);

export const getZone = prepared(
  'notifications.getZone',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('notification_zones')
      .select('time_zone as timeZone')
      .where('user_id', '=', p('userId')),
);

export const saveZone = prepared(
  'notifications.saveZone',
  (db, p: Placeholders<{ userId: string; timeZone: string }>) =>
    db
      .insertInto('notification_zones')
      .values({ user_id: p('userId'), time_zone: p('timeZone') })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ time_zone: p('timeZone') }),
      ),
);

/** Whether there is such a member, whatever their status. */
export const getMember = prepared(
  'notifications.getMember',
  (db, p: Placeholders<{ userId: string }>) =>
    db.selectFrom('users').select('id').where('id', '=', p('userId')),
);
