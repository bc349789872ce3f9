import { type Placeholders, prepared } from '@oche/db';
import type { AchievementKind } from '@oche/validators/statistics/limits';
import { sql } from 'kysely';

/** What members have achieved in games, with where it is shown. The lists are pairs. */
export const listTold = prepared(
  'statistics.listTold',
  (db, p: Placeholders<{ userIds: string[]; gameIds: number[] }>) =>
    db
      .selectFrom('statistics_achievements as achievement')
      .innerJoin('profiles', 'profiles.user_id', 'achievement.user_id')
      .innerJoin(
        sql<{ user_id: string; game_id: number }>`
          unnest(${p('userIds')}::text[], ${p('gameIds')}::bigint[])`.as<'told'>(
          sql`told (user_id, game_id)`,
        ),
        (join) =>
          join
            .onRef('told.user_id', '=', 'achievement.user_id')
            .onRef('told.game_id', '=', 'achievement.game_id'),
      )
      .select([
        'achievement.user_id as userId',
        'achievement.game_id as gameId',
        sql<AchievementKind>`achievement.kind`.as('kind'),
        'profiles.username',
      ]),
);

/** Whether the recipient still has something from the game of the row `item` of notifications. */
export const isStillAchieved = sql<boolean>`exists (
  select from statistics_achievements achievement
  where achievement.user_id = item.recipient_id
    and achievement.game_id = (item.payload ->> 'gameId')::bigint
)`;
