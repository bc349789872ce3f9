import { type Placeholders, prepared, type Tx } from '@oche/db';
import { sql } from 'kysely';

/** Those who show a game come one after the other, so that what is counted stays true. */
const LOCK = 4_907;

export const lockShows = (tx: Tx): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);

export const countShows = prepared('games.countShows', (db) =>
  db.selectFrom('game_shows').select(sql<number>`count(*)::int`.as('count')),
);

export const findShown = prepared(
  'games.findShown',
  (db, p: Placeholders<{ secretHash: string; after: string }>) =>
    db
      .selectFrom('game_shows')
      .select('token')
      .where('secret_hash', '=', p('secretHash'))
      .where('shown_at', '>', p('after')),
);

export const insertShown = prepared(
  'games.insertShown',
  (db, p: Placeholders<{ token: string; secretHash: string; game: string; now: Date }>) =>
    db.insertInto('game_shows').values({
      token: p('token'),
      secret_hash: p('secretHash'),
      game: p('game'),
      shown_at: p('now'),
      moved_at: p('now'),
    }),
);

export const lockShown = prepared(
  'games.lockShown',
  (db, p: Placeholders<{ secretHash: string; after: string }>) =>
    db
      .selectFrom('game_shows')
      .select(['token', sql<unknown>`game`.as('game')])
      .where('secret_hash', '=', p('secretHash'))
      .where('shown_at', '>', p('after'))
      .forUpdate(),
);

export const updateShown = prepared(
  'games.updateShown',
  (db, p: Placeholders<{ token: string; game: string; now: Date }>) =>
    db
      .updateTable('game_shows')
      .set({ game: p('game'), moved_at: p('now') })
      .where('token', '=', p('token')),
);

export const getShown = prepared(
  'games.getShown',
  (db, p: Placeholders<{ token: string; after: string }>) =>
    db
      .selectFrom('game_shows')
      .select([sql<unknown>`game`.as('game'), 'shown_at as shownAt'])
      .where('token', '=', p('token'))
      .where('shown_at', '>', p('after')),
);

export const deleteShown = prepared(
  'games.deleteShown',
  (db, p: Placeholders<{ secretHash: string }>) =>
    db.deleteFrom('game_shows').where('secret_hash', '=', p('secretHash')),
);

export const dropShown = prepared('games.dropShown', (db, p: Placeholders<{ before: string }>) =>
  db.deleteFrom('game_shows').where('shown_at', '<=', p('before')),
);
