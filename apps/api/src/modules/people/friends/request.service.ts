import { randomUUID } from 'node:crypto';
import { type Tx, withTransaction } from '@oche/db';
import { SENT_REQUESTS_MAX } from '@oche/validators/people/friend-limits';
import type {
  FriendRequest,
  friendRequestInput,
  friendRequestListInput,
  friendRequestListOutput,
  respondInput,
  sendRequestInput,
  sentRequestOutput,
} from '@oche/validators/people/friends';
import { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError, refuseFor } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { notify } from '../../notifications/index.ts';
import { friendAccepted, friendRequested } from '../people.notifications.ts';
import { lockBoth } from '../relations/tie.queries.ts';
import { listPeopleFound } from '../search/people-found.queries.ts';
import { viewerOf } from '../viewer.ts';
import { insertFriendship } from './friend.queries.ts';
import { requestRefusal } from './friends.policy.ts';
import * as queries from './request.queries.ts';
import { listStandings } from './standing.queries.ts';

const cursorKey = z.tuple([z.int().min(0)]);

/**
 * The requests that the member has got and has sent, the latest first.
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export async function listRequests(
  { db, actor }: MemberContext,
  { type, limit, cursor }: z.output<typeof friendRequestListInput>,
): Promise<z.input<typeof friendRequestListOutput>> {
  const viewer = viewerOf(actor);
  const [own] = await listPeopleFound(db, { ...viewer, ids: [actor.id] });
  if (!own) throw new Error(`${actor.id} has no profile`);
  const [beforeId] =
    cursor === undefined ? [Number.MAX_SAFE_INTEGER] : decodeCursor(cursorKey, cursor);
  return readPage(
    limit,
    async (count) => {
      const page = { ...viewer, beforeId, limit: count };
      const [incoming, outgoing] = await Promise.all([
        type === 'outgoing' ? [] : queries.listIncoming(db, page),
        type === 'incoming' ? [] : queries.listOutgoing(db, page),
      ]);
      const requests: FriendRequest[] = [
        ...incoming.map((row) => toRequest(row, 'incoming', own)),
        ...outgoing.map((row) => toRequest(row, 'outgoing', own)),
      ];
      return requests.toSorted((a, b) => b.id - a.id).slice(0, count);
    },
    ({ id }) => encodeCursor([id]),
  );
}

type Row = Awaited<ReturnType<typeof queries.listIncoming>>[number];

function toRequest(
  { requestId, createdAt, commonFriends, ...other }: Row,
  type: FriendRequest['type'],
  own: FriendRequest['requester'],
): FriendRequest {
  const [requester, addressee] = type === 'incoming' ? [other, own] : [own, other];
  return { id: requestId, type, requester, addressee, createdAt, commonFriends };
}

/**
 * Asks somebody to be a friend. If that member has asked already, they are friends at once: of two requests that cross
 * there is one friendship.
 *
 * @throws AppError THAT_IS_YOU, MEMBER_NOT_FOUND, ALREADY_FRIENDS, FRIEND_REQUEST_SENT,
 * FRIEND_REQUESTS_CLOSED, TOO_MANY_FRIEND_REQUESTS
 */
export async function sendRequest(
  ctx: MemberContext,
  { addresseeId }: z.output<typeof sendRequestInput>,
): Promise<z.input<typeof sentRequestOutput>> {
  requireWriter(ctx.actor);
  const own = ctx.actor.id;
  if (addresseeId === own) throw new AppError('THAT_IS_YOU');
  return withTransaction(ctx.db, async (tx) => {
    await lockBoth(tx, own, addresseeId);
    const viewer = viewerOf(ctx.actor);
    const standing = await listStandings.first(tx, { ...viewer, userIds: [addresseeId] });
    if (!standing) throw new AppError('MEMBER_NOT_FOUND');
    if (standing.friendsSince !== null) throw new AppError('ALREADY_FRIENDS');
    if (standing.requesterId === own) throw new AppError('FRIEND_REQUEST_SENT');
    if (standing.requestId !== null) {
      await befriend(ctx, tx, standing.requestId, addresseeId);
      return { state: 'friends' as const, requestId: null };
    }
    refuseFor(requestRefusal(standing));
    const { count = 0 } = (await queries.countSent.first(tx, { userId: own })) ?? {};
    if (count >= SENT_REQUESTS_MAX) throw new AppError('TOO_MANY_FRIEND_REQUESTS');
    const now = ctx.clock.now();
    const requestId = await queries.insertRequest(tx, { requesterId: own, addresseeId, now });
    await notify(ctx, tx, friendRequested, {
      eventId: randomUUID(),
      actorId: own,
      recipientIds: [addresseeId],
      payload: { requestId },
    });
    return { state: 'outgoing' as const, requestId };
  });
}

/**
 * Says yes or no to a request. The one who asked hears only of a yes. Nothing of a request is left once it is answered,
 * so a second attempt with the same key is known by that alone.
 * @throws AppError FRIEND_REQUEST_NOT_FOUND, also for one to somebody else
 */
export async function respond(
  ctx: MemberContext,
  input: z.output<typeof respondInput> & { idempotencyKey?: string },
): Promise<void> {
  requireWriter(ctx.actor);
  const { id, response } = input;
  const attempt = { userId: ctx.actor.id, operation: 'friendRequest.respond', input };
  await withTransaction(ctx.db, (tx) =>
    once(tx, attempt, async () => {
      const request = await lockRequest(tx, id);
      if (request?.addresseeId !== ctx.actor.id) throw new AppError('FRIEND_REQUEST_NOT_FOUND');
      if (response === 'accepted') await befriend(ctx, tx, id, request.requesterId);
      else await queries.deleteRequest(tx, id);
      return id;
    }),
  );
}

/**
 * Takes a request back.
 * @throws AppError FRIEND_REQUEST_NOT_FOUND, also for somebody else's and one that was answered
 */
export async function cancelRequest(
  ctx: MemberContext,
  { id }: z.output<typeof friendRequestInput>,
): Promise<void> {
  await withTransaction(ctx.db, async (tx) => {
    const request = await lockRequest(tx, id);
    if (request?.requesterId !== ctx.actor.id) throw new AppError('FRIEND_REQUEST_NOT_FOUND');
    await queries.deleteRequest(tx, id);
  });
}

/** @returns the request, if it is still there once everything else between the two waits */
async function lockRequest(tx: Tx, id: number) {
  const request = await queries.getRequest.first(tx, { id });
  if (!request) return undefined;
  await lockBoth(tx, request.requesterId, request.addresseeId);
  return queries.getRequest.first(tx, { id });
}

/** The member accepts a request; both profiles are locked. */
async function befriend(
  ctx: MemberContext,
  tx: Tx,
  requestId: number,
  requesterId: string,
): Promise<void> {
  const own = ctx.actor.id;
  await queries.deleteRequest(tx, requestId);
  await insertFriendship(tx, { one: own, other: requesterId, now: ctx.clock.now() });
  await ctx.events.publish(tx, 'friendship.made', { userIds: [own, requesterId] });
  await notify(ctx, tx, friendAccepted, {
    eventId: randomUUID(),
    actorId: own,
    recipientIds: [requesterId],
    payload: { friendId: own },
  });
}
