import { type Executor, type Placeholders, prepared } from '@oche/db';
import type { Locale } from '@oche/validators/locale';
import { UNREAD_COUNT_MAX } from '@oche/validators/notifications/limits';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { forKinds } from '../../../lib/declared/kind-statements.ts';
import type { NotificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { visibleItem } from '../visible.select.ts';

type Visible = RawBuilder<SqlBool>;
type Kind = NotificationKind<Deps>;

/** A notification, with what is needed to tell it. */
export interface ItemRow {
  id: number;
  kind: string;
  recipientId: string;
  payload: unknown;
  /** whether it was read after it had been written */
  isReadSince: boolean;
  email: string | null;
  locale: Locale;
}

const itemColumns = sql`
  item.id, item.kind, item.recipient_id as "recipientId", item.payload,
  coalesce(item.read_at > item.created_at, false) as "isReadSince",
  case when member.email_verified_at is not null then member.email::text end as email, member.locale`;

export const getItem = forKinds<Kind, { id: number }, ItemRow>(
  'notifications.getItem',
  (db, p: Placeholders<{ id: number }>, kinds) => {
    const item = sql<ItemRow>`(
      select ${itemColumns} from notifications item join users member on member.id = item.recipient_id
      where item.id = ${p('id')} and ${visibleItem(kinds)}
    )`;
    return db.selectFrom(item.as('told')).selectAll();
  },
);

export interface GroupRow {
  id: number;
  kind: string;
  latestAt: string;
  isRead: boolean;
  /** of those that are seen; at most COUNT_MAX */
  count: number;
  /** of the latest one */
  payload: unknown;
  actor: { firstName: string; lastName: string; profileImageUrl: string | null } | null;
}

/** Which kinds stand in a member's list. */
export const listKindsOf = prepared(
  'notifications.listKindsOf',
  (db, p: Placeholders<{ recipientId: string }>) =>
    db
      .selectFrom('notification_groups')
      .distinct()
      .select('kind')
      .where('recipient_id', '=', p('recipientId')),
);

export interface GroupPage {
  recipientId: string;
  kinds: readonly string[];
  isUnread: boolean;
  /** the place behind which the page begins; null for the first one */
  before: { latestAt: string; id: number } | null;
  limit: number;
}

/** More in one group are not counted. */
const COUNT_MAX = 100;

/**
 * Groups with something to see, the latest first. In unread groups only what is unread counts. PostgreSQL plans it for longer than
 * it runs, by the kinds: of all that there are 24 ms, and a plan that is kept takes 5 MB of each connection. So it is told
 * those of `listKindsOf` alone.
 *
 * @param visible of these kinds
 */
export async function listGroups(
  db: Executor,
  visible: Visible,
  { recipientId, kinds, isUnread, before, limit }: GroupPage,
): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select entry.id, entry.kind, entry.latest_at as "latestAt",
      entry.read_at is not null as "isRead", seen.count, seen.payload,
      case when actor.id is not null then json_build_object(
        'firstName', actor.first_name, 'lastName', actor.last_name,
        'profileImageUrl', actor.profile_image_url
      ) end as actor
    from notification_groups entry
    cross join lateral (
      select count(*)::int as count, (array_agg(payload order by id desc))[1] as payload,
        (array_agg(actor_id order by id desc))[1] as actor_id
      from (
        select item.id, item.payload, item.actor_id from notifications item
        where item.group_id = entry.id and (item.read_at is null or entry.read_at is not null)
          and ${visible}
        order by item.id desc limit ${sql.lit(COUNT_MAX)}
      ) shown
    ) seen
    left join users actor on actor.id = seen.actor_id
    where entry.recipient_id = ${recipientId} and seen.count > 0
      and ${isUnread ? sql`entry.read_at is null` : sql`true`}
      and entry.kind = any(${kinds}::text[])
      and ${
        before
          ? sql`(entry.latest_at, entry.id) < (${before.latestAt}::timestamptz, ${before.id}::bigint)`
          : sql`true`
      }
    order by entry.latest_at desc, entry.id desc limit ${limit}
  `.execute(db);
  return rows;
}

interface Unread {
  memberId: string;
  count: number;
}

/**
 * How many unread groups with something to see each of these members has; one more than are counted means "many". The
 * subselect hides from PostgreSQL how many members there are; else it would plan each run again.
 */
export const countUnread = forKinds<Kind, { memberIds: readonly string[] }, Unread>(
  'notifications.countUnread',
  (db, p: Placeholders<{ memberIds: readonly string[] }>, kinds) => {
    const counts = sql<Unread>`(
      select asked.id as "memberId", (
        select count(*)::int from (
          select from notification_groups entry
          where entry.recipient_id = asked.id and entry.read_at is null and exists (
            select from notifications item
            where item.group_id = entry.id and item.read_at is null and ${visibleItem(kinds)}
          )
          limit ${sql.lit(UNREAD_COUNT_MAX + 1)}
        ) unread
      ) as count
      from unnest(array(select unnest(${p('memberIds')}::text[]))) as asked (id)
    )`;
    return db.selectFrom(counts.as('counted')).selectAll();
  },
);
