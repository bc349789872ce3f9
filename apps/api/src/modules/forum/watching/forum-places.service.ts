import type { Executor } from '@oche/db';
import { watchLevels } from '@oche/validators/watching/limits';
import type { Place, Watchable } from '../../../lib/declared/watchable.ts';
import * as queries from './forum-places.queries.ts';

interface InForum {
  threadId?: number;
  /** those of the thread, in their order */
  tagIds?: readonly number[];
  subforumId?: number;
  categoryId: number;
}

/** The places in which something of the forum stands, from the inside out. */
export const forumPlaces = ({ threadId, tagIds = [], subforumId, categoryId }: InForum) => [
  ...(threadId === undefined ? [] : [{ kind: 'thread', id: threadId }]),
  // whoever has chosen something for a tag has chosen it across all places
  ...tagIds.map((id) => ({ kind: 'tag', id })),
  ...(subforumId === undefined ? [] : [{ kind: 'subforum', id: subforumId }]),
  { kind: 'category', id: categoryId },
];

/** @returns nothing for a thread that is deleted */
export async function placesOfThread(db: Executor, id: number): Promise<readonly Place[]> {
  const around = await queries.getThreadPlaces.first(db, { id });
  return around ? forumPlaces(around) : [];
}

const threads: Watchable = {
  kind: 'thread',
  levels: watchLevels,
  placesAround: placesOfThread,
  countNewer: (db, threads) => queries.countNewerPosts(db, { threads: JSON.stringify(threads) }),
  async read(db, ids) {
    const rows = await queries.listThreadPlaces(db, { ids });
    return rows.map((row) => ({ ...row, path: `/forum/thread/${row.id}` }));
  },
};

const subforums: Watchable = {
  kind: 'subforum',
  levels: watchLevels,
  async placesAround(db, id) {
    const around = await queries.getSubforumPlaces.first(db, { id });
    return around ? forumPlaces({ subforumId: id, ...around }) : [];
  },
  async read(db, ids) {
    const rows = await queries.listSubforumPlaces(db, { ids });
    return rows.map((row) => ({ ...row, path: `/forum/subforum/${row.id}` }));
  },
};

const categories: Watchable = {
  kind: 'category',
  levels: watchLevels,
  async placesAround(db, id) {
    const found = await queries.getCategory.first(db, { id });
    return found ? forumPlaces({ categoryId: id }) : [];
  },
  async read(db, ids) {
    const rows = await queries.listCategoryPlaces(db, { ids });
    return rows.map((row) => ({ ...row, within: null, path: `/forum#category-${row.id}` }));
  },
};

/** Beside the places, not within one: a thread stands in its tags as well as in its subforum. */
const tags: Watchable = {
  kind: 'tag',
  levels: watchLevels,
  async placesAround(db, id) {
    const found = await queries.getTagPlace.first(db, { id });
    return found ? [{ kind: 'tag', id }] : [];
  },
  async read(db, ids) {
    const rows = await queries.listTagPlaces(db, { ids });
    return rows.map(({ slug, ...row }) => ({ ...row, within: null, path: `/forum/tag/${slug}` }));
  },
};

export const forumWatchables: readonly Watchable[] = [threads, subforums, categories, tags];
