import { randomUUID } from 'node:crypto';
import { withTransaction } from '@oche/db';
import type { Deps } from '../../../../lib/deps.ts';
import { addJob } from '../../../../lib/jobs/jobs.ts';
import { notifyAll, telling } from '../../../notifications/index.ts';
import { favouriteCheaper } from '../notifications/interest.notifications.ts';
import * as queries from './price.queries.ts';

declare module '../../../../lib/jobs/jobs.ts' {
  interface Jobs {
    'market.settlePrice': { itemId: number };
  }
}

/** How long a price has to stand before it is told: what goes up and down within it is no news. */
const STANDS_MS = 60 * 60_000;
/** How many members are told in one transaction. */
const SLICE = 500;

/** Waits until a price that somebody knows differently has stood for long enough since its latest change. */
export async function watchPrice(
  { db, clock }: Deps,
  { itemId }: { itemId: number },
): Promise<void> {
  await addJob(
    db,
    'market.settlePrice',
    { itemId },
    {
      key: `market.settlePrice/${itemId}`,
      runAt: new Date(clock.now().getTime() + STANDS_MS),
    },
  );
}

/** Tells those who know a higher price; from now on all know this one, so it is told once. */
export async function settlePrice(deps: Deps, { itemId }: { itemId: number }): Promise<void> {
  const count = await withTransaction(deps.db, async (tx) => {
    const known = await queries.updateKnownPrices(tx, { id: itemId, limit: SLICE });
    const cheaper = known.filter(({ fromCents, toCents }) => toCents < fromCents);
    const reductions = [...Map.groupBy(cheaper, ({ fromCents }) => fromCents).values()];
    await notifyAll(
      deps,
      tx,
      reductions.flatMap((told) => {
        const [first] = told;
        if (!first) return [];
        const { fromCents, toCents, sellerId: actorId } = first;
        return telling(favouriteCheaper, {
          eventId: randomUUID(),
          payload: { itemId, fromCents, toCents },
          recipientIds: told.map(({ userId }) => userId),
          actorId,
        });
      }),
    );
    return known.length;
  });
  if (count === SLICE) await settlePrice(deps, { itemId });
}
