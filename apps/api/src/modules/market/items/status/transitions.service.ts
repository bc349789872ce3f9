import type { Tx } from '@oche/db';
import type { ItemStatus } from '@oche/validators/market/schemas';
import { publishOutside } from '../../../../lib/declared/published.ts';
import type { Deps } from '../../../../lib/deps.ts';
import '../../market.events.ts';
import { itemReleased, itemReserved, itemSold } from '../../market.outside.ts';
import { changeItem } from './status.queries.ts';

type Publishing = Pick<Deps, 'clock' | 'events'>;

interface Of {
  itemId: number;
}

/** Tells those who show the ad, if anything has changed. @returns whether it has */
export async function tellChanged(
  { events }: Pick<Deps, 'events'>,
  tx: Tx,
  itemId: number,
  isChanged: boolean,
): Promise<boolean> {
  if (isChanged) await events.publish(tx, 'item.changed', { itemId });
  return isChanged;
}

/**
 * Keeps a thing for one buyer, if everybody can have it now. Of several that come at once one succeeds.
 * @returns whether it did
 */
export async function reserveItem(ctx: Publishing, tx: Tx, { itemId }: Of): Promise<boolean> {
  const isReserved = await changeItem(tx, {
    id: itemId,
    from: ['active'],
    only: { isPublic: true, intent: 'sell' },
    columns: { status: 'reserved' },
  });
  if (isReserved) await publishOutside(ctx, tx, itemReserved, { itemId });
  return tellChanged(ctx, tx, itemId, isReserved);
}

/** Keeps a thing for its buyer again that was noted as sold by mistake. @returns whether it did */
export async function unsellItem(ctx: Publishing, tx: Tx, { itemId }: Of): Promise<boolean> {
  const isKept = await changeItem(tx, {
    id: itemId,
    from: ['sold'],
    columns: { status: 'reserved', sold_at: null, sold_cents: null },
  });
  if (isKept) await publishOutside(ctx, tx, itemReserved, { itemId });
  return tellChanged(ctx, tx, itemId, isKept);
}

/** Gives a reserved thing back to everybody. @returns whether it did */
export async function releaseItem(ctx: Publishing, tx: Tx, { itemId }: Of): Promise<boolean> {
  const isReleased = await changeItem(tx, {
    id: itemId,
    from: ['reserved'],
    columns: { status: 'active' },
  });
  if (isReleased) await publishOutside(ctx, tx, itemReleased, { itemId });
  return tellChanged(ctx, tx, itemId, isReleased);
}

interface Sale extends Of {
  /** what it went for */
  cents: number;
  /** a reserved one by its deal, unless told otherwise */
  from?: readonly ItemStatus[];
}

/** Notes that a thing was sold. @returns whether it did */
export async function sellItem(
  ctx: Publishing,
  tx: Tx,
  { itemId, cents, from = ['reserved'] }: Sale,
): Promise<boolean> {
  const isSold = await changeItem(tx, {
    id: itemId,
    from,
    only: { intent: 'sell' },
    columns: { status: 'sold', sold_at: ctx.clock.now().toISOString(), sold_cents: cents },
  });
  if (isSold) await publishOutside(ctx, tx, itemSold, { itemId });
  return tellChanged(ctx, tx, itemId, isSold);
}
