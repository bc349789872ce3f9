import { done } from '@oche/validators/common';
import { importTournamentInput, tournamentFile } from '@oche/validators/tournaments/file';
import * as schemas from '@oche/validators/tournaments/schemas';
import { tournamentStreamEvents, tournamentStreamInput } from '@oche/validators/tournaments/stream';
import { tracked } from '@trpc/server';
import { mergeRouters, router } from '../../trpc/init.ts';
import { proceduresOf } from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import { tournamentBoardsRouter } from './boards/boards.router.ts';
import * as life from './changes/status.service.ts';
import * as change from './changes/tournament-change.service.ts';
import { watchTournament } from './core/live.service.ts';
import { getTournament } from './core/tournament.service.ts';
import { directoryRouter } from './directory/directory.router.ts';
import { drawRouter } from './draw/draw.router.ts';
import { guestRouter } from './entries/claim.router.ts';
import { entriesRouter } from './entries/entries.router.ts';
import * as registration from './entries/register.service.ts';
import { eveningRouter } from './evening/evening.router.ts';
import { exportTournamentFile } from './file/export-file.service.ts';
import { importTournamentFile } from './file/import-file.service.ts';
import { countTournaments, listTournaments } from './lists/list.service.ts';
import { listOfPlayer } from './lists/of-player.service.ts';
import * as lists from './lists/other-lists.service.ts';
import { invitationRouter, organiserRouter } from './organisers/organisers.router.ts';
import { qualifiersRouter } from './qualifiers/qualifiers.router.ts';
import { lifeCalls } from './rest-api/organiser-calls.ts';
import { newTournamentInput } from './rest-api/tournaments.rest.ts';
import { matchesRouter } from './results/matches.router.ts';
import { copyTournament } from './series/copy.service.ts';
import { seriesRouter } from './series/series.router.ts';
import { streamTournament } from './stream/stream.service.ts';
import { tabletsRouter } from './tablets/tablets.router.ts';
import { openThread } from './thread/thread.service.ts';
import { stepsRouter } from './undo/steps.router.ts';

const { liveProcedure, memberProcedure, publicProcedure } = proceduresOf(
  'tournaments',
  'tournaments',
);

const tag = 'Tournaments';
/** For callers within the process: they have no connection that could end. */
const NEVER = new AbortController().signal;

