import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { NotificationKind } from '../../lib/declared/notifiable.ts';
import type { Deps } from '../../lib/deps.ts';

/**
 * Whether the recipient may see what the row `item` of `notifications` tells: each kind decides for
 * its own, and what blocked people do is never seen. A kind that nobody declares any more is not.
 */
export function visibleItem(
  kinds: readonly Pick<NotificationKind<Deps>, 'kind' | 'isVisible'>[],
): RawBuilder<SqlBool> {
  if (kinds.length === 0) return sql`false`;
  const cases = kinds.map(({ kind, isVisible }) => sql`when ${kind} then ${isVisible}`);
  return sql<SqlBool>`(case item.kind ${sql.join(cases, sql` `)} else false end and ${notBlocked})`;
}

const notBlocked = sql<SqlBool>`(item.actor_id is null or not exists (
  select from user_blocks block where
    (block.blocker_id = item.recipient_id and block.blocked_id = item.actor_id)
    or (block.blocker_id = item.actor_id and block.blocked_id = item.recipient_id)
))`;
