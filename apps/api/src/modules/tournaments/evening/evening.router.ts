import { boardState, eventBoardInput, eventBoardStreamInput } from '@oche/validators/boards/state';
import * as schemas from '@oche/validators/tournaments/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { getBoard, streamBoard } from '../../boards/index.ts';
import { eveningCalls } from '../rest-api/organiser-calls.ts';
import { tournamentBoard } from '../stream/board.service.ts';
import * as calls from './calls.service.ts';
import * as evening from './evening.service.ts';
import { swapMarker } from './marker.service.ts';
import * as order from './order.service.ts';

const { liveProcedure, memberProcedure, publicProcedure } = proceduresOf(null, 'tournaments');

/** For callers within the process: they have no connection that could end. */
const NEVER = new AbortController().signal;

/** The evening is of no area: once it has begun, it goes on. */
export const eveningRouter = router({
  get: publicProcedure
    .meta(eveningCalls.get)
    .input(schemas.tournamentInput)
    .output(schemas.eveningOutput)
    .query(({ ctx, input }) => evening.getEvening(ctx, input)),

  board: publicProcedure
    .meta(eveningCalls.board)
    .input(eventBoardInput)
    .output(boardState)
    .query(({ ctx, input }) => getBoard(ctx, tournamentBoard(ctx, input))),

  boardStream: liveProcedure
    .meta(eveningCalls.boardStream)
    .input(eventBoardStreamInput)
    .subscription(({ ctx, input: { lastEventId, ...at }, signal = NEVER }) =>
      streamBoard(ctx, tournamentBoard(ctx, at), lastEventId, signal),
    ),

  set: memberProcedure
    .meta(eveningCalls.set)
    .input(schemas.setEveningInput)
    .output(schemas.eveningOutput)
    .mutation(({ ctx, input }) => evening.setEvening(ctx, input)),

  addBoards: memberProcedure
    .meta({ speaks: true, ...eveningCalls.addBoards })
    .input(schemas.addBoardsInput)
    .output(schemas.eveningOutput)
    .mutation(({ ctx, input }) => evening.addBoards(ctx, input)),

  updateBoard: memberProcedure
    .meta({ speaks: true, ...eveningCalls.updateBoard })
    .input(schemas.updateBoardInput)
    .output(schemas.eveningOutput)
    .mutation(({ ctx, input }) => evening.updateBoard(ctx, input)),

  removeBoard: memberProcedure
    .meta(eveningCalls.removeBoard)
    .input(schemas.tournamentBoardInput)
    .output(schemas.eveningOutput)
    .mutation(({ ctx, input }) => evening.removeBoard(ctx, input)),

  wishBoard: memberProcedure
    .meta(eveningCalls.wishBoard)
    .input(schemas.wishBoardInput)
    .output(schemas.eveningOutput)
    .mutation(({ ctx, input }) => evening.wishBoard(ctx, input)),

  callMatch: memberProcedure
    .meta(eveningCalls.callMatch)
    .input(schemas.callMatchInput)
    .output(schemas.eveningOutput)
    .mutation(({ ctx, input }) => calls.callMatch(ctx, input)),

  moveMatch: memberProcedure
    .meta(eveningCalls.moveMatch)
    .input(schemas.callMatchInput)
    .output(schemas.eveningOutput)
    .mutation(({ ctx, input }) => calls.moveMatch(ctx, input)),

  putBack: memberProcedure
    .meta(eveningCalls.putBack)
    .input(schemas.calledMatchInput)
    .output(schemas.eveningOutput)
    .mutation(({ ctx, input }) => calls.putBack(ctx, input)),

  holdMatch: memberProcedure
    .meta(eveningCalls.holdMatch)
    .input(schemas.holdMatchInput)
    .output(schemas.eveningOutput)
    .mutation(({ ctx, input }) => order.holdMatch(ctx, input)),

  putFirst: memberProcedure
    .meta(eveningCalls.putFirst)
    .input(schemas.putFirstInput)
    .output(schemas.eveningOutput)
    .mutation(({ ctx, input }) => order.putFirst(ctx, input)),

  callAgain: memberProcedure
    .input(schemas.calledMatchInput)
    .output(schemas.eveningOutput)
    .mutation(({ ctx, input }) => calls.callAgain(ctx, input)),

  swapMarker: memberProcedure
    .meta(eveningCalls.swapMarker)
    .input(schemas.swapMarkerInput)
    .output(schemas.eveningOutput)
    .mutation(({ ctx, input }) => swapMarker(ctx, input)),
});
