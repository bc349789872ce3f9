import {
  createFeedInput,
  createFeedOutput,
  feedIdInput,
  feedListInput,
  feedListOutput,
} from '@oche/validators/bookings/schemas';
import { done } from '@oche/validators/common';
import { router } from '../../../trpc/init.ts';
import { memberProcedure } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import * as feeds from './feed.service.ts';

/** Calendar feeds are of no area: what is booked stays booked. */
export const feedRouter = router({
  list: memberProcedure
    .input(feedListInput)
    .output(feedListOutput)
    .query(({ ctx, input }) => feeds.listFeeds(ctx, input)),

  create: memberProcedure
    .meta({ limit: 'posting' })
    .input(createFeedInput)
    .output(createFeedOutput)
    .mutation(({ ctx, input }) => feeds.createFeed(ctx, input)),

  revoke: memberProcedure
    .meta({ whileSuspended: true })
    .input(feedIdInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => feeds.revokeFeed(ctx, input))),
});
