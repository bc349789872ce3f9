import { done, page } from '@oche/validators/common';
import {
  claimListOutput,
  createClaimInput,
  decideClaimInput,
} from '@oche/validators/lounges/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import * as claims from './claim.service.ts';

const { adminProcedure, memberProcedure } = proceduresOf('lounges', null);

export const claimRouter = router({
  create: memberProcedure
    .meta({ limit: 'posting' })
    .input(createClaimInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => claims.createClaim(ctx, input))),

  list: adminProcedure
    .input(page)
    .output(claimListOutput)
    .query(({ ctx, input }) => claims.listClaims(ctx, input)),

  decide: adminProcedure
    .input(decideClaimInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => claims.decideClaim(ctx, input))),
});
