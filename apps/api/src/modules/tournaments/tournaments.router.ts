import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/tournaments';
import { tracked } from '@trpc/server';
import { hotOutput } from '../../trpc/hot-output.ts';
import { router } from '../../trpc/init.ts';
import { liveProcedure, memberProcedure, publicProcedure } from '../../trpc/procedures.ts';
import { entriesRouter } from './entries/entries.router.ts';
import * as registration from './entries/register.service.ts';
import * as life from './life/status.service.ts';
import * as change from './life/tournament-change.service.ts';
import { drawRouter, matchesRouter } from './matches/matches.router.ts';
import { invitationRouter, organiserRouter } from './organisers/organisers.router.ts';
import { listTournaments } from './reading/list.service.ts';
import { watchTournament } from './reading/live.service.ts';
import { getTournament } from './reading/tournament.service.ts';

const OK = { ok: true } as const;
/** For callers within the process: they have no connection that could end. */
const NEVER = new AbortController().signal;

export const tournamentsRouter = router({
  draw: drawRouter,
  matches: matchesRouter,

  list: publicProcedure
    .input(schemas.tournamentListInput)
    .output(hotOutput(schemas.tournamentListOutput))
    .query(({ ctx, input }) => listTournaments(ctx, input)),

  get: publicProcedure
    .input(schemas.tournamentInput)
    .output(hotOutput(schemas.tournamentOutput))
    .query(({ ctx, input }) => getTournament(ctx, input)),

  create: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(schemas.createTournamentInput)
    .output(schemas.tournamentOutput)
    .mutation(({ ctx, input }) => change.createTournament(ctx, input)),

  update: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(schemas.updateTournamentInput)
    .output(schemas.tournamentOutput)
    .mutation(({ ctx, input }) => change.updateTournament(ctx, input)),

  publish: memberProcedure
    .meta({ speaks: true })
    .input(schemas.tournamentInput)
    .output(schemas.tournamentOutput)
    .mutation(({ ctx, input }) => life.publishTournament(ctx, input)),

  start: memberProcedure
    .input(schemas.tournamentInput)
    .output(schemas.tournamentOutput)
    .mutation(({ ctx, input }) => life.startTournament(ctx, input)),

  complete: memberProcedure
    .input(schemas.tournamentInput)
    .output(schemas.tournamentOutput)
    .mutation(({ ctx, input }) => life.completeTournament(ctx, input)),

  cancel: memberProcedure
    .meta({ speaks: true })
    .input(schemas.cancelTournamentInput)
    .output(schemas.tournamentOutput)
    .mutation(({ ctx, input }) => life.cancelTournament(ctx, input)),

  delete: memberProcedure
    .input(schemas.tournamentInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await life.deleteTournament(ctx, input);
      return OK;
    }),

  register: memberProcedure
    .input(schemas.tournamentInput)
    .output(schemas.tournamentOutput)
    .mutation(({ ctx, input }) => registration.register(ctx, input)),

  withdraw: memberProcedure
    .meta({ whileSuspended: true })
    .input(schemas.tournamentInput)
    .output(schemas.tournamentOutput)
    .mutation(({ ctx, input }) => registration.withdraw(ctx, input)),

  checkIn: memberProcedure
    .input(schemas.tournamentInput)
    .output(schemas.tournamentOutput)
    .mutation(({ ctx, input }) => registration.checkIn(ctx, input)),

  entries: entriesRouter,
  organiser: organiserRouter,
  invitation: invitationRouter,

  events: liveProcedure.input(schemas.tournamentEventsInput).subscription(async function* ({
    ctx,
    input,
    signal = NEVER,
  }) {
    for await (const event of watchTournament(ctx, input, signal)) {
      yield tracked(String(event.revision), schemas.tournamentEventOutput.parse(event));
    }
  }),
});
