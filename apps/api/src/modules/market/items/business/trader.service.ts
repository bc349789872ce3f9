import { type Executor, withTransaction } from '@oche/db';
import type { ownTraderOutput, saveTraderInput } from '@oche/validators/market/schemas';
import type { z } from 'zod';
import { requireVoice } from '../../../../lib/actor.ts';
import type { MemberContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import '../../market.events.ts';
import * as queries from './trader.queries.ts';

/** What the member has said of their business; null as long as they have said nothing. */
export async function getTrader({
  db,
  actor,
}: MemberContext): Promise<z.input<typeof ownTraderOutput>> {
  return (await queries.getTrader.first(db, { userId: actor.id })) ?? null;
}

/** Keeps what the law wants to know of a business. All its ads show it from now on. */
export async function saveTrader(
  ctx: MemberContext,
  { confirmsLaw: _, register = null, vatId = null, ...data }: z.output<typeof saveTraderInput>,
): Promise<z.input<typeof ownTraderOutput>> {
  requireVoice(ctx.actor);
  const userId = ctx.actor.id;
  const now = ctx.clock.now().toISOString();
  await withTransaction(ctx.db, async (tx) => {
    await queries.saveTrader(tx, { ...data, register, vatId, userId, now });
    for (const { id } of await queries.listShown(tx, { userId })) {
      await ctx.events.publish(tx, 'item.changed', { itemId: id });
    }
  });
  return getTrader(ctx);
}

/**
 * A business seller can't publish anything without imprint and terms of withdrawal (Digital Services Act, article 31).
 * @throws AppError TRADER_DATA_MISSING
 */
export async function requireTrader(db: Executor, userId: string): Promise<void> {
  if (!(await queries.getTrader.first(db, { userId }))) throw new AppError('TRADER_DATA_MISSING');
}
