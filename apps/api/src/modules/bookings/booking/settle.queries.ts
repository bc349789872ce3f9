import { type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';

interface Due {
  now: string;
}

interface DueElsewhere extends Due {
  /** lounges to leave out, as these have failed */
  exceptLoungeIds: number[];
}

const isElsewhere = (p: Placeholders<DueElsewhere>) =>
  sql<boolean>`lounge_id <> all(${p('exceptLoungeIds')}::bigint[])`;

/** Requests that nobody answered in time. */
export const listExpiredRequests = preparedList(
  'bookings.listExpiredRequests',
  (db, p: Placeholders<DueElsewhere>, limit) =>
    db
      .selectFrom('bookings')
      .select(['id', 'lounge_id as loungeId'])
      .where('status', '=', 'requested')
      .where('expires_at', '<=', p('now'))
      .where(isElsewhere(p))
      .orderBy('expires_at')
      .limit(limit),
);

/** Confirmed bookings that are over. */
export const listEnded = preparedList(
  'bookings.listEnded',
  (db, p: Placeholders<DueElsewhere>, limit) =>
    db
      .selectFrom('bookings')
      .select(['id', 'lounge_id as loungeId'])
      .where('status', '=', 'confirmed')
      .where('end_at', '<=', p('now'))
      .where(isElsewhere(p))
      .orderBy('end_at')
      .limit(limit),
);

/** Offers of the waiting list that nobody took in time. */
export const listLapsedOffers = preparedList(
  'bookings.listLapsedOffers',
  (db, p: Placeholders<DueElsewhere>, limit) =>
    db
      .selectFrom('waiting_list_entries')
      .select(['id', 'lounge_id as loungeId'])
      .where('status', '=', 'offered')
      .where('offer_expires_at', '<=', p('now'))
      .where(isElsewhere(p))
      .orderBy('offer_expires_at')
      .limit(limit),
);

/** Ends wishes that have got no offer before their time has come. */
export const endPastWishes = prepared('bookings.endPastWishes', (db, p: Placeholders<Due>) =>
  db
    .updateTable('waiting_list_entries')
    .set({ status: 'expired' })
    .where('status', '=', 'waiting')
    .where('start_at', '<=', p('now')),
);
