import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import type { Sight } from './sight.ts';

/** The board to which a token belongs; none of one that a lounge has taken down. */
export const findByToken = prepared(
  'autoscoring.findByToken',
  (db, p: Placeholders<{ tokenHash: string }>) =>
    db
      .selectFrom('counting_boards as board')
      .leftJoin('lounge_boards as hung', 'hung.id', 'board.lounge_board_id')
      .select([
        'board.id',
        sql<string>`coalesce(board.name, hung.name)`.as('name'),
        'board.maker',
        'board.version',
        'board.attached_until as attachedUntil',
        'board.attached_game_id as attachedGameId',
      ])
      .where('board.token_hash', '=', p('tokenHash'))
      .where('hung.removed_at', 'is', null),
);

interface OfBoard {
  boardId: number;
}

/** The row of a board's sight, held until the transaction ends: of two processes one comes first. */
export const lockSight = prepared('autoscoring.lockSight', (db, p: Placeholders<OfBoard>) =>
  db
    .selectFrom('counting_board_sights')
    .select([
      'lease',
      'lease_until as leaseUntil',
      'seq',
      sql<Sight>`sight`.as('sight'),
      'dart_at as dartAt',
    ])
    .where('board_id', '=', p('boardId'))
    .forUpdate(),
);

interface Written extends OfBoard {
  lease: string;
  leaseUntil: Date;
  seq: number;
  sight: string;
  now: Date;
  dartAt: string | null;
}

/** Nothing is known of the board yet. Does nothing when somebody else was quicker. */
export const insertSight = prepared('autoscoring.insertSight', (db, p: Placeholders<Written>) =>
  db
    .insertInto('counting_board_sights')
    .values({
      board_id: p('boardId'),
      lease: p('lease'),
      lease_until: p('leaseUntil'),
      seq: p('seq'),
      // later than whatever was known before the row was lost
      revision: sql<number>`(extract(epoch from ${p('now')}::timestamptz) * 1000)::bigint`,
      sight: sql`${p('sight')}::jsonb`,
      seen_at: p('now'),
      dart_at: p('dartAt'),
    })
    .onConflict((conflict) => conflict.column('board_id').doNothing())
    .returning('revision'),
);

export const updateSight = prepared('autoscoring.updateSight', (db, p: Placeholders<Written>) =>
  db
    .updateTable('counting_board_sights')
    .set((eb) => ({
      lease: p('lease'),
      lease_until: p('leaseUntil'),
      seq: p('seq'),
      revision: eb('revision', '+', 1),
      sight: sql`${p('sight')}::jsonb`,
      seen_at: p('now'),
      dart_at: p('dartAt'),
    }))
    .where('board_id', '=', p('boardId')),
);

/** Only what somebody has said by hand is new. */
export const correctSight = prepared(
  'autoscoring.correctSight',
  (db, p: Placeholders<OfBoard & { sight: string }>) =>
    db
      .updateTable('counting_board_sights')
      .set((eb) => ({
        sight: sql`${p('sight')}::jsonb`,
        revision: eb('revision', '+', 1),
      }))
      .where('board_id', '=', p('boardId')),
);

/** The process gives the board back. */
export const endLease = prepared(
  'autoscoring.endLease',
  (db, p: Placeholders<OfBoard & { lease: string; now: Date }>) =>
    db
      .updateTable('counting_board_sights')
      .set((eb) => ({ lease_until: p('now'), revision: eb('revision', '+', 1) }))
      .where('board_id', '=', p('boardId'))
      .where('lease', '=', p('lease'))
      .where(sql<boolean>`lease_until > ${p('now')}::timestamptz`)
      .returning('board_id'),
);

export const nameMaker = prepared(
  'autoscoring.nameMaker',
  (db, p: Placeholders<OfBoard & { maker: string; version: string }>) =>
    db
      .updateTable('counting_boards')
      .set({ maker: p('maker'), version: p('version') })
      .where('id', '=', p('boardId')),
);

/** What who follows a board is told, and what says who that may be. */
export const getWatched = prepared('autoscoring.getWatched', (db, p: Placeholders<OfBoard>) =>
  db
    .selectFrom('counting_boards as board')
    .leftJoin('counting_board_sights as sight', 'sight.board_id', 'board.id')
    .leftJoin('lounge_boards as hung', 'hung.id', 'board.lounge_board_id')
    .select([
      'board.id',
      'board.owner_id as ownerId',
      'board.lounge_board_id as loungeBoardId',
      'hung.lounge_id as loungeId',
      'board.attached_until as attachedUntil',
      'board.attached_by as attachedBy',
      'board.attached_game_id as attachedGameId',
      'sight.lease_until as leaseUntil',
      sql<number>`coalesce(sight.revision, 0)`.as('revision'),
      sql<Sight | null>`sight.sight`.as('sight'),
    ])
    .where('board.id', '=', p('boardId')),
);
