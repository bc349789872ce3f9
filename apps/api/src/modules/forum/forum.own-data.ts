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
          .select(['id', 'subforum_id', 'title', 'created_at', 'deleted_at'])
          .where('author_id', '=', userId)
          .orderBy('id'),
    },
    'forum/posts': {
      rows: (db, userId) =>
        db
          .selectFrom('forum_posts')
          .select([
            'id',
            'thread_id',
            'number',
            'content',
            'quoted_post_id',
            'quoted_text',
            'created_at',
            'edited_at',
            'deleted_at',
          ])
          .where('author_id', '=', userId)
          .orderBy('id'),
    },
    'forum/pictures': {
      rows: (db, userId) =>
        db
          .selectFrom('forum_pictures as picture')
          .innerJoin('uploads', 'uploads.id', 'picture.upload_id')
          .select([
            'picture.upload_id',
            'picture.post_id',
            'picture.submission_id',
            'picture.position',
            'picture.description',
          ])
          .where('uploads.owner_id', '=', userId)
          .orderBy('picture.post_id')
          .orderBy('picture.submission_id')
          .orderBy('picture.position'),
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
    'forum/visits': {
      rows: (db, userId) =>
        db
          .selectFrom('forum_visits')
          .select(['thread_id', 'seen', 'visited_at'])
          .where('user_id', '=', userId)
          .orderBy('thread_id'),
    },
    'forum/reading': {
      rows: (db, userId) =>
        db.selectFrom('forum_readers').select('post_order').where('user_id', '=', userId),
    },
  },
  leave: takeBackReactions,
  async erase(_, tx, userId) {
    await tx.deleteFrom('forum_visits').where('user_id', '=', userId).execute();
    await tx.deleteFrom('forum_readers').where('user_id', '=', userId).execute();
    // what was published is a post; the rest nobody has ever read but moderators
    await dropWaitingPictures(tx, userId);
    await tx.deleteFrom('forum_submissions').where('author_id', '=', userId).execute();
  },
};
