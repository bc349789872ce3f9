import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/leagues/league';
import { leagueLogInput, leagueLogOutput } from '@oche/validators/leagues/log';
import { router } from '../../trpc/init.ts';
import { proceduresOf } from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import * as leagues from './league/league.service.ts';
import { listLog } from './log/log.service.ts';
import { leagueCalls } from './rest-api/calls.ts';
import { fixtureBoardsRouter } from './routers/boards.router.ts';
import { divisionsRouter } from './routers/divisions.router.ts';
import { fixturesRouter } from './routers/fixtures.router.ts';
import { importRouter } from './routers/import.router.ts';
import { seasonsRouter } from './routers/seasons.router.ts';
import { playersRouter, squadsRouter, teamsRouter } from './routers/teams.router.ts';
import { openThread } from './thread/thread.service.ts';

const { memberProcedure, publicProcedure } = proceduresOf('leagues', 'leagues');

export const leaguesRouter = router({
  list: publicProcedure
    .meta(leagueCalls.list)
    .input(schemas.leagueListInput)
    .output(schemas.leagueListOutput)
    .query(({ ctx, input }) => leagues.listLeagues(ctx, input)),

  listOwn: memberProcedure
    .meta(leagueCalls.listOwn)
    .output(schemas.ownLeaguesOutput)
    .query(({ ctx }) => leagues.listOwnLeagues(ctx)),

  get: publicProcedure
    .meta(leagueCalls.get)
    .input(schemas.leagueInput)
    .output(schemas.leagueOutput)
    .query(({ ctx, input }) => leagues.getLeague(ctx, input)),

  create: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(schemas.createLeagueInput)
    .output(schemas.leagueOutput)
    .mutation(({ ctx, input }) => leagues.createLeague(ctx, input)),

  update: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(schemas.updateLeagueInput)
    .output(schemas.leagueOutput)
    .mutation(({ ctx, input }) => leagues.updateLeague(ctx, input)),

  log: memberProcedure
    .input(leagueLogInput)
    .output(leagueLogOutput)
    .query(({ ctx, input }) => listLog(ctx, input)),

  openThread: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(schemas.openLeagueThreadInput)
    .output(schemas.leagueOutput)
    .mutation(({ ctx, input }) => openThread(ctx, input)),

  officers: router({
    add: memberProcedure
      .meta({ scope: null })
      .input(schemas.leagueMemberInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => leagues.addOfficer(ctx, input))),

    remove: memberProcedure
      .meta({ scope: null })
      .input(schemas.leagueMemberInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => leagues.removeOfficer(ctx, input))),

    handOver: memberProcedure
      .meta({ scope: null })
      .input(schemas.leagueMemberInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => leagues.handOverLeague(ctx, input))),
  }),

  seasons: seasonsRouter,
  divisions: divisionsRouter,
  teams: teamsRouter,
  squads: squadsRouter,
  players: playersRouter,
  fixtures: fixturesRouter,
  boards: fixtureBoardsRouter,
  import: importRouter,
});
