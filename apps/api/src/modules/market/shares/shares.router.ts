import { done } from '@oche/validators/common';
import { shareInput } from '@oche/validators/market';
import { router } from '../../../trpc/init.ts';
import { publicProcedure } from '../../../trpc/procedures.ts';
import { trace } from '../views/trace.service.ts';

export const sharesRouter = router({
  report: publicProcedure
    .input(shareInput)
    .output(done)
    .mutation(async ({ ctx, input: { id, channel } }) => {
      await trace(ctx, { id, kind: channel });
      return { ok: true as const };
    }),
});
