import { id } from '@oche/validators/common';
import { createOfferInput } from '@oche/validators/market/deals';
import * as z from 'zod/mini';

/** The documented fields of an offer. */
export const documentedOffer = z.object({
  id,
  offerPrice: createOfferInput.shape.amount,
  message: createOfferInput.shape.message,
});

export const offerRestInput = ({
  id: itemId,
  offerPrice,
  ...rest
}: Record<string, unknown>): Record<string, unknown> => ({ ...rest, itemId, amount: offerPrice });
