import type { Executor } from '@oche/db';
import type { Consequence } from '@oche/validators/own-data/schemas';
import { evenIfOver } from '../../../lib/declared/own-data.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { cancelDeal } from '../deals/deal/deal-change.service.ts';
import { declineOffer, withdrawOffer } from '../deals/offer/offer.service.ts';
import { deleteItem } from '../items/status/change.service.ts';
import * as queries from './leaving.queries.ts';

/** Deals that are called off, and ads that are deleted, when the member leaves. */
export async function listOpenOf(db: Executor, userId: string): Promise<Consequence[]> {
  const [deals, items] = await Promise.all([
    queries.listReserved(db, { userId }),
    queries.listUnsold(db, { userId }),
  ]);
  return [
    ...deals.map(
      ({ id, title }): Consequence => ({
        kind: 'deal',
        outcome: 'cancelled',
        name: title,
        to: null,
        at: null,
        path: `/marketplace/deals/${id}`,
      }),
    ),
    ...items
      .filter(({ status }) => status !== 'draft')
      .map(
        ({ id, title }): Consequence => ({
          kind: 'item',
          outcome: 'closed',
          name: title,
          to: null,
          at: null,
          path: `/marketplace/${id}`,
        }),
      ),
  ];
}

/** Answers what waits for an answer with no, calls deals off that were only agreed, and takes all ads away. */
export async function leaveMarket(ctx: MemberContext): Promise<void> {
  const { id: userId } = ctx.actor;
  for (const { id, isOwn } of await queries.listPending(ctx.db, { userId })) {
    await evenIfOver((isOwn ? withdrawOffer : declineOffer)(ctx, { id }));
  }
  for (const { id } of await queries.listReserved(ctx.db, { userId })) {
    await evenIfOver(cancelDeal(ctx, { id, reason: 'Konto gelöscht · Account deleted' }));
  }
  for (const { id } of await queries.listUnsold(ctx.db, { userId })) {
    await evenIfOver(deleteItem(ctx, { id }));
  }
}
