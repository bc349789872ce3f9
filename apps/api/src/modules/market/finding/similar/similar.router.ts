import * as schemas from '@oche/validators/market/schemas';
import { proceduresOf } from '../../../../trpc/procedures.ts';
import { similarItems } from './similar.service.ts';

const { publicProcedure } = proceduresOf('market', 'market');

/** A part of `market.items`. */
export const similarProcedures = {
  similar: publicProcedure
    .input(schemas.similarItemsInput)
    .output(schemas.similarItemsOutput)
    .query(({ ctx, input }) => similarItems(ctx, input)),
};
