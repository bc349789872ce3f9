import { done } from '@oche/validators/common';
import {
  boardIdInput,
  boardOutput,
  createBoardInput,
  orderBoardsInput,
  updateBoardInput,
} from '@oche/validators/lounges/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import * as boards from './board.service.ts';

const { memberProcedure } = proceduresOf('lounges', 'lounges');

export const boardRouter = router({
  create: memberProcedure
    .input(createBoardInput)
    .output(boardOutput)
    .mutation(({ ctx, input }) => boards.createBoard(ctx, input)),

  update: memberProcedure
    .input(updateBoardInput)
    .output(boardOutput)
    .mutation(({ ctx, input }) => boards.updateBoard(ctx, input)),

  delete: memberProcedure
    .input(boardIdInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => boards.deleteBoard(ctx, input))),

  order: memberProcedure
    .input(orderBoardsInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => boards.orderBoards(ctx, input))),
});
