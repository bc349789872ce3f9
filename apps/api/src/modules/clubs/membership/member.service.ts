import { randomUUID } from 'node:crypto';
import { CLUB_MEMBERS_MAX } from '@oche/validators/clubs/limits';
import type {
  clubInput,
  clubMemberInput,
  clubMembersInput,
  clubMembersOutput,
  setClubRoleInput,
} from '@oche/validators/clubs/schemas';
import { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import { publishOutside } from '../../../lib/declared/published.ts';
import type { ActingContext, MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { hideSubforumOfClub } from '../../forum/index.ts';
import { notify } from '../../notifications/index.ts';
import { viewerOf } from '../../people/index.ts';
import { changeClub, manageClub, readFacts } from '../club/club.service.ts';
import { deleteClub } from '../club/club-change.queries.ts';
import { clubHandedOver } from '../clubs.notifications.ts';
import { memberLeft } from '../clubs.outside.ts';
import { mayManage, mayRemove, requireOwner } from '../clubs.policy.ts';
import * as queries from '../members/member.queries.ts';
import { toMember } from '../members/member.ts';

const position = z.tuple([z.int().min(0).max(2), z.iso.datetime(), z.string()]);
const FIRST = [-1, '0001-01-01T00:00:00.000Z', ''] as const;

/**
 * Who is in a club, as far as the reader may see them: the owner, then officers, then who joined first.
 * @throws AppError CLUB_NOT_FOUND, BAD_INPUT for a cursor that isn't ours
 */
export async function listMembers(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  { id, limit, cursor }: z.output<typeof clubMembersInput>,
): Promise<z.infer<typeof clubMembersOutput>> {
  const facts = await readFacts(db, actor, id);
  const [rank, joinedAt, after] = cursor ? decodeCursor(position, cursor) : FIRST;
  const reading = { ...viewerOf(actor), id, isManager: mayManage(facts), rank, joinedAt, after };
  const { items, nextCursor } = await readPage(
    limit,
    (count) => queries.listMembers(db, { ...reading, limit: count }),
    (last) => encodeCursor([last.rank, last.joinedAt, last.id]),
  );
  return { items: items.map(toMember), nextCursor };
}

/**
 * The last one to leave closes the club, news and all.
 * @throws AppError CLUB_NOT_FOUND, NOT_IN_CLUB, CLUB_OWNER_STAYS as long as others are in
 */
export async function leaveClub(
  ctx: Pick<ActingContext, 'db' | 'actor' | 'clock' | 'events'>,
  { id }: z.output<typeof clubInput>,
): Promise<void> {
  const userId = ctx.actor.id;
  await changeClub(ctx, id, async (tx, { role }) => {
    if (role === null) throw new AppError('NOT_IN_CLUB');
    await queries.deleteMember(tx, { id, userId });
    await publishOutside(ctx, tx, memberLeft, { clubId: id, userId });
    const left = await queries.countMember.first(tx, { id, by: -1, max: CLUB_MEMBERS_MAX });
    if (left?.memberCount === 0) {
      await hideSubforumOfClub(tx, { clubId: id });
      await deleteClub(tx, { id });
    } else if (role === 'owner') {
      throw new AppError('CLUB_OWNER_STAYS');
    }
  });
}

/**
 * Officers send members away, the owner also officers.
 * @throws AppError CLUB_NOT_FOUND, FORBIDDEN, NOT_IN_CLUB
 */
export async function removeMember(
  ctx: MemberContext,
  { id, userId }: z.output<typeof clubMemberInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  await manageClub(ctx, id, async (tx, club) => {
    const removed = await queries.getRole.first(tx, { id, userId });
    if (!removed) throw new AppError('NOT_IN_CLUB');
    if (!mayRemove(club, removed.role)) throw new AppError('FORBIDDEN');
    await queries.deleteMember(tx, { id, userId });
    await queries.countMember(tx, { id, by: -1, max: CLUB_MEMBERS_MAX });
    await publishOutside(ctx, tx, memberLeft, { clubId: id, userId });
  });
}

/** The owner makes officers of members, and members of officers. @throws AppError CLUB_NOT_FOUND, FORBIDDEN, NOT_IN_CLUB */
export async function setMemberRole(
  ctx: ActingContext,
  { id, userId, role }: z.output<typeof setClubRoleInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  await changeClub(ctx, id, async (tx, club) => {
    requireOwner(ctx.actor, club);
    if (userId === ctx.actor.id) throw new AppError('CLUB_OWNER_STAYS');
    if (!(await queries.getRole.first(tx, { id, userId }))) throw new AppError('NOT_IN_CLUB');
    await queries.setRole(tx, { id, userId, role });
  });
}

/** The former owner stays as an officer. @throws AppError CLUB_NOT_FOUND, FORBIDDEN, NOT_IN_CLUB */
export async function handOver(
  ctx: MemberContext,
  input: z.output<typeof clubMemberInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  await passOn(ctx, input);
}

/** The same for a member who goes for good, whether they may write or not. */
export async function passOn(
  ctx: ActingContext,
  { id, userId }: z.output<typeof clubMemberInput>,
): Promise<void> {
  const own = ctx.actor.id;
  await changeClub(ctx, id, async (tx, club) => {
    requireOwner(ctx.actor, club);
    if (userId === own) return;
    if (!(await queries.getRole.first(tx, { id, userId }))) throw new AppError('NOT_IN_CLUB');
    await queries.setRole(tx, { id, userId: own, role: 'officer' });
    await queries.setRole(tx, { id, userId, role: 'owner' });
    await notify(ctx, tx, clubHandedOver, {
      eventId: randomUUID(),
      actorId: own,
      recipientIds: [userId],
      payload: { clubId: id, userId: own },
    });
  });
}
