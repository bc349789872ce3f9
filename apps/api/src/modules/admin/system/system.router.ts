import * as schemas from '@oche/validators/admin-system';
import { done } from '@oche/validators/common';
import { router } from '../../../trpc/init.ts';
import { adminProcedure } from '../../../trpc/procedures.ts';
import * as system from './system.service.ts';

const OK = { ok: true } as const;

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
      .mutation(async ({ ctx, input }) => {
        await system.retryJob(ctx, input.id);
        return OK;
      }),

    retryAll: adminProcedure
      .output(schemas.retriedOutput)
      .mutation(({ ctx }) => system.retryFailedJobs(ctx)),

    discard: adminProcedure
      .input(schemas.discardJobInput)
      .output(done)
      .mutation(async ({ ctx, input }) => {
        await system.discardJob(ctx, input);
        return OK;
      }),
  }),

  testMail: adminProcedure
    .meta({ limit: 'posting' })
    .output(schemas.testMailOutput)
    .mutation(({ ctx }) => system.sendTestMail(ctx)),
});
