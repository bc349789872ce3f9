import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/games/result';
import { gameInput } from '@oche/validators/games/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import { disputeResult } from './dispute/dispute.service.ts';
import { decideResult } from './dispute/verdict.service.ts';
import { confirmResult } from './end/confirm.service.ts';
import * as resigning from './end/resign.service.ts';
import { getResult } from './result.service.ts';

const { memberProcedure, moderatorProcedure, publicProcedure } = proceduresOf(null, 'games');

/** What happens from the last dart on. It is of no area, as a game that has begun is finished. */
export const resultRouter = router({
  get: publicProcedure
    .input(gameInput)
    .output(schemas.gameResultOutput)
    .query(({ ctx, input }) => getResult(ctx, input)),

  confirm: memberProcedure
    .input(schemas.confirmResultInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => confirmResult(ctx, input))),

  dispute: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(schemas.disputeResultInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => disputeResult(ctx, input))),

  decide: moderatorProcedure
    .input(schemas.decideResultInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => decideResult(ctx, input))),

  resign: memberProcedure
    .meta({ whileUnconfirmed: true })
    .input(gameInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => resigning.resign(ctx, input))),

  playOn: memberProcedure
    .input(gameInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => resigning.playOn(ctx, input))),

  abandon: memberProcedure
    .meta({ whileUnconfirmed: true })
    .input(gameInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => resigning.abandon(ctx, input))),
});
