import { done } from '@oche/validators/common';
import {
  answerReviewInput,
  hideReviewInput,
  reviewedInput,
  reviewedOutput,
  reviewIdInput,
  reviewListInput,
  reviewListOutput,
  reviewOutput,
  saveReviewInput,
} from '@oche/validators/lounges/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import * as reviews from './review.service.ts';
import { listReviewed, listReviews } from './review-list.service.ts';
import * as moderation from './review-moderation.service.ts';

const { memberProcedure, moderatorProcedure, publicProcedure } = proceduresOf('lounges', 'lounges');

const tag = 'Lounges';
const path = '/lounges/{loungeId}/reviews';

export const reviewRouter = router({
  list: publicProcedure
    .meta({ rest: { method: 'GET', path, summary: 'Reviews of a lounge, newest first', tag } })
    .input(reviewListInput)
    .output(reviewListOutput)
    .query(({ ctx, input }) => listReviews(ctx, input)),

  reviewed: memberProcedure
    .input(reviewedInput)
    .output(reviewedOutput)
    .query(({ ctx, input }) => listReviewed(ctx, input)),

  save: memberProcedure
    .meta({
      limit: 'posting',
      speaks: true,
      rest: {
        method: 'POST',
        path,
        summary: 'Reviews a lounge; an own review that is there already is changed',
        tag,
        status: 201,
      },
    })
    .input(saveReviewInput)
    .output(reviewOutput)
    .mutation(({ ctx, input }) => reviews.saveReview(ctx, input)),

  delete: memberProcedure
    .input(reviewIdInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => reviews.deleteReview(ctx, input))),

  answer: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(answerReviewInput)
    .output(reviewOutput)
    .mutation(({ ctx, input }) => reviews.answerReview(ctx, input)),

  hide: moderatorProcedure
    .input(hideReviewInput)
    .output(reviewOutput)
    .mutation(({ ctx, input }) => moderation.hideReview(ctx, input)),
});
