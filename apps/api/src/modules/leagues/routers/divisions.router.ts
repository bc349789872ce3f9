import { done } from '@oche/validators/common';
import * as fixtures from '@oche/validators/leagues/fixture';
import * as plans from '@oche/validators/leagues/plan';
import * as schemas from '@oche/validators/leagues/season';
import { leagueStreamInput } from '@oche/validators/leagues/stream';
import { tracked } from '@trpc/server';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import { getDivision } from '../division/division.service.ts';
import { watchDivision } from '../division/watch.service.ts';
import * as plan from '../plan/plan.service.ts';
import { divisionCalls } from '../rest-api/calls.ts';
import * as seasons from '../season/season.service.ts';
import { streamDivision } from '../stream/division-stream.service.ts';

const { liveProcedure, memberProcedure, publicProcedure } = proceduresOf('leagues', 'leagues');

/** For callers within the process: they have no connection that could end. */
const NEVER = new AbortController().signal;

export const divisionsRouter = router({
  get: publicProcedure
    .meta(divisionCalls.get)
    .input(schemas.divisionInput)
    .output(fixtures.divisionOutput)
    .query(({ ctx, input }) => getDivision(ctx, input)),

  create: memberProcedure
    .input(schemas.createDivisionInput)
    .output(schemas.createdOutput)
    .mutation(({ ctx, input }) => seasons.createDivision(ctx, input)),

  update: memberProcedure
    .input(schemas.updateDivisionInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => seasons.updateDivision(ctx, input))),

  delete: memberProcedure
    .input(schemas.divisionInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => seasons.deleteDivision(ctx, input))),

  preview: memberProcedure
    .input(plans.planInput)
    .output(plans.planOutput)
    .query(({ ctx, input }) => plan.previewPlan(ctx, input)),

  plan: memberProcedure
    .input(plans.planInput)
    .output(fixtures.divisionOutput)
    .mutation(({ ctx, input }) => plan.makePlan(ctx, input)),

  events: liveProcedure.input(fixtures.fixtureEventsInput).subscription(async function* ({
    ctx,
    input,
    signal = NEVER,
  }) {
    for await (const event of watchDivision(ctx, input, signal)) {
      yield tracked(String(event.revision), fixtures.divisionEventOutput.parse(event));
    }
  }),

  stream: liveProcedure
    .meta(divisionCalls.stream)
    .input(leagueStreamInput)
    .subscription(({ ctx, input, signal = NEVER }) => streamDivision(ctx, input, signal)),
});
