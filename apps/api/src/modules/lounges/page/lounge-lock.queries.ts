import { type Placeholders, prepared } from '@oche/db';

const columns = ['id', 'name', 'is_active as isActive'] as const;

/**
 * Locks a lounge's row until the transaction ends, so that changes of its team, photos and reviews
 * run one after the other. Bookings don't wait for it; they lock the calendar.
 */
export const lockLounge = prepared('lounges.lockLounge', (db, p: Placeholders<{ id: number }>) =>
  db.selectFrom('lounges').select(columns).where('id', '=', p('id')).forNoKeyUpdate(),
);

export const lockLoungeOfReview = prepared(
  'lounges.lockLoungeOfReview',
  (db, p: Placeholders<{ reviewId: number }>) =>
    db
      .selectFrom('lounges')
      .select(columns)
      .where('id', '=', (eb) =>
        eb.selectFrom('lounge_reviews').select('lounge_id').where('id', '=', p('reviewId')),
      )
      .forNoKeyUpdate(),
);

export const lockLoungeOfInvitation = prepared(
  'lounges.lockLoungeOfInvitation',
  (db, p: Placeholders<{ invitationId: number }>) =>
    db
      .selectFrom('lounges')
      .select(columns)
      .where('id', '=', (eb) =>
        eb.selectFrom('lounge_invitations').select('lounge_id').where('id', '=', p('invitationId')),
      )
      .forNoKeyUpdate(),
);

export const lockLoungeOfClaim = prepared(
  'lounges.lockLoungeOfClaim',
  (db, p: Placeholders<{ claimId: number }>) =>
    db
      .selectFrom('lounges')
      .select(columns)
      .where('id', '=', (eb) =>
        eb.selectFrom('lounge_claims').select('lounge_id').where('id', '=', p('claimId')),
      )
      .forNoKeyUpdate(),
);
