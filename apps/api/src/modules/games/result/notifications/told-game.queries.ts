import type { Position, Setup } from '@oche/darts/game';
import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import type { GameVerdict } from '@oche/validators/games/result';
import type { GameStatus } from '@oche/validators/games/schemas';
import { sql } from 'kysely';

interface ToldPlayer {
  userId: string | null;
  side: number;
  name: string;
}

/** Games as members are told of their results, and moderators of what is reported. */
export const listToldResults = prepared(
  'games.listToldResults',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('games')
      .leftJoin('users as ender', 'ender.id', 'games.ended_by')
      .select([
        'games.id',
        'games.visibility',
        sql<GameStatus>`games.status`.as('status'),
        sql<Setup>`games.setup`.as('setup'),
        sql<Position['standing']>`games.position -> 'standing'`.as('standing'),
        'games.winner_side as winnerSide',
        'games.is_resigned as isResigned',
        'games.ended_by as endedBy',
        'ender.first_name as firstName',
        'ender.last_name as lastName',
        sql<ToldPlayer[]>`array(
          select jsonb_build_object(
            'userId', player.user_id, 'side', player.side,
            'name', coalesce(users.first_name, player.guest_name, '–')
          )
          from game_players as player left join users on users.id = player.user_id
          where player.game_id = games.id order by player.side, player.place
        )`.as('players'),
        sql<GameVerdict | null>`(
          select verdict from game_verdicts where game_id = games.id order by id desc limit 1
        )`.as('verdict'),
      ])
      .where('games.id', '=', anyOfIds(p('ids'))),
);

export type ToldGameRow = Awaited<ReturnType<typeof listToldResults>>[number];

const gameId = sql`(item.payload ->> 'gameId')::bigint`;

/** Whether the game of the row `item` of notifications is the recipient's, and in one of these states. */
export const isOwnGameIn = (...statuses: GameStatus[]) => sql<boolean>`exists (
  select from games join game_players player on player.game_id = games.id
  where games.id = ${gameId} and player.user_id = item.recipient_id
    and games.status = any(${statuses}::text[])
)`;
