import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import type { TagColour } from '@oche/validators/forum/tags/limits';
import { sql } from 'kysely';
import { tagColumns } from '../tags/tag.select.ts';

interface TagFacts {
  name: string;
  slug: string;
  description: string | null;
  colour: TagColour;
}

type Id = { id: number };

/** With how many threads and watchers a change concerns; those that are deleted last. There are few tags, and moderators alone ask. */
export const listAdminTags = prepared('forum.listAdminTags', (db) =>
  db
    .selectFrom('forum_tags as tag')
    .select(tagColumns)
    .select([
      'tag.created_at as createdAt',
      'tag.deleted_at as deletedAt',
      sql<number>`(
        select count(*)::int from forum_thread_tags own
        join forum_threads thread on thread.id = own.thread_id
        where own.tag_id = tag.id and thread.deleted_at is null
      )`.as('threadCount'),
      sql<number>`(
        select count(*)::int from watches
        where watches.kind = 'tag' and watches.place_id = tag.id and watches.level = 'watching'
      )`.as('watcherCount'),
      sql<string[]>`array(
        select known.slug from forum_tag_slugs known
        where known.tag_id = tag.id and known.slug <> tag.slug order by known.slug
      )`.as('formerSlugs'),
    ])
    .orderBy(sql`tag.deleted_at is not null`)
    .orderBy(sql`lower(tag.name)`),
);

/** Locks tags in the order of their ids; not those that are deleted. */
export const lockTags = prepared(
  'forum.lockTags',
  (db, p: Placeholders<{ ids: readonly number[] }>) =>
    db
      .selectFrom('forum_tags as tag')
      .select(tagColumns)
      .where('tag.id', '=', anyOfIds(p('ids')))
      .where('tag.deleted_at', 'is', null)
      .orderBy('tag.id')
      .forUpdate('tag'),
);

export const insertTag = prepared('forum.insertTag', (db, p: Placeholders<TagFacts>) =>
  db
    .insertInto('forum_tags')
    .values({
      name: p('name'),
      slug: p('slug'),
      description: p('description'),
      colour: p('colour'),
    })
    .returning('id'),
);

export const setTag = prepared('forum.setTag', (db, p: Placeholders<TagFacts & Id>) =>
  db
    .updateTable('forum_tags')
    .set({ name: p('name'), slug: p('slug'), description: p('description'), colour: p('colour') })
    .where('id', '=', p('id')),
);

/** @returns no row when the slug has ever led to another tag */
export const takeSlug = prepared(
  'forum.takeTagSlug',
  (db, p: Placeholders<{ slug: string; tagId: number }>) =>
    db
      .insertInto('forum_tag_slugs')
      .values({ slug: p('slug'), tag_id: p('tagId') })
      .onConflict((conflict) =>
        conflict
          .column('slug')
          .doUpdateSet({ tag_id: p('tagId') })
          .where('forum_tag_slugs.tag_id', '=', p('tagId')),
      )
      .returning('slug'),
);

type Merge = { id: number; intoId: number };

export const passSlugs = prepared('forum.passTagSlugs', (db, p: Placeholders<Merge>) =>
  db
    .updateTable('forum_tag_slugs')
    .set({ tag_id: p('intoId') })
    .where('tag_id', '=', p('id')),
);

/** Where a thread has both already, nothing is passed on: its row goes with the tag. */
export const passThreads = prepared('forum.passTaggedThreads', (db, p: Placeholders<Merge>) =>
  db
    .updateTable('forum_thread_tags as own')
    .set({ tag_id: p('intoId') })
    .where('own.tag_id', '=', p('id'))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('forum_thread_tags as both')
            .select('both.thread_id')
            .where('both.tag_id', '=', p('intoId'))
            .whereRef('both.thread_id', '=', 'own.thread_id'),
        ),
      ),
    )
    .returning('own.thread_id as threadId'),
);

/** For good: when it is part of another one. */
export const removeTag = prepared('forum.removeTag', (db, p: Placeholders<Id>) =>
  db.deleteFrom('forum_tags').where('id', '=', p('id')),
);

export const deleteTag = prepared('forum.deleteTag', (db, p: Placeholders<Id & { now: string }>) =>
  db
    .updateTable('forum_tags')
    .set({ deleted_at: p('now') })
    .where('id', '=', p('id'))
    .where('deleted_at', 'is', null)
    .returning(['name', 'slug', sql<TagColour>`colour`.as('colour')]),
);

export const restoreTag = prepared('forum.restoreTag', (db, p: Placeholders<Id>) =>
  db
    .updateTable('forum_tags')
    .set({ deleted_at: null })
    .where('id', '=', p('id'))
    .where('deleted_at', 'is not', null)
    .returning(['name', 'slug', sql<TagColour>`colour`.as('colour')]),
);

/** Another tag takes the name or the address of those that are deleted: they go for good. */
export const removeDeletedLike = prepared(
  'forum.removeDeletedTagsLike',
  (db, p: Placeholders<{ name: string; slug: string }>) =>
    db
      .deleteFrom('forum_tags as tag')
      .where('tag.deleted_at', 'is not', null)
      .where((eb) =>
        eb.or([
          eb(sql`lower(tag.name)`, '=', sql`lower(${p('name')}::text)`),
          eb.exists(
            eb
              .selectFrom('forum_tag_slugs as known')
              .select('known.slug')
              .whereRef('known.tag_id', '=', 'tag.id')
              .where('known.slug', '=', p('slug')),
          ),
        ]),
      ),
);
