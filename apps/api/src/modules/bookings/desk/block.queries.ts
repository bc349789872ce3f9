import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import type { Span } from '../rules/span.ts';

interface NewBlock extends Span {
  loungeId: number;
  kind: 'out_of_service' | 'blocked';
  reason: string | null;
  createdBy: string;
  now: string;
}

export const insertBlock = prepared('bookings.insertBlock', (db, p: Placeholders<NewBlock>) =>
  db
    .insertInto('board_blocks')
    .values({
      lounge_id: p('loungeId'),
      kind: p('kind'),
      reason: p('reason'),
      start_at: p('startTime'),
      end_at: p('endTime'),
      created_by: p('createdBy'),
      created_at: p('now'),
    })
    .returning('id'),
);

interface BoardsIn extends Span {
  loungeId: number;
  boardIds: number[];
}

/** Counts the bookings, offers and other blocks that are in the way of a block. */
export const countConflicts = prepared(
  'bookings.countBlockConflicts',
  (db, p: Placeholders<BoardsIn>) =>
    db
      .selectFrom('board_occupancies')
      .select([
        sql<number>`count(distinct booking_id)`.as('bookings'),
        sql<number>`count(distinct waiting_list_entry_id)`.as('offers'),
        sql<number>`count(distinct block_id)`.as('blocks'),
      ])
      .where('lounge_id', '=', p('loungeId'))
      .where('is_active', '=', true)
      .where('board_id', '=', sql<number>`any(${p('boardIds')}::bigint[])`)
      .where(
        sql<boolean>`during && tstzrange(${p('startTime')}::timestamptz, ${p('endTime')}::timestamptz)`,
      ),
);

export const getBlock = prepared('bookings.getBlock', (db, p: Placeholders<{ id: number }>) =>
  db.selectFrom('board_blocks').select(['id', 'lounge_id as loungeId']).where('id', '=', p('id')),
);

/** Deletes a block with its occupancies. */
export const deleteBlock = prepared('bookings.deleteBlock', (db, p: Placeholders<{ id: number }>) =>
  db
    .deleteFrom('board_blocks')
    .where('id', '=', p('id'))
    .returning(['start_at as startTime', 'end_at as endTime']),
);

export const getBlockBoards = prepared(
  'bookings.getBlockBoards',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('board_blocks')
      .select([
        'start_at as startTime',
        'end_at as endTime',
        sql<number[]>`array(
          select occupancy.board_id from board_occupancies occupancy
          where occupancy.block_id = board_blocks.id
        )`.as('boardIds'),
      ])
      .where('id', '=', p('id')),
);
