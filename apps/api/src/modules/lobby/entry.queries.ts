import { type Placeholders, prepared, type Tx } from '@oche/db';
import type { LobbyRules } from '@oche/validators/lobby/schemas';
import { sql } from 'kysely';
import { isApartFrom, seenBy, type Viewer } from '../people/index.ts';
import type { Alive } from './alive.ts';
import { FIRST_POINTS } from './first-points.ts';

/** Whether the row `lobby_entries` still waits for somebody. */
export const isAlive = (p: Placeholders<Alive>) =>
  sql<boolean>`(lobby_entries.is_open and lobby_entries.seen_at > ${p('seenSince')}::timestamptz
    and lobby_entries.opened_at > ${p('openedSince')}::timestamptz)`;

/** Whether the row `users` may play with others now. */
export const isThere = (p: Placeholders<{ now: string }>) =>
  sql<boolean>`(users.status = 'active' or users.status = 'suspended' and users.suspended_until <= ${p('now')})`;

/** A member's rating in points, or what everybody begins with. */
export const getPoints = prepared('lobby.getPoints', (db, p: Placeholders<{ userId: string }>) =>
  db.selectNoFrom(
    sql<number>`coalesce(
      (select round(rating / 100.0)::integer from ranking_ratings where user_id = ${p('userId')}),
      ${sql.lit(FIRST_POINTS)}
    )`.as('points'),
  ),
);

interface NewEntry {
  ownerId: string;
  rules: string;
  legs: number;
  withCamera: boolean;
  isNear: boolean;
  rating: number;
  now: Date;
}

/** Opens a member's game, in the place of the one before. */
export const saveEntry = prepared('lobby.saveEntry', (db, p: Placeholders<NewEntry>) =>
  db
    .insertInto('lobby_entries')
    .values({
      owner_id: p('ownerId'),
      rules: p('rules'),
      legs: p('legs'),
      with_camera: p('withCamera'),
      is_near: p('isNear'),
      rating: p('rating'),
      opened_at: p('now'),
      seen_at: p('now'),
    })
    .onConflict((conflict) =>
      conflict.column('owner_id').doUpdateSet((eb) => ({
        // another game: whoever still sees the one before doesn't join this one
        id: sql`default`,
        rules: eb.ref('excluded.rules'),
        legs: eb.ref('excluded.legs'),
        with_camera: eb.ref('excluded.with_camera'),
        is_near: eb.ref('excluded.is_near'),
        rating: eb.ref('excluded.rating'),
        opened_at: eb.ref('excluded.opened_at'),
        seen_at: eb.ref('excluded.seen_at'),
        is_open: true,
        game_id: null,
      })),
    ),
);

/** @returns whether there was one */
export const deleteEntry = prepared(
  'lobby.deleteEntry',
  (db, p: Placeholders<{ ownerId: string }>) =>
    db
      .deleteFrom('lobby_entries')
      .where('owner_id', '=', p('ownerId'))
      .where('is_open', '=', true)
      .returning('id'),
);

/** Says that whoever waits is still there. @returns what has become of it */
export const touchEntry = prepared(
  'lobby.touchEntry',
  (db, p: Placeholders<Alive & { ownerId: string; now: Date }>) =>
    db
      .updateTable('lobby_entries')
      .set({
        seen_at: sql`case when ${isAlive(p)} then ${p('now')}::timestamptz else seen_at end`,
      })
      .where('owner_id', '=', p('ownerId'))
      .returning([isAlive(p).as('isOpen'), 'game_id as gameId']),
);

/**
 * An open game and what the one who joins has open, held in the same order by all who join, so that two who join each
 * other wait for one another.
 */
export const lockEntries = prepared(
  'lobby.lockEntries',
  (db, p: Placeholders<Alive & { id: number; joinerId: string }>) =>
    db
      .selectFrom('lobby_entries')
      .select([
        'id',
        'owner_id as ownerId',
        sql<LobbyRules>`rules`.as('rules'),
        'legs',
        'with_camera as withCamera',
        'is_near as isNear',
        'rating',
        isAlive(p).as('isOpen'),
      ])
      .where(({ eb, or }) => or([eb('id', '=', p('id')), eb('owner_id', '=', p('joinerId'))]))
      .orderBy('owner_id')
      .forUpdate(),
);

/** Whether the owner of an open game can be met by somebody: active, seen, and with no block between them. */
export const canMeet = prepared(
  'lobby.canMeet',
  (db, p: Placeholders<Viewer & { ownerId: string; now: string }>) =>
    db
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.user_id', 'users.id')
      .select('users.id')
      .where('users.id', '=', p('ownerId'))
      .where(isThere(p))
      .where(seenBy(p), '<>', 'none')
      .where(({ not }) => not(isApartFrom(p, sql.ref('users.id')))),
);

export const setTaken = prepared(
  'lobby.setTaken',
  (db, p: Placeholders<{ id: number; gameId: number }>) =>
    db
      .updateTable('lobby_entries')
      .set({ is_open: false, game_id: p('gameId') })
      .where('id', '=', p('id')),
);

/** Those who ask for the same come one after the other, so that two of them never wait for each other. */
export const lockSame = prepared('lobby.lockSame', (db, p: Placeholders<{ what: string }>) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${p('what')}::text, 0))`.as('locked')),
);

/** Drops what nobody waits for any more. @returns how many could still be seen */
export async function dropDead(tx: Tx, { seenSince, openedSince }: Alive): Promise<number> {
  const gone = await tx
    .deleteFrom('lobby_entries')
    .where(({ eb, or }) => or([eb('seen_at', '<=', seenSince), eb('opened_at', '<=', openedSince)]))
    .returning('is_open as isOpen')
    .execute();
  return gone.filter(({ isOpen }) => isOpen).length;
}
