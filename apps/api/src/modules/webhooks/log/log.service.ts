import { randomUUID } from 'node:crypto';
import { withTransaction } from '@oche/db';
import {
  type Delivery,
  type DeliveryDetail,
  type deliveryInput,
  type deliveryListInput,
  type replayFailedInput,
  WEBHOOK_KEPT_DAYS,
  WEBHOOK_REPLAY_MAX,
} from '@oche/validators/webhooks/schemas';
import { z } from 'zod';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { signal } from '../../../lib/events/events.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { lockStates } from '../core/lock.queries.ts';
import { bodyOf, messageIdOf, webhookIdOf } from '../core/message.ts';
import { openSecret } from '../core/secret.ts';
import { attempt, isTaken } from '../delivery/attempt.service.ts';
import { waitForServer } from '../delivery/receiver-limit.service.ts';
import { getSecret } from '../hook/hook.queries.ts';
import { requireHook } from '../hook/hook.service.ts';
import '../webhooks.events.ts';
import * as queries from './log.queries.ts';

const cursorSchema = z.tuple([z.int()]);
const SLICE = 1000;

type Row = Awaited<ReturnType<typeof queries.listMessages>>[number];

const toOutput = ({ id, number: _, ...row }: Row): Delivery => ({ ...row, id: webhookIdOf(id) });

/** What a hook got and waits for, the latest first. @throws AppError WEBHOOK_NOT_FOUND */
export async function listDeliveries(
  ctx: MemberContext,
  { id, state, limit, cursor }: z.infer<typeof deliveryListInput>,
): Promise<{ items: Delivery[]; nextCursor: string | null }> {
  await requireHook(ctx, id);
  const [before = null] = cursor === undefined ? [] : decodeCursor(cursorSchema, cursor);
  const { items, nextCursor } = await readPage(
    limit,
    (count) =>
      queries.listMessages(ctx.db, { hookId: id, state: state ?? null, before, limit: count }),
    ({ number }) => encodeCursor([number]),
  );
  return { items: items.map(toOutput), nextCursor };
}

type Named = z.infer<typeof deliveryInput>;

/** @throws AppError WEBHOOK_NOT_FOUND, WEBHOOK_DELIVERY_NOT_FOUND */
export async function getDelivery(
  ctx: MemberContext,
  { id, deliveryId }: Named,
): Promise<DeliveryDetail> {
  await requireHook(ctx, id);
  const row = await queries.getMessage.first(ctx.db, { hookId: id, id: uuidOf(deliveryId) });
  if (!row) throw new AppError('WEBHOOK_DELIVERY_NOT_FOUND');
  const { data, answer, ...rest } = row;
  const body =
    data === null ? null : bodyOf({ ...row, kind: row.event, sequence: row.sequence ?? 0, data });
  return { ...toOutput(rest), body, answer };
}

const uuidOf = (deliveryId: string): string => {
  const id = messageIdOf(deliveryId);
  if (id === null) throw new AppError('WEBHOOK_DELIVERY_NOT_FOUND');
  return id;
};

/**
 * Sends a message once more, with the same id and the same content; as it stands before what waits of its thing, it goes
 * first.
 * @throws AppError WEBHOOK_NOT_FOUND, WEBHOOK_DELIVERY_NOT_FOUND, WEBHOOK_DELIVERY_WAITS
 */
export async function replay(ctx: MemberContext, { id, deliveryId }: Named): Promise<Delivery> {
  await requireHook(ctx, id);
  const given = { hookId: id, id: uuidOf(deliveryId) };
  const now = ctx.clock.now().toISOString();
  return withTransaction(ctx.db, async (tx) => {
    await lockStates(tx, { hookIds: [id] });
    const row = await queries.getMessage.first(tx, given);
    if (!row || row.data === null || row.event === 'webhook.ping')
      throw new AppError('WEBHOOK_DELIVERY_NOT_FOUND');
    const again = await queries.replayOne.first(tx, { ...given, now });
    if (!again) throw new AppError('WEBHOOK_DELIVERY_WAITS');
    await queries.makeDue(tx, { hookId: id, now, things: [again.thing] });
    await signal(tx, 'webhooks.queued', {});
    const { data: _, answer: __, ...rest } = row;
    return { ...toOutput(rest), state: 'waiting', attempts: 0, nextAttemptAt: null };
  });
}

/** All that was given up since a time, in its order. @throws AppError WEBHOOK_NOT_FOUND */
export async function replayFailed(
  ctx: MemberContext,
  { id, since }: z.infer<typeof replayFailedInput>,
): Promise<{ count: number }> {
  await requireHook(ctx, id);
  return withTransaction(ctx.db, async (tx) => {
    await lockStates(tx, { hookIds: [id] });
    const again = await queries.replayFailed(tx, { hookId: id, since, limit: WEBHOOK_REPLAY_MAX });
    await queries.makeDue(tx, {
      hookId: id,
      now: ctx.clock.now().toISOString(),
      things: [...new Set(again.map(({ thing }) => thing))],
    });
    await signal(tx, 'webhooks.queued', {});
    return { count: again.length };
  });
}

/**
 * Sends a test message, also of a hook that is off, and tells what its receiver answers.
 * @throws AppError WEBHOOK_NOT_FOUND, WEBHOOK_RECEIVER_BUSY
 */
export async function ping(ctx: MemberContext, { id }: { id: number }): Promise<DeliveryDetail> {
  const hook = await requireHook(ctx, id);
  const kept = await getSecret.first(ctx.db, { id });
  if (!kept) throw new AppError('WEBHOOK_NOT_FOUND');
  const wait = await waitForServer(ctx, kept.url);
  if (wait !== null) throw new AppError('WEBHOOK_RECEIVER_BUSY', { retryAfter: wait });
  const messageId = randomUUID();
  const thing = `webhook/${id}`;
  const counted = await queries.nextPing.first(ctx.db, { hookId: id, thing });
  const sequence = counted?.sequence ?? 0;
  const now = ctx.clock.now().toISOString();
  const data = JSON.stringify({ id, name: hook.name });
  const body = bodyOf({ kind: 'webhook.ping', happenedAt: now, thing, sequence, data });
  const secret = openSecret(ctx, id, kept.secret);
  const { retryAfter: _, ...attempted } = await attempt(ctx, kept.url, [secret], {
    id: messageId,
    body,
  });
  const told = { ...attempted, isTaken: isTaken(attempted) };
  await queries.insertPing(ctx.db, {
    ...told,
    id: messageId,
    hookId: id,
    thing,
    data,
    now,
    sequence,
  });
  return getDelivery(ctx, { id, deliveryId: webhookIdOf(messageId) });
}

/** Forgets messages that nobody looks for any more. */
export async function cleanUp({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const until = new Date(clock.now().getTime() - WEBHOOK_KEPT_DAYS * DAY_MS).toISOString();
  for (;;) {
    const deleted = await queries.deleteOld(db, { until, limit: SLICE });
    if (deleted.length < SLICE) return;
  }
}
