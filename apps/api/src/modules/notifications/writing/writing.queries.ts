import type { Tx } from '@oche/db';
import type { MailTime } from '@oche/validators/notifications';
import { sql } from 'kysely';
import type { Written } from './written.ts';

/** One thing that happened, for several members. */
export interface NewNotification {
  kind: string;
  eventId: string;
  actorId: string | null;
  groupKey: string;
  place: string;
  /** JSON */
  payload: string;
  recipientIds: readonly string[];
  /** ISO times; what the recipient did themselves is read already */
  now: string;
  readAt: string | null;
  defaultMail: MailTime;
  defaultPush: boolean;
  /** mailed at once, whatever the recipient has chosen */
  isTransactional: boolean;
}

/**
 * Writes a notification for each recipient, into their unread group of its kind and key. Left out are
 * who has been told of this event already, whoever did it, and who blocks them or is blocked by them.
 */
export async function insertNotifications(tx: Tx, one: NewNotification): Promise<Written[]> {
  const { rows } = await sql<Written>`
    with wanted as (
      select member.id, member.locale,
        case when member.email_verified_at is not null then member.email::text end as email,
        case when ${one.isTransactional}::boolean then 'now'
          else coalesce(setting.mail, ${one.defaultMail}) end as mail,
        coalesce(setting.push, ${one.defaultPush}::boolean) and exists (
          select from sessions session join push_devices device on device.session_hash = session.id_hash
          where session.user_id = member.id
        ) as push
      from users member
      left join notification_settings setting
        on setting.user_id = member.id and setting.kind = ${one.kind}
      where member.id = any(${one.recipientIds}::text[]) and member.status <> 'banned'
        and member.id is distinct from ${one.actorId}::text
        and not exists (
          select from user_blocks block where
            (block.blocker_id = member.id and block.blocked_id = ${one.actorId}::text)
            or (block.blocker_id = ${one.actorId}::text and block.blocked_id = member.id)
        )
        and not exists (
          select from notifications told
          where told.event_id = ${one.eventId}::uuid and told.recipient_id = member.id
        )
    ), grouped as (
      insert into notification_groups as entry (recipient_id, kind, group_key, latest_at, read_at)
      select id, ${one.kind}, ${one.groupKey}, ${one.now}::timestamptz, ${one.readAt}::timestamptz
      -- always in the same order, so that two events about one thing wait for each other
      from wanted order by id
      on conflict (recipient_id, kind, group_key) where read_at is null
        do update set latest_at = greatest(entry.latest_at, excluded.latest_at)
      returning id, recipient_id
    ), written as (
      insert into notifications (
        group_id, recipient_id, kind, event_id, actor_id, place, payload, created_at, read_at,
        awaits_digest
      )
      select grouped.id, wanted.id, ${one.kind}, ${one.eventId}::uuid, ${one.actorId}, ${one.place},
        ${one.payload}::jsonb, ${one.now}::timestamptz, ${one.readAt}::timestamptz,
        wanted.mail = 'daily' and wanted.email is not null
      from grouped join wanted on wanted.id = grouped.recipient_id
      on conflict (event_id, recipient_id) do nothing
      returning id, recipient_id
    )
    select written.id, wanted.id as "recipientId", email, locale, mail, push
    from written join wanted on wanted.id = written.recipient_id
    order by written.id
  `.execute(tx);
  return rows;
}
