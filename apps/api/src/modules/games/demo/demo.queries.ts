import type { Position, Setup } from '@oche/darts/game';
import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** An arbitrary number. */
const LOCK_KEY = 7_306_204_503;

export const lockGames = prepared('games.lockDemo', (db) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.as('lock')),
);

/** A row when there is this member, and no game. */
export const wantsDemo = prepared('games.wantsDemo', (db, p: Placeholders<{ memberId: string }>) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', '=', p('memberId'))
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('games').select('games.id')))),
);

export const listLounges = prepared('games.listDemoLounges', (db) =>
  db.selectFrom('lounges').select('id').orderBy('id').limit(sql.lit(20)),
);

/** The game that a demo member is playing. */
export const getLive = prepared(
  'games.getLiveDemo',
  (db, p: Placeholders<{ memberId: string; deviceId: string }>) =>
    db
      .selectFrom('games')
      .select([
        'id',
        'revision',
        sql<Setup>`setup`.as('setup'),
        sql<Position>`position`.as('position'),
      ])
      .where('created_by', '=', p('memberId'))
      .where('device_id', '=', p('deviceId'))
      .where('status', '=', 'playing')
      .orderBy('id', 'desc')
      .limit(sql.lit(1)),
);

export const setScored = prepared(
  'games.setDemoScored',
  (db, p: Placeholders<{ gameId: number; revision: number; deviceId: string }>) =>
    db
      .updateTable('games')
      .set({ revision: p('revision'), device_id: p('deviceId') })
      .where('id', '=', p('gameId')),
);

/** A match that is complete, or so far, is open to all. */
export const showGame = prepared('games.showDemo', (db, p: Placeholders<{ gameId: number }>) =>
  db.updateTable('games').set({ visibility: 'public' }).where('id', '=', p('gameId')),
);
