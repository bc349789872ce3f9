import type { Entry, Setup } from '@oche/darts/game';
import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Games with what was entered, leg by leg, and the places of their members. */
export const listThrown = prepared(
  'games.listThrown',
  (db, p: Placeholders<{ gameIds: number[] }>) =>
    db
      .selectFrom('games')
      .select([
        'games.id',
        sql<Setup>`games.setup`.as('setup'),
        sql<Entry[][]>`(
          select coalesce(jsonb_agg(leg.entries order by leg.number), '[]')
          from game_legs as leg where leg.game_id = games.id
        )`.as('legs'),
        sql<{ userId: string; side: number; place: number }[]>`(
          select coalesce(jsonb_agg(jsonb_build_object(
            'userId', player.user_id, 'side', player.side, 'place', player.place
          )), '[]')
          from game_players as player
          where player.game_id = games.id and player.user_id is not null
        )`.as('members'),
      ])
      .where('games.id', '=', anyOfIds(p('gameIds'))),
);
