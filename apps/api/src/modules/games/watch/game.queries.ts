import type { Setup } from '@oche/darts/game';
import type { Move } from '@oche/darts/moves';
import { type Placeholders, prepared } from '@oche/db';
import type { GameStatus } from '@oche/validators/games';
import { sql } from 'kysely';
import { membersOf } from '../play/moves.queries.ts';

const facts = [
  'games.id',
  'games.created_by as createdBy',
  'games.visibility',
  sql<GameStatus>`games.status`.as('status'),
  'games.revision',
  'games.device_id as deviceId',
  membersOf.as('members'),
] as const;

export const getGame = prepared('games.getGame', (db, p: Placeholders<{ gameId: number }>) =>
  db
    .selectFrom('games')
    .select([
      ...facts,
      sql<Setup>`games.setup`.as('setup'),
      'games.winner_side as winnerSide',
      'games.created_at as createdAt',
      'games.finished_at as finishedAt',
    ])
    .where('games.id', '=', p('gameId')),
);

export interface PlayerRow {
  side: number;
  place: number;
  guestName: string | null;
  acceptedAt: string | null;
  userId: string | null;
  username: string | null;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
}

/** Who plays, by side and place. Who has accepted is named, as the author of a post is. */
export const listPlayers = prepared(
  'games.listPlayers',
  (db, p: Placeholders<{ gameId: number }>) =>
    db
      .selectFrom('game_players as player')
      .leftJoin('users', 'users.id', 'player.user_id')
      .leftJoin('profiles', 'profiles.user_id', 'player.user_id')
      .select([
        'player.side',
        'player.place',
        'player.guest_name as guestName',
        'player.accepted_at as acceptedAt',
        'player.user_id as userId',
        'profiles.username',
        'users.first_name as firstName',
        'users.last_name as lastName',
        'users.profile_image_url as profileImageUrl',
      ])
      .where('player.game_id', '=', p('gameId'))
      .orderBy('player.side')
      .orderBy('player.place'),
);

/** What a watcher has missed: the game as it is now, and the moves after a revision. */
export const getMissed = prepared(
  'games.getMissed',
  (db, p: Placeholders<{ gameId: number; after: number; limit: number }>) =>
    db
      .selectFrom('games')
      .select([
        ...facts,
        sql<Move[]>`array(
          select one.move from (
            select move, revision from game_moves
            where game_id = games.id and revision > ${p('after')}
            order by revision limit ${p('limit')}
          ) as one order by one.revision
        )`.as('moves'),
      ])
      .where('games.id', '=', p('gameId')),
);
