import { type Placeholders, prepared } from '@oche/db';
import { DRAFT_BEGINNING } from '@oche/validators/forum/drafts/limits';
import { sql } from 'kysely';
import { readableText } from '../../people/index.ts';
import { type PictureRow, pictureJson } from '../../uploads/index.ts';
import { isPlaceDeleted } from '../thread/place.select.ts';

/** A draft's place; all but one are null. */
export interface Place {
  subforumId: number | null;
  threadId: number | null;
  postId: number | null;
}

type OwnPlace = Place & { ownerId: string };

const inPlace = (p: Placeholders<OwnPlace>) => sql<boolean>`(
  draft.owner_id = ${p('ownerId')}
  and draft.subforum_id is not distinct from ${p('subforumId')}::bigint
  and draft.thread_id is not distinct from ${p('threadId')}::bigint
  and draft.post_id is not distinct from ${p('postId')}::bigint
)`;

type ShownPictureRow = PictureRow & { description: string | null };

/** The uploads of a draft that are still there, in their order. */
const picturesOfDraft = sql<ShownPictureRow[] | null>`(
  select jsonb_agg(
    ${pictureJson('uploads')} || jsonb_build_object('description', picture.value ->> 'description')
    order by picture.ordinality
  )
  from jsonb_array_elements(draft.pictures) with ordinality picture
  join uploads on uploads.id = picture.value ->> 'id' and uploads.owner_id = draft.owner_id
)`;

/** The tags of a draft that are still there, in their order, by the addresses that they have now. */
const tagsOfDraft = sql<string[]>`array(
  select tag.slug from unnest(draft.tags) with ordinality given (slug, position)
  join forum_tag_slugs known on known.slug = given.slug
  join forum_tags tag on tag.id = known.tag_id and tag.deleted_at is null
  group by tag.slug order by min(given.position)
)`;

/** The member's draft in a place, with the post that it answers while that is in the same thread. */
export const getDraft = prepared('forum.getDraft', (db, p: Placeholders<OwnPlace>) =>
  db
    .selectFrom('forum_drafts as draft')
    .leftJoin('forum_posts as answered', (join) =>
      join
        .onRef('answered.id', '=', 'draft.answered_id')
        .onRef('answered.thread_id', '=', 'draft.thread_id')
        .on('answered.deleted_at', 'is', null),
    )
    .leftJoin('users as author', 'author.id', 'answered.author_id')
    .select([
      'draft.id',
      'draft.revision',
      'draft.title',
      'draft.content',
      'draft.is_quote as isQuote',
      'draft.poll',
      'draft.updated_at as updatedAt',
      'answered.id as answeredId',
      'answered.number as answeredNumber',
      'author.first_name as answeredName',
      readableText(sql.ref<string | null>('answered.content')).as('answeredText'),
      picturesOfDraft.as('pictures'),
      tagsOfDraft.as('tags'),
    ])
    .where(inPlace(p))
    .where('draft.discarded_at', 'is', null),
);

interface Written extends OwnPlace {
  title: string;
  content: string;
  answeredId: number | null;
  isQuote: boolean;
  /** JSON */
  pictures: string;
  poll: string | null;
  tags: string[];
  /** ISO time */
  now: string;
}

/** A post of the thread in which it is answered, or none. */
const answeredIn = (p: Placeholders<Written>) => sql<number | null>`(
  select id from forum_posts where id = ${p('answeredId')} and thread_id = ${p('threadId')}
)`;

const nextRevision = sql<number>`nextval('forum_draft_revisions')`;

/** The first text in a place, or the first one after another was thrown away. No row where there is one. */
export const openDraft = prepared('forum.openDraft', (db, p: Placeholders<Written>) =>
  db
    .insertInto('forum_drafts')
    .values({
      owner_id: p('ownerId'),
      subforum_id: p('subforumId'),
      thread_id: p('threadId'),
      post_id: p('postId'),
      title: p('title'),
      content: p('content'),
      answered_id: answeredIn(p),
      is_quote: p('isQuote'),
      pictures: sql`${p('pictures')}::jsonb`,
      poll: p('poll'),
      tags: p('tags'),
      updated_at: p('now'),
    })
    .onConflict((conflict) =>
      conflict
        .constraint('forum_drafts_place')
        .doUpdateSet((eb) => ({
          title: eb.ref('excluded.title'),
          content: eb.ref('excluded.content'),
          answered_id: eb.ref('excluded.answered_id'),
          is_quote: eb.ref('excluded.is_quote'),
          pictures: eb.ref('excluded.pictures'),
          poll: eb.ref('excluded.poll'),
          tags: eb.ref('excluded.tags'),
          updated_at: eb.ref('excluded.updated_at'),
          revision: eb.ref('excluded.revision'),
          discarded_at: null,
        }))
        .where('forum_drafts.discarded_at', 'is not', null),
    )
    .returning(['id', 'revision']),
);

