import * as schemas from '@oche/validators/boards/schemas';
import * as states from '@oche/validators/boards/state';
import { done } from '@oche/validators/common';
import * as games from '@oche/validators/games/schemas';
import { tracked } from '@trpc/server';
import { router } from '../../trpc/init.ts';
import { liveProcedure, proceduresOf, publicProcedure } from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import * as here from './at-board.service.ts';
import * as scoring from './at-board-game.service.ts';
import { enterMovesAtBoard } from './enter-moves.service.ts';
import * as pairing from './pairing.service.ts';
import { getBoard, streamBoard } from './stream/board-stream.service.ts';
import { loungeBoard } from './stream/lounge-board.service.ts';
import { watchAtBoard } from './watch.service.ts';

/** For callers within the process: they have no connection that could end. */
const NEVER = new AbortController().signal;

const lounge = '/lounges/{loungeId}/boards/{boardId}';
const { liveProcedure: anybodyLive, publicProcedure: anybody } = proceduresOf(null, 'lounges');

/** What everybody may see of a board of a lounge, whatever is played there. */
export const boardsRouter = router({
  get: anybody
    .meta({
      rest: {
        method: 'GET',
        path: lounge,
        summary: 'What is at a board of a lounge: the game, else what comes next',
        tag: 'Lounges',
      },
    })
    .input(states.loungeBoardInput)
    .output(states.boardState)
    .query(({ ctx, input }) => getBoard(ctx, loungeBoard(ctx, input))),

  stream: anybodyLive
    .meta({
      rest: {
        method: 'GET',
        path: `${lounge}/stream`,
        summary: 'The game at a board of a lounge, and the next one when it is over',
        tag: 'Lounges',
        events: states.boardStreamEvents,
      },
    })
    .input(states.loungeBoardStreamInput)
    .subscription(({ ctx, input: { lastEventId, ...at }, signal = NEVER }) =>
      streamBoard(ctx, loungeBoard(ctx, at), lastEventId, signal),
    ),
});

/** What a tablet does at its board, without anybody signing in. It is of no area, as an evening that has begun goes on. */
export const atBoardRouter = router({
  pair: publicProcedure
    .input(schemas.pairTabletInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => pairing.pairTablet(ctx, input))),

  pairByCode: publicProcedure
    .input(schemas.pairByCodeInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => pairing.pairTabletByCode(ctx, input))),

  get: publicProcedure
    .meta({ writes: true })
    .output(schemas.atBoardOutput)
    .query(({ ctx }) => here.getAtBoard(ctx)),

  start: publicProcedure
    .input(schemas.startAtBoardInput)
    .output(schemas.startedAtBoardOutput)
    .mutation(({ ctx, input }) => here.startAtBoard(ctx, input)),

  report: publicProcedure
    .input(schemas.reportAtBoardInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => here.reportAtBoard(ctx, input))),

  listMarkers: publicProcedure
    .input(schemas.atBoardMatchInput)
    .output(schemas.markerListOutput)
    .query(({ ctx, input }) => here.listMarkers(ctx, input)),

  setMarker: publicProcedure
    .input(schemas.setMarkerInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => here.setMarkerAtBoard(ctx, input))),

  game: publicProcedure
    .input(games.gameInput)
    .output(games.gameOutput)
    .query(({ ctx, input }) => scoring.getGameAtBoard(ctx, input)),

  enterMoves: publicProcedure
    .input(games.enterMovesInput)
    .output(games.enterMovesOutput)
    .mutation(({ ctx, input }) => enterMovesAtBoard(ctx, input)),

  takeOver: publicProcedure
    .input(games.takeOverInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => scoring.takeOverAtBoard(ctx, input))),

  gameEvents: liveProcedure.input(games.gameEventsInput).subscription(async function* ({
    ctx,
    input,
    signal = NEVER,
  }) {
    for await (const event of scoring.watchGameAtBoard(ctx, input, signal)) {
      yield tracked(String(event.revision), event);
    }
  }),

  events: liveProcedure.input(schemas.atBoardEventsInput).subscription(async function* ({
    ctx,
    input,
    signal = NEVER,
  }) {
    for await (const event of watchAtBoard(ctx, input, signal)) {
      yield tracked(String(event.revision), schemas.atBoardEventOutput.parse(event));
    }
  }),
});
