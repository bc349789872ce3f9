import { type Executor, type Placeholders, prepared } from '@oche/db';
import type { BoardKind } from '@oche/validators/lounges/schemas';
import { sql } from 'kysely';

const boards = (db: Executor) =>
  db
    .selectFrom('lounge_boards')
    .select([
      'id',
      'lounge_id as loungeId',
      'name',
      'kind',
      'make',
      'scoring_system as scoringSystem',
      'oche_distance_mm as ocheDistanceMm',
      'is_accessible as isAccessible',
    ])
    .where('removed_at', 'is', null);

/** Finds a board, unless it was removed. */
export const getBoard = prepared('lounges.getBoard', (db, p: Placeholders<{ id: number }>) =>
  boards(db).where('id', '=', p('id')),
);

/** The lounge's boards in their order, without removed ones. */
export const listBoards = prepared(
  'lounges.listBoards',
  (db, p: Placeholders<{ loungeId: number }>) =>
    boards(db).where('lounge_id', '=', p('loungeId')).orderBy('position').orderBy('id'),
);

/** What a lounge says about a board. */
interface BoardFields {
  name: string;
  kind: BoardKind;
  make: string | null;
  scoringSystem: string | null;
  ocheDistanceMm: number | null;
  isAccessible: boolean;
}

/** Adds a board after all others. */
export const insertBoard = prepared(
  'lounges.insertBoard',
  (db, p: Placeholders<BoardFields & { loungeId: number; now: string }>) =>
    db
      .insertInto('lounge_boards')
      .values((eb) => ({
        lounge_id: p('loungeId'),
        name: p('name'),
        kind: p('kind'),
        make: p('make'),
        scoring_system: p('scoringSystem'),
        oche_distance_mm: p('ocheDistanceMm'),
        is_accessible: p('isAccessible'),
        created_at: p('now'),
        position: eb
          .selectFrom('lounge_boards')
          .select(sql<number>`coalesce(max(position) + 1, 0)`.as('next'))
          .where('lounge_id', '=', p('loungeId'))
          .where('removed_at', 'is', null)
          .$asScalar()
          .$notNull(),
      }))
      .returning('id'),
);

export const updateBoard = prepared(
  'lounges.updateBoard',
  (db, p: Placeholders<BoardFields & { id: number }>) =>
    db
      .updateTable('lounge_boards')
      .set({
        name: p('name'),
        kind: p('kind'),
        make: p('make'),
        scoring_system: p('scoringSystem'),
        oche_distance_mm: p('ocheDistanceMm'),
        is_accessible: p('isAccessible'),
      })
      .where('id', '=', p('id')),
);

/** The board stays in the table for its past bookings. */
export const removeBoard = prepared(
  'lounges.removeBoard',
  (db, p: Placeholders<{ id: number; now: string }>) =>
    db
      .updateTable('lounge_boards')
      .set({ removed_at: p('now') })
      .where('id', '=', p('id')),
);

/** Counts a board's bookings that aren't over, and waiting list offers that can become bookings. */
export const countBookings = prepared(
  'lounges.countBookingsOfBoard',
  (db, p: Placeholders<{ boardId: number; loungeId: number; now: string }>) =>
    db
      .selectFrom('board_occupancies')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('lounge_id', '=', p('loungeId'))
      .where('board_id', '=', p('boardId'))
      .where('is_active', '=', true)
      .where('block_id', 'is', null)
      .where(sql<boolean>`during && tstzrange(${p('now')}::timestamptz, null)`),
);

/** Puts the boards in the order of this list, which must contain all of them. */
export const setPositions = prepared(
  'lounges.setBoardPositions',
  (db, p: Placeholders<{ loungeId: number; boardIds: number[] }>) =>
    db
      .updateTable('lounge_boards')
      .set({ position: sql<number>`array_position(${p('boardIds')}::bigint[], id) - 1` })
      .where('lounge_id', '=', p('loungeId'))
      .where('removed_at', 'is', null),
);

export const addToNumberOfBoards = prepared(
  'lounges.addToNumberOfBoards',
  (db, p: Placeholders<{ loungeId: number; count: number }>) =>
    db
      .updateTable('lounges')
      .set((eb) => ({ number_of_boards: eb('number_of_boards', '+', p('count')) }))
      .where('id', '=', p('loungeId')),
);
