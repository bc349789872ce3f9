import { withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { switchOffIn } from '../core/switch.service.ts';
import { countDelivery } from '../figures/figures.service.ts';
import { type Attempted, isTaken } from './attempt.service.ts';
import { lockMine } from './line.queries.ts';
import * as queries from './outcome.queries.ts';
import { AWAY_AFTER, isPatienceOver, nextAttempt, pausedUntil } from './pauses.ts';

/** Receivers that take longer have a line of their own, so that they hold up nobody else. */
const SLOW_MS = 3000;
/** The receiver wants no more of it (Standard Webhooks). */
const GONE = 410;

interface Message {
  id: string;
  thing: string;
  attempts: number;
  firstTriedAt: string | null;
}

interface Turn {
  hookId: number;
  sender: string;
}

/** Notes how an attempt went, and what follows from it for the message, its thing and its hook. */
export async function settle(
  deps: Deps,
  { hookId, sender }: Turn,
  message: Message,
  attempted: Attempted,
): Promise<{ failures: number; isOver: boolean }> {
  countDelivery(deps, outcomeOf(attempted));
  return withTransaction(deps.db, async (tx) => {
    const before = await lockMine.first(tx, { hookId, sender });
    // the lease was over before the answer came; whoever has it now tries again
    if (!before) return { failures: 0, isOver: true };
    const now = deps.clock.now();
    const isSuccess = isTaken(attempted);
    const firstTriedAt = new Date(message.firstTriedAt ?? now);
    const attempts = message.attempts + 1;
    const isGivenUp = !isSuccess && isPatienceOver(firstTriedAt, now);
    const failures = isSuccess ? 0 : before.failures + 1;
    const failingSince = isSuccess ? null : new Date(before.failingSince ?? now);
    const pause = isSuccess ? null : pausedUntil(failures, attempted.retryAfter, now);
    const next =
      isSuccess || isGivenUp ? null : nextAttempt(message.id, attempts, firstTriedAt, now);
    const { retryAfter: _, ...told } = attempted;
    await queries.settleMessage(tx, {
      ...told,
      hookId,
      id: message.id,
      thing: message.thing,
      state: stateAfter(isSuccess, isGivenUp),
      attempts,
      firstTriedAt: firstTriedAt.toISOString(),
      nextAt: next?.toISOString() ?? null,
      triedAt: now.toISOString(),
    });
    await queries.updateState(tx, {
      hookId,
      failures,
      failingSince: failingSince?.toISOString() ?? null,
      isSlow: attempted.durationMs > SLOW_MS,
      pausedUntil: pause?.toISOString() ?? null,
      at: now.toISOString(),
      isSuccess,
    });
    if (isSuccess && before.failures >= AWAY_AFTER)
      await queries.wakeThings(tx, { hookId, now: now.toISOString() });
    const isGone = attempted.status === GONE;
    if (isGone) await switchOffIn(deps, tx, hookId, 'gone');
    else if (failingSince && isPatienceOver(failingSince, now))
      await switchOffIn(deps, tx, hookId, 'failing');
    return { failures, isOver: isGone || pause !== null };
  });
}

function outcomeOf(attempted: Attempted) {
  if (isTaken(attempted)) return 'delivered';
  return attempted.status === null ? (attempted.failure ?? 'failed') : 'status';
}

const stateAfter = (isSuccess: boolean, isGivenUp: boolean) => {
  if (isSuccess) return 'delivered';
  return isGivenUp ? 'given_up' : 'waiting';
};

/** What may not be heard any more, or is not there, is not sent; the next message of its thing is. */
export async function withhold(
  deps: Deps,
  { hookId, sender }: Turn,
  { id, thing }: Pick<Message, 'id' | 'thing'>,
): Promise<void> {
  countDelivery(deps, 'withheld');
  await withTransaction(deps.db, async (tx) => {
    if (!(await lockMine.first(tx, { hookId, sender }))) return;
    await queries.withholdMessage(tx, { hookId, id, thing, now: deps.clock.now().toISOString() });
  });
}

/** Its server gets enough of others until then: the message is not sent yet, and nothing has failed. */
export async function holdBack(
  deps: Deps,
  { hookId, sender }: Turn,
  { id, thing }: Pick<Message, 'id' | 'thing'>,
  until: Date,
): Promise<void> {
  countDelivery(deps, 'busy');
  await withTransaction(deps.db, async (tx) => {
    if (!(await lockMine.first(tx, { hookId, sender }))) return;
    await queries.noteBusy(tx, { hookId, id, thing, until: until.toISOString() });
  });
}
