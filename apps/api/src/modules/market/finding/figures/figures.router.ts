import { figuresInput, figuresOutput } from '@oche/validators/market/schemas';
import { router } from '../../../../trpc/init.ts';
import { proceduresOf } from '../../../../trpc/procedures.ts';
import { getFigures } from './figures.service.ts';

const { memberProcedure } = proceduresOf('market', 'market');

export const figuresRouter = router({
  get: memberProcedure
    .input(figuresInput)
    .output(figuresOutput)
    .query(({ ctx, input }) => getFigures(ctx, input)),
});
