import { bestOfWeekInput, bestOfWeekOutput } from '@oche/validators/forum/week/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { readBestOfWeek } from './week.service.ts';

const { publicProcedure } = proceduresOf('forum', 'forum');

export const weekRouter = router({
  best: publicProcedure
    .input(bestOfWeekInput)
    .output(bestOfWeekOutput)
    .query(({ ctx, input }) => readBestOfWeek(ctx, input)),
});
