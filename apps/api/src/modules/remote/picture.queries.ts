import { type Placeholders, prepared } from '@oche/db';
import type { GameStatus } from '@oche/validators/games/schemas';
import { sql } from 'kysely';
import { isApartFrom } from '../people/index.ts';

/** A member of the other side. */
interface Opponent {
  name: string;
  isIn: boolean;
  isApart: boolean;
  isFriend: boolean;
}

interface Of {
  gameId: number;
  /** the member whose picture it is */
  viewerId: string;
  now: Date;
}

const isIn = (p: Placeholders<Of>, user: string) => sql<boolean>`(
  ${sql.ref(`${user}.status`)} = 'active'
  or ${sql.ref(`${user}.status`)} = 'suspended' and ${sql.ref(`${user}.suspended_until`)} <= ${p('now')}
)`;

/** A member's side of a game, and who is on the other. */
export const getPicture = prepared('remote.getPicture', (db, p: Placeholders<Of>) =>
  db
    .selectFrom('games')
    .innerJoin('game_players as own', (join) =>
      join.onRef('own.game_id', '=', 'games.id').on('own.user_id', '=', p('viewerId')),
    )
    .innerJoin('users as me', 'me.id', 'own.user_id')
    .select([
      'own.side',
      'games.with_camera as withCamera',
      sql<GameStatus>`games.status`.as('status'),
      sql<boolean>`own.accepted_at is not null and ${isIn(p, 'me')}`.as('isIn'),
      sql<readonly Opponent[]>`array(
        select jsonb_build_object(
          'name', users.first_name || ' ' || users.last_name,
          'isIn', ${isIn(p, 'users')},
          'isApart', ${isApartFrom(p, sql.ref('users.id'))},
          'isFriend', exists (
            select from friendships where user_id = ${p('viewerId')} and friend_id = users.id
          )
        )
        from game_players as player
        join users on users.id = player.user_id
        where player.game_id = games.id and player.side <> own.side and player.accepted_at is not null
        order by player.place
      )`.as('others'),
      sql<boolean>`exists (
        select from remote_cameras as camera
        where camera.game_id = games.id and camera.user_id = ${p('viewerId')}
          and camera.device_hash is not null
      )`.as('hasPhone'),
    ])
    .where('games.id', '=', p('gameId')),
);
