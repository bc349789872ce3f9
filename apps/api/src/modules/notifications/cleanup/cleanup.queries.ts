import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

const BATCH = 1000;

/** @returns the deleted ones; what is in them goes with them */
export const deleteReadGroups = prepared(
  'notifications.deleteReadGroups',
  (db, p: Placeholders<{ before: string }>) =>
    db
      .deleteFrom('notification_groups')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('notification_groups')
          .select('id')
          .where('read_at', '<', p('before'))
          .limit(sql.lit(BATCH)),
      )
      .returning('id'),
);

export const deleteOldDigests = prepared(
  'notifications.deleteOldDigests',
  (db, p: Placeholders<{ before: string }>) =>
    db.deleteFrom('notification_digests').where('created_at', '<', p('before')),
);
