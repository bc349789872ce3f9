import { withTransaction } from '@oche/db';
import type { Deps } from '../../../../lib/deps.ts';
import { eventIdOf } from '../../../../lib/events/event-id.ts';
import { notifyAll, telling } from '../../../notifications/index.ts';
import { type Filters, filtersOf } from '../list/filters.ts';
import { findFrom } from '../list/finder.service.ts';
import { startOf } from '../list/order.ts';
import { ownWanted } from '../notifications/interest.notifications.ts';
import { keysOf } from './keys.ts';
import { deleteWanted, saveWanted } from './search.queries.ts';
import * as queries from './wanted.queries.ts';
import { type Wanted, wishOf, wordsOf } from './wanted-wish.ts';

/** How many sellers of the latest ads that suit a wanted one are told. */
const SELLERS_TOLD = 50;

/** Keeps what a wanted ad looks for as it is now, so that new ads find it; or no longer. */
export async function followWanted(
  { db, clock }: Deps,
  { itemId: wantedId }: { itemId: number },
): Promise<void> {
  const ad = await queries.getWanted.first(db, { id: wantedId });
  if (!ad) return;
  if (!ad.isOpen) {
    await deleteWanted(db, { wantedId });
    return;
  }
  const now = clock.now().toISOString();
  await saveWanted(db, { ...(await soughtBy({ db }, ad)), userId: ad.userId, wantedId, now });
}

/** Tells those who sell what a new wanted ad looks for: each once, of the latest that suits it. */
export async function tellSellers(
  deps: Deps,
  { itemId: wantedId }: { itemId: number },
): Promise<void> {
  const ad = await queries.getWanted.first(deps.db, { id: wantedId });
  if (!ad?.isOpen) return;
  const { filters } = await soughtBy(deps, ad);
  const now = deps.clock.now().getTime();
  const sought = { filters, radius: undefined, viewerId: ad.userId, now };
  const found = await findFrom(deps.db, sought, startOf('newest'), SELLERS_TOLD);
  const items = found
    .map(({ row }) => row)
    .filter(({ sellerId, status }) => sellerId !== ad.userId && status === 'active');
  const eventId = eventIdOf(`market.wanted ${wantedId}`);
  await withTransaction(deps.db, (tx) =>
    notifyAll(
      deps,
      tx,
      items.map(({ id: itemId, sellerId }) =>
        telling(ownWanted, {
          eventId,
          payload: { wantedId, itemId },
          recipientIds: [sellerId],
          actorId: ad.userId,
        }),
      ),
    ),
  );
}

/** What an ad looks for, as an ad that sells is compared with it. */
export async function soughtBy(
  { db }: Pick<Deps, 'db'>,
  ad: Wanted,
): Promise<{ filters: Filters; keys: readonly string[] }> {
  const read = await queries.readWords.first(db, wordsOf(ad));
  const wish = wishOf(ad, read?.words ?? '');
  return { filters: filtersOf(wish, null), keys: keysOf(wish) };
}
