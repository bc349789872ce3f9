import { sql } from 'kysely';
import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';
import { dropWaitingPictures } from './pictures/picture.service.ts';
import { takeBackReactions } from './reactions/reaction-change.service.ts';

/** What a member has written stays for those who read the threads, under nobody's name. */
export const forumOwnData: OwnData<Deps, MemberContext> = {
  counts: {
    posts: { table: 'forum_posts', column: 'author_id', where: 'deleted_at is null' },
    threads: { table: 'forum_threads', column: 'author_id', where: 'deleted_at is null' },
  },
  lists: {
    'forum/threads': {
      rows: (db, userId) =>
        db
          .selectFrom('forum_threads')
          .select([
            'id',
            'subforum_id',
            sql<string | null>`case when deleted_at is null then title end`.as('title'),
            'created_at',
            'deleted_at',
          ])
          .where('author_id', '=', userId)
          .orderBy('id'),
    },
    'forum/posts': {
      rows: (db, userId) =>
        db
          .selectFrom('forum_posts as post')
          .leftJoin('forum_posts as quoted', 'quoted.id', 'post.quoted_post_id')
          .select([
            'post.id',
            'post.thread_id',
            'post.number',
            // that it was there stays; what it said is gone, also from quotes
            sql<string | null>`case when post.deleted_at is null then post.content end`.as(
              'content',
            ),
            'post.quoted_post_id',
            sql<string | null>`case when post.deleted_at is null and quoted.deleted_at is null
              then post.quoted_text end`.as('quoted_text'),
            'post.created_at',
            'post.edited_at',
            'post.deleted_at',
          ])
          .where('post.author_id', '=', userId)
          .orderBy('post.id'),
    },
    'forum/versions': {
      rows: (db, userId) =>
        db
          .selectFrom('forum_post_versions as earlier')
          .innerJoin('forum_posts as post', 'post.id', 'earlier.post_id')
          .select(['earlier.post_id', 'earlier.version', 'earlier.content', 'earlier.written_at'])
          .where('post.author_id', '=', userId)
          // what others have written is theirs
          .where('earlier.written_by', 'is', null)
          // what was deleted is gone, with all that it said
          .where('post.deleted_at', 'is', null)
          .orderBy('earlier.post_id')
          .orderBy('earlier.version'),
    },
    // what the member has written in first posts of others
    'forum/wikis': {
      rows: (db, userId) =>
        db
          .selectFrom('forum_posts as post')
          .select([
            'post.id as post_id',
            sql<number | null>`null::int`.as('version'),
            'post.content',
            'post.edited_at as written_at',
          ])
          .where('post.edited_by', '=', userId)
          .where('post.deleted_at', 'is', null)
          .unionAll(
            db
              .selectFrom('forum_post_versions as earlier')
              .innerJoin('forum_posts as post', 'post.id', 'earlier.post_id')
              .select([
                'earlier.post_id',
                'earlier.version',
                'earlier.content',
                'earlier.written_at',
              ])
              .where('earlier.written_by', '=', userId)
              .where('earlier.taken_at', 'is', null)
              .where('post.deleted_at', 'is', null),
          )
          .orderBy('post_id')
          .orderBy('version'),
    },
    'forum/pictures': {
      rows: (db, userId) =>
        db
          .selectFrom('forum_pictures as picture')
          .innerJoin('uploads', 'uploads.id', 'picture.upload_id')
          .leftJoin('forum_posts as post', 'post.id', 'picture.post_id')
          .select([
            'picture.upload_id',
            'picture.post_id',
            'picture.submission_id',
            'picture.position',
            sql<string | null>`case when post.deleted_at is null then picture.description end`.as(
              'description',
            ),
          ])
          .where('uploads.owner_id', '=', userId)
          .orderBy('picture.post_id')
          .orderBy('picture.submission_id')
          .orderBy('picture.position'),
    },
    'forum/drafts': {
      rows: (db, userId) =>
        db
          .selectFrom('forum_drafts')
          .select([
            'subforum_id',
            'thread_id',
            'post_id',
            'title',
            'content',
            'answered_id',
            'is_quote',
            'pictures',
            'poll',
            'tags',
            'updated_at',
          ])
          .where('owner_id', '=', userId)
          .where('discarded_at', 'is', null)
          .orderBy('id'),
    },
    'forum/waiting': {
      rows: (db, userId) =>
        db
          .selectFrom('forum_submissions')
          .select(['subforum_id', 'thread_id', 'title', 'content', 'state', 'created_at'])
          .where('author_id', '=', userId)
          .where('state', '<>', 'published')
          .orderBy('id'),
    },
    'forum/reactions': {
      rows: (db, userId) =>
        db
          .selectFrom('forum_reactions')
          .select(['post_id', 'kind', 'created_at'])
          .where('user_id', '=', userId)
          .orderBy('post_id')
          .orderBy('kind'),
    },
    'forum/bookmarks': {
      rows: (db, userId) =>
        db
          .selectFrom('forum_bookmarks')
          .select(['post_id', 'note', 'created_at', 'remind_at', 'reminded_at'])
          .where('user_id', '=', userId)
          .orderBy('post_id'),
    },
    'forum/visits': {
      rows: (db, userId) =>
        db
          .selectFrom('forum_visits')
          .select(['thread_id', 'seen', 'visited_at'])
          .where('user_id', '=', userId)
          .orderBy('thread_id'),
    },
    'forum/level': {
      rows: (db, userId) =>
        db
          .selectFrom('forum_levels')
          .select([
            'level',
            'fixed_level',
            'fixed_reason',
            'reading_days',
            'threads_read',
            'posts_written',
            'appreciated_by',
            'upheld_reports',
            'computed_at',
          ])
          .where('user_id', '=', userId),
    },
    'forum/reading-days': {
      rows: (db, userId) =>
        db
          .selectFrom('forum_reading_days')
          .select('day')
          .where('user_id', '=', userId)
          .orderBy('day'),
    },
    'forum/reading': {
      rows: (db, userId) =>
        db.selectFrom('forum_readers').select('post_order').where('user_id', '=', userId),
    },
  },
  leave: takeBackReactions,
  async erase(_, tx, userId) {
    await tx.deleteFrom('forum_bookmarks').where('user_id', '=', userId).execute();
    await tx.deleteFrom('forum_visits').where('user_id', '=', userId).execute();
    await tx.deleteFrom('forum_drafts').where('owner_id', '=', userId).execute();
    await tx.deleteFrom('forum_reading_days').where('user_id', '=', userId).execute();
    await tx.deleteFrom('forum_levels').where('user_id', '=', userId).execute();
    await tx.deleteFrom('forum_readers').where('user_id', '=', userId).execute();
    // what a post says now stays for those who read the thread; what it said before goes
    await tx
      .deleteFrom('forum_post_versions')
      .using('forum_posts as post')
      .whereRef('post.id', '=', 'forum_post_versions.post_id')
      .where((eb) =>
        eb.or([
          eb('post.author_id', '=', userId),
          eb('forum_post_versions.written_by', '=', userId),
        ]),
      )
      .execute();
    // what was published is a post; the rest nobody has ever read but moderators
    await dropWaitingPictures(tx, userId);
    await tx.deleteFrom('forum_submissions').where('author_id', '=', userId).execute();
  },
};
