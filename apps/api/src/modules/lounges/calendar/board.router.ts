import { done } from '@oche/validators/common';
import {
  boardIdInput,
  boardOutput,
  createBoardInput,
  orderBoardsInput,
  updateBoardInput,
} from '@oche/validators/lounges';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import * as boards from './board.service.ts';

const { memberProcedure } = proceduresOf('lounges');

const OK = { ok: true } as const;

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
    .mutation(async ({ ctx, input }) => {
      await boards.deleteBoard(ctx, input);
      return OK;
    }),

  order: memberProcedure
    .input(orderBoardsInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await boards.orderBoards(ctx, input);
      return OK;
    }),
});
