import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/watching/schemas';
import { router } from '../../trpc/init.ts';
import { memberProcedure } from '../../trpc/procedures.ts';
import * as watches from './watch.service.ts';

export const watchingRouter = router({
  get: memberProcedure
    .input(schemas.placeInput)
    .output(schemas.watchOutput)
    .query(({ ctx, input }) => watches.getWatch(ctx, input)),

  /** Suspended members, too, decide what they want to hear of. */
  set: memberProcedure
    .meta({ whileSuspended: true })
    .input(schemas.setWatchInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await watches.setWatch(ctx, input);
      return { ok: true as const };
    }),

  see: memberProcedure
    .meta({ whileSuspended: true })
    .input(schemas.seePlaceInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await watches.seePlace(ctx, input);
      return { ok: true as const };
    }),

  list: memberProcedure
    .input(schemas.watchListInput)
    .output(schemas.watchListOutput)
    .query(({ ctx, input }) => watches.listWatches(ctx, input)),
});
