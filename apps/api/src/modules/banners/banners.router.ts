import { advertiserReportInput, bannerReportOutput } from '@oche/validators/banners/admin';
import * as schemas from '@oche/validators/banners/schemas';
import { done } from '@oche/validators/common';
import { router } from '../../trpc/init.ts';
import { proceduresOf } from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import { bannerAdminRouter } from './admin/banner-admin.router.ts';
import { readReportByLink } from './advertiser/link.service.ts';
import { reportClick, reportImpression } from './count/trace.service.ts';
import { listBanners, listFilled, showBanners } from './show/show.service.ts';

const { publicProcedure } = proceduresOf('banners', null);

const tag = 'Banners';

export const bannersRouter = router({
  list: publicProcedure
    .meta({
      rest: { method: 'GET', path: '/banners', summary: 'The banners of a position', tag },
    })
    .input(schemas.bannerListInput)
    .output(schemas.bannerListOutput)
    .query(({ ctx, input }) => listBanners(ctx, input)),

  filled: publicProcedure.output(schemas.filledPositionsOutput).query(({ ctx }) => listFilled(ctx)),

  show: publicProcedure
    .input(schemas.showBannersInput)
    .output(schemas.showBannersOutput)
    .query(({ ctx, input }) => showBanners(ctx, input)),

  impression: publicProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/banners/{id}/impression',
        summary: 'A banner was seen; counts with the token of the page that shows it',
        tag,
      },
    })
    .input(schemas.reportImpressionInput)
    .output(schemas.impressionOutput)
    .mutation(async ({ ctx, input }) => ({
      ok: true as const,
      clickToken: await reportImpression(ctx, input),
    })),

  click: publicProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/banners/{id}/click',
        summary: 'A banner was clicked; counts with the token of its impression',
        tag,
      },
    })
    .input(schemas.reportClickInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => reportClick(ctx, input))),

  admin: bannerAdminRouter,

  readReport: publicProcedure
    .meta({ area: null, writes: true })
    .input(advertiserReportInput)
    .output(bannerReportOutput)
    .query(({ ctx, input }) => readReportByLink(ctx, input)),
});
