import { type Placeholders, prepared, type Tx } from '@oche/db';
import type { MailTime } from '@oche/validators/notifications/schemas';
import { sql } from 'kysely';
import type { Written } from '../written.ts';

/** One thing that happened, for several members. */
export interface NewNotification {
  kind: string;
  eventId: string;
  actorId: string | null;
  groupKey: string;
  place: string;
  payload: unknown;
  recipientIds: readonly string[];
  /** ISO time, if it is read already */
  readAt: string | null;
  /** for recipients who have chosen nothing */
  mail: MailTime;
  push: boolean;
  /** mailed at once, whatever the recipient has chosen */
  isTransactional: boolean;
}

/**
 * Writes a notification for each recipient, into their unread group of its kind and key. Left out are those who have
 * been told of the event already (of several kinds the first counts), whoever did it, and members who block them or are
 * blocked by them.
 *
 * @param now ISO time
 */
export const insertNotifications = (
  tx: Tx,
  all: readonly NewNotification[],
  now: string,
): Promise<Written[]> => insertAll(tx, { all: JSON.stringify(all), now });

const insertAll = prepared(
  'notifications.insertAll',
  (db, p: Placeholders<{ all: string; now: string }>) => ({
    compile: () =>
      sql<Written>`
      with told as (
        select told.*, recipient.id as recipient_id
        from rows from (json_to_recordset(${p('all')}::json) as (
          kind text, "eventId" uuid, "actorId" text, "groupKey" text, place text, payload jsonb,
          "recipientIds" text[], "readAt" timestamptz, mail text, push boolean, "isTransactional" boolean
        )) with ordinality as told (
          kind, event_id, actor_id, group_key, place, payload, recipient_ids, read_at, mail, push,
          is_transactional, position
        )
        cross join unnest(told.recipient_ids) as recipient (id)
      ), wanted as (
        select distinct on (told.event_id, member.id) told.kind, told.event_id, told.actor_id,
          told.group_key, told.place, told.payload, told.read_at, member.id as recipient_id, member.locale,
          case when member.email_verified_at is not null then member.email::text end as email,
          case when told.is_transactional then 'now' else coalesce(setting.mail, told.mail) end as mail,
          coalesce(setting.push, told.push) and exists (
            select from sessions session join push_devices device on device.session_hash = session.id_hash
            where session.user_id = member.id
          ) as push
        from told
        join users member on member.id = told.recipient_id
        left join notification_settings setting
          on setting.user_id = member.id and setting.kind = told.kind
        where member.status not in ('banned', 'deleted') and member.id is distinct from told.actor_id
          and not exists (
            select from user_blocks block where
              (block.blocker_id = member.id and block.blocked_id = told.actor_id)
              or (block.blocker_id = told.actor_id and block.blocked_id = member.id)
          )
          and not exists (
            select from notifications known
            where known.event_id = told.event_id and known.recipient_id = member.id
          )
        order by told.event_id, member.id, told.position
      ), grouped as (
        insert into notification_groups as entry (recipient_id, kind, group_key, latest_at, read_at)
        select distinct recipient_id, kind, group_key, ${p('now')}::timestamptz, read_at from wanted
        -- always in the same order, so that two events about one thing wait for each other
        order by recipient_id, kind, group_key
        on conflict (recipient_id, kind, group_key) where read_at is null
          do update set latest_at = greatest(entry.latest_at, excluded.latest_at)
        returning id, recipient_id, kind, group_key, read_at
      ), written as (
        insert into notifications (
          group_id, recipient_id, kind, event_id, actor_id, place, payload, created_at, read_at,
          awaits_digest
        )
        select entry.id, wanted.recipient_id, wanted.kind, event_id, actor_id, place, payload,
          ${p('now')}::timestamptz, wanted.read_at, mail = 'daily' and email is not null
        from wanted
        join grouped entry on (entry.recipient_id, entry.kind, entry.group_key)
          = (wanted.recipient_id, wanted.kind, wanted.group_key)
          and entry.read_at is not distinct from wanted.read_at
        on conflict (event_id, recipient_id) do nothing
        returning id, event_id, recipient_id, read_at is not null as is_own
      )
      select written.id, written.recipient_id as "recipientId", written.is_own as "isOwn", email, locale,
        mail, push
      from written join wanted using (event_id, recipient_id)
      order by written.id
    `.compile(db),
  }),
);
