import type { Tx } from '@oche/db';
import type { ActingContext } from '../../../lib/deps.ts';
import { CONFIRM_HOURS } from './confirming.policy.ts';
import * as queries from './end.queries.ts';
import { settle } from './results.service.ts';

const HOUR_MS = 3_600_000;

/**
 * What follows from the last dart: the other side has a day to look at the result. Call it in the
 * transaction that writes the end, behind the lock of the game.
 */
export async function end(ctx: ActingContext, tx: Tx, gameId: number): Promise<void> {
  const confirmUntil = new Date(ctx.clock.now().getTime() + CONFIRM_HOURS * HOUR_MS);
  await queries.setEnd(tx, { gameId, endedBy: ctx.actor.id, confirmUntil });
  await settle(ctx, tx, gameId);
}