export const tournamentsRouter = router({
  directory: directoryRouter,
  draw: drawRouter,
  matches: matchesRouter,
  evening: mergeRouters(eveningRouter, stepsRouter),
  tablets: tabletsRouter,
  qualifiers: qualifiersRouter,
  series: seriesRouter,

  list: publicProcedure
    .input(schemas.tournamentListInput)
    .output(schemas.tournamentListOutput)
    .query(({ ctx, input }) => listTournaments(ctx, input)),

  listDocumented: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/tournaments',
        summary: 'Public tournaments with those who take part; what is still to come first',
        tag,
      },
    })
    .input(schemas.tournamentListInput)
    .output(schemas.listedTournamentsOutput)
    .query(({ ctx, input }) => lists.listDocumented(ctx, input)),

  listOfMember: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/tournaments/user/{userId}',
        summary: 'Tournaments in which a member plays, the latest announced first',
        tag,
      },
    })
    .input(schemas.tournamentsOfMemberInput)
    .output(schemas.listedTournamentsOutput)
    .query(({ ctx, input }) => lists.listOfMember(ctx, input)),

  listOfClub: publicProcedure
    .input(schemas.tournamentsOfClubInput)
    .output(schemas.tournamentsOfLoungeOutput)
    .query(({ ctx, input }) => lists.listOfClub(ctx, input)),

  listOfLounge: publicProcedure
    .meta({ area: null })
    .input(schemas.tournamentsOfLoungeInput)
    .output(schemas.tournamentsOfLoungeOutput)
    .query(({ ctx, input }) => lists.listOfLounge(ctx, input)),

  ofPlayer: publicProcedure
    .input(schemas.tournamentsOfPlayerInput)
    .output(schemas.tournamentsOfPlayerOutput)
    .query(({ ctx, input }) => listOfPlayer(ctx, input)),

  count: memberProcedure
    .output(schemas.tournamentCountsOutput)
    .query(({ ctx }) => countTournaments(ctx)),

  listOwn: memberProcedure
    .input(schemas.ownTournamentsInput)
    .output(schemas.tournamentListOutput)
    .query(({ ctx, input }) => lists.listOwn(ctx, input)),

  get: publicProcedure
    .meta({
      area: null,
      rest: { method: 'GET', path: '/tournaments/{id}', summary: 'A tournament', tag },
    })
    .input(schemas.tournamentInput)
    .output(schemas.tournamentOutput)
    .query(({ ctx, input }) => getTournament(ctx, input)),

  create: memberProcedure
    .meta({
      limit: 'posting',
      speaks: true,
      rest: {
        method: 'POST',
        path: '/tournaments',
        summary: 'Announces a tournament; times without an offset are those of Berlin',
        tag,
        status: 201,
        toInput: newTournamentInput,
      },
    })
    .input(schemas.createTournamentInput)
    .output(schemas.tournamentOutput)
    .mutation(({ ctx, input }) => change.createTournament(ctx, input)),

  file: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/tournaments/{id}/tournament.json',
        summary: 'A whole tournament as a file, which can be read in anywhere',
        tag,
      },
    })
    .input(schemas.tournamentInput)
    .output(tournamentFile)
    .query(({ ctx, input }) => exportTournamentFile(ctx, input)),

  importFile: memberProcedure
    .meta({
      limit: 'posting',
      speaks: true,
      bodyBytes: 1024 * 1024,
      rest: {
        method: 'POST',
        path: '/tournaments/import',
        summary: 'Makes a tournament of such a file; everybody in it is a guest',
        tag,
        status: 201,
      },
    })
    .input(importTournamentInput)
    .output(schemas.tournamentOutput)
    .mutation(({ ctx, input }) => importTournamentFile(ctx, input)),

  update: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(schemas.updateTournamentInput)
    .output(schemas.tournamentOutput)
    .mutation(({ ctx, input }) => change.updateTournament(ctx, input)),

  copy: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(schemas.copyTournamentInput)
    .output(schemas.tournamentOutput)
    .mutation(({ ctx, input }) => copyTournament(ctx, input)),

  publish: memberProcedure
    .meta({ speaks: true, ...lifeCalls.publish })
    .input(schemas.tournamentInput)
    .output(schemas.tournamentOutput)
    .mutation(({ ctx, input }) => life.publishTournament(ctx, input)),

  start: memberProcedure
    .meta(lifeCalls.start)
    .input(schemas.tournamentInput)
    .output(schemas.tournamentOutput)
    .mutation(({ ctx, input }) => life.startTournament(ctx, input)),

  complete: memberProcedure
    .meta(lifeCalls.complete)
    .input(schemas.tournamentInput)
    .output(schemas.tournamentOutput)
    .mutation(({ ctx, input }) => life.completeTournament(ctx, input)),

  cancel: memberProcedure
    .meta({ speaks: true, ...lifeCalls.cancel })
    .input(schemas.cancelTournamentInput)
    .output(schemas.tournamentOutput)
    .mutation(({ ctx, input }) => life.cancelTournament(ctx, input)),

  openThread: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(schemas.openThreadInput)
    .output(schemas.tournamentOutput)
    .mutation(({ ctx, input }) => openThread(ctx, input)),

  delete: memberProcedure
    .input(schemas.tournamentInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => life.deleteTournament(ctx, input))),

  register: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/tournaments/{id}/register',
        summary: 'Takes a seat, or a place in the waiting list',
        tag,
      },
    })
    .input(schemas.tournamentInput)
    .output(schemas.tournamentOutput)
    .mutation(({ ctx, input }) => registration.register(ctx, input)),

  withdraw: memberProcedure
    .meta({ area: null, whileSuspended: true, ...lifeCalls.withdraw })
    .input(schemas.tournamentInput)
    .output(schemas.tournamentOutput)
    .mutation(({ ctx, input }) => registration.withdraw(ctx, input)),

  checkIn: memberProcedure
    .meta(lifeCalls.checkIn)
    .input(schemas.tournamentInput)
    .output(schemas.tournamentOutput)
    .mutation(({ ctx, input }) => registration.checkIn(ctx, input)),

  boards: tournamentBoardsRouter,
  entries: entriesRouter,
  guest: guestRouter,
  organiser: organiserRouter,
  invitation: invitationRouter,

  events: liveProcedure
    .meta({ area: null })
    .input(schemas.tournamentEventsInput)
    .subscription(async function* ({ ctx, input, signal = NEVER }) {
      for await (const event of watchTournament(ctx, input, signal)) {
        yield tracked(String(event.revision), schemas.tournamentEventOutput.parse(event));
      }
    }),

  stream: liveProcedure
    .meta({
      area: null,
      rest: {
        method: 'GET',
        path: '/tournaments/{id}/stream',
        summary: 'What is played at a tournament, and each match as it changes',
        tag,
        events: tournamentStreamEvents,
      },
    })
    .input(tournamentStreamInput)
    .subscription(({ ctx, input, signal = NEVER }) => streamTournament(ctx, input, signal)),
});
