import { figuresInput, figuresOutput } from '@oche/validators/market';
import { router } from '../../../trpc/init.ts';
import { memberProcedure } from '../../../trpc/procedures.ts';
import { getFigures } from './figures.service.ts';

export const figuresRouter = router({
  get: memberProcedure
    .input(figuresInput)
    .output(figuresOutput)
    .query(({ ctx, input }) => getFigures(ctx, input)),
});
