import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import type { Span } from '../rules/span.ts';

interface BusyIn extends Span {
  loungeId: number;
  /** a booking whose own boards count as free; null for none */
  exceptBookingId: number | null;
  /** a block, likewise */
  exceptBlockId: number | null;
}

/** Boards that are taken at some time of a span, whatever occupies them. */
export const listBusyBoards = prepared('bookings.listBusyBoards', (db, p: Placeholders<BusyIn>) =>
  db
    .selectFrom('board_occupancies')
    .select('board_id as boardId')
    .distinct()
    .where('lounge_id', '=', p('loungeId'))
    .where('is_active', '=', true)
    .where(
      sql<boolean>`during && tstzrange(${p('startTime')}::timestamptz, ${p('endTime')}::timestamptz)`,
    )
    // blocks and offers have no booking
    .where(
      sql<boolean>`(booking_id is null or booking_id is distinct from ${p('exceptBookingId')}::bigint)`,
    )
    .where(
      sql<boolean>`(block_id is null or block_id is distinct from ${p('exceptBlockId')}::bigint)`,
    ),
);

interface NewOccupancies extends Span {
  loungeId: number;
  boardIds: number[];
  /** exactly one of these three is not null */
  bookingId: number | null;
  blockId: number | null;
  waitingListEntryId: number | null;
}

export const insertOccupancies = prepared(
  'bookings.insertOccupancies',
  (db, p: Placeholders<NewOccupancies>) =>
    db
      .insertInto('board_occupancies')
      .columns([
        'lounge_id',
        'board_id',
        'booking_id',
        'block_id',
        'waiting_list_entry_id',
        'during',
      ])
      .expression((eb) =>
        eb
          .selectFrom(
            sql<{ id: number }>`unnest(${p('boardIds')}::bigint[])`.as<'board'>(sql`board(id)`),
          )
          .select([
            sql<number>`${p('loungeId')}::bigint`.as('lounge_id'),
            'board.id as board_id',
            sql<number | null>`${p('bookingId')}::bigint`.as('booking_id'),
            sql<number | null>`${p('blockId')}::bigint`.as('block_id'),
            sql<number | null>`${p('waitingListEntryId')}::bigint`.as('waiting_list_entry_id'),
            sql<string>`tstzrange(${p('startTime')}::timestamptz, ${p('endTime')}::timestamptz)`.as(
              'during',
            ),
          ]),
      ),
);

/** Cancelled bookings keep their occupancies as history, which take no board. */
export const deactivateOccupancies = prepared(
  'bookings.deactivateOccupancies',
  (db, p: Placeholders<{ bookingIds: number[] }>) =>
    db
      .updateTable('board_occupancies')
      .set({ is_active: false })
      .where('booking_id', '=', anyOfIds(p('bookingIds'))),
);

/**
 * Deletes occupancies, of a booking that gets other boards or of an expired offer; one id is null.
 */
export const deleteOccupancies = prepared(
  'bookings.deleteOccupancies',
  (db, p: Placeholders<{ bookingId: number | null; waitingListEntryId: number | null }>) =>
    db
      .deleteFrom('board_occupancies')
      .where((eb) =>
        eb.or([
          eb('booking_id', '=', sql<number>`${p('bookingId')}::bigint`),
          eb('waiting_list_entry_id', '=', sql<number>`${p('waitingListEntryId')}::bigint`),
        ]),
      ),
);
