import type { Db } from '@oche/db';
import type { Booking } from '@oche/validators/bookings/schemas';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import type { TestApi, TestMember } from '../../testing/index.ts';

/** A Monday morning in winter, years ahead, so that no job for later becomes due during a test. */
export const NOW = '2031-03-03T09:00:00.000Z';

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * A time on Cologne's clock, in ISO 8601: `at('Sat 01:00')` in the week that begins with NOW,
 * `at('19:00')` on its Friday, `at('24:00', '2031-06-05')` at the end of another day.
 */
export function at(moment: string, date?: string): string {
  const [time = '', weekday = 'Fri'] = moment.split(' ').reverse();
  const day = date ?? `2031-03-0${3 + WEEK.indexOf(weekday)}`;
  const [hours, minutes] = time.split(':').map(Number);
  const shown = Temporal.PlainDateTime.from(`${day}T00:00`).add({ hours, minutes });
  return new Date(shown.toZonedDateTime('Europe/Berlin').epochMilliseconds).toISOString();
}

/** `span('Fri 18:00', 'Fri 20:00')` */
export const span = (from: string, to: string) => ({ startTime: at(from), endTime: at(to) });

interface Evening {
  loungeId: number;
  startTime?: string;
  endTime?: string;
  boardIds?: number[];
  boardCount?: number;
  notes?: string;
  groupSize?: number;
}

/** Friday from 19:00 to 21:00, any board, unless told otherwise. */
export const anEvening = ({
  startTime = at('19:00'),
  endTime = at('21:00'),
  ...evening
}: Evening) => ({ startTime, endTime, ...evening });

export const book = (api: TestApi, member: TestMember, evening: Evening): Promise<Booking> =>
  api.callerFor(member).bookings.create(anEvening(evening));

export const join = (api: TestApi, member: TestMember, evening: Evening) =>
  api.callerFor(member).bookings.waitingList.join(anEvening(evening));

/** The occupancies of a lounge by board and time. Two active ones of one board never overlap. */
export const occupanciesOf = (api: TestApi, loungeId: number) =>
  api.deps.db
    .selectFrom('board_occupancies')
    .select([
      'board_id as boardId',
      'booking_id as bookingId',
      'waiting_list_entry_id as entryId',
      'block_id as blockId',
    ])
    .where('lounge_id', '=', loungeId)
    .where('is_active', '=', true)
    .orderBy('board_id')
    .orderBy('id')
    .execute();

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
 * Bookings with wrong occupancies. There must be as many active rows as boards, for the booking's
 * time with its buffer, and none for a cancelled booking.
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
