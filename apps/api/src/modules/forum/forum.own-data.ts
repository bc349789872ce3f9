import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';

/** What a member has written stays for who reads the threads; it then bears nobody's name. */
export const forumOwnData: OwnData<Deps, MemberContext> = {
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
    'forum/waiting': {
      rows: (db, userId) =>
        db
          .selectFrom('forum_submissions')
          .select(['subforum_id', 'thread_id', 'title', 'content', 'state', 'created_at'])
          .where('author_id', '=', userId)
          .where('state', '<>', 'published')
          .orderBy('id'),
    },
  },
  async erase(_, tx, userId) {
    // what was published is a post; the rest nobody has ever read but moderators
    await tx.deleteFrom('forum_submissions').where('author_id', '=', userId).execute();
  },
};
