import { type Placeholders, prepared } from '@oche/db';
import { type SqlBool, sql } from 'kysely';
import { seenBy } from '../../people/index.ts';

interface Shown {
  /** a visitor's */
  viewerId: string;
  isStaff: boolean;
  /** ISO time: what has happened before is not shown */
  since: string;
}

/** Of the week's games so many of the last ones are looked at. */
const LOOKED_AT = 500;
/** So many of them are read, until one can be shown. */
const READ = 5;

const isX01 = sql<SqlBool>`games.kind = 'x01' and games.visibility = 'public'`;

/** Two who play alone, both members whose profile is everybody's and who have said that they play. */
const isForEverybody = (p: Placeholders<Shown>) => sql<SqlBool>`(
  select count(*) = 2 and count(distinct player.side) = 2
    and bool_and(player.accepted_at is not null and ${seenBy(p)} = 'full')
  from game_players as player
  left join users on users.id = player.user_id
  left join profiles on profiles.user_id = player.user_id
  where player.game_id = games.id
)`;

/** Games that anybody may watch now, the latest throw first. */
export const listLive = prepared('games.listShownLive', (db, p: Placeholders<Shown>) =>
  db
    .selectFrom('games')
    .select('games.id')
    .where('games.status', '=', 'playing')
    .where('games.moved_at', '>', p('since'))
    .where(isX01)
    .where(isForEverybody(p))
    .orderBy('games.moved_at', 'desc')
    .orderBy('games.id', 'desc')
    .limit(READ),
);

/** Those of the last games with the fewest darts in a leg, from 501. */
export const listBest = prepared('games.listShownBest', (db, p: Placeholders<Shown>) =>
  db
    .selectFrom(
      sql<{ id: number; best: number }>`(
        select latest.id, own.best from (
          select games.id from games
          where games.finished_at is not null and games.visibility = 'public'
            and games.finished_at > ${p('since')}::timestamptz
          order by games.finished_at desc, games.id desc limit ${sql.lit(LOOKED_AT)}
        ) as latest
        cross join lateral (
          select min(result.best_leg) as best from game_results as result
          where result.game_id = latest.id and result.is_counted and result.start_score = 501
        ) as own
        where own.best is not null
      )`.as<'best'>('best'),
    )
    .innerJoin('games', 'games.id', 'best.id')
    .select('games.id')
    .where('games.status', '=', 'completed')
    .where(isX01)
    .where(isForEverybody(p))
    .orderBy('best.best')
    .orderBy('games.id', 'desc')
    .limit(READ),
);
