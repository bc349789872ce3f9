import type { Position, Setup } from '@oche/darts/game';
import { type Placeholders, prepared } from '@oche/db';
import type { GameStatus } from '@oche/validators/games/schemas';
import { sql } from 'kysely';
import { markersOf, membersOf } from '../../moves/moves.queries.ts';
import { blockedOf, friendsOf } from '../../players/watched.select.ts';

const endColumns = [
  'games.id',
  'games.created_by as createdBy',
  'games.visibility',
  sql<GameStatus>`games.status`.as('status'),
  'games.revision',
  sql<Setup>`games.setup`.as('setup'),
  sql<Position>`games.position`.as('position'),
  'games.winner_side as winnerSide',
  'games.moved_at as movedAt',
  'games.finished_at as finishedAt',
  'games.ended_by as endedBy',
  'games.confirm_until as confirmUntil',
  'games.completed_at as completedAt',
  'games.is_resigned as isResigned',
  'games.is_official as isOfficial',
  sql<GameStatus | null>`games.annulled_from`.as('annulledFrom'),
  membersOf.as('members'),
  markersOf.as('markers'),
] as const;

export const getEnd = prepared('games.getEnd', (db, p: Placeholders<{ gameId: number }>) =>
  db
    .selectFrom('games')
    .select([...endColumns, blockedOf.as('blocked'), friendsOf.as('friends')])
    .where('games.id', '=', p('gameId')),
);

/** The game, held until the transaction ends. What else belongs to it is read afterwards. */
export const lockEnd = prepared('games.lockEnd', (db, p: Placeholders<{ gameId: number }>) =>
  db
    .selectFrom('games')
    .select(endColumns)
    .where('games.id', '=', p('gameId'))
    .forNoKeyUpdate('games'),
);

/** Who entered the last visit, and until when the others can say something against it. */
export const setEnd = prepared(
  'games.setEnd',
  (db, p: Placeholders<{ gameId: number; endedBy: string | null; confirmUntil: Date }>) =>
    db
      .updateTable('games')
      .set({ ended_by: p('endedBy'), confirm_until: p('confirmUntil'), is_resigned: false })
      .where('id', '=', p('gameId')),
);

/** A side has given up, so the other one wins. */
export const setResigned = prepared(
  'games.setResigned',
  (db, p: Placeholders<{ gameId: number; status: GameStatus; winnerSide: number; now: Date }>) =>
    db
      .updateTable('games')
      .set({
        status: p('status'),
        winner_side: p('winnerSide'),
        finished_at: p('now'),
        moved_at: p('now'),
        is_resigned: true,
      })
      .where('id', '=', p('gameId')),
);

/** What was the end no longer is: the game goes on. */
export const setGoingOn = prepared(
  'games.setGoingOn',
  (db, p: Placeholders<{ gameId: number; now: Date }>) =>
    db
      .updateTable('games')
      .set({
        status: 'playing',
        winner_side: null,
        finished_at: null,
        ended_by: null,
        confirm_until: null,
        is_resigned: false,
        moved_at: p('now'),
      })
      .where('id', '=', p('gameId')),
);

/** A correction takes back what was confirmed before. */
export const clearConfirmations = prepared(
  'games.clearConfirmations',
  (db, p: Placeholders<{ gameId: number }>) =>
    db
      .updateTable('game_players')
      .set({ confirmed_at: null })
      .where('game_id', '=', p('gameId'))
      .where('confirmed_at', 'is not', null),
);

export const confirmFor = prepared(
  'games.confirmFor',
  (db, p: Placeholders<{ gameId: number; userId: string; now: Date }>) =>
    db
      .updateTable('game_players')
      .set({ confirmed_at: p('now') })
      .where('game_id', '=', p('gameId'))
      .where('user_id', '=', p('userId')),
);

export const listConfirmedSides = prepared(
  'games.listConfirmedSides',
  (db, p: Placeholders<{ gameId: number }>) =>
    db
      .selectFrom('game_players')
      .select('side')
      .distinct()
      .where('game_id', '=', p('gameId'))
      .where('confirmed_at', 'is not', null),
);

export const setCompleted = prepared(
  'games.setCompleted',
  (db, p: Placeholders<{ gameId: number; now: Date }>) =>
    db
      .updateTable('games')
      .set({ status: 'completed', completed_at: sql`coalesce(completed_at, ${p('now')})` })
      .where('id', '=', p('gameId')),
);

export const setStatus = prepared(
  'games.setStatus',
  (db, p: Placeholders<{ gameId: number; status: GameStatus }>) =>
    db
      .updateTable('games')
      .set({ status: p('status') })
      .where('id', '=', p('gameId')),
);

interface Corrected {
  gameId: number;
  position: string;
  revision: number;
  winnerSide: number | null;
}

export const setCorrected = prepared('games.setCorrected', (db, p: Placeholders<Corrected>) =>
  db
    .updateTable('games')
    .set({ position: p('position'), revision: p('revision'), winner_side: p('winnerSide') })
    .where('id', '=', p('gameId')),
);

/** Who has won in the eyes of those who decide about it; the throws stay as they were. */
export const setWinner = prepared(
  'games.setWinner',
  (db, p: Placeholders<{ gameId: number; winnerSide: number | null }>) =>
    db
      .updateTable('games')
      .set({ winner_side: p('winnerSide') })
      .where('id', '=', p('gameId')),
);

/** It has no result; what it was before is known, so that this can be undone. */
export const setAnnulled = prepared(
  'games.setAnnulled',
  (db, p: Placeholders<{ gameId: number }>) =>
    db
      .updateTable('games')
      .set({ status: 'annulled', annulled_from: sql`status` })
      .where('id', '=', p('gameId')),
);

export const setRestored = prepared(
  'games.setRestored',
  (db, p: Placeholders<{ gameId: number }>) =>
    db
      .updateTable('games')
      .set({ status: sql`annulled_from`, annulled_from: null })
      .where('id', '=', p('gameId')),
);

/** Games in which nobody has thrown since a moment, but for those that failed. */
export const listAbandoned = prepared(
  'games.listAbandoned',
  (db, p: Placeholders<{ before: string; failed: number[]; limit: number }>) =>
    db
      .selectFrom('games')
      .select('id')
      .where('status', '=', 'playing')
      .where('moved_at', '<', p('before'))
      .where(sql<boolean>`id <> all (${p('failed')}::bigint[])`)
      .orderBy('moved_at')
      .limit(p('limit')),
);
