import { done } from '@oche/validators/common';
import { auditListInput, auditListOutput } from '@oche/validators/moderation/audit';
import {
  patternIdInput,
  patternInput,
  patternListOutput,
  patternPreviewOutput,
} from '@oche/validators/moderation/patterns';
import {
  appealSanctionInput,
  imposeSanctionInput,
  moderatedMemberInput,
  moderatedMemberOutput,
  ownSanctionListInput,
  ownSanctionListOutput,
  restoreRemovalInput,
  revokeSanctionInput,
} from '@oche/validators/moderation/sanctions';
import {
  appealInput,
  appealListInput,
  appealListOutput,
  caseCountOutput,
  caseIdInput,
  caseListInput,
  caseListOutput,
  caseOutput,
  confirmReportInput,
  createReportInput,
  createVisitorReportInput,
  decideAppealInput,
  decideCaseInput,
  decisionIdInput,
  oneStepOutput,
  ownCaseListOutput,
  ownListInput,
  ownReportListOutput,
} from '@oche/validators/moderation/schemas';
import {
  grantScopesInput,
  moderatorListOutput,
  placeListOutput,
} from '@oche/validators/moderation/scopes';
import { router } from '../../trpc/init.ts';
import {
  memberProcedure,
  moderatorProcedure,
  publicProcedure,
  staffLiveProcedure,
  staffProcedure,
} from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import * as appeals from './appeal/appeal.service.ts';
import { listAppeals } from './appeal/appeal-list.service.ts';
import { countCases } from './appeal/case-count.service.ts';
import { listAudit } from './audit/audit.service.ts';
import * as cases from './case/case.service.ts';
import * as caseLists from './case/case-list.service.ts';
import { watchCases } from './case/case-live.service.ts';
import * as own from './own/own-case.service.ts';
import * as patterns from './pattern/pattern.service.ts';
import { createReport } from './report/report.service.ts';
import * as visitors from './report/visitor-report.service.ts';
import * as members from './sanction/member.service.ts';
import { restoreRemoval } from './sanction/removal.service.ts';
import * as sanctions from './sanction/sanction.service.ts';
import * as scopes from './scopes/scope.service.ts';

/** For callers within the process: they have no connection that could end. */
const NEVER = new AbortController().signal;

export const moderationRouter = router({
  report: router({
    create: memberProcedure
      .meta({ limit: 'posting' })
      .input(createReportInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => createReport(ctx, input))),

    createAsVisitor: publicProcedure
      .meta({ limit: 'posting' })
      .input(createVisitorReportInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => visitors.createVisitorReport(ctx, input))),

    confirm: publicProcedure
      .input(confirmReportInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => visitors.confirmReport(ctx, input))),
  }),

  case: router({
    list: staffProcedure
      .input(caseListInput)
      .output(caseListOutput)
      .query(({ ctx, input }) => caseLists.listCases(ctx, input)),

    count: staffProcedure.output(caseCountOutput).query(({ ctx }) => countCases(ctx)),

    get: staffProcedure
      .input(caseIdInput)
      .output(caseOutput)
      .query(({ ctx, input }) => caseLists.getCase(ctx, input)),

    claim: staffProcedure
      .input(caseIdInput)
      .output(caseOutput)
      .mutation(async ({ ctx, input }) => {
        await cases.claimCase(ctx, input);
        return caseLists.getCase(ctx, input);
      }),

    release: staffProcedure
      .input(caseIdInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => cases.releaseCase(ctx, input))),

    decide: staffProcedure
      .input(decideCaseInput)
      .output(caseOutput)
      .mutation(async ({ ctx, input }) => {
        await cases.decideCase(ctx, input);
        return caseLists.getCase(ctx, { id: input.id });
      }),

    takeAway: staffProcedure
      .input(caseIdInput)
      .output(oneStepOutput)
      .mutation(({ ctx, input }) => cases.takeAway(ctx, input)),

    events: staffLiveProcedure.subscription(async function* ({ ctx, signal = NEVER }) {
      for await (const _ of watchCases(ctx, signal)) yield { type: 'cases.changed' } as const;
    }),
  }),

  decision: router({
    undo: staffProcedure
      .input(decisionIdInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => cases.undoDecision(ctx, input))),
  }),

  appeal: router({
    create: memberProcedure
      .meta({ whileSuspended: true, limit: 'posting' })
      .input(appealInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => appeals.createAppeal(ctx, input))),

    list: staffProcedure
      .input(appealListInput)
      .output(appealListOutput)
      .query(({ ctx, input }) => listAppeals(ctx, input)),

    decide: staffProcedure
      .input(decideAppealInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => appeals.decideAppeal(ctx, input))),
  }),

  sanction: router({
    impose: moderatorProcedure
      .input(imposeSanctionInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => sanctions.imposeSanction(ctx, input))),

    revoke: moderatorProcedure
      .input(revokeSanctionInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => sanctions.revokeSanction(ctx, input))),

    restorePosts: moderatorProcedure
      .input(restoreRemovalInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => restoreRemoval(ctx, input))),

    appeal: memberProcedure
      .meta({ whileSuspended: true, limit: 'posting' })
      .input(appealSanctionInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => appeals.appealSanction(ctx, input))),
  }),

  member: router({
    get: moderatorProcedure
      .input(moderatedMemberInput)
      .output(moderatedMemberOutput)
      .query(({ ctx, input }) => members.getMember(ctx, input)),
  }),

  scope: router({
    places: staffProcedure.output(placeListOutput).query(({ ctx }) => scopes.listPlaces(ctx)),

    moderators: moderatorProcedure
      .output(moderatorListOutput)
      .query(({ ctx }) => scopes.listAllModerators(ctx)),

    grant: moderatorProcedure
      .input(grantScopesInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => scopes.grantScopes(ctx, input))),
  }),

  pattern: router({
    list: moderatorProcedure
      .output(patternListOutput)
      .query(({ ctx }) => patterns.listPatterns(ctx)),

    preview: moderatorProcedure
      .input(patternInput)
      .output(patternPreviewOutput)
      .query(({ ctx, input }) => patterns.previewPattern(ctx, input)),

    create: moderatorProcedure
      .input(patternInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => patterns.createPattern(ctx, input))),

    delete: moderatorProcedure
      .input(patternIdInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => patterns.deletePattern(ctx, input))),
  }),

  own: router({
    sanctions: memberProcedure
      .input(ownSanctionListInput)
      .output(ownSanctionListOutput)
      .query(({ ctx, input }) => members.listOwnSanctions(ctx, input)),

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
    list: staffProcedure
      .input(auditListInput)
      .output(auditListOutput)
      .query(({ ctx, input }) => listAudit(ctx, input)),
  }),
});
