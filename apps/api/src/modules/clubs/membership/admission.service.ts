import { randomUUID } from 'node:crypto';
import type { Tx } from '@oche/db';
import { CLUB_INVITATIONS_MAX } from '@oche/validators/clubs/limits';
import type {
  answerInvitationInput,
  answerRequestInput,
  clubAdmissionsOutput,
  clubInput,
  clubMemberInput,
  clubMembersInput,
  requestClubInput,
} from '@oche/validators/clubs/schemas';
import { z } from 'zod';
import { requireVoice, requireWriter } from '../../../lib/actor.ts';
import type { ActingContext, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { notify } from '../../notifications/index.ts';
import { personOf, requireVisible, viewerOf } from '../../people/index.ts';
import { changeClub, manageClub, readFacts } from '../club/club.service.ts';
import { clubAdmitted, clubInvited, clubJoined, clubRequested } from '../clubs.notifications.ts';
import { requireManager } from '../clubs.policy.ts';
import * as queries from '../members/admission.queries.ts';
import { enterAs, requireRoom } from '../members/join.service.ts';
import { getRole, listManagerIds } from '../members/member.queries.ts';

type OfClub = z.output<typeof clubInput>;
type OfMember = z.output<typeof clubMemberInput>;

const nowOf = ({ clock }: Pick<ActingContext, 'clock'>): string => clock.now().toISOString();

/**
 * Asks to join a public club. A member who is invited is in at once, even if the club isn't public; asking again
 * changes nothing.
 * @throws AppError CLUB_NOT_FOUND, CLUB_MEMBER_ALREADY, CLUB_INVITED_ONLY, CLUB_FULL, TOO_MANY_CLUBS
 */
export async function requestClub(
  ctx: ActingContext,
  { id, message = undefined }: z.output<typeof requestClubInput>,
): Promise<void> {
  requireVoice(ctx.actor);
  const userId = ctx.actor.id;
  await changeClub(ctx, id, async (tx, club) => {
    if (club.role !== null) throw new AppError('CLUB_MEMBER_ALREADY');
    if (club.admission === 'invited') return joinInvited(ctx, tx, id);
    if (!club.isPublic || club.hiddenAt !== null) throw new AppError('CLUB_INVITED_ONLY');
    await requireRoom(tx, userId);
    const asking = { id, userId, invitedBy: null, message: message ?? null, now: nowOf(ctx) };
    const [isNew] = await queries.insertAdmission(tx, asking);
    if (!isNew) return;
    const managers = await listManagerIds(tx, { id });
    await notify(ctx, tx, clubRequested, {
      eventId: randomUUID(),
      actorId: userId,
      recipientIds: managers.map((manager) => manager.userId),
      payload: { clubId: id, userId },
    });
  });
}

/** Without an open request nothing happens. @throws AppError CLUB_NOT_FOUND */
export async function withdrawRequest(ctx: MemberContext, { id }: OfClub): Promise<void> {
  await changeClub(ctx, id, async (tx, club) => {
    if (club.admission === 'asked') await queries.deleteAdmission(tx, { id, userId: ctx.actor.id });
  });
}

/**
 * An officer lets in a member who has asked, or refuses.
 * @throws AppError CLUB_NOT_FOUND, FORBIDDEN, CLUB_ADMISSION_GONE, CLUB_FULL, TOO_MANY_CLUBS
 */
export async function answerRequest(
  ctx: ActingContext,
  { id, userId, isAdmitted }: z.output<typeof answerRequestInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  await manageClub(ctx, id, async (tx) => {
    const open = await queries.getAdmission.first(tx, { id, userId });
    if (!open || open.isInvitation) throw new AppError('CLUB_ADMISSION_GONE');
    if (isAdmitted) await admit(ctx, tx, { id, userId });
    else await queries.deleteAdmission(tx, { id, userId });
  });
}

/** Somebody who asked is in, and hears of it. */
async function admit(ctx: ActingContext, tx: Tx, { id, userId }: OfMember): Promise<void> {
  await enterAs(ctx, tx, { id, userId, role: 'member', now: nowOf(ctx) });
  await notify(ctx, tx, clubAdmitted, {
    eventId: randomUUID(),
    actorId: ctx.actor.id,
    recipientIds: [userId],
    payload: { clubId: id, userId },
  });
}

/**
 * An officer invites somebody; a member who has asked is in at once, and one who is invited already stays invited.
 * @throws AppError CLUB_NOT_FOUND, FORBIDDEN, MEMBER_NOT_FOUND for somebody whom the officer may not see,
 * CLUB_MEMBER_ALREADY, TOO_MANY_CLUB_INVITATIONS, CLUB_FULL
 */
export async function inviteToClub(ctx: ActingContext, { id, userId }: OfMember): Promise<void> {
  requireVoice(ctx.actor);
  await manageClub(ctx, id, async (tx) => {
    await requireVisible(tx, ctx.actor, [userId]);
    if (await getRole.first(tx, { id, userId })) throw new AppError('CLUB_MEMBER_ALREADY');
    const open = await queries.getAdmission.first(tx, { id, userId });
    if (open?.isInvitation) return;
    if (open) return admit(ctx, tx, { id, userId });
    const { count = 0 } = (await queries.countInvitations.first(tx, { id })) ?? {};
    if (count >= CLUB_INVITATIONS_MAX) throw new AppError('TOO_MANY_CLUB_INVITATIONS');
    const invitedBy = ctx.actor.id;
    await queries.insertAdmission(tx, { id, userId, invitedBy, message: null, now: nowOf(ctx) });
    await notify(ctx, tx, clubInvited, {
      eventId: randomUUID(),
      actorId: invitedBy,
      recipientIds: [userId],
      payload: { clubId: id, userId },
    });
  });
}

/** @throws AppError CLUB_NOT_FOUND, FORBIDDEN, CLUB_ADMISSION_GONE */
export async function revokeInvitation(ctx: MemberContext, input: OfMember): Promise<void> {
  requireWriter(ctx.actor);
  await manageClub(ctx, input.id, async (tx) => {
    const open = await queries.getAdmission.first(tx, input);
    if (!open?.isInvitation) throw new AppError('CLUB_ADMISSION_GONE');
    await queries.deleteAdmission(tx, input);
  });
}

/**
 * An invited member joins, or declines.
 * @throws AppError CLUB_NOT_FOUND, CLUB_ADMISSION_GONE, CLUB_FULL, TOO_MANY_CLUBS
 */
export async function answerInvitation(
  ctx: ActingContext,
  { id, isAccepted }: z.output<typeof answerInvitationInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  await changeClub(ctx, id, async (tx, club) => {
    if (club.admission !== 'invited') throw new AppError('CLUB_ADMISSION_GONE');
    if (isAccepted) await joinInvited(ctx, tx, id);
    else await queries.deleteAdmission(tx, { id, userId: ctx.actor.id });
  });
}

async function joinInvited(ctx: ActingContext, tx: Tx, id: number): Promise<void> {
  const userId = ctx.actor.id;
  await enterAs(ctx, tx, { id, userId, role: 'member', now: nowOf(ctx) });
  const managers = await listManagerIds(tx, { id });
  await notify(ctx, tx, clubJoined, {
    eventId: randomUUID(),
    actorId: userId,
    recipientIds: managers.map((manager) => manager.userId),
    payload: { clubId: id, userId },
  });
}

const position = z.tuple([z.iso.datetime(), z.string()]);

/**
 * Who asks and who is asked, for officers.
 * @throws AppError CLUB_NOT_FOUND, FORBIDDEN, BAD_INPUT for a cursor that isn't ours
 */
export async function listAdmissions(
  { db, actor }: MemberContext,
  { id, limit, cursor }: z.output<typeof clubMembersInput>,
): Promise<z.infer<typeof clubAdmissionsOutput>> {
  requireManager(actor, await readFacts(db, actor, id));
  const [at, after] = cursor ? decodeCursor(position, cursor) : [FIRST, ''];
  const { items, nextCursor } = await readPage(
    limit,
    (count) => queries.listAdmissions(db, { ...viewerOf(actor), id, at, after, limit: count }),
    (last) => encodeCursor([last.createdAt, last.id]),
  );
  return {
    items: items.map((row) => ({
      person: personOf(row),
      isInvitation: row.isInvitation,
      message: row.message,
      createdAt: row.createdAt,
    })),
    nextCursor,
  };
}

const FIRST = '0001-01-01T00:00:00.000Z';
