import {
  answerDealReviewInput,
  dealReviewOutput,
  dealReviewsInput,
  dealReviewsOutput,
  saveDealReviewInput,
} from '@oche/validators/trust/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import * as reviews from './review.service.ts';

const { memberProcedure } = proceduresOf(null, 'market');

/** What the two sides of a deal say of each other. It is of no area, like the deals. */
export const reviewsRouter = router({
  ofDeal: memberProcedure
    .input(dealReviewsInput)
    .output(dealReviewsOutput)
    .query(({ ctx, input }) => reviews.getDealReviews(ctx, input)),

  save: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(saveDealReviewInput)
    .output(dealReviewsOutput)
    .mutation(({ ctx, input }) => reviews.saveReview(ctx, input)),

  answer: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(answerDealReviewInput)
    .output(dealReviewOutput)
    .mutation(({ ctx, input }) => reviews.answerReview(ctx, input)),
});
