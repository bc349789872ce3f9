import { done, page } from '@oche/validators/common';
import { claimListOutput, createClaimInput, decideClaimInput } from '@oche/validators/lounges';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import * as claims from './claim.service.ts';

const { adminProcedure, memberProcedure } = proceduresOf('lounges');

const OK = { ok: true } as const;

export const claimRouter = router({
  create: memberProcedure
    .meta({ limit: 'posting' })
    .input(createClaimInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await claims.createClaim(ctx, input);
      return OK;
    }),

  list: adminProcedure
    .input(page)
    .output(claimListOutput)
    .query(({ ctx, input }) => claims.listClaims(ctx, input)),

  decide: adminProcedure
    .input(decideClaimInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await claims.decideClaim(ctx, input);
      return OK;
    }),
});
