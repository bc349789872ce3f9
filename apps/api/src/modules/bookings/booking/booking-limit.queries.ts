import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface UpcomingOf {
  loungeId: number;
  memberId: string;
  now: string;
}

/**
 * Counts a member's bookings and requests in a lounge that aren't over. None is longer than a day.
 */
export const countUpcoming = prepared('bookings.countUpcoming', (db, p: Placeholders<UpcomingOf>) =>
  db
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', p('memberId'))
    .where('lounge_id', '=', p('loungeId'))
    .where('status', 'in', ['requested', 'confirmed'])
    .where('start_at', '>', sql<string>`${p('now')}::timestamptz - interval '1 day'`)
    .where('end_at', '>', p('now')),
);
