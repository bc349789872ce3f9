import * as schemas from '@oche/validators/banners/admin';
import { done } from '@oche/validators/common';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import * as service from './link.service.ts';

const { adminProcedure } = proceduresOf('banners', null);

export const linkRouter = router({
  list: adminProcedure
    .input(schemas.bannerInput)
    .output(schemas.reportLinkListOutput)
    .query(({ ctx, input }) => service.listLinks(ctx, input)),

  create: adminProcedure
    .input(schemas.createReportLinkInput)
    .output(schemas.createReportLinkOutput)
    .mutation(({ ctx, input }) => service.createLink(ctx, input)),

  revoke: adminProcedure
    .input(schemas.revokeReportLinkInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => service.revokeLink(ctx, input))),
});
