import * as schemas from '@oche/validators/market/schemas';
import { proceduresOf } from '../../../../trpc/procedures.ts';
import { priceHint } from './hint.service.ts';

const { memberProcedure } = proceduresOf('market', 'market');

/** What a thing may cost; a part of `market.items`. */
export const priceProcedures = {
  priceHint: memberProcedure
    .input(schemas.priceHintInput)
    .output(schemas.priceHintOutput)
    .query(({ ctx, input }) => priceHint(ctx, input)),
};
