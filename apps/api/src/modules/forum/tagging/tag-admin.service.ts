import { isPgError, type Tx, withTransaction } from '@oche/db';
import type {
  AdminTag,
  changeTagInput,
  mergeTagInput,
  newTagInput,
  tagIdInput,
} from '@oche/validators/forum/tags/schemas';
import type { z } from 'zod';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import '../forum.events.ts';
import { passWatches } from '../../watching/index.ts';
import { requireTagKeeper } from '../tags/tag.policy.ts';
import { slugOf } from './slug.ts';
import * as queries from './tag-change.queries.ts';

/** All tags, with what a change of each concerns. */
export async function listAdminTags(ctx: MemberContext): Promise<AdminTag[]> {
  requireTagKeeper(ctx.actor);
  return queries.listAdminTags(ctx.db, {});
}

/** @throws AppError TAG_TAKEN for a name, or an address that leads to another tag or ever did */
export async function createTag(
  ctx: MemberContext,
  input: z.output<typeof newTagInput>,
): Promise<AdminTag> {
  requireTagKeeper(ctx.actor);
  const attempt = { userId: ctx.actor.id, operation: 'tag.create', input };
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, attempt, async () => {
      const { name, description = null, colour } = input;
      const slug = input.slug ?? slugOf(name);
      if (slug.length < 2) throw new AppError('BAD_INPUT', { fields: { slug: 'required' } });
      await queries.removeDeletedLike(tx, { name, slug });
      const [made] = await unlessTaken(() =>
        queries.insertTag(tx, { name, slug, description, colour }),
      );
      if (!made) throw new Error('the insert returned no tag');
      await takeSlug(tx, slug, made.id);
      await record(ctx, tx, 'create', made.id, { after: { name, slug } });
      return made.id;
    }),
  );
  return requireAdminTag(ctx, id);
}

/**
 * Another address leaves the former one behind, which goes on leading to the tag.
 * @throws AppError TAG_NOT_FOUND, TAG_TAKEN
 */
export async function changeTag(
  ctx: MemberContext,
  { id, ...changes }: z.output<typeof changeTagInput>,
): Promise<AdminTag> {
  requireTagKeeper(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const before = await lockTag(tx, id);
    const { name = before.name, slug = before.slug, colour = before.colour } = changes;
    const { description = before.description } = changes;
    const after = { id, name, slug, colour, description };
    await queries.removeDeletedLike(tx, after);
    await unlessTaken(() => queries.setTag(tx, after));
    if (after.slug !== before.slug) await takeSlug(tx, after.slug, id);
    await record(ctx, tx, 'edit', id, { before: factsOf(before), after: factsOf(after) });
  });
  return requireAdminTag(ctx, id);
}

/**
 * Makes one tag of two. Threads get the other one in the same place, watchers hear of it, and the address leads to it.
 * @throws AppError TAG_NOT_FOUND, BAD_INPUT for a tag and itself
 */
export async function mergeTags(
  ctx: MemberContext,
  { id, intoId }: z.output<typeof mergeTagInput>,
): Promise<AdminTag> {
  requireTagKeeper(ctx.actor);
  if (id === intoId) throw new AppError('BAD_INPUT', { fields: { intoId: 'invalid' } });
  await withTransaction(ctx.db, async (tx) => {
    const tags = await queries.lockTags(tx, { ids: [id, intoId] });
    const gone = tags.find((tag) => tag.id === id);
    if (!gone || tags.length < 2) throw new AppError('TAG_NOT_FOUND');
    const passed = await queries.passThreads(tx, { id, intoId });
    await queries.passSlugs(tx, { id, intoId });
    await passWatches(tx, { kind: 'tag', id, intoId });
    await queries.removeTag(tx, { id });
    await record(ctx, tx, 'merge', id, {
      before: factsOf(gone),
      after: { intoId, threads: passed.length },
    });
  });
  return requireAdminTag(ctx, intoId);
}

/**
 * Its threads stay, without it. It can be brought back until another one has its name or its address.
 * @throws AppError TAG_NOT_FOUND
 */
export async function deleteTag(
  ctx: MemberContext,
  { id }: z.output<typeof tagIdInput>,
): Promise<void> {
  requireTagKeeper(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const [tag] = await queries.deleteTag(tx, { id, now: ctx.clock.now().toISOString() });
    if (!tag) throw new AppError('TAG_NOT_FOUND');
    await record(ctx, tx, 'delete', id, { before: tag });
  });
}

/**
 * As it was: its threads bear it again, unless they have got other tags since, and who watched it hears of it.
 * @throws AppError TAG_NOT_FOUND
 */
export async function restoreTag(
  ctx: MemberContext,
  { id }: z.output<typeof tagIdInput>,
): Promise<void> {
  requireTagKeeper(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const [tag] = await queries.restoreTag(tx, { id });
    if (!tag) throw new AppError('TAG_NOT_FOUND');
    await record(ctx, tx, 'restore', id, { after: tag });
  });
}

async function requireAdminTag(ctx: MemberContext, id: number): Promise<AdminTag> {
  const tag = (await queries.listAdminTags(ctx.db, {})).find((each) => each.id === id);
  if (!tag) throw new AppError('TAG_NOT_FOUND');
  return tag;
}

type LockedTag = Awaited<ReturnType<typeof queries.lockTags>>[number];

/** @throws AppError TAG_NOT_FOUND */
async function lockTag(tx: Tx, id: number): Promise<LockedTag> {
  const [tag] = await queries.lockTags(tx, { ids: [id] });
  if (!tag) throw new AppError('TAG_NOT_FOUND');
  return tag;
}

async function takeSlug(tx: Tx, slug: string, tagId: number): Promise<void> {
  const [taken] = await queries.takeSlug(tx, { slug, tagId });
  if (!taken) throw new AppError('TAG_TAKEN', { fields: { slug: 'usernameTaken' } });
}

/** @throws AppError TAG_TAKEN when another tag has the name or the address */
async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isPgError(error, 'uniqueViolation'))
      throw new AppError('TAG_TAKEN', { fields: { name: 'usernameTaken' } });
    throw error;
  }
}

const factsOf = ({ name, slug, colour }: Pick<LockedTag, 'name' | 'slug' | 'colour'>) => ({
  name,
  slug,
  colour,
});

async function record(
  ctx: MemberContext,
  tx: Tx,
  verb: string,
  id: number,
  facts: Pick<Parameters<typeof audit>[2], 'before' | 'after'>,
): Promise<void> {
  await audit(ctx, tx, {
    action: `tag.${verb}`,
    thing: { kind: 'tag', id },
    scope: 'admin',
    ...facts,
  });
  await ctx.events.publish(tx, 'forum.tagsChanged', {});
}
