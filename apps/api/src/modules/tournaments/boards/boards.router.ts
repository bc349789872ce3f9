import * as schemas from '@oche/validators/tournaments/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import * as boards from './boards.service.ts';

const { memberProcedure } = proceduresOf('tournaments', 'tournaments');

export const tournamentBoardsRouter = router({
  list: memberProcedure
    .input(schemas.tournamentBoardsInput)
    .output(schemas.tournamentBoardsOutput)
    .query(({ ctx, input }) => boards.listBoards(ctx, input)),

  book: memberProcedure
    .input(schemas.bookBoardsInput)
    .output(schemas.tournamentOutput)
    .mutation(({ ctx, input }) => boards.bookBoards(ctx, input)),

  release: memberProcedure
    .input(schemas.tournamentInput)
    .output(schemas.tournamentOutput)
    .mutation(({ ctx, input }) => boards.releaseBoards(ctx, input)),
});
