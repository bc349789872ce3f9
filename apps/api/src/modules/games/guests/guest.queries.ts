import type { Position, Setup } from '@oche/darts/game';
import { type Executor, type Placeholders, prepared, type Tx } from '@oche/db';
import { sql } from 'kysely';

export interface Place {
  gameId: number;
  side: number;
  place: number;
}

/** A guest in a game of this member's; undefined for a member's place, a machine's, and in others' games. */
export const getOwnGuest = prepared(
  'games.getOwnGuest',
  (db, p: Placeholders<Place & { userId: string }>) =>
    db
      .selectFrom('game_players as player')
      .innerJoin('games', 'games.id', 'player.game_id')
      .select('player.guest_name as guestName')
      .where('player.game_id', '=', p('gameId'))
      .where('player.side', '=', p('side'))
      .where('player.place', '=', p('place'))
      .where('player.guest_name', 'is not', null)
      .where('player.machine_seed', 'is', null)
      .where('games.created_by', '=', p('userId')),
);

export async function insertLink(
  db: Executor,
  link: Place & { tokenHash: string; coversName: boolean; now: Date },
): Promise<void> {
  await db
    .insertInto('game_guest_links')
    .values({
      token_hash: link.tokenHash,
      game_id: link.gameId,
      side: link.side,
      place: link.place,
      covers_name: link.coversName,
      created_at: link.now,
    })
    .execute();
}

/** What a link is for. Blocked members don't claim each other's games. */
export const findLink = prepared(
  'games.findGuestLink',
  (db, p: Placeholders<{ tokenHash: string; readerId: string }>) =>
    db
      .selectFrom('game_guest_links as link')
      .innerJoin('games', 'games.id', 'link.game_id')
      .innerJoin('users as starter', 'starter.id', 'games.created_by')
      .innerJoin('game_players as player', (join) =>
        join
          .onRef('player.game_id', '=', 'link.game_id')
          .onRef('player.side', '=', 'link.side')
          .onRef('player.place', '=', 'link.place'),
      )
      .select([
        'link.game_id as gameId',
        'link.side',
        'link.place',
        'link.covers_name as coversName',
        'games.created_by as createdBy',
        'games.created_at as startedAt',
        'starter.first_name as starter',
        'player.guest_name as guestName',
        sql<Setup>`games.setup`.as('setup'),
        sql<Position>`games.position`.as('position'),
      ])
      .where('link.token_hash', '=', p('tokenHash'))
      .where(
        sql<boolean>`not exists (
          select from user_blocks
          where (blocker_id, blocked_id) in (
            (games.created_by, ${p('readerId')}), (${p('readerId')}, games.created_by)
          )
        )`,
      ),
);

/** Places of guests of that name in a member's other games, in which the reader doesn't play. */
export const listNamesakes = prepared(
  'games.listNamesakes',
  (
    db,
    p: Placeholders<{
      createdBy: string;
      guestName: string;
      gameId: number;
      readerId: string;
      limit: number;
    }>,
  ) =>
    db
      .selectFrom('games')
      .innerJoin('game_players as player', 'player.game_id', 'games.id')
      .select([
        'games.id as gameId',
        sql<number>`min(player.side)`.as('side'),
        sql<number>`min(player.place)`.as('place'),
      ])
      .where('games.created_by', '=', p('createdBy'))
      .where('games.id', '<>', p('gameId'))
      .where(sql<boolean>`lower(player.guest_name) = lower(${p('guestName')})`)
      .where('player.machine_seed', 'is', null)
      .where(
        sql<boolean>`not exists (
          select from game_players own
          where own.game_id = games.id and own.user_id = ${p('readerId')}
        )`,
      )
      .groupBy('games.id')
      // two of one name in a game: nobody knows which of them it is
      .having(({ fn }) => fn.countAll(), '=', 1)
      .orderBy('games.id', 'desc')
      .limit(p('limit')),
);

/** Holds games in the order of their ids, so that two who claim the same ones never wait crosswise. */
export async function lockGames(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .selectFrom('games')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** @returns the game's revision; undefined when the guest is no longer one, or the member plays already */
export async function claimPlace(
  tx: Tx,
  { gameId, side, place, userId, now }: Place & { userId: string; now: Date },
): Promise<{ revision: number } | undefined> {
  return tx
    .updateTable('game_players as player')
    .from('games')
    .set({
      user_id: userId,
      claimed_name: sql<string>`player.guest_name`,
      guest_name: null,
      accepted_at: now,
    })
    .whereRef('games.id', '=', 'player.game_id')
    .where('player.game_id', '=', gameId)
    .where('player.side', '=', side)
    .where('player.place', '=', place)
    .where('player.guest_name', 'is not', null)
    .where('player.machine_seed', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('game_players as own')
            .select('own.side')
            .where('own.game_id', '=', gameId)
            .where('own.user_id', '=', userId),
        ),
      ),
    )
    .returning('games.revision')
    .executeTakeFirst();
}

export const isInGame = prepared(
  'games.isInGame',
  (db, p: Placeholders<{ gameId: number; userId: string }>) =>
    db
      .selectFrom('game_players')
      .select('side')
      .where('game_id', '=', p('gameId'))
      .where('user_id', '=', p('userId')),
);
