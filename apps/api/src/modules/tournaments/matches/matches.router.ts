import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/tournaments';
import { router } from '../../../trpc/init.ts';
import { memberProcedure, publicProcedure } from '../../../trpc/procedures.ts';
import { readBests } from '../bests/bests.service.ts';
import * as draws from '../draw/draw.service.ts';
import { enterLate, previewEntry } from '../draw/running.service.ts';
import { listFormats, previewFormats, setFormat } from '../formats/formats.service.ts';
import { drawCalls, matchCalls } from '../rest/organiser-calls.ts';
import * as live from '../results/live.service.ts';
import * as results from '../results/results.service.ts';
import * as said from '../results/said.service.ts';
import { listMatches } from './matches.service.ts';

const OK = { ok: true } as const;

export const drawRouter = router({
  list: publicProcedure
    .meta(drawCalls.list)
    .input(schemas.tournamentInput)
    .output(schemas.drawListOutput)
    .query(({ ctx, input }) => draws.listDraws(ctx, input)),

  preview: memberProcedure
    .meta(drawCalls.preview)
    .input(schemas.drawInput)
    .output(schemas.drawPreviewOutput)
    .query(({ ctx, input }) => draws.previewDraw(ctx, input)),

  make: memberProcedure
    .meta(drawCalls.make)
    .input(schemas.drawInput)
    .output(schemas.courseOutput)
    .mutation(({ ctx, input }) => draws.drawTournament(ctx, input)),

  enterLate: memberProcedure
    .meta(drawCalls.enterLate)
    .input(schemas.lateEntryInput)
    .output(schemas.courseOutput)
    .mutation(({ ctx, input }) => enterLate(ctx, input)),

  previewEntry: memberProcedure
    .input(schemas.previewEntryInput)
    .output(schemas.entryChangesOutput)
    .query(({ ctx, input }) => previewEntry(ctx, input)),

  listFormats: publicProcedure
    .meta(drawCalls.listFormats)
    .input(schemas.tournamentInput)
    .output(schemas.formatListOutput)
    .query(({ ctx, input }) => listFormats(ctx, input)),

  previewFormats: memberProcedure
    .input(schemas.previewFormatsInput)
    .output(schemas.expectedEndOutput)
    .query(({ ctx, input }) => previewFormats(ctx, input)),

  setFormat: memberProcedure
    .meta(drawCalls.setFormat)
    .input(schemas.setFormatInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await setFormat(ctx, input);
      return OK;
    }),
});

export const matchesRouter = router({
  bests: publicProcedure
    .input(schemas.tournamentInput)
    .output(schemas.bestsOutput)
    .query(({ ctx, input }) => readBests(ctx, input)),

  list: publicProcedure
    .meta(matchCalls.list)
    .input(schemas.tournamentInput)
    .output(schemas.courseOutput)
    .query(({ ctx, input }) => listMatches(ctx, input)),

  start: memberProcedure
    .meta(matchCalls.start)
    .input(schemas.startMatchInput)
    .output(schemas.startedMatchOutput)
    .mutation(({ ctx, input }) => live.startMatch(ctx, input)),

  report: memberProcedure
    .meta(matchCalls.report)
    .input(schemas.reportResultInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await said.reportScore(ctx, input);
      return OK;
    }),

  answer: memberProcedure
    .meta(matchCalls.answer)
    .input(schemas.answerResultInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await said.answerScore(ctx, input);
      return OK;
    }),

  preview: memberProcedure
    .meta(matchCalls.preview)
    .input(schemas.previewResultInput)
    .output(schemas.consequencesOutput)
    .query(({ ctx, input }) => results.previewResult(ctx, input)),

  decide: memberProcedure
    .meta(matchCalls.decide)
    .input(schemas.decideResultInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await results.decideResult(ctx, input);
      return OK;
    }),

  reopen: memberProcedure
    .meta(matchCalls.reopen)
    .input(schemas.reopenMatchInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await results.reopenMatch(ctx, input);
      return OK;
    }),
});
