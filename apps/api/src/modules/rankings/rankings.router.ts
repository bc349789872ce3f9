import * as schemas from '@oche/validators/rankings/schemas';
import { router } from '../../trpc/init.ts';
import { proceduresOf } from '../../trpc/procedures.ts';
import { readOwnPlace, showPlace } from './places/place.service.ts';
import { readRanking, readStatistics } from './table/ranking.service.ts';

const { memberProcedure, publicProcedure } = proceduresOf(null, 'rankings');

export const rankingsRouter = router({
  list: publicProcedure
    .input(schemas.rankingInput)
    .output(schemas.rankingOutput)
    .query(({ ctx, input }) => readRanking(ctx, input)),

  statistics: publicProcedure
    .output(schemas.rankingStatisticsOutput)
    .query(({ ctx }) => readStatistics(ctx)),

  ownPlace: memberProcedure
    .output(schemas.rankingPlaceOutput)
    .query(({ ctx }) => readOwnPlace(ctx)),

  /** Suspended members, too, decide where they are found. */
  showPlace: memberProcedure
    .meta({ scope: null })
    .meta({ whileSuspended: true })
    .input(schemas.showRankingPlaceInput)
    .output(schemas.rankingPlaceOutput)
    .mutation(({ ctx, input }) => showPlace(ctx, input)),
});
