import { done } from '@oche/validators/common';
import { reportItemInput } from '@oche/validators/moderation/schemas';
import { proceduresOf } from '../../../../trpc/procedures.ts';
import { thenOk } from '../../../../trpc/then-ok.ts';
import { reportItem } from './report-item.service.ts';

const { memberProcedure } = proceduresOf('market', null);

/** A part of `market.items`. */
export const reportProcedures = {
  report: memberProcedure
    .meta({
      limit: 'posting',
      rest: {
        method: 'POST',
        path: '/marketplace/{id}/report',
        summary: 'Tells the moderators what is wrong with an ad; each member can do so once',
        tag: 'Marketplace',
        status: 201,
      },
    })
    .input(reportItemInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => reportItem(ctx, input))),
};