/** The next text of a draft; no row when somebody has saved, sent or thrown it away since that revision. */
export const saveDraft = prepared(
  'forum.saveDraft',
  (db, p: Placeholders<Written & { basedOn: number }>) =>
    db
      .updateTable('forum_drafts as draft')
      .set({
        title: p('title'),
        content: p('content'),
        answered_id: answeredIn(p),
        is_quote: p('isQuote'),
        pictures: sql`${p('pictures')}::jsonb`,
        poll: p('poll'),
        tags: p('tags'),
        updated_at: p('now'),
        revision: nextRevision,
      })
      .where(inPlace(p))
      .where('draft.revision', '=', p('basedOn'))
      .where('draft.discarded_at', 'is', null)
      .returning(['draft.id', 'draft.revision']),
);

/** Whoever begins a draft waits here for their own other devices, so that the limit holds. */
export const lockDraftsOf = prepared(
  'forum.lockDraftsOf',
  (db, p: Placeholders<{ ownerId: string }>) =>
    db.selectNoFrom(
      sql`pg_advisory_xact_lock(hashtextextended('forum_drafts ' || ${p('ownerId')}::text, 0))`.as(
        'locked',
      ),
    ),
);

export const countDrafts = prepared(
  'forum.countDrafts',
  (db, p: Placeholders<{ ownerId: string }>) =>
    db
      .selectFrom('forum_drafts')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('owner_id', '=', p('ownerId'))
      .where('discarded_at', 'is', null),
);

/** All of a member's drafts, the newest first, with where each one leads as long as that is shown. */
export const listDrafts = prepared('forum.listDrafts', (db, p: Placeholders<{ ownerId: string }>) =>
  db
    .selectFrom('forum_drafts as draft')
    .leftJoin('forum_posts as post', (join) =>
      join.onRef('post.id', '=', 'draft.post_id').on('post.deleted_at', 'is', null),
    )
    .leftJoin('forum_threads as thread', (join) =>
      join
        .on('thread.id', '=', sql<number>`coalesce(draft.thread_id, post.thread_id)`)
        .on('thread.deleted_at', 'is', null),
    )
    .leftJoin('forum_subforums as subforum', (join) =>
      join.on('subforum.id', '=', sql<number>`coalesce(draft.subforum_id, thread.subforum_id)`),
    )
    .leftJoin('forum_categories as category', 'category.id', 'subforum.category_id')
    .select([
      'draft.id',
      'draft.subforum_id as ofSubforum',
      'draft.thread_id as ofThread',
      'draft.post_id as ofPost',
      'draft.title',
      sql<string>`left(draft.content, ${sql.lit(4 * DRAFT_BEGINNING)})`.as('beginning'),
      sql<number>`jsonb_array_length(draft.pictures)`.as('pictureCount'),
      'draft.updated_at as updatedAt',
      'subforum.id as subforumId',
      'subforum.name as subforumName',
      'thread.id as threadId',
      'thread.title as threadTitle',
      'post.number as postNumber',
      // a place that is gone has no name either
      sql<boolean | null>`not ${isPlaceDeleted}`.as('isShown'),
    ])
    .where('draft.owner_id', '=', p('ownerId'))
    .where('draft.discarded_at', 'is', null)
    .orderBy('draft.updated_at', 'desc')
    .orderBy('draft.id', 'desc'),
);

interface OwnDraft {
  id: number;
  ownerId: string;
}

export const discardDraft = prepared(
  'forum.discardDraft',
  (db, p: Placeholders<OwnDraft & { now: string }>) =>
    db
      .updateTable('forum_drafts')
      .set({ discarded_at: p('now'), revision: nextRevision })
      .where('id', '=', p('id'))
      .where('owner_id', '=', p('ownerId'))
      .where('discarded_at', 'is', null)
      .returning('id'),
);

export const restoreDraft = prepared(
  'forum.restoreDraft',
  (db, p: Placeholders<OwnDraft & { since: string }>) =>
    db
      .updateTable('forum_drafts')
      .set({ discarded_at: null })
      .where('id', '=', p('id'))
      .where('owner_id', '=', p('ownerId'))
      .where('discarded_at', '>=', p('since'))
      .returning('id'),
);

export type DraftRow = NonNullable<Awaited<ReturnType<(typeof getDraft)['first']>>>;
