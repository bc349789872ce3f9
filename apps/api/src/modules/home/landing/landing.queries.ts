import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

const CITIES = 6;
const THREADS = 5;
const WEEK_DAYS = 7;

/** The name of a lounge's city as it is searched, the same for all spellings. */
const folded = sql<string>`city_slug(lounges.search_text)`;

/** How many active lounges and boards there are, and the cities with most of them. */
export const listCities = prepared('home.listCities', (db) =>
  db
    .with('cities', (cte) =>
      cte
        .selectFrom('lounges')
        .select([
          folded.as('folded'),
          // as most of its lounges spell it
          sql<string>`mode() within group (order by city)`.as('city'),
          sql<number>`count(*)::int`.as('lounges'),
          sql<number>`sum(number_of_boards)::int`.as('boards'),
          sql<number>`(sum(count(*)) over ())::int`.as('allLounges'),
          sql<number>`(sum(sum(number_of_boards)) over ())::int`.as('allBoards'),
        ])
        .where('is_active', '=', true)
        .where(folded, '<>', '')
        .groupBy(folded)
        .orderBy('lounges', 'desc')
        .orderBy('boards', 'desc')
        .orderBy('folded')
        .limit(CITIES),
    )
    .selectFrom('cities')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('lounges')
          .select(['lounges.id', 'lounges.name'])
          .where('lounges.is_active', '=', true)
          .where(folded, '=', sql<string>`cities.folded`)
          .orderBy('lounges.rating', (order) => order.desc().nullsLast())
          .orderBy('lounges.number_of_boards', 'desc')
          .orderBy('lounges.id')
          .limit(1)
          .as('lounge'),
      (join) => join.onTrue(),
    )
    .select([
      'cities.city',
      'cities.lounges',
      'cities.boards',
      'cities.allLounges',
      'cities.allBoards',
      'lounge.id as loungeId',
      'lounge.name as loungeName',
    ])
    .orderBy('cities.lounges', 'desc')
    .orderBy('cities.boards', 'desc')
    .orderBy('cities.folded'),
);

/** What was played and written in the last days, as the days' figures know it. */
export const getWeek = prepared('home.getWeek', (db, p: Placeholders<{ today: string }>) =>
  db
    .selectFrom('daily_figures')
    .select([
      sql<number>`coalesce(sum(games), 0)::int`.as('games'),
      sql<number>`coalesce(sum(posts), 0)::int`.as('posts'),
    ])
    .where('day', '>', sql<string>`${p('today')}::date - ${sql.lit(WEEK_DAYS)}`),
);

/** The threads with the newest posts, of what the overview of the forum shows to everybody. */
export const listLatestThreads = prepared('home.listLatestThreads', (db) =>
  db
    .selectFrom('forum_subforums as subforum')
    .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('forum_threads as thread')
          .select([
            'thread.id',
            'thread.title',
            'thread.post_count as posts',
            'thread.last_post_at as lastPostAt',
          ])
          .whereRef('thread.subforum_id', '=', 'subforum.id')
          .where('thread.deleted_at', 'is', null)
          .orderBy('thread.last_post_at', 'desc')
          .limit(THREADS)
          .as('thread'),
      (join) => join.onTrue(),
    )
    .select([
      'thread.id',
      'thread.title',
      'subforum.name as subforum',
      'thread.posts',
      'thread.lastPostAt',
    ])
    .where('subforum.is_active', '=', true)
    .where('subforum.deleted_at', 'is', null)
    .where('category.is_active', '=', true)
    .where('category.deleted_at', 'is', null)
    // the news of clubs belong to the clubs
    .where('category.holds_clubs', '=', false)
    .orderBy('thread.lastPostAt', 'desc')
    .orderBy('thread.id', 'desc')
    .limit(THREADS),
);
