import type { TagColour } from '@oche/validators/forum/tags/limits';
import type { ShownTag } from '@oche/validators/forum/tags/shown';
import { type RawBuilder, sql } from 'kysely';

/**
 * The tags of a thread in their order; null for none. It is part of the statements that read threads, which become no
 * more by it.
 * @param thread the alias of `forum_threads` in the query
 */
export const tagsOf = (thread: string): RawBuilder<ShownTag[] | null> => sql<ShownTag[] | null>`(
  select jsonb_agg(
    jsonb_build_object('slug', tag.slug, 'name', tag.name, 'colour', tag.colour) order by own.position
  )
  from forum_thread_tags own
  join forum_tags tag on tag.id = own.tag_id and tag.deleted_at is null
  where own.thread_id = ${sql.ref(`${thread}.id`)}
)`;

/** Their ids in the same order. */
export const tagIdsOf = (thread: string): RawBuilder<number[]> => sql<number[]>`array(
  select own.tag_id from forum_thread_tags own
  join forum_tags tag on tag.id = own.tag_id and tag.deleted_at is null
  where own.thread_id = ${sql.ref(`${thread}.id`)} order by own.position
)`;

/** The addresses of all of them, also of those that are deleted and may be brought back. */
export const tagSlugsOf = (thread: string): RawBuilder<string[]> => sql<string[]>`array(
  select tag.slug from forum_thread_tags own
  join forum_tags tag on tag.id = own.tag_id
  where own.thread_id = ${sql.ref(`${thread}.id`)} order by own.position
)`;

export const tagColumns = [
  'tag.id',
  'tag.slug',
  'tag.name',
  'tag.description',
  sql<TagColour>`tag.colour`.as('colour'),
] as const;

/** What of a thread's output there is only with tags. */
export const withTags = ({ tags }: { tags: ShownTag[] | null }): { tags?: ShownTag[] } =>
  tags ? { tags } : {};
