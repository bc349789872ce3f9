import { lookOutput } from '@oche/validators/conversations/schemas';
import * as schemas from '@oche/validators/market/disputes';
import { router } from '../../../../trpc/init.ts';
import { moderatorProcedure } from '../../../../trpc/procedures.ts';
import * as evidence from './evidence.service.ts';

/** What moderators read of a dispute, and ask its sides. */
export const disputesRouter = router({
  get: moderatorProcedure
    .input(schemas.disputeCaseInput)
    .output(schemas.disputeCaseOutput)
    .query(({ ctx, input }) => evidence.getDisputeCase(ctx, input)),

  look: moderatorProcedure
    .input(schemas.disputeCaseInput)
    .output(lookOutput)
    .mutation(({ ctx, input }) => evidence.lookIntoTalk(ctx, input)),

  ask: moderatorProcedure
    .meta({ speaks: true })
    .input(schemas.askSideInput)
    .output(schemas.disputeCaseOutput)
    .mutation(({ ctx, input }) => evidence.askSide(ctx, input)),
});
