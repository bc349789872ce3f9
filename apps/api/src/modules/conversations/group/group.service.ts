import { randomUUID } from 'node:crypto';
import { type Tx, withTransaction } from '@oche/db';
import { GROUP_MAX, GROUP_NAME_MAX, type GroupNotice } from '@oche/validators/conversations/limits';
import type {
  addToGroupInput,
  conversationInput,
  createGroupInput,
  groupMemberInput,
  nameGroupInput,
} from '@oche/validators/conversations/schemas';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { thoseToWriteTo } from '../../people/index.ts';
import { releaseUploads } from '../../uploads/index.ts';
import { findAbout, insertConversation, insertMembers } from '../message/open.queries.ts';
import { addMessage, type Locked, lockFor } from '../message/post.service.ts';
import * as queries from './group.queries.ts';

const ELLIPSIS = ' …';

/**
 * Makes a group of the member and those who let the member write to them. The same key again is the same group.
 * @throws AppError GROUP_MEMBER_UNWILLING
 */
export async function createGroup(
  ctx: MemberContext,
  { name, memberIds, idempotencyKey = randomUUID() }: z.output<typeof createGroupInput>,
): Promise<{ id: number }> {
  requireVoice(ctx.actor);
  const { id: ownerId } = ctx.actor;
  const about = `group/${ownerId}/${idempotencyKey}`;
  return withTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now().toISOString();
    const all = [ownerId, ...memberIds];
    const called = name ?? (await firstNames(tx, all));
    const group = { kind: 'group', about, isPair: false, name: called, ownerId, now };
    const [made] = await insertConversation(tx, group);
    if (!made) {
      const known = await findAbout.first(tx, { about });
      if (!known) throw new Error(`the conversation about ${about} vanished`);
      return known;
    }
    await requireWilling(ctx, tx, memberIds);
    await insertMembers(tx, { conversationId: made.id, memberIds: all });
    await note(ctx, tx, { id: made.id, memberIds: all }, 'created', { body: called });
    return made;
  });
}

/** "Anna, Ben, Mia", as many as a name has room for. */
async function firstNames(tx: Tx, memberIds: readonly string[]): Promise<string> {
  const rows = await queries.listFirstNames(tx, { memberIds });
  const names = rows.map(({ name }) => name);
  const whole = names.join(', ');
  if (whole.length <= GROUP_NAME_MAX) return whole;
  while (names.join(', ').length > GROUP_NAME_MAX - ELLIPSIS.length) names.pop();
  return (names.join(', ') || whole.slice(0, GROUP_NAME_MAX - ELLIPSIS.length)) + ELLIPSIS;
}

/** @throws AppError CONVERSATION_NOT_FOUND, GROUP_OWNER_ONLY */
export async function nameGroup(
  ctx: MemberContext,
  { id, name }: z.output<typeof nameGroupInput>,
): Promise<void> {
  requireVoice(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const group = await lockOwned(ctx, tx, id);
    if (group.name === name) return;
    await queries.setName(tx, { id, name });
    await note(ctx, tx, group, 'named', { body: name });
  });
}

/**
 * Those who are in it already stay as they are; those who come read what is said from now on.
 * @throws AppError CONVERSATION_NOT_FOUND, GROUP_OWNER_ONLY, GROUP_FULL, GROUP_MEMBER_UNWILLING
 */
export async function addToGroup(
  ctx: MemberContext,
  { id, memberIds }: z.output<typeof addToGroupInput>,
): Promise<void> {
  requireVoice(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const group = await lockOwned(ctx, tx, id);
    const added = memberIds.filter((userId) => !group.memberIds.includes(userId));
    const all = [...group.memberIds, ...added];
    if (all.length > GROUP_MAX) throw new AppError('GROUP_FULL');
    await requireWilling(ctx, tx, added);
    await queries.insertLater(tx, { conversationId: id, memberIds: added });
    for (const userId of added) await note(ctx, tx, { id, memberIds: all }, 'added', { userId });
  });
}

/** @throws AppError CONVERSATION_NOT_FOUND, GROUP_OWNER_ONLY, NOT_IN_GROUP; THAT_IS_YOU, as leaving is another thing */
export async function removeFromGroup(
  ctx: MemberContext,
  { id, userId }: z.output<typeof groupMemberInput>,
): Promise<void> {
  if (userId === ctx.actor.id) throw new AppError('THAT_IS_YOU');
  await withTransaction(ctx.db, async (tx) => {
    const group = await lockOwned(ctx, tx, id);
    const left = await takeOut(ctx, tx, group, userId);
    await note(ctx, tx, left, 'removed', { userId });
  });
}

