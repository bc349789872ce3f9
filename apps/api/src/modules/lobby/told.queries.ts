import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Games that have begun, each with who plays against the member who is told of it. */
export const listBegun = prepared(
  'lobby.listBegun',
  (db, p: Placeholders<{ ids: number[]; memberIds: string[] }>) =>
    db
      .selectFrom(
        sql<{ game_id: number; member_id: string }>`(
          select * from unnest(${p('ids')}::bigint[], ${p('memberIds')}::text[])
        )`.as<'told'>(sql`told (game_id, member_id)`),
      )
      .innerJoin('games', 'games.id', 'told.game_id')
      .innerJoin('game_players as other', (join) =>
        join
          .onRef('other.game_id', '=', 'games.id')
          .onRef('other.user_id', '<>', sql.ref('told.member_id')),
      )
      .innerJoin('users', 'users.id', 'other.user_id')
      .select([
        'games.id',
        sql<string>`told.member_id`.as('memberId'),
        'users.first_name as other',
        sql<string | null>`games.setup -> 'rules' ->> 'start'`.as('start'),
      ]),
);

/** Whether the game of the row `item` of notifications is on, and the recipient plays in it. */
export const isBegunFor = sql<boolean>`exists (
  select from games join game_players player on player.game_id = games.id
  where games.id = (item.payload ->> 'gameId')::bigint and games.status = 'playing'
    and player.user_id = item.recipient_id
)`;
