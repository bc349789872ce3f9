import { done } from '@oche/validators/common';
import { shareInput } from '@oche/validators/market/schemas';
import { router } from '../../../../trpc/init.ts';
import { proceduresOf } from '../../../../trpc/procedures.ts';
import { trace } from '../views/trace.service.ts';

const { publicProcedure } = proceduresOf('market', 'market');

export const sharesRouter = router({
  report: publicProcedure
    .input(shareInput)
    .output(done)
    .mutation(async ({ ctx, input: { id, channel } }) => {
      await trace(ctx, { id, kind: channel });
      return { ok: true as const };
    }),
});
