import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/tournaments';
import { router } from '../../../trpc/init.ts';
import { memberProcedure, publicProcedure } from '../../../trpc/procedures.ts';
import * as draws from '../draw/draw.service.ts';
import { enterLate } from '../draw/running.service.ts';
import { listFormats, setFormat } from '../formats/formats.service.ts';
import * as live from '../results/live.service.ts';
import * as results from '../results/results.service.ts';
import * as said from '../results/said.service.ts';
import { listMatches } from './matches.service.ts';

const OK = { ok: true } as const;

export const drawRouter = router({
  list: publicProcedure
    .input(schemas.tournamentInput)
    .output(schemas.drawListOutput)
    .query(({ ctx, input }) => draws.listDraws(ctx, input)),

  preview: memberProcedure
    .input(schemas.drawInput)
    .output(schemas.drawPreviewOutput)
    .query(({ ctx, input }) => draws.previewDraw(ctx, input)),

  make: memberProcedure
    .input(schemas.drawInput)
    .output(schemas.courseOutput)
    .mutation(({ ctx, input }) => draws.drawTournament(ctx, input)),

  enterLate: memberProcedure
    .input(schemas.lateEntryInput)
    .output(schemas.courseOutput)
    .mutation(({ ctx, input }) => enterLate(ctx, input)),

  listFormats: publicProcedure
    .input(schemas.tournamentInput)
    .output(schemas.formatListOutput)
    .query(({ ctx, input }) => listFormats(ctx, input)),

  setFormat: memberProcedure
    .input(schemas.setFormatInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await setFormat(ctx, input);
      return OK;
    }),
});

export const matchesRouter = router({
  list: publicProcedure
    .input(schemas.tournamentInput)
    .output(schemas.courseOutput)
    .query(({ ctx, input }) => listMatches(ctx, input)),

  start: memberProcedure
    .input(schemas.startMatchInput)
    .output(schemas.startedMatchOutput)
    .mutation(({ ctx, input }) => live.startMatch(ctx, input)),

  report: memberProcedure
    .input(schemas.reportResultInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await said.reportScore(ctx, input);
      return OK;
    }),

  answer: memberProcedure
    .input(schemas.answerResultInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await said.answerScore(ctx, input);
      return OK;
    }),

  preview: memberProcedure
    .input(schemas.previewResultInput)
    .output(schemas.consequencesOutput)
    .query(({ ctx, input }) => results.previewResult(ctx, input)),

  decide: memberProcedure
    .input(schemas.decideResultInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await results.decideResult(ctx, input);
      return OK;
    }),

  reopen: memberProcedure
    .input(schemas.matchInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await results.reopenMatch(ctx, input);
      return OK;
    }),
});
