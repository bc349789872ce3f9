import { type Placeholders, prepared } from '@oche/db';
import { LOUNGE_COUNT_MAX } from '@oche/validators/home/limits';
import type { AchievementKind } from '@oche/validators/statistics/limits';
import { sql } from 'kysely';

type Of = { userId: string };

const FORM = 10;

/** A member's numbers, and what of the first steps is done: a row, by keys alone. */
export const getOwn = prepared('home.getOwn', (db, p: Placeholders<Of & { now: Date }>) =>
  db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('statistics_players as player', 'player.user_id', 'users.id')
    .leftJoin('ranking_ratings as rated', 'rated.user_id', 'users.id')
    .select([
      'profiles.username',
      sql<number>`coalesce(player.games, 0)`.as('games'),
      sql<number>`coalesce(player.won, 0)`.as('won'),
      'player.average',
      sql<number | null>`round(rated.rating / 100.0)::int`.as('rating'),
      sql<boolean>`coalesce(rated.certain_until <= ${p('now')}, true)`.as('isProvisional'),
      sql<(boolean | null)[]>`array(
        select is_won from (
          select is_won, finished_at, game_id from game_results
          where game_results.user_id = users.id and is_counted
          order by finished_at desc, game_id desc limit ${sql.lit(FORM)}
        ) as latest order by finished_at, game_id
      )`.as('form'),
      sql<number | null>`(
        select sum(club.member_count)::int from club_members member
        join clubs club on club.id = member.club_id where member.user_id = users.id
      )`.as('clubMembers'),
      sql<boolean>`users.zip_code is not null`.as('place'),
      sql<boolean>`users.profile_image_url is not null`.as('picture'),
      sql<boolean>`exists (select from game_players where user_id = users.id)`.as('game'),
      sql<boolean>`(
        exists (select from friendships where user_id = users.id)
        or exists (select from user_follows where follower_id = users.id)
        or exists (select from friend_requests where requester_id = users.id)
      )`.as('friend'),
      sql<boolean>`(
        exists (select from lounge_favourites where user_id = users.id)
        or exists (select from bookings where member_id = users.id)
      )`.as('lounge'),
      sql<boolean>`exists (select from forum_posts where author_id = users.id)`.as('post'),
    ])
    .where('users.id', '=', p('userId')),
);

/** What a member has achieved, the latest first. */
export const listAchieved = prepared('home.listAchieved', (db, p: Placeholders<Of>) =>
  db
    .selectFrom('statistics_achievements')
    .select([sql<AchievementKind>`kind`.as('kind'), 'achieved_at as achievedAt'])
    .where('user_id', '=', p('userId'))
    .orderBy('achieved_at', 'desc')
    .orderBy('kind'),
);

/** How many lounges there are; beyond the limit it counts no further. */
export const countLounges = prepared('home.countLounges', (db) =>
  db
    .selectFrom(
      db
        .selectFrom('lounges')
        .select('id')
        .where('is_active', '=', true)
        .limit(LOUNGE_COUNT_MAX + 1)
        .as('counted'),
    )
    .select(sql<number>`count(*)::int`.as('count')),
);
