import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

export const listToldVerifications = prepared(
  'trust.listToldVerifications',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('verifications')
      .select(['id', 'kind', 'status', 'reason'])
      .where('id', '=', anyOfIds(p('ids'))),
);

/** Whether the check of the row `item` of notifications is the recipient's, and decided. */
export const isOwnDecided = sql<boolean>`exists (
  select from verifications verification
  where verification.id = (item.payload ->> 'verificationId')::bigint
    and verification.status <> 'pending' and verification.user_id = item.recipient_id
)`;
