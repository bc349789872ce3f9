import { tabletLinkOutput } from '@oche/validators/boards/schemas';
import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/leagues/boards';
import { fixtureInput } from '@oche/validators/leagues/fixture';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import * as boards from '../boards/boards.service.ts';

/** Of no area: an evening that has begun is played to its end. */
const evening = proceduresOf('leagues', 'leagues').memberProcedure.meta({ area: null });

/** What captains do with the boards of their evening. */
export const fixtureBoardsRouter = router({
  list: evening
    .input(fixtureInput)
    .output(schemas.fixtureBoardsOutput)
    .query(({ ctx, input }) => boards.listBoards(ctx, input)),

  add: evening
    .input(schemas.addBoardsInput)
    .output(schemas.fixtureBoardsOutput)
    .mutation(({ ctx, input }) => boards.addBoards(ctx, input)),

  remove: evening
    .input(schemas.fixtureBoardInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => boards.removeBoard(ctx, input))),

  createTablet: evening
    .meta({ scope: null })
    .input(schemas.fixtureBoardInput)
    .output(tabletLinkOutput)
    .mutation(({ ctx, input }) => boards.createTabletLink(ctx, input)),

  deleteTablet: evening
    .meta({ scope: null })
    .input(schemas.fixtureBoardInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => boards.deleteTablet(ctx, input))),
});
