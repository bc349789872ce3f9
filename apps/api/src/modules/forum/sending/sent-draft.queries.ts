import { type Placeholders, prepared } from '@oche/db';

/** What was sent is no draft any more. What another device has made of it since stays. */
export const deleteSentDraft = prepared(
  'forum.deleteSentDraft',
  (db, p: Placeholders<{ id: number; ownerId: string; revision: number }>) =>
    db
      .deleteFrom('forum_drafts')
      .where('id', '=', p('id'))
      .where('owner_id', '=', p('ownerId'))
      .where('revision', '=', p('revision')),
);
