import * as z from 'zod/mini';
import {
  clearableText,
  dateTime,
  id,
  idempotencyKey,
  line,
  optionalText,
  page,
} from '../common.ts';
import {
  ADMIN_REASON_MAX,
  adminPostSorts,
  adminPostStates,
  adminThreadSorts,
  adminThreadStates,
  MOVED_THREADS_MAX,
  PLACE_DESCRIPTION_MAX,
  PLACE_NAME_MAX,
  POSITION_MAX,
  placeStates,
} from './admin-limits.ts';
import { THREAD_TITLE_MAX } from './limits.ts';
import { postContent } from './texts.ts';

export * from './admin-limits.ts';

/** The forum as admins order it: categories, subforums, threads and posts. */

const name = line({ max: PLACE_NAME_MAX, required: 'nameRequired' });
const position = z
  .number('invalidNumber')
  .check(z.int('invalidNumber'), z.minimum(0, 'negative'), z.maximum(POSITION_MAX, 'tooLarge'));

const newPlace = {
  name,
  description: clearableText(PLACE_DESCRIPTION_MAX),
  /** default: behind the others */
  position: z.optional(position),
  isActive: z._default(z.boolean(), true),
  idempotencyKey,
};
/** What is missing stays as it is. */
const changedPlace = {
  id,
  name: z.optional(name),
  description: clearableText(PLACE_DESCRIPTION_MAX),
  position: z.optional(position),
  isActive: z.optional(z.boolean()),
};

export const newCategoryInput = z.object(newPlace);
export const changeCategoryInput = z.object(changedPlace);
export const newSubforumInput = z.object({
  ...newPlace,
  categoryId: id,
  isLocked: z._default(z.boolean(), false),
  /** whether an answer can be named that has solved a thread */
  hasSolutions: z._default(z.boolean(), true),
});
export const changeSubforumInput = z.object({
  ...changedPlace,
  categoryId: z.optional(id),
  isLocked: z.optional(z.boolean()),
  hasSolutions: z.optional(z.boolean()),
});

const title = line({ max: THREAD_TITLE_MAX, required: 'titleRequired' });

export const newThreadInput = z.object({
  subforumId: id,
  title,
  content: postContent,
  isLocked: z._default(z.boolean(), false),
  isPinned: z._default(z.boolean(), false),
  isAnnouncement: z._default(z.boolean(), false),
  idempotencyKey,
});
export const changeThreadInput = z.object({
  id,
  /** another one moves the thread */
  subforumId: z.optional(id),
  title: z.optional(title),
  /** of the first post */
  content: z.optional(postContent),
  isLocked: z.optional(z.boolean()),
  isPinned: z.optional(z.boolean()),
  isAnnouncement: z.optional(z.boolean()),
});
export const moveThreadsInput = z.object({
  ids: z.array(id).check(z.minLength(1, 'required'), z.maxLength(MOVED_THREADS_MAX, 'tooMany')),
  subforumId: id,
});

export const newAdminPostInput = z.object({
  threadId: id,
  content: postContent,
  parentPostId: z.nullish(id),
  idempotencyKey,
});
export const changePostInput = z.object({
  id,
  content: postContent,
  /** only what they are already: a post stays in its thread and beneath the one it answers */
  threadId: z.optional(id),
  parentPostId: z.nullish(id),
});

export const deleteForumThingInput = z.object({ id, reason: optionalText(ADMIN_REASON_MAX) });
export const forumThingInput = z.object({ id });

/** Puts a category or subforum behind another one; null puts it first. */
export const orderPlaceInput = z.object({ id, afterId: z.nullable(id) });

const searched = z.extend(page, { search: optionalText(100) });

