import * as schemas from '@oche/validators/autoscoring/schemas';
import { done } from '@oche/validators/common';
import { tracked } from '@trpc/server';
import { router } from '../../trpc/init.ts';
import { liveProcedure, proceduresOf, publicProcedure } from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import * as here from './attach/at-board.service.ts';
import * as attaching from './attach/attach.service.ts';
import { watchBoard } from './attach/watch.service.ts';
import * as boards from './boards/boards.service.ts';

const { memberLiveProcedure, memberProcedure } = proceduresOf('games', 'boards');

/** Of what is being played, which goes on when games are switched off. */
const playing = { area: null, whileUnconfirmed: true } as const;

const NEVER = new AbortController().signal;

const tag = 'Boards that count';

/** The same for the tablet at a board, where nobody signs in; of no area, as an evening that has begun goes on. */
const atBoardRouter = router({
  list: publicProcedure.output(schemas.countingBoardsOutput).query(({ ctx }) => here.listHere(ctx)),
  attach: publicProcedure
    .input(schemas.attachBoardInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => here.attachHere(ctx, input))),
  detach: publicProcedure
    .input(schemas.countingBoardInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => here.detachHere(ctx, input))),
  correct: publicProcedure
    .input(schemas.correctDartInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => here.correctHere(ctx, input))),
  events: liveProcedure.input(schemas.countingEventsInput).subscription(async function* ({
    ctx,
    input,
    signal = NEVER,
  }) {
    for await (const event of here.watchHere(ctx, input, signal)) {
      yield tracked(String(event.revision), event);
    }
  }),
});

/** Boards that count by themselves: who has them, for what they count, and what they see. */
export const autoscoringRouter = router({
  atBoard: atBoardRouter,

  listOwn: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/counting-boards',
        summary: 'The member’s own boards that count by themselves',
        tag,
      },
    })
    .output(schemas.countingBoardsOutput)
    .query(({ ctx }) => boards.listOwnBoards(ctx)),

  listOfLounge: memberProcedure
    .input(schemas.loungeCountingBoardsInput)
    .output(schemas.countingBoardsOutput)
    .query(({ ctx, input }) => boards.listLoungeBoards(ctx, input)),

  listUsable: memberProcedure
    .meta({ area: null })
    .input(schemas.usableBoardsInput)
    .output(schemas.countingBoardsOutput)
    .query(({ ctx, input }) => boards.listUsableBoards(ctx, input)),

  create: memberProcedure
    .meta({ scope: null })
    .meta({ limit: 'posting' })
    .input(schemas.createCountingBoardInput)
    .output(schemas.boardTokenOutput)
    .mutation(({ ctx, input }) => boards.createBoard(ctx, input)),

  rename: memberProcedure
    .input(schemas.renameCountingBoardInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => boards.renameBoard(ctx, input))),

  renewToken: memberProcedure
    .meta({ scope: null })
    .meta({ limit: 'posting' })
    .input(schemas.countingBoardInput)
    .output(schemas.boardTokenOutput)
    .mutation(({ ctx, input }) => boards.renewToken(ctx, input)),

  delete: memberProcedure
    .input(schemas.countingBoardInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => boards.deleteBoard(ctx, input))),

  attach: memberProcedure
    .meta({
      ...playing,
      rest: {
        method: 'POST',
        path: '/counting-boards/{id}/attach',
        summary: 'Lets a board count for a game',
        tag,
        names: { boardId: 'id' },
      },
    })
    .input(schemas.attachBoardInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => attaching.attachBoard(ctx, input))),

  detach: memberProcedure
    .meta({
      ...playing,
      rest: {
        method: 'POST',
        path: '/counting-boards/{id}/detach',
        summary: 'Ends that a board counts for a game',
        tag,
        names: { boardId: 'id' },
      },
    })
    .input(schemas.countingBoardInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => attaching.detachBoard(ctx, input))),

  correct: memberProcedure
    .meta(playing)
    .input(schemas.correctDartInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => attaching.correctDart(ctx, input))),

  events: memberLiveProcedure
    .meta({ area: null })
    .input(schemas.countingEventsInput)
    .subscription(async function* ({ ctx, input, signal = NEVER }) {
      for await (const event of watchBoard(ctx, input, signal)) {
        yield tracked(String(event.revision), event);
      }
    }),
});
