import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/market/schemas';
import { reportItemInput } from '@oche/validators/moderation/schemas';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import * as change from '../life/change.service.ts';
import { createItem, publishItem } from '../life/publish.service.ts';
import { priceHint } from '../price/hint.service.ts';
import { reportItem } from '../reports/report-item.service.ts';
import { newItemInput } from './item.rest.ts';
import { getItem } from './item.service.ts';
import { listOfMember } from './of-user.service.ts';

const { memberProcedure, publicProcedure } = proceduresOf('market');

const tag = 'Marketplace';

/** A part of `market.items`: one ad, and what its seller does with it. */
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

  priceHint: memberProcedure
    .input(schemas.priceHintInput)
    .output(schemas.priceHintOutput)
    .query(({ ctx, input }) => priceHint(ctx, input)),

  create: memberProcedure
    .meta({
      limit: 'posting',
      speaks: true,
      rest: {
        method: 'POST',
        path: '/marketplace',
        summary: 'Puts an ad online',
        tag,
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

  report: memberProcedure
    .meta({
      limit: 'posting',
      rest: {
        method: 'POST',
        path: '/marketplace/{id}/report',
        summary: 'Tells the moderators what is wrong with an ad; each member can do so once',
        tag,
        status: 201,
      },
    })
    .input(reportItemInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => reportItem(ctx, input))),
};
