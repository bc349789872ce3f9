import * as schemas from '@oche/validators/admin/system';
import { done } from '@oche/validators/common';
import { router } from '../../../trpc/init.ts';
import { adminProcedure } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import * as system from './system.service.ts';

export const systemRouter = router({
  get: adminProcedure.output(schemas.systemOutput).query(({ ctx }) => system.getSystem(ctx)),

  failed: router({
    list: adminProcedure
      .input(schemas.failedJobsInput)
      .output(schemas.failedJobsOutput)
      .query(({ ctx, input }) => system.listFailedJobs(ctx, input)),

    retry: adminProcedure
      .input(schemas.jobIdInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => system.retryJob(ctx, input.id))),

    retryAll: adminProcedure
      .output(schemas.retriedOutput)
      .mutation(({ ctx }) => system.retryFailedJobs(ctx)),

    discard: adminProcedure
      .input(schemas.discardJobInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => system.discardJob(ctx, input))),
  }),

  testMail: adminProcedure
    .meta({ limit: 'posting' })
    .output(schemas.testMailOutput)
    .mutation(({ ctx }) => system.sendTestMail(ctx)),
});
