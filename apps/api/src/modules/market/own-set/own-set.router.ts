import { done } from '@oche/validators/common';
import { ownSetInput, ownSetOutput } from '@oche/validators/market';
import { router } from '../../../trpc/init.ts';
import { memberProcedure } from '../../../trpc/procedures.ts';
import * as ownSet from './own-set.service.ts';

export const ownSetRouter = router({
  get: memberProcedure.output(ownSetOutput).query(({ ctx }) => ownSet.getOwnSet(ctx)),

  save: memberProcedure
    .input(ownSetInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await ownSet.saveOwnSet(ctx, input);
      return { ok: true } as const;
    }),
});
