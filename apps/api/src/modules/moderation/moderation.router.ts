import { done } from '@oche/validators/common';
import {
  appealInput,
  appealListInput,
  appealListOutput,
  auditListInput,
  auditListOutput,
  caseIdInput,
  caseListInput,
  caseListOutput,
  caseOutput,
  createReportInput,
  decideAppealInput,
  decideCaseInput,
  decisionIdInput,
  ownCaseListOutput,
  ownListInput,
  ownReportListOutput,
} from '@oche/validators/moderation';
import { router } from '../../trpc/init.ts';
import {
  memberProcedure,
  moderatorLiveProcedure,
  moderatorProcedure,
} from '../../trpc/procedures.ts';
import * as appeals from './appeal/appeal.service.ts';
import { listAppeals } from './appeal/appeal-list.service.ts';
import { listAudit } from './audit/audit.service.ts';
import * as cases from './case/case.service.ts';
import * as caseLists from './case/case-list.service.ts';
import { watchCases } from './case/case-live.service.ts';
import * as own from './own/own-case.service.ts';
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

  appeal: router({
    create: memberProcedure
      .meta({ whileSuspended: true, limit: 'posting' })
      .input(appealInput)
      .output(done)
      .mutation(async ({ ctx, input }) => {
        await appeals.createAppeal(ctx, input);
        return OK;
      }),

    list: moderatorProcedure
      .input(appealListInput)
      .output(appealListOutput)
      .query(({ ctx, input }) => listAppeals(ctx, input)),

    decide: moderatorProcedure
      .input(decideAppealInput)
      .output(done)
      .mutation(async ({ ctx, input }) => {
        await appeals.decideAppeal(ctx, input);
        return OK;
      }),
  }),

  own: router({
    cases: memberProcedure
      .input(ownListInput)
      .output(ownCaseListOutput)
      .query(({ ctx, input }) => own.listOwnCases(ctx, input)),

    reports: memberProcedure
      .input(ownListInput)
      .output(ownReportListOutput)
      .query(({ ctx, input }) => own.listOwnReports(ctx, input)),
  }),

  audit: router({
    list: moderatorProcedure
      .input(auditListInput)
      .output(auditListOutput)
      .query(({ ctx, input }) => listAudit(ctx, input)),
  }),
});
