import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Returns no row when there is one already. */
export const insertClubCategory = prepared(
  'forum.insertClubCategory',
  (db, p: Placeholders<{ name: string; position: number }>) =>
    db
      .insertInto('forum_categories')
      .values({ name: p('name'), position: p('position'), holds_clubs: true })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
);

export const getClubCategory = prepared('forum.getClubCategory', (db) =>
  db.selectFrom('forum_categories').select('id').where('holds_clubs', '=', true),
);

/** The subforum of a club; one that was closed is open again, under the club's name of today. */
export const openClubSubforum = prepared(
  'forum.openClubSubforum',
  (db, p: Placeholders<{ clubId: number; categoryId: number; name: string }>) =>
    db
      .insertInto('forum_subforums')
      .values({ club_id: p('clubId'), category_id: p('categoryId'), name: p('name') })
      .onConflict((conflict) =>
        conflict.column('club_id').doUpdateSet({ is_active: true, name: p('name') }),
      ),
);

export const hideClubSubforum = prepared(
  'forum.hideClubSubforum',
  (db, p: Placeholders<{ clubId: number }>) =>
    db.updateTable('forum_subforums').set({ is_active: false }).where('club_id', '=', p('clubId')),
);

export const nameClubSubforum = prepared(
  'forum.nameClubSubforum',
  (db, p: Placeholders<{ clubId: number; name: string }>) =>
    db
      .updateTable('forum_subforums')
      .set({ name: p('name') })
      .where('club_id', '=', p('clubId')),
);

/** A row for a member who may begin threads in the news of this club. */
export const isClubOfficer = prepared(
  'forum.isClubOfficer',
  (db, p: Placeholders<{ clubId: number; userId: string }>) =>
    db
      .selectFrom('club_members')
      .select(sql<boolean>`true`.as('is'))
      .where('club_id', '=', p('clubId'))
      .where('user_id', '=', p('userId'))
      .where('role', '<>', 'member'),
);
