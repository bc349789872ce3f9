import { prepared } from '@oche/db';
import { sql } from 'kysely';

/** How all hooks are: how many are on, have a receiver that fails, and are off, by why. */
export const countHooks = prepared('webhooks.countHooks', (db) =>
  db
    .selectFrom('webhooks as hook')
    .innerJoin('webhook_states as state', 'state.hook_id', 'hook.id')
    .select(({ fn }) => [
      sql<string>`case
        when hook.off_reason is not null then 'off_' || hook.off_reason
        when state.failures > 0 then 'failing'
        else 'on'
      end`.as('state'),
      fn.countAll<number>().as('count'),
    ])
    .groupBy('state'),
);

/**
 * For how many seconds the hook that waits longest could have been served; one that waits for its receiver, or for the next
 * minute, is due later.
 */
export const getLateness = prepared('webhooks.getLateness', (db) =>
  db
    .selectFrom('webhook_states')
    .select(sql<number | null>`extract(epoch from now() - min(due_at))::float8`.as('seconds'))
    .where('due_at', '<=', sql<string>`now()`)
    .where(sql<boolean>`coalesce(paused_until <= now(), true)`),
);
