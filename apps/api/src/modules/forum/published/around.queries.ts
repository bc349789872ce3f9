import { type Placeholders, prepared } from '@oche/db';

/** The club whose news a subforum has. */
export const getClubOf = prepared(
  'forum.getClubOf',
  (db, p: Placeholders<{ subforumId: number }>) =>
    db.selectFrom('forum_subforums').select('club_id as clubId').where('id', '=', p('subforumId')),
);
