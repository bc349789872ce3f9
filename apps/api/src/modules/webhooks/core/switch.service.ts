import { randomUUID } from 'node:crypto';
import { type Tx, withTransaction } from '@oche/db';
import type { WebhookOffReason } from '@oche/validators/webhooks/limits';
import type { Deps } from '../../../lib/deps.ts';
import { signal } from '../../../lib/events/events.ts';
import { notify } from '../../notifications/index.ts';
import { webhookOff } from '../webhooks.notifications.ts';
import { lockStates } from './lock.queries.ts';
import * as queries from './switch.queries.ts';

/** Switches a hook off behind the lock of its state, and tells its member unless they have done it. */
export async function switchOffIn(
  deps: Deps,
  tx: Tx,
  hookId: number,
  reason: WebhookOffReason,
): Promise<void> {
  const now = deps.clock.now().toISOString();
  const off = await queries.switchOff.first(tx, { hookId, reason, now });
  if (!off || reason === 'owner') return;
  await notify(deps, tx, webhookOff, {
    eventId: randomUUID(),
    recipientIds: [off.userId],
    payload: { hookId },
  });
}

export const switchOff = (deps: Deps, hookId: number, reason: WebhookOffReason): Promise<void> =>
  withTransaction(deps.db, async (tx) => {
    await lockStates(tx, { hookIds: [hookId] });
    await switchOffIn(deps, tx, hookId, reason);
  });

/** Goes on with what is still kept. */
export async function switchOnIn(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  hookId: number,
): Promise<void> {
  await lockStates(tx, { hookIds: [hookId] });
  await queries.switchOn(tx, { hookId, now: clock.now().toISOString() });
  await signal(tx, 'webhooks.queued', {});
}
