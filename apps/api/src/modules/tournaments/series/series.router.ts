import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/tournaments/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import { listSeries } from './list.service.ts';
import * as series from './series.service.ts';
import * as change from './series-change.service.ts';

const { memberProcedure, publicProcedure } = proceduresOf('tournaments', 'tournaments');

export const seriesRouter = router({
  list: publicProcedure
    .input(schemas.tournamentSeriesListInput)
    .output(schemas.tournamentSeriesListOutput)
    .query(({ ctx, input }) => listSeries(ctx, input)),

  get: publicProcedure
    .input(schemas.tournamentSeriesInput)
    .output(schemas.tournamentSeriesOutput)
    .query(({ ctx, input }) => series.getSeries(ctx, input)),

  standings: publicProcedure
    .input(schemas.seriesStandingsInput)
    .output(schemas.seriesStandingsOutput)
    .query(({ ctx, input }) => series.listStandings(ctx, input)),

  template: memberProcedure
    .input(schemas.tournamentSeriesInput)
    .output(schemas.seriesTemplateOutput)
    .query(({ ctx, input }) => series.getTemplate(ctx, input)),

  create: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(schemas.createTournamentSeriesInput)
    .output(schemas.tournamentSeriesOutput)
    .mutation(({ ctx, input }) => change.createSeries(ctx, input)),

  update: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(schemas.updateTournamentSeriesInput)
    .output(schemas.tournamentSeriesOutput)
    .mutation(({ ctx, input }) => change.updateSeries(ctx, input)),

  close: memberProcedure
    .input(schemas.closeSeriesInput)
    .output(schemas.tournamentSeriesOutput)
    .mutation(({ ctx, input }) => change.closeSeries(ctx, input)),

  setDate: memberProcedure
    .input(schemas.setSeriesDateInput)
    .output(schemas.tournamentSeriesOutput)
    .mutation(({ ctx, input }) => change.setSeriesDate(ctx, input)),

  setOfTournament: memberProcedure
    .input(schemas.setSeriesOfTournamentInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => change.setSeriesOf(ctx, input))),
});
