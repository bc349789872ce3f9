import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { isApartFrom } from '../../people/index.ts';
import { standingOf } from './level.select.ts';

/** Where somebody stands who wants to edit a thread of somebody else. */
export const getEditor = prepared(
  'forum.getWikiEditor',
  (db, p: Placeholders<{ viewerId: string; authorId: string }>) =>
    db.selectNoFrom([
      standingOf(p('viewerId')).level.as('level'),
      isApartFrom(p, sql`${p('authorId')}::text`).as('isApart'),
    ]),
);

/** Of a thread whose row is locked. No row when it is so already. */
export const setWiki = prepared(
  'forum.setWiki',
  (db, p: Placeholders<{ threadId: number; isOn: boolean }>) =>
    db
      .updateTable('forum_posts')
      .set({ is_wiki: p('isOn') })
      .where('thread_id', '=', p('threadId'))
      .where('number', '=', 1)
      .where('is_wiki', '<>', p('isOn'))
      .returning('id'),
);
