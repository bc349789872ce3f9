import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { sectionSeen, type Viewer } from '../../people/index.ts';

/** What these members throw: of those who show it to this reader. */
export const listFiguresFound = prepared(
  'statistics.listFiguresFound',
  (db, p: Placeholders<Viewer & { ids: readonly string[] }>) =>
    db
      .selectFrom('statistics_players as player')
      .innerJoin('users', 'users.id', 'player.user_id')
      .innerJoin('profiles', 'profiles.user_id', 'player.user_id')
      .leftJoin('ranking_ratings as rated', 'rated.user_id', 'player.user_id')
      .select([
        'player.user_id as id',
        'player.average',
        sql<number | null>`round(rated.rating / 100.0)::int`.as('rating'),
      ])
      .where('player.user_id', '=', sql<string>`any(array(select unnest(${p('ids')}::text[])))`)
      .where('player.games', '>', 0)
      .where(sectionSeen(p, 'statistics')),
);
