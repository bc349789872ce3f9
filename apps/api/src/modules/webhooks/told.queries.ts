import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import type { WebhookOffReason } from '@oche/validators/webhooks/limits';
import { sql } from 'kysely';

/** Whether the hook of the row `item` of notifications is still its recipient's, and off. */
export const isToldVisible = sql<boolean>`exists (
  select from webhooks hook
  where hook.id = (item.payload ->> 'hookId')::bigint and hook.user_id = item.recipient_id and hook.off_reason is not null
)`;

export const listTold = prepared('webhooks.listTold', (db, p: Placeholders<{ ids: number[] }>) =>
  db
    .selectFrom('webhooks')
    .select(['id', 'name', sql<WebhookOffReason>`off_reason`.as('offReason')])
    .where('id', '=', anyOfIds(p('ids')))
    .where('off_reason', 'is not', null),
);
