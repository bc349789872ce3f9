import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

export const listOpenBookings = prepared(
  'bookings.listOpenOfLeaver',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('bookings')
      .innerJoin('lounges', 'lounges.id', 'bookings.lounge_id')
      .select(['bookings.id', 'lounges.name as lounge', 'bookings.start_at as startTime'])
      .where('bookings.member_id', '=', p('userId'))
      .where('bookings.status', 'in', ['requested', 'confirmed'])
      .where('bookings.start_at', '>', sql<string>`now()`)
      .orderBy('bookings.start_at')
      .limit(200),
);

export const listWaiting = prepared(
  'bookings.listWaitingOfLeaver',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('waiting_list_entries')
      .select('id')
      .where('member_id', '=', p('userId'))
      .where('status', 'in', ['waiting', 'offered']),
);

export const listOpenAt = prepared(
  'bookings.listOpenAtOrphans',
  (db, p: Placeholders<{ loungeIds: readonly number[] }>) =>
    db
      .selectFrom('bookings')
      .select('id')
      .where('lounge_id', '=', sql<number>`any(${p('loungeIds')}::bigint[])`)
      .where('status', 'in', ['requested', 'confirmed'])
      .where('start_at', '>', sql<string>`now()`)
      .orderBy('id'),
);
