import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** An arbitrary number. */
const LOCK_KEY = 7_306_204_540;

export const lockPolls = prepared('polls.lockDemo', (db) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.as('lock')),
);

/** A row when there is this member, and no poll. */
export const wantsDemo = prepared('polls.wantsDemo', (db, p: Placeholders<{ memberId: string }>) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', '=', p('memberId'))
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('polls').select('polls.id')))),
);

/** Members who vote: who has written something, so that they are all demo members. */
export const listVoters = prepared(
  'polls.listDemoVoters',
  (db, p: Placeholders<{ not: string[] }>) =>
    db
      .selectFrom('users')
      .select('id')
      .where('status', '=', 'active')
      .where(sql<boolean>`id <> all(${p('not')}::text[])`)
      .orderBy('id')
      .limit(40),
);

export const listBestLounges = prepared('polls.listDemoLounges', (db) =>
  db
    .selectFrom('lounges')
    .select(['id', 'name as text'])
    .where('is_active', '=', true)
    .where('rating_count', '>', 0)
    .orderBy(sql`rating_sum::float8 / rating_count`, 'desc')
    .orderBy('id')
    .limit(5),
);

/** Darts that are on offer, the latest first. */
export const listAds = prepared('polls.listDemoAds', (db) =>
  db
    .selectFrom('market_items')
    .select(['id', 'title as text'])
    .where('category', '=', 'darts')
    .where('intent', '=', 'sell')
    .where('status', '=', 'active')
    .where('review', 'is', null)
    .orderBy('id', 'desc')
    .limit(5),
);

/** The thread that most have written in. */
export const findThread = prepared('polls.findDemoThread', (db) =>
  db
    .selectFrom('forum_threads')
    .select(['id', 'author_id as authorId'])
    .where('deleted_at', 'is', null)
    .where('is_announcement', '=', false)
    .orderBy('post_count', 'desc')
    .orderBy('id')
    .limit(1),
);
