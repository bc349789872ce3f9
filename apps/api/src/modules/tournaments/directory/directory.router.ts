import * as schemas from '@oche/validators/tournaments/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import * as directory from './directory.service.ts';

const { publicProcedure } = proceduresOf('tournaments', 'tournaments');

export const directoryRouter = router({
  list: publicProcedure
    .input(schemas.tournamentDirectoryInput)
    .output(schemas.tournamentDirectoryOutput)
    .query(({ ctx, input }) => directory.listDirectory(ctx, input)),

  city: publicProcedure
    .input(schemas.tournamentCityInput)
    .output(schemas.tournamentCityOutput)
    .query(({ ctx, input }) => directory.readTournamentCity(ctx, input)),

  cities: publicProcedure
    .output(schemas.tournamentCitiesOutput)
    .query(({ ctx }) => directory.listTournamentCities(ctx)),
});
