import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { averageOfUser } from '../average.select.ts';
import { COARSE_KM } from '../place.ts';

/** How many challenges of others a member hears of in a day. */
const A_DAY = 3;
/** The largest distance that anybody can choose, and what coarse places may lack. */
const REACH_KM = 200 + COARSE_KM;

/**
 * Members who want to hear of a challenge, behind `after` in the order of their ids: each within the
 * other's distance, the level fits, and they have not heard of too many in the day before.
 */
export const listHearers = prepared(
  'challenges.listHearers',
  (db, p: Placeholders<{ challengeId: number; kind: string; after: string; limit: number }>) =>
    db
      .selectFrom('challenges as challenge')
      .innerJoin('challenge_alerts as alert', (join) =>
        join.on(
          sql<boolean>`alert.place <@ cube_enlarge(challenge.place, ${sql.lit(REACH_KM)}, 3)`,
        ),
      )
      .innerJoin('users', 'users.id', 'alert.user_id')
      .select('alert.user_id as userId')
      .where('challenge.id', '=', p('challengeId'))
      .where('challenge.status', '=', 'open')
      .whereRef('alert.user_id', '<>', 'challenge.member_id')
      .where('alert.user_id', '>', p('after'))
      .where(
        sql<boolean>`cube_distance(alert.place, challenge.place)
          <= least(alert.radius_km, challenge.radius_km) + ${sql.lit(COARSE_KM)}`,
      )
      .where(
        sql<boolean>`(not alert.is_level_only or (challenge.level_min is null and challenge.level_max is null) or (
          select (challenge.level_min is null or challenge.level_min <= own.average)
            and (challenge.level_max is null or own.average is null or challenge.level_max >= own.average)
          from (select ${averageOfUser} as average) as own
        ))`,
      )
      .where(
        sql<boolean>`(
          select count(*) from notification_groups entry
          join notifications told on told.group_id = entry.id
          where entry.recipient_id = alert.user_id and entry.kind = ${p('kind')}
            and entry.latest_at > challenge.created_at - interval '1 day'
            and told.created_at > challenge.created_at - interval '1 day'
        ) < ${sql.lit(A_DAY)}`,
      )
      .orderBy('alert.user_id')
      .limit(sql<number>`${p('limit')}::int`),
);
