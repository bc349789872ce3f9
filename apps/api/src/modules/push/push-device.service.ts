import { withTransaction } from '@oche/db';
import type {
  pushDeviceListOutput,
  pushSubscriptionInput,
  savePushDeviceInput,
} from '@oche/validators/notifications/push';
import type { z } from 'zod';
import type { MemberContext } from '../../lib/deps.ts';
import { AppError } from '../../lib/errors.ts';
import { sessionHash } from '../auth/index.ts';
import { isPointOfCurve } from './push.policy.ts';
import * as queries from './push-device.queries.ts';
import { signingKeys } from './push-key.service.ts';
import { testMessage } from './push-message.ts';
import { addPushJobs } from './push-send.service.ts';

type Subscription = z.infer<typeof pushSubscriptionInput>;

/** The devices on which the member is notified. One that is signed out there is not among them. */
export async function listDevices(
  ctx: MemberContext,
): Promise<z.infer<typeof pushDeviceListOutput>> {
  const { publicKey } = await signingKeys(ctx);
  const rows = await queries.devicesOf(ctx.db, {
    userId: ctx.actor.id,
    applicationKey: publicKey,
    now: ctx.clock.now().toISOString(),
  });
  const currentHash = sessionHash(ctx.session.id);
  return {
    applicationKey: publicKey,
    devices: rows.map((row) => ({
      id: row.id,
      name: row.name,
      createdAt: row.created_at,
      isCurrent: row.session_hash === currentHash,
    })),
  };
}

/**
 * Notifies the member on the device that calls, from now on and until the session ends.
 * @throws AppError BAD_INPUT for an address that no push service has, or a key that is none;
 *   UNAUTHENTICATED when the session has just ended
 */
export async function saveDevice(
  ctx: MemberContext,
  { name, ...subscription }: z.infer<typeof savePushDeviceInput>,
): Promise<void> {
  const columns = await columnsOf(ctx, subscription);
  await withTransaction(ctx.db, async (tx) => {
    if (!(await queries.lockSession(tx, columns.session_hash)))
      throw new AppError('UNAUTHENTICATED');
    await queries.replaceDevice(tx, { ...columns, name });
  });
}

/**
 * Takes the subscription that the browser made when its push service gave it another address.
 * @throws AppError BAD_INPUT as above; NOT_FOUND when nothing is sent to the device that calls
 */
export async function renewDevice(ctx: MemberContext, subscription: Subscription): Promise<void> {
  const columns = await columnsOf(ctx, subscription);
  if (!(await queries.renewDevice(ctx.db, columns))) throw new AppError('NOT_FOUND');
}

/** @throws AppError BAD_INPUT */
async function columnsOf(ctx: MemberContext, { endpoint, keys }: Subscription) {
  const url = new URL(endpoint);
  if (!ctx.outbound.allows(url))
    throw new AppError('BAD_INPUT', { fields: { endpoint: 'invalid' } });
  if (!isPointOfCurve(keys.p256dh))
    throw new AppError('BAD_INPUT', { fields: { 'keys.p256dh': 'invalid' } });
  const { publicKey } = await signingKeys(ctx);
  return {
    session_hash: sessionHash(ctx.session.id),
    endpoint: url.href,
    p256dh: keys.p256dh,
    auth: keys.auth,
    application_key: publicKey,
  };
}

/** @throws AppError NOT_FOUND */
export async function deleteDevice(ctx: MemberContext, id: number): Promise<void> {
  if (!(await queries.deleteDeviceOf(ctx.db, ctx.actor.id, id))) throw new AppError('NOT_FOUND');
}

/**
 * Sends a message to one of the member's devices, to see that it arrives.
 * @throws AppError NOT_FOUND
 */
export async function testDevice(ctx: MemberContext, id: number): Promise<void> {
  const { devices } = await listDevices(ctx);
  if (!devices.some((device) => device.id === id)) throw new AppError('NOT_FOUND');
  await addPushJobs(ctx.db, [id], testMessage(ctx.locale));
}
