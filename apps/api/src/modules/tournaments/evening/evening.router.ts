import * as schemas from '@oche/validators/tournaments';
import { router } from '../../../trpc/init.ts';
import { memberProcedure, publicProcedure } from '../../../trpc/procedures.ts';
import * as calls from './calls.service.ts';
import * as evening from './evening.service.ts';

export const eveningRouter = router({
  get: publicProcedure
    .input(schemas.tournamentInput)
    .output(schemas.eveningOutput)
    .query(({ ctx, input }) => evening.getEvening(ctx, input)),

  set: memberProcedure
    .input(schemas.setEveningInput)
    .output(schemas.eveningOutput)
    .mutation(({ ctx, input }) => evening.setEvening(ctx, input)),

  addBoards: memberProcedure
    .meta({ speaks: true })
    .input(schemas.addBoardsInput)
    .output(schemas.eveningOutput)
    .mutation(({ ctx, input }) => evening.addBoards(ctx, input)),

  updateBoard: memberProcedure
    .meta({ speaks: true })
    .input(schemas.updateBoardInput)
    .output(schemas.eveningOutput)
    .mutation(({ ctx, input }) => evening.updateBoard(ctx, input)),

  removeBoard: memberProcedure
    .input(schemas.tournamentBoardInput)
    .output(schemas.eveningOutput)
    .mutation(({ ctx, input }) => evening.removeBoard(ctx, input)),

  wishBoard: memberProcedure
    .input(schemas.wishBoardInput)
    .output(schemas.eveningOutput)
    .mutation(({ ctx, input }) => evening.wishBoard(ctx, input)),

  callMatch: memberProcedure
    .input(schemas.callMatchInput)
    .output(schemas.eveningOutput)
    .mutation(({ ctx, input }) => calls.callMatch(ctx, input)),

  moveMatch: memberProcedure
    .input(schemas.callMatchInput)
    .output(schemas.eveningOutput)
    .mutation(({ ctx, input }) => calls.moveMatch(ctx, input)),

  putBack: memberProcedure
    .input(schemas.calledMatchInput)
    .output(schemas.eveningOutput)
    .mutation(({ ctx, input }) => calls.putBack(ctx, input)),

  holdMatch: memberProcedure
    .input(schemas.holdMatchInput)
    .output(schemas.eveningOutput)
    .mutation(({ ctx, input }) => calls.holdMatch(ctx, input)),
});
