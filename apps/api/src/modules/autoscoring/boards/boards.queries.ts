import { type Executor, type Placeholders, prepared } from '@oche/db';
import type { BoardMaker, BoardState } from '@oche/validators/autoscoring/schemas';
import { sql } from 'kysely';

/** What is shown of a board; none that its lounge has taken down. */
const boards = (db: Executor) =>
  db
    .selectFrom('counting_boards as board')
    .leftJoin('counting_board_sights as sight', 'sight.board_id', 'board.id')
    .leftJoin('lounge_boards as hung', 'hung.id', 'board.lounge_board_id')
    .leftJoin('lounges as lounge', 'lounge.id', 'hung.lounge_id')
    .select([
      'board.id',
      sql<string>`coalesce(board.name, hung.name)`.as('name'),
      'lounge.id as loungeId',
      'lounge.name as loungeName',
      'hung.id as loungeBoardId',
      sql<BoardMaker | null>`board.maker`.as('maker'),
      'board.version',
      sql<BoardState | null>`sight.sight ->> 'state'`.as('state'),
      'sight.lease_until as leaseUntil',
      'sight.seen_at as seenAt',
      'sight.dart_at as dartAt',
      'board.attached_until as attachedUntil',
      'board.attached_by as attachedBy',
      'board.attached_game_id as attachedGameId',
    ])
    .where('hung.removed_at', 'is', null)
    .orderBy('hung.position')
    .orderBy('board.id');

export type BoardRow = Awaited<ReturnType<typeof listOwn>>[number];

export const listOwn = prepared('autoscoring.listOwn', (db, p: Placeholders<{ userId: string }>) =>
  boards(db).where('board.owner_id', '=', p('userId')),
);

export const listOfLounge = prepared(
  'autoscoring.listOfLounge',
  (db, p: Placeholders<{ loungeId: number }>) =>
    boards(db).where('hung.lounge_id', '=', p('loungeId')),
);

/** The one at a board of a lounge. */
export const listAtBoard = prepared(
  'autoscoring.listAtBoard',
  (db, p: Placeholders<{ loungeBoardId: number }>) =>
    boards(db).where('hung.id', '=', p('loungeBoardId')),
);

interface Usable {
  userId: string;
  /** of the game that the member scores */
  loungeId: number | null;
  now: Date;
}

/** A member's own, those of the lounge where their game is played, and those that they have booked for now. */
export const listUsable = prepared('autoscoring.listUsable', (db, p: Placeholders<Usable>) =>
  boards(db).where(
    'board.id',
    'in',
    sql<number>`(
      select own.id from counting_boards as own where own.owner_id = ${p('userId')}
      union all
      select there.id from counting_boards as there
      join lounge_boards as place on place.id = there.lounge_board_id
      where place.lounge_id = ${p('loungeId')}
      union all
      select booked.id from bookings as booking
      join board_occupancies as held on held.booking_id = booking.id and held.is_active
        and held.during @> ${p('now')}::timestamptz
      join counting_boards as booked on booked.lounge_board_id = held.board_id
      where booking.member_id = ${p('userId')}
        and booking.start_at <= ${p('now')}::timestamptz and booking.end_at > ${p('now')}::timestamptz
    )`,
  ),
);

/** One's own come one after the other, so that what is counted stays true. */
export const lockOwner = prepared(
  'autoscoring.lockOwner',
  (db, p: Placeholders<{ userId: string }>) =>
    db.selectFrom('users').select('id').where('id', '=', p('userId')).forNoKeyUpdate(),
);

export const insertBoard = prepared(
  'autoscoring.insertBoard',
  (
    db,
    p: Placeholders<{
      name: string | null;
      ownerId: string | null;
      loungeBoardId: number | null;
      createdBy: string;
      tokenHash: string;
      now: Date;
    }>,
  ) =>
    db
      .insertInto('counting_boards')
      .values({
        name: p('name'),
        owner_id: p('ownerId'),
        lounge_board_id: p('loungeBoardId'),
        created_by: p('createdBy'),
        token_hash: p('tokenHash'),
        created_at: p('now'),
      })
      .returning('id'),
);

interface OfBoard {
  boardId: number;
}

/** What says whose a board is. */
export const getOwned = prepared('autoscoring.getOwned', (db, p: Placeholders<OfBoard>) =>
  db
    .selectFrom('counting_boards as board')
    .leftJoin('lounge_boards as hung', 'hung.id', 'board.lounge_board_id')
    .select(['board.owner_id as ownerId', 'hung.lounge_id as loungeId'])
    .where('board.id', '=', p('boardId')),
);

export const getLoungeBoard = prepared(
  'autoscoring.getLoungeBoard',
  (db, p: Placeholders<OfBoard>) =>
    db
      .selectFrom('lounge_boards')
      .select('lounge_id as loungeId')
      .where('id', '=', p('boardId'))
      .where('removed_at', 'is', null),
);

export const renameBoard = prepared(
  'autoscoring.renameBoard',
  (db, p: Placeholders<OfBoard & { name: string }>) =>
    db
      .updateTable('counting_boards')
      .set({ name: p('name') })
      .where('id', '=', p('boardId')),
);

export const setToken = prepared(
  'autoscoring.setToken',
  (db, p: Placeholders<OfBoard & { tokenHash: string }>) =>
    db
      .updateTable('counting_boards')
      .set({ token_hash: p('tokenHash') })
      .where('id', '=', p('boardId'))
      .returning('id'),
);

/** What the process with the former key has seen, and that it holds the board. */
export const forgetSight = prepared('autoscoring.forgetSight', (db, p: Placeholders<OfBoard>) =>
  db.deleteFrom('counting_board_sights').where('board_id', '=', p('boardId')),
);

export const deleteBoard = prepared('autoscoring.deleteBoard', (db, p: Placeholders<OfBoard>) =>
  db.deleteFrom('counting_boards').where('id', '=', p('boardId')).returning('id'),
);
