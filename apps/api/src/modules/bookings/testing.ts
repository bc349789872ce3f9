import type { DB, Db } from '@oche/db';
import { type Insertable, sql } from 'kysely';
import type { TestMember } from '../../testing/index.ts';

export interface TestLounge {
  id: number;
  boardIds: number[];
}

/**
 * A lounge of Berlin's time zone, open every day from 10:00 to 02:00, twelve euro an hour and board,
 * cancelled until two hours before, unless told otherwise.
 */
export async function createLounge(
  db: Db,
  owner: TestMember,
  { boards = 2, ...columns }: Partial<Insertable<DB['lounges']>> & { boards?: number } = {},
): Promise<TestLounge> {
  const { id } = await db
    .insertInto('lounges')
    .values({
      name: 'Zur scharfen Kante',
      address: 'Venloer Straße 12',
      zip_code: '50823',
      city: 'Köln',
      country: 'DE',
      state: 'Nordrhein-Westfalen',
      price_per_hour_cents: 1200,
      number_of_boards: boards,
      created_by: owner.id,
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('lounge_calendars').values({ lounge_id: id }).execute();
  await addStaff(db, id, owner, 'owner');
  const rows = await db
    .insertInto('lounge_boards')
    .values(
      Array.from({ length: boards }, (_, position) => ({
        lounge_id: id,
        name: `Board ${position + 1}`,
        position,
      })),
    )
    .returning('id')
    .execute();
  return { id, boardIds: rows.map((row) => row.id) };
}

export async function addStaff(
  db: Db,
  loungeId: number,
  member: TestMember,
  role: 'owner' | 'manager' = 'manager',
): Promise<void> {
  await db
    .insertInto('lounge_staff')
    .values({ lounge_id: loungeId, user_id: member.id, role })
    .execute();
}

/** A time of day in the week of tests, in Berlin: `at('Fri 18:00')` is 2026-11-27. */
export function at(time: string): string {
  const [day = '', hours = ''] = time.split(' ');
  const date = 23 + ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(day);
  return new Date(`2026-11-${date}T${hours}:00+01:00`).toISOString();
}

/** `span('Fri 18:00', 'Fri 20:00')` */
export const span = (from: string, to: string) => ({ startTime: at(from), endTime: at(to) });

/** Pairs of active occupancies of one board that overlap, found without the constraint. */
export async function listOverlaps(db: Db) {
  const { rows } = await sql<{ first: number; second: number }>`
    select a.id as first, b.id as second
    from board_occupancies as a
    join board_occupancies as b on b.board_id = a.board_id and b.id > a.id
    where a.is_active and b.is_active
      and lower(a.during) < upper(b.during) and lower(b.during) < upper(a.during)
  `.execute(db);
  return rows;
}

/**
 * Bookings whose boards are not what they should be: as many active rows as boards for the time of
 * the booking with its buffer, and none when it is cancelled.
 */
export async function listWronglyOccupied(db: Db) {
  const { rows } = await sql<{ id: number }>`
    select booking.id
    from bookings as booking
    join lounges as lounge on lounge.id = booking.lounge_id
    left join board_occupancies as occupancy
      on occupancy.booking_id = booking.id and occupancy.is_active
    group by booking.id, lounge.id
    having count(occupancy.id) <>
        case when booking.status = 'cancelled' then 0 else booking.board_count end
      or not coalesce(bool_and(
        lower(occupancy.during) = booking.start_at and upper(occupancy.during) =
          booking.end_at + lounge.buffer_minutes * interval '1 minute'
      ), true)
  `.execute(db);
  return rows;
}
