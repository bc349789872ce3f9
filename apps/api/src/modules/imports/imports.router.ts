import { done } from '@oche/validators/common';
import { refuseMoveInput } from '@oche/validators/imports/schemas';
import { router } from '../../trpc/init.ts';
import { publicProcedure } from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import { refuseMove } from './members/refusal.service.ts';

export const importsRouter = router({
  refuse: publicProcedure
    .input(refuseMoveInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => refuseMove(ctx, input))),
});
