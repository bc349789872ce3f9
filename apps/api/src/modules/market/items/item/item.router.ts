import * as schemas from '@oche/validators/market/schemas';
import { proceduresOf } from '../../../../trpc/procedures.ts';
import { getItem } from './item.service.ts';
import { listOfMember } from './of-user.service.ts';

const { publicProcedure } = proceduresOf('market', 'market');

const tag = 'Marketplace';

/** Reading ads; a part of `market.items`. */
export const itemProcedures = {
  get: publicProcedure
    .meta({ rest: { method: 'GET', path: '/marketplace/{id}', summary: 'An ad', tag } })
    .input(schemas.itemInput)
    .output(schemas.itemOutput)
    .query(({ ctx, input }) => getItem(ctx, input)),

  ofUser: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/marketplace/user/{userId}',
        summary: 'Ads of a member, the latest first',
        tag,
      },
    })
    .input(schemas.itemsOfUserInput)
    .output(schemas.itemsOfUserOutput)
    .query(({ ctx, input }) => listOfMember(ctx, input)),
};
