import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** The unread groups of a member that have something unread at one of these places, locked. */
export const lockGroupsAt = prepared(
  'notifications.lockGroupsAt',
  (db, p: Placeholders<{ memberId: string; places: readonly string[] }>) =>
    db
      .selectFrom('notification_groups as entry')
      .select('entry.id')
      .where('entry.read_at', 'is', null)
      .where('entry.id', 'in', (eb) =>
        eb
          .selectFrom('notifications as item')
          .select('item.group_id')
          .where('item.recipient_id', '=', p('memberId'))
          .where('item.place', '=', sql<string>`any(${p('places')}::text[])`)
          .where('item.read_at', 'is', null),
      )
      .orderBy('entry.id')
      .forUpdate(),
);

export const readItemsAt = prepared(
  'notifications.readItemsAt',
  (db, p: Placeholders<{ memberId: string; places: readonly string[]; now: string }>) =>
    db
      .updateTable('notifications')
      .set({ read_at: p('now'), awaits_digest: false })
      .where('recipient_id', '=', p('memberId'))
      .where('place', '=', sql<string>`any(${p('places')}::text[])`)
      .where('read_at', 'is', null),
);

/** Those of the groups in which nothing is unread any more become read. */
export const closeReadGroups = prepared(
  'notifications.closeReadGroups',
  (db, p: Placeholders<{ ids: number[]; now: string }>) =>
    db
      .updateTable('notification_groups as entry')
      .set({ read_at: p('now') })
      .where('entry.id', '=', anyOfIds(p('ids')))
      .where('entry.read_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('notifications as item')
              .select('item.id')
              .whereRef('item.group_id', '=', 'entry.id')
              .where('item.read_at', 'is', null),
          ),
        ),
      ),
);

/** One of the member's unread groups, or all of them if there is no id, locked. */
export const lockGroups = prepared(
  'notifications.lockGroups',
  (db, p: Placeholders<{ memberId: string; id: number | null }>) =>
    db
      .selectFrom('notification_groups')
      .select('id')
      .where('recipient_id', '=', p('memberId'))
      .where('read_at', 'is', null)
      .where(sql<boolean>`id = coalesce(${p('id')}::bigint, id)`)
      .orderBy('id')
      .forUpdate(),
);

export const readItemsOf = prepared(
  'notifications.readItemsOf',
  (db, p: Placeholders<{ ids: number[]; now: string }>) =>
    db
      .updateTable('notifications')
      .set({ read_at: p('now'), awaits_digest: false })
      .where('group_id', '=', anyOfIds(p('ids')))
      .where('read_at', 'is', null),
);