/**
 * Whoever runs the group and leaves it hands it over to whoever has been in it the longest. The last one takes it
 * along: nobody could read it any more.
 * @throws AppError CONVERSATION_NOT_FOUND
 */
export async function leaveGroup(
  ctx: MemberContext,
  { id }: z.output<typeof conversationInput>,
): Promise<void> {
  const { id: userId } = ctx.actor;
  await withTransaction(ctx.db, async (tx) => {
    const group = await lockGroup(ctx, tx, id);
    const left = await takeOut(ctx, tx, group, userId);
    const heir = await queries.findLongest.first(tx, { conversationId: id });
    if (!heir) return deleteGroup(tx, id);
    await note(ctx, tx, left, 'left');
    if (group.ownerId !== userId) return;
    await queries.setOwner(tx, { id, ownerId: heir.userId });
    await note(ctx, tx, left, 'owner', { userId: heir.userId });
  });
}

async function deleteGroup(tx: Tx, id: number): Promise<void> {
  const pictures = await queries.listPictures(tx, { conversationId: id });
  const [gone] = await queries.deleteConversation(tx, { id });
  if (gone)
    await releaseUploads(
      tx,
      pictures.map(({ uploadId }) => uploadId),
    );
  else await queries.setOwner(tx, { id, ownerId: null });
}

/** A member who goes for good leaves all groups. */
export async function leaveAllGroups(ctx: MemberContext): Promise<void> {
  for (const { id } of await queries.listGroupsOf(ctx.db, { userId: ctx.actor.id })) {
    await leaveGroup(ctx, { id });
  }
}

/** @throws AppError CONVERSATION_NOT_FOUND, GROUP_OWNER_ONLY, NOT_IN_GROUP */
export async function handOverGroup(
  ctx: MemberContext,
  { id, userId }: z.output<typeof groupMemberInput>,
): Promise<void> {
  await withTransaction(ctx.db, async (tx) => {
    const group = await lockOwned(ctx, tx, id);
    if (!group.memberIds.includes(userId)) throw new AppError('NOT_IN_GROUP');
    if (group.ownerId === userId) return;
    await queries.setOwner(tx, { id, ownerId: userId });
    await note(ctx, tx, group, 'owner', { userId });
  });
}

/** Coming and going waits for whoever comes or goes at the same moment. */
async function lockGroup({ actor }: MemberContext, tx: Tx, id: number): Promise<Locked> {
  const group = await lockFor(tx, { conversationId: id, senderId: actor.id });
  if (group.kind !== 'group') throw new AppError('CONVERSATION_NOT_FOUND');
  return group;
}

async function lockOwned(ctx: MemberContext, tx: Tx, id: number): Promise<Locked> {
  const group = await lockGroup(ctx, tx, id);
  if (group.ownerId !== ctx.actor.id) throw new AppError('GROUP_OWNER_ONLY');
  return group;
}

/** Anybody whom the member can write to can be brought into a group. */
async function requireWilling({ actor }: MemberContext, tx: Tx, toIds: string[]): Promise<void> {
  const willing = await thoseToWriteTo(tx, { fromId: actor.id, toIds });
  if (willing.length < toIds.length) throw new AppError('GROUP_MEMBER_UNWILLING');
}

/** @returns who is left */
async function takeOut(
  { events }: MemberContext,
  tx: Tx,
  { id, memberIds }: Pick<Locked, 'id' | 'memberIds'>,
  userId: string,
): Promise<{ id: number; memberIds: string[] }> {
  const [gone] = await queries.deleteMember(tx, { conversationId: id, userId });
  if (!gone) throw new AppError('NOT_IN_GROUP');
  await events.publishAll(tx, [
    ['conversation.changed', { conversationId: id, memberIds: [userId] }],
    ['bell.changed', { memberIds: [userId] }],
  ]);
  return { id, memberIds: memberIds.filter((memberId) => memberId !== userId) };
}

/** Tells in the group what the member has done. */
async function note(
  ctx: MemberContext,
  tx: Tx,
  { id, memberIds }: { id: number; memberIds: readonly string[] },
  kind: GroupNotice,
  { body = '', userId = null }: { body?: string; userId?: string | null } = {},
): Promise<void> {
  const notice = { conversationId: id, senderId: ctx.actor.id, body, notice: { kind, userId } };
  await addMessage(ctx, tx, { memberIds }, notice);
}
