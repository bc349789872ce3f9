import * as schemas from '@oche/validators/banners/admin';
import { done } from '@oche/validators/common';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import { linkRouter } from '../advertiser/link.router.ts';
import { readReport } from '../report/report.service.ts';
import * as service from './banner-admin.service.ts';
import { listBanners, readBanner } from './banner-list.service.ts';
import { orderBanners } from './banner-order.service.ts';

const { adminProcedure, moderatorProcedure } = proceduresOf('banners', null);

const tag = 'Administration';
const { adminBannerOutput, bannerInput } = schemas;

export const bannerAdminRouter = router({
  list: moderatorProcedure
    .meta({ rest: { method: 'GET', path: '/admin/banners', summary: 'All banners', tag } })
    .input(schemas.adminBannerListInput)
    .output(schemas.adminBannerListOutput)
    .query(({ ctx, input }) => listBanners(ctx, input)),

  get: adminProcedure
    .input(bannerInput)
    .output(adminBannerOutput)
    .query(({ ctx, input }) => readBanner(ctx, input)),

  create: adminProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/admin/banners',
        summary: 'A new banner; of a picture elsewhere a copy is kept',
        tag,
        status: 201,
      },
    })
    .input(schemas.createBannerInput)
    .output(adminBannerOutput)
    .mutation(({ ctx, input }) => service.createBanner(ctx, input)),

  update: adminProcedure
    .meta({
      rest: { method: 'PUT', path: '/admin/banners/{id}', summary: 'Change a banner', tag },
    })
    .input(schemas.updateBannerInput)
    .output(adminBannerOutput)
    .mutation(({ ctx, input }) => service.updateBanner(ctx, input)),

  setActive: adminProcedure
    .input(schemas.setBannerActiveInput)
    .output(adminBannerOutput)
    .mutation(({ ctx, input }) => service.setBannerActive(ctx, input)),

  delete: adminProcedure
    .meta({
      rest: {
        method: 'DELETE',
        path: '/admin/banners/{id}',
        summary: 'Take a banner away; it can be brought back',
        tag,
      },
    })
    .input(bannerInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => service.deleteBanner(ctx, input))),

  restore: adminProcedure
    .input(bannerInput)
    .output(adminBannerOutput)
    .mutation(({ ctx, input }) => service.restoreBanner(ctx, input)),

  order: adminProcedure
    .input(schemas.orderBannersInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => orderBanners(ctx, input))),

  report: adminProcedure
    .input(schemas.bannerReportInput)
    .output(schemas.bannerReportOutput)
    .query(({ ctx, input }) => readReport(ctx, input)),

  link: linkRouter,
});
