import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/market/schemas';
import { proceduresOf } from '../../../../trpc/procedures.ts';
import { thenOk } from '../../../../trpc/then-ok.ts';
import * as change from './change.service.ts';
import { newItemInput } from './new-item.rest.ts';
import { createItem, publishItem } from './publish.service.ts';

const { memberProcedure } = proceduresOf('market', 'market');

/** What a seller does with an ad; a part of `market.items`. */
export const statusProcedures = {
  create: memberProcedure
    .meta({
      limit: 'posting',
      speaks: true,
      rest: {
        method: 'POST',
        path: '/marketplace',
        summary: 'Puts an ad online',
        tag: 'Marketplace',
        status: 201,
        names: { pictures: 'images' },
        toInput: newItemInput,
      },
    })
    .input(schemas.createItemInput)
    .output(schemas.itemOutput)
    .mutation(({ ctx, input }) => createItem(ctx, input)),

  publish: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(schemas.publishItemInput)
    .output(schemas.itemOutput)
    .mutation(({ ctx, input }) => publishItem(ctx, input)),

  update: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(schemas.updateItemInput)
    .output(schemas.itemOutput)
    .mutation(({ ctx, input }) => change.updateItem(ctx, input)),

  pause: memberProcedure
    .input(schemas.itemInput)
    .output(schemas.itemOutput)
    .mutation(({ ctx, input }) => change.pauseItem(ctx, input)),

  renew: memberProcedure
    .meta({ speaks: true })
    .input(schemas.itemInput)
    .output(schemas.itemOutput)
    .mutation(({ ctx, input }) => change.renewItem(ctx, input)),

  markSold: memberProcedure
    .input(schemas.markSoldInput)
    .output(schemas.itemOutput)
    .mutation(({ ctx, input }) => change.markSold(ctx, input)),

  delete: memberProcedure
    .meta({ whileSuspended: true })
    .input(schemas.itemInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => change.deleteItem(ctx, input))),
};
