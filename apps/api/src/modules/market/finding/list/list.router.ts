import * as schemas from '@oche/validators/market/schemas';
import { proceduresOf } from '../../../../trpc/procedures.ts';
import { listInput } from './list.rest.ts';
import { listItems } from './list.service.ts';

const { publicProcedure } = proceduresOf('market', 'market');

/** Finding ads; a part of `market.items`. */
export const listProcedures = {
  list: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/marketplace',
        summary: 'Ads that everybody sees, the newest first unless told otherwise',
        tag: 'Marketplace',
        toInput: listInput,
      },
    })
    .input(schemas.itemListInput)
    .output(schemas.itemListOutput)
    .query(({ ctx, input }) => listItems(ctx, input)),
};
