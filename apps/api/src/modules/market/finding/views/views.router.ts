import { done } from '@oche/validators/common';
import { itemInput } from '@oche/validators/market/schemas';
import { router } from '../../../../trpc/init.ts';
import { proceduresOf } from '../../../../trpc/procedures.ts';
import { trace } from './trace.service.ts';

const { publicProcedure } = proceduresOf('market', 'market');

export const viewsRouter = router({
  report: publicProcedure
    .input(itemInput)
    .output(done)
    .mutation(async ({ ctx, input: { id } }) => {
      await trace(ctx, { id, kind: 'view' });
      return { ok: true as const };
    }),
});
