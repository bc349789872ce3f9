import type {
  ItemOffer,
  OfferOutput,
  offerInput,
  offersOfItemInput,
} from '@oche/validators/market/deals';
import { euroOf, euroOrNull } from '@oche/validators/money';
import type { z } from 'zod';
import type { ActingContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import * as queries from './offer.queries.ts';

type Reading = Pick<ActingContext, 'db' | 'actor' | 'clock'>;

/** An offer as one of the two has it. @throws AppError OFFER_NOT_FOUND for everybody else */
export async function getOffer(
  { db, actor, clock }: Reading,
  { id }: z.output<typeof offerInput>,
): Promise<OfferOutput> {
  const row = await queries.getOffer.first(db, { id, userId: actor.id });
  if (!row) throw new AppError('OFFER_NOT_FOUND');
  return toOutput(row, actor.id, clock.now().toISOString());
}

/** The latest about an item: the seller gets all of them, everybody else their own. */
export async function listOffers(
  { db, actor, clock }: Reading,
  { itemId }: z.output<typeof offersOfItemInput>,
): Promise<ItemOffer[]> {
  const rows = await queries.listOffers(db, { itemId, userId: actor.id });
  const now = clock.now().toISOString();
  return rows.map((row) => {
    const { username, firstName, lastName, profileImageUrl } = row;
    const person = { id: row.buyerId, username, firstName, lastName, profileImageUrl };
    return { ...toOutput(row, actor.id, now), buyer: { ...person, userType: null, role: null } };
  });
}

/** What the clock has ended is over, even if no job has noted it yet. */
function toOutput(row: queries.DescribedOffer, viewerId: string, now: string): OfferOutput {
  const side = row.buyerId === viewerId ? 'buyer' : 'seller';
  const isOpen = row.status === 'pending' && row.expiresAt > now;
  const isTheirs = isOpen && row.by !== side;
  // while somebody else has the item, offers for it wait
  const isFree = row.itemStatus === 'active' && row.review === null;
  return {
    id: row.id,
    itemId: row.itemId,
    buyerId: row.buyerId,
    by: row.by,
    side,
    amount: euroOf(row.amountCents),
    price: euroOrNull(row.priceCents),
    answersAmount: euroOrNull(row.answeredCents),
    message: row.message,
    status: row.status === 'pending' && !isOpen ? 'expired' : row.status,
    expiresAt: isOpen ? row.expiresAt : null,
    isWaiting: isOpen && row.itemStatus === 'reserved',
    createdAt: row.createdAt,
    conversationId: row.conversationId,
    dealId: row.dealId,
    can: {
      accept: isTheirs && isFree,
      counter: isTheirs && isFree,
      decline: isTheirs,
      withdraw: isOpen && row.by === side,
    },
  };
}
