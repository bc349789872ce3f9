import * as schemas from '@oche/validators/admin/figures';
import { router } from '../../../trpc/init.ts';
import { adminProcedure, moderatorProcedure } from '../../../trpc/procedures.ts';
import { getStats, listDuties } from '../overview/overview.service.ts';
import { getFigures } from './figures.service.ts';

export const figuresRouter = router({
  stats: moderatorProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/admin/stats',
        summary: 'How much there is',
        tag: 'Administration',
      },
    })
    .output(schemas.statsOutput)
    .query(({ ctx }) => getStats(ctx)),

  duties: adminProcedure.output(schemas.dutiesOutput).query(({ ctx }) => listDuties(ctx)),

  figures: router({
    list: adminProcedure
      .input(schemas.figuresInput)
      .output(schemas.figuresOutput)
      .query(({ ctx, input }) => getFigures(ctx, input)),
  }),
});
