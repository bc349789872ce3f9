import type { Executor, Tx } from '@oche/db';
import type { Locale } from '@oche/validators/locale';
import { DEFAULT_TIME_ZONE } from '@oche/validators/notifications/schemas';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

export interface Claimed {
  userId: string;
  /** in the member's zone */
  day: string;
  email: string;
  locale: Locale;
  /** of the notifications in it, the latest last */
  ids: number[];
}

/** More are on the page. */
const ITEMS_MAX = 200;

/**
 * The digests that are due for members behind `after`: it is past eight in their zone, something has
 * waited since before that, and there is none of this day. Whoever inserts a digest's row sends it.
 *
 * @param now ISO time
 */
export async function claimDigests(
  tx: Tx,
  { now, after, limit }: { now: string; after: string; limit: number },
): Promise<{ last: string | null; claimed: Claimed[] }> {
  const { rows } = await sql<{ last: string | null; claimed: Claimed[] }>`
    with recursive waiting (id) as (
      -- from member to member by the index, however much waits for each
      (select recipient_id from notifications
        where awaits_digest and recipient_id > ${after} order by recipient_id limit 1)
      union all
      select (select recipient_id from notifications
        where awaits_digest and recipient_id > waiting.id order by recipient_id limit 1)
      from waiting where waiting.id is not null
    ), members as (
      select id from waiting where id is not null limit ${limit}
    ), due as (
      select member.id, member.email::text as email, member.locale,
        (local.moment::date)::text as day,
        (local.moment::date + time '08:00') at time zone local.zone as since
      from members
      join users member on member.id = members.id
      left join notification_zones chosen on chosen.user_id = member.id
      cross join lateral (select coalesce(chosen.time_zone, ${DEFAULT_TIME_ZONE}) as zone) place
      cross join lateral (
        select place.zone, ${now}::timestamptz at time zone place.zone as moment
      ) local
      where local.moment::time >= time '08:00' and member.email_verified_at is not null
        and member.status <> 'banned'
    ), filled as (
      select due.*, items.ids from due cross join lateral (
        select array_agg(id order by id) as ids from (
          select id from notifications item
          where item.recipient_id = due.id and awaits_digest and item.created_at < due.since
          order by id desc limit ${sql.lit(ITEMS_MAX)}
        ) latest
      ) items
      where items.ids is not null
    ), claimed as (
      insert into notification_digests (user_id, day, last_id, created_at)
      select id, day::date, ids[array_length(ids, 1)], ${now}::timestamptz from filled order by id
      on conflict do nothing
      returning user_id
    ), taken as (
      update notifications item set awaits_digest = false
      from filled join claimed on claimed.user_id = filled.id
      where item.recipient_id = filled.id and item.awaits_digest and item.created_at < filled.since
    )
    select (select max(id) from members) as last, coalesce((
      select json_agg(json_build_object(
        'userId', id, 'day', day, 'email', email, 'locale', locale, 'ids', ids
      ) order by id)
      from filled join claimed on claimed.user_id = filled.id
    ), '[]') as claimed
  `.execute(tx);
  return rows[0] ?? { last: null, claimed: [] };
}

export interface DigestGroup {
  id: number;
  kind: string;
  count: number;
  /** of the latest one */
  payload: unknown;
}

/** What of these notifications is unread and can be seen, in groups, the latest first. */
export async function listDigestGroups(
  db: Executor,
  visible: RawBuilder<SqlBool>,
  { userId, ids }: { userId: string; ids: readonly number[] },
): Promise<DigestGroup[]> {
  const { rows } = await sql<DigestGroup>`
    select item.group_id as id, item.kind, count(*)::int as count,
      (array_agg(item.payload order by item.id desc))[1] as payload
    from notifications item
    where item.id = any(${ids}::bigint[]) and item.recipient_id = ${userId} and item.read_at is null
      and ${visible}
    group by item.group_id, item.kind order by max(item.id) desc
  `.execute(db);
  return rows;
}
