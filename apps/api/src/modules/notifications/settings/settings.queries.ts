import { type Placeholders, prepared } from '@oche/db';
import type { MailTime } from '@oche/validators/notifications/schemas';
import { sql } from 'kysely';

export const listSettings = prepared(
  'notifications.listSettings',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('notification_settings')
      .select(['kind', 'mail', 'push'])
      .where('user_id', '=', p('userId')),
);

interface Settings {
  userId: string;
  kinds: readonly string[];
  /** of each kind, like `pushes` */
  mails: readonly MailTime[];
  pushes: readonly boolean[];
}

export const saveSettings = prepared(
  'notifications.saveSettings',
  (db, p: Placeholders<Settings>) =>
    db
      .insertInto('notification_settings')
      .columns(['user_id', 'kind', 'mail', 'push'])
      .expression((eb) =>
        eb
          .selectFrom(
            sql<{ kind: string; mail: MailTime; push: boolean }>`
            unnest(${p('kinds')}::text[], ${p('mails')}::text[], ${p('pushes')}::boolean[])`.as<'given'>(
              sql`given(kind, mail, push)`,
            ),
          )
          .select([
            sql<string>`${p('userId')}::text`.as('userId'),
            'given.kind',
            'given.mail',
            'given.push',
          ]),
      )
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'kind']).doUpdateSet((eb) => ({
          mail: eb.ref('excluded.mail'),
          push: eb.ref('excluded.push'),
        })),
      ),
);

/** What waits for the digest of somebody who no longer wants it. */
export const dropFromDigest = prepared(
  'notifications.dropFromDigest',
  (db, p: Placeholders<{ userId: string; kinds: readonly string[] }>) =>
    db
      .updateTable('notifications')
      .set({ awaits_digest: false })
      .where('recipient_id', '=', p('userId'))
      .where('kind', '=', sql<string>`any(${p('kinds')}::text[])`)
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
