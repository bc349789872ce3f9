import * as schemas from '@oche/validators/market/deals';
import { router } from '../../../../trpc/init.ts';
import { proceduresOf } from '../../../../trpc/procedures.ts';
import * as offers from './offer.service.ts';
import { getOffer, listOffers } from './offer-read.service.ts';

const { memberProcedure } = proceduresOf('market', 'market');

const { offerInput, offerOutput } = schemas;

export const offersRouter = router({
  get: memberProcedure
    .input(offerInput)
    .output(offerOutput)
    .query(({ ctx, input }) => getOffer(ctx, input)),

  list: memberProcedure
    .input(schemas.offersOfItemInput)
    .output(schemas.offersOutput)
    .query(({ ctx, input }) => listOffers(ctx, input)),

  create: memberProcedure
    .meta({
      limit: 'posting',
      speaks: true,
      rest: {
        method: 'POST',
        path: '/marketplace/{id}/offer',
        summary: 'Offers a price for an item, in the conversation with its seller',
        tag: 'Marketplace',
        status: 201,
        names: { itemId: 'id', amount: 'offerPrice' },
      },
    })
    .input(schemas.createOfferInput)
    .output(offerOutput)
    .mutation(({ ctx, input }) => offers.createOffer(ctx, input)),

  counter: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(schemas.counterOfferInput)
    .output(offerOutput)
    .mutation(({ ctx, input }) => offers.counterOffer(ctx, input)),

  accept: memberProcedure
    .input(schemas.acceptOfferInput)
    .output(schemas.dealOutput)
    .mutation(({ ctx, input }) => offers.acceptOffer(ctx, input)),

  decline: memberProcedure
    .input(offerInput)
    .output(offerOutput)
    .mutation(({ ctx, input }) => offers.declineOffer(ctx, input)),

  withdraw: memberProcedure
    .meta({ whileSuspended: true })
    .input(offerInput)
    .output(offerOutput)
    .mutation(({ ctx, input }) => offers.withdrawOffer(ctx, input)),
});
