import { done, page } from '@oche/validators/common';
import * as schemas from '@oche/validators/trust/schemas';
import { router } from '../../trpc/init.ts';
import { proceduresOf } from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import * as phone from './phone/phone.service.ts';
import { reviewsRouter } from './reviews/reviews.router.ts';
import * as sellers from './seller/seller.service.ts';
import * as verification from './verification/verification.service.ts';

const { adminProcedure, memberProcedure, publicProcedure } = proceduresOf('market', 'market');

const tag = 'Marketplace';

/** Which sellers buyers can trust; stands beside the marketplace's own procedures. */
export const trustRouter = router({
  reviews: reviewsRouter,

  sellers: router({
    get: publicProcedure
      .meta({
        rest: {
          method: 'GET',
          path: '/marketplace/sellers/{sellerId}/profile',
          summary:
            'A seller: what was checked, badges, statistics, and how the trust score comes about',
          tag,
        },
      })
      .input(schemas.sellerInput)
      .output(schemas.sellerProfileOutput)
      .query(({ ctx, input }) => sellers.getSeller(ctx, input)),

    reviews: publicProcedure
      .meta({
        rest: {
          method: 'GET',
          path: '/marketplace/sellers/{sellerId}/reviews',
          summary: 'What others say of a seller, newest first',
          tag,
          listName: 'reviews',
        },
      })
      .input(schemas.sellerReviewsInput)
      .output(schemas.sellerReviewsOutput)
      .query(({ ctx, input }) => sellers.listSellerReviews(ctx, input)),
  }),

  verifications: router({
    own: memberProcedure
      .meta({ scope: null })
      .output(schemas.ownVerificationsOutput)
      .query(({ ctx }) => verification.listOwnVerifications(ctx)),

    requestCode: memberProcedure
      .meta({ scope: null })
      .meta({ limit: 'posting' })
      .input(schemas.phoneInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => phone.requestPhoneCode(ctx, input))),

    confirmCode: memberProcedure
      .meta({ scope: null })
      .input(schemas.phoneCodeInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => phone.confirmPhone(ctx, input))),

    withdraw: memberProcedure
      .meta({ scope: null })
      .meta({ whileSuspended: true })
      .input(schemas.withdrawVerificationInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => verification.withdrawVerification(ctx, input))),

    list: adminProcedure
      .input(page)
      .output(schemas.verificationListOutput)
      .query(({ ctx, input }) => verification.listWaitingVerifications(ctx, input)),

    decide: adminProcedure
      .input(schemas.decideVerificationInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => verification.decideVerification(ctx, input))),
  }),
});
