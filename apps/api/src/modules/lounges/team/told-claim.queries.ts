import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

export const listToldClaims = prepared(
  'lounges.listToldClaims',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('lounge_claims as claim')
      .innerJoin('lounges as lounge', 'lounge.id', 'claim.lounge_id')
      .select(['claim.id', 'lounge.id as loungeId', 'lounge.name as lounge', 'claim.status'])
      .where('claim.id', '=', anyOfIds(p('ids'))),
);

/** Whether the claim of the row `item` of notifications is the recipient's, and decided. */
export const isOwnDecidedClaim = sql<boolean>`exists (
  select from lounge_claims claim
  where claim.id = (item.payload ->> 'claimId')::bigint and claim.status <> 'open'
    and claim.user_id = item.recipient_id
)`;
