import { done } from '@oche/validators/common';
import { gameInput } from '@oche/validators/games';
import * as schemas from '@oche/validators/games-result';
import { router } from '../../../trpc/init.ts';
import { memberProcedure, moderatorProcedure, publicProcedure } from '../../../trpc/procedures.ts';
import { disputeResult } from './dispute/dispute.service.ts';
import { decideResult } from './dispute/verdict.service.ts';
import { confirmResult } from './end/confirm.service.ts';
import * as resigning from './end/resign.service.ts';
import { getResult } from './result.service.ts';

const OK = { ok: true } as const;

/** What happens from the last dart on. */
export const resultRouter = router({
  get: publicProcedure
    .input(gameInput)
    .output(schemas.gameResultOutput)
    .query(({ ctx, input }) => getResult(ctx, input)),

  confirm: memberProcedure
    .input(schemas.confirmResultInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await confirmResult(ctx, input);
      return OK;
    }),

  dispute: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(schemas.disputeResultInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await disputeResult(ctx, input);
      return OK;
    }),

  decide: moderatorProcedure
    .input(schemas.decideResultInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await decideResult(ctx, input);
      return OK;
    }),

  resign: memberProcedure
    .input(gameInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await resigning.resign(ctx, input);
      return OK;
    }),

  playOn: memberProcedure
    .input(gameInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await resigning.playOn(ctx, input);
      return OK;
    }),

  abandon: memberProcedure
    .input(gameInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await resigning.abandon(ctx, input);
      return OK;
    }),
});