export const adminCategoryListInput = z.extend(searched, {
  state: z.optional(z.enum(placeStates)),
});
export const adminSubforumListInput = z.extend(searched, {
  categoryId: z.optional(id),
  state: z.optional(z.enum(placeStates)),
});
export const adminThreadListInput = z.extend(searched, {
  subforumId: z.optional(id),
  state: z.optional(z.enum(adminThreadStates)),
  sort: z._default(z.enum(adminThreadSorts), 'new'),
});
/** Those of one thread come in reading order, whatever the `sort`. */
export const adminPostListInput = z.extend(searched, {
  threadId: z.optional(id),
  state: z.optional(z.enum(adminPostStates)),
  sort: z._default(z.enum(adminPostSorts), 'new'),
});

const place = z.object({ id: z.number(), name: z.string() });
const person = z.object({ firstName: z.string(), lastName: z.string() });

export const adminCategoryOutput = z.object({
  id: z.number(),
  name: z.string(),
  description: z.nullable(z.string()),
  position: z.number(),
  isActive: z.boolean(),
  createdAt: dateTime,
  subforumCount: z.number(),
  threadCount: z.number(),
  postCount: z.number(),
  /** the news of all clubs are in it: it stays */
  holdsClubs: z.boolean(),
  deletedAt: z.nullable(dateTime),
});
export type AdminCategory = z.infer<typeof adminCategoryOutput>;

export const adminSubforumOutput = z.object({
  id: z.number(),
  categoryId: z.number(),
  category: place,
  name: z.string(),
  description: z.nullable(z.string()),
  position: z.number(),
  isActive: z.boolean(),
  isLocked: z.boolean(),
  /** whether an answer can be named that has solved a thread */
  hasSolutions: z.boolean(),
  threadCount: z.number(),
  postCount: z.number(),
  createdAt: dateTime,
  /** it has the news of this club, which opens, names and closes it */
  clubId: z.nullable(z.number()),
  deletedAt: z.nullable(dateTime),
});
export type AdminSubforum = z.infer<typeof adminSubforumOutput>;

export const adminThreadOutput = z.object({
  id: z.number(),
  title: z.string(),
  content: z.string(),
  subforumId: z.number(),
  subforum: place,
  category: place,
  authorId: z.string(),
  author: person,
  createdAt: dateTime,
  lastPostAt: dateTime,
  postCount: z.number(),
  isLocked: z.boolean(),
  isPinned: z.boolean(),
  isAnnouncement: z.boolean(),
  deletedAt: z.nullable(dateTime),
});
export type AdminThread = z.infer<typeof adminThreadOutput>;

export const adminPostOutput = z.object({
  id: z.number(),
  threadId: z.number(),
  threadTitle: z.string(),
  /** whether its thread is deleted: then it comes back with the thread */
  isThreadDeleted: z.boolean(),
  number: z.number(),
  rootNumber: z.number(),
  content: z.string(),
  parentPostId: z.nullable(z.number()),
  parentNumber: z.nullable(z.number()),
  authorId: z.string(),
  author: person,
  createdAt: dateTime,
  editedAt: z.nullable(dateTime),
  deletedAt: z.nullable(dateTime),
});
export type AdminPost = z.infer<typeof adminPostOutput>;

const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });
export const adminCategoryListOutput = listOf(adminCategoryOutput);
export const adminSubforumListOutput = listOf(adminSubforumOutput);
export const adminThreadListOutput = listOf(adminThreadOutput);
export const adminPostListOutput = listOf(adminPostOutput);

/** Where threads were before they were moved, to undo it. */
export const movedThreadsOutput = z.object({
  moved: z.array(z.object({ id: z.number(), fromSubforumId: z.number() })),
});

/** What stands above a list in the drill-down. */
export const adminTrailInput = z.object({
  categoryId: z.optional(id),
  subforumId: z.optional(id),
  threadId: z.optional(id),
});
export const adminTrailOutput = z.object({
  category: z.nullable(adminCategoryOutput),
  subforum: z.nullable(adminSubforumOutput),
  thread: z.nullable(adminThreadOutput),
});
