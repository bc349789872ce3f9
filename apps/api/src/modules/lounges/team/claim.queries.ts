import { type Placeholders, prepared, preparedList } from '@oche/db';

/** Returns no row if the member has an open claim already. */
export const insertClaim = prepared(
  'lounges.insertClaim',
  (db, p: Placeholders<{ loungeId: number; userId: string; message: string; now: string }>) =>
    db
      .insertInto('lounge_claims')
      .values({
        lounge_id: p('loungeId'),
        user_id: p('userId'),
        message: p('message'),
        created_at: p('now'),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
);

/** Oldest first, along the index lounge_claims_open. */
export const listOpenClaims = preparedList(
  'lounges.listOpenClaims',
  (db, p: Placeholders<{ after: number }>, limit) =>
    db
      .selectFrom('lounge_claims as claim')
      .innerJoin('lounges as lounge', 'lounge.id', 'claim.lounge_id')
      .innerJoin('users as member', 'member.id', 'claim.user_id')
      .select([
        'claim.id',
        'claim.message',
        'claim.created_at as createdAt',
        'lounge.id as loungeId',
        'lounge.name as loungeName',
        'lounge.city',
        'member.id as memberId',
        'member.first_name as firstName',
        'member.last_name as lastName',
        'member.email',
      ])
      .where('claim.status', '=', 'open')
      .where('claim.id', '>', p('after'))
      .orderBy('claim.id')
      .limit(limit),
);

interface Decision {
  id: number;
  status: 'approved' | 'declined';
  decidedBy: string;
  now: string;
}

/** Returns no row if the claim has been decided already. */
export const decideClaim = prepared('lounges.decideClaim', (db, p: Placeholders<Decision>) =>
  db
    .updateTable('lounge_claims')
    .set({ status: p('status'), decided_by: p('decidedBy'), decided_at: p('now') })
    .where('id', '=', p('id'))
    .where('status', '=', 'open')
    .returning('user_id as userId'),
);
