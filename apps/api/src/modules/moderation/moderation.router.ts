import { done } from '@oche/validators/common';
import {
  auditListInput,
  auditListOutput,
  caseIdInput,
  caseListInput,
  caseListOutput,
  caseOutput,
  createReportInput,
  decideCaseInput,
  decisionIdInput,
} from '@oche/validators/moderation';
import { router } from '../../trpc/init.ts';
import {
  memberProcedure,
  moderatorLiveProcedure,
  moderatorProcedure,
} from '../../trpc/procedures.ts';
import { listAudit } from './audit/audit.service.ts';
import * as cases from './case/case.service.ts';
import * as caseLists from './case/case-list.service.ts';
import { watchCases } from './case/case-live.service.ts';
import { createReport } from './report/report.service.ts';

const OK = { ok: true } as const;
/** For callers within the process: they have no connection that could end. */
const NEVER = new AbortController().signal;

export const moderationRouter = router({
  report: router({
    create: memberProcedure
      .meta({ limit: 'posting' })
      .input(createReportInput)
      .output(done)
      .mutation(async ({ ctx, input }) => {
        await createReport(ctx, input);
        return OK;
      }),
  }),

  case: router({
    list: moderatorProcedure
      .input(caseListInput)
      .output(caseListOutput)
      .query(({ ctx, input }) => caseLists.listCases(ctx, input)),

    get: moderatorProcedure
      .input(caseIdInput)
      .output(caseOutput)
      .query(({ ctx, input }) => caseLists.getCase(ctx, input)),

    claim: moderatorProcedure
      .input(caseIdInput)
      .output(caseOutput)
      .mutation(async ({ ctx, input }) => {
        await cases.claimCase(ctx, input);
        return caseLists.getCase(ctx, input);
      }),

    release: moderatorProcedure
      .input(caseIdInput)
      .output(done)
      .mutation(async ({ ctx, input }) => {
        await cases.releaseCase(ctx, input);
        return OK;
      }),

    decide: moderatorProcedure
      .input(decideCaseInput)
      .output(caseOutput)
      .mutation(async ({ ctx, input }) => {
        await cases.decideCase(ctx, input);
        return caseLists.getCase(ctx, { id: input.id });
      }),

    events: moderatorLiveProcedure.subscription(async function* ({ ctx, signal = NEVER }) {
      for await (const _ of watchCases(ctx, signal)) yield { type: 'cases.changed' } as const;
    }),
  }),

  decision: router({
    undo: moderatorProcedure
      .input(decisionIdInput)
      .output(done)
      .mutation(async ({ ctx, input }) => {
        await cases.undoDecision(ctx, input);
        return OK;
      }),
  }),

  audit: router({
    list: moderatorProcedure
      .input(auditListInput)
      .output(auditListOutput)
      .query(({ ctx, input }) => listAudit(ctx, input)),
  }),
});
