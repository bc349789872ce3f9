import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import type { Span } from '../rules/span.ts';

interface InTheWayOf extends Span {
  loungeId: number;
  boardIds: number[];
}

/** What occupies certain boards at some time of a span, soonest first, at most 50. */
export const listInTheWay = prepared('bookings.listInTheWay', (db, p: Placeholders<InTheWayOf>) =>
  db
    .selectFrom('board_occupancies as occupancy')
    .innerJoin('lounge_boards as board', 'board.id', 'occupancy.board_id')
    .leftJoin('bookings as booking', 'booking.id', 'occupancy.booking_id')
    .leftJoin('board_blocks as block', 'block.id', 'occupancy.block_id')
    .leftJoin('waiting_list_entries as entry', 'entry.id', 'occupancy.waiting_list_entry_id')
    .leftJoin('users as member', (join) =>
      join.on(sql<boolean>`member.id = coalesce(booking.member_id, entry.member_id)`),
    )
    .select([
      sql<'booking' | 'block' | 'hold'>`case
        when booking.id is not null then 'booking' when block.id is not null then 'block'
        else 'hold' end`.as('kind'),
      sql<number>`coalesce(booking.id, block.id, entry.id)`.as('id'),
      sql<string | null>`coalesce(
        booking.guest_name, block.reason, member.first_name || ' ' || member.last_name
      )`.as('name'),
      sql<string>`coalesce(booking.start_at, block.start_at, entry.start_at)`.as('startTime'),
      sql<string>`coalesce(booking.end_at, block.end_at, entry.end_at)`.as('endTime'),
      sql<{ id: number; name: string }[]>`json_agg(
        json_build_object('id', board.id, 'name', board.name) order by board.position, board.id
      )`.as('boards'),
    ])
    .where('occupancy.lounge_id', '=', p('loungeId'))
    .where('occupancy.is_active', '=', true)
    .where('occupancy.board_id', '=', sql<number>`any(${p('boardIds')}::bigint[])`)
    .where(
      sql<boolean>`occupancy.during && tstzrange(${p('startTime')}::timestamptz, ${p('endTime')}::timestamptz)`,
    )
    .groupBy(['booking.id', 'block.id', 'entry.id', 'member.id'])
    .orderBy('startTime')
    .orderBy('id')
    .limit(50),
);
