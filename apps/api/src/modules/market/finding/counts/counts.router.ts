import * as schemas from '@oche/validators/market/schemas';
import { proceduresOf } from '../../../../trpc/procedures.ts';
import { countItems } from './counts.service.ts';

const { publicProcedure } = proceduresOf('market', 'market');

/** A part of `market.items`. */
export const countProcedures = {
  counts: publicProcedure
    .input(schemas.itemCountsInput)
    .output(schemas.itemCountsOutput)
    .query(({ ctx, input }) => countItems(ctx, input)),
};
