import { randomUUID } from 'node:crypto';
import {
  type invitationListInput,
  type invitationListOutput,
  ORGANISERS_MAX,
  type tournamentMemberInput,
} from '@oche/validators/tournaments/schemas';
import { z } from 'zod';
import { requireVoice, requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { notify } from '../../notifications/index.ts';
import { requireVisible, viewerOf } from '../../people/index.ts';
import { organise } from '../core/lock.service.ts';
import { readOrganised } from '../core/tournament.service.ts';
import { isEditable } from '../core/tournaments.policy.ts';
import { invited } from '../notifications/tournaments.notifications.ts';
import * as queries from './organiser.queries.ts';

type Member = z.output<typeof tournamentMemberInput>;

/**
 * Names somebody who helps to run the tournament. Somebody who is named already stays so.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, MEMBER_NOT_FOUND for somebody whom the organiser may not see,
 * TOO_MANY_ORGANISERS
 */
export async function addOrganiser(ctx: MemberContext, { id, userId }: Member): Promise<void> {
  requireWriter(ctx.actor);
  await organise(ctx, id, async (tx, tournament) => {
    await requireVisible(tx, ctx.actor, [userId]);
    if (userId === tournament.createdBy) return;
    const { count = 0 } = (await queries.countOrganisers.first(tx, { id })) ?? {};
    if (count >= ORGANISERS_MAX) throw new AppError('TOO_MANY_ORGANISERS');
    await queries.insertOrganiser(tx, { id, userId, by: ctx.actor.id, now: nowOf(ctx) });
  });
}

/** Also oneself. @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN */
export async function removeOrganiser(ctx: MemberContext, { id, userId }: Member): Promise<void> {
  requireWriter(ctx.actor);
  await organise(ctx, id, async (tx) => {
    await queries.deleteOrganiser(tx, { id, userId });
  });
}

/**
 * Invites a member: they see the tournament, and can register whatever their rating is.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS when it is over, MEMBER_NOT_FOUND for somebody
 * whom the organiser may not see
 */
export async function invite(ctx: MemberContext, { id, userId }: Member): Promise<void> {
  requireVoice(ctx.actor);
  await organise(ctx, id, async (tx, tournament) => {
    if (!isEditable(tournament)) throw new AppError('TOURNAMENT_STATUS');
    await requireVisible(tx, ctx.actor, [userId]);
    const invitation = { id, userId, by: ctx.actor.id, now: nowOf(ctx) };
    const isNew = (await queries.insertInvitation(tx, invitation)).length > 0;
    if (!isNew) return;
    await notify(ctx, tx, invited, {
      eventId: randomUUID(),
      actorId: ctx.actor.id,
      recipientIds: [userId],
      payload: { tournamentId: id },
    });
  });
}

/** A member who has registered already stays. @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN */
export async function uninvite(ctx: MemberContext, { id, userId }: Member): Promise<void> {
  requireWriter(ctx.actor);
  await organise(ctx, id, async (tx) => {
    await queries.deleteInvitation(tx, { id, userId });
  });
}

const position = z.tuple([z.string()]);

/** @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, BAD_INPUT for a cursor that isn't ours */
export async function listInvitations(
  { db, actor }: MemberContext,
  { id, limit, cursor }: z.output<typeof invitationListInput>,
): Promise<z.infer<typeof invitationListOutput>> {
  await readOrganised(db, actor, id);
  const [after] = cursor ? decodeCursor(position, cursor) : [''];
  const { items, nextCursor } = await readPage(
    limit,
    (count) => queries.listInvitations(db, { ...viewerOf(actor), id, after, limit: count }),
    (last) => encodeCursor([last.id]),
  );
  return {
    items: items.map(({ invitedAt, hasEntered, ...person }) => ({ person, invitedAt, hasEntered })),
    nextCursor,
  };
}

const nowOf = ({ clock }: MemberContext): string => clock.now().toISOString();
