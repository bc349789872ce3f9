import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/tournaments/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import { readBests } from '../bests/bests.service.ts';
import { listMatches } from '../matches/matches.service.ts';
import { matchCalls } from '../rest-api/organiser-calls.ts';
import * as live from './live.service.ts';
import * as results from './results.service.ts';
import * as said from './said.service.ts';

const { memberProcedure, publicProcedure } = proceduresOf(null, 'tournaments');

/** The matches of a tournament and their results. They are of no area, as an evening that has begun goes on. */
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
    .mutation(thenOk(({ ctx, input }) => said.reportScore(ctx, input))),

  answer: memberProcedure
    .meta(matchCalls.answer)
    .input(schemas.answerResultInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => said.answerScore(ctx, input))),

  preview: memberProcedure
    .meta(matchCalls.preview)
    .input(schemas.previewResultInput)
    .output(schemas.consequencesOutput)
    .query(({ ctx, input }) => results.previewResult(ctx, input)),

  decide: memberProcedure
    .meta(matchCalls.decide)
    .input(schemas.decideResultInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => results.decideResult(ctx, input))),

  reopen: memberProcedure
    .meta(matchCalls.reopen)
    .input(schemas.reopenMatchInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => results.reopenMatch(ctx, input))),
});
