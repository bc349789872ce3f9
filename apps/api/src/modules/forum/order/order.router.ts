import * as schemas from '@oche/validators/forum/order/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { readPlace } from '../thread/former-place.service.ts';
import { forecast } from './forecast.service.ts';
import * as orders from './reorder.service.ts';
import { listReorderings } from './reordering.service.ts';
import { undoReordering } from './undo.service.ts';

const { publicProcedure, staffProcedure } = proceduresOf('forum', 'forum');

/** The forum's order afterwards: splitting, merging, moving, and where old addresses lead. */
export const orderRouter = router({
  place: publicProcedure
    .input(schemas.placeInput)
    .output(schemas.placeOutput)
    .query(({ ctx, input }) => readPlace(ctx, input)),

  forecast: staffProcedure
    .input(schemas.forecastInput)
    .output(schemas.forecastOutput)
    .query(({ ctx, input }) => forecast(ctx, input)),

  list: staffProcedure
    .output(schemas.reorderingListOutput)
    .query(({ ctx }) => listReorderings(ctx)),

  split: staffProcedure
    .input(schemas.splitThreadInput)
    .output(schemas.reorderingOutput)
    .mutation(({ ctx, input }) => orders.splitThread(ctx, input)),

  movePosts: staffProcedure
    .input(schemas.movePostsInput)
    .output(schemas.reorderingOutput)
    .mutation(({ ctx, input }) => orders.movePosts(ctx, input)),

  merge: staffProcedure
    .input(schemas.mergeThreadsInput)
    .output(schemas.reorderingOutput)
    .mutation(({ ctx, input }) => orders.mergeThreads(ctx, input)),

  moveThread: staffProcedure
    .input(schemas.moveThreadInput)
    .output(schemas.reorderingOutput)
    .mutation(({ ctx, input }) => orders.moveThread(ctx, input)),

  undo: staffProcedure
    .input(schemas.undoReorderingInput)
    .output(schemas.reorderingOutput)
    .mutation(({ ctx, input }) => undoReordering(ctx, input)),
});
