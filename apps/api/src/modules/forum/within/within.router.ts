import {
  findInThreadInput,
  findInThreadOutput,
  summaryOutput,
  threadOfSummary,
} from '@oche/validators/forum/within/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { findInThread } from './find.service.ts';
import { summarize } from './summary.service.ts';

const { publicProcedure } = proceduresOf('forum', 'forum');

/** What leads to some posts of a long thread. */
export const withinRouter = router({
  find: publicProcedure
    .input(findInThreadInput)
    .output(findInThreadOutput)
    .query(({ ctx, input }) => findInThread(ctx, input)),

  summary: publicProcedure
    .input(threadOfSummary)
    .output(summaryOutput)
    .query(({ ctx, input }) => summarize(ctx, input)),
});
