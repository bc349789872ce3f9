import * as schemas from '@oche/validators/leagues/season';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { seasonCalls } from '../rest-api/calls.ts';
import * as next from '../season/next.service.ts';
import * as seasons from '../season/season.service.ts';

const { memberProcedure, publicProcedure } = proceduresOf('leagues', 'leagues');

export const seasonsRouter = router({
  get: publicProcedure
    .meta(seasonCalls.get)
    .input(schemas.seasonInput)
    .output(schemas.seasonOutput)
    .query(({ ctx, input }) => seasons.getSeason(ctx, input)),

  create: memberProcedure
    .input(schemas.createSeasonInput)
    .output(schemas.createdOutput)
    .mutation(({ ctx, input }) => seasons.createSeason(ctx, input)),

  update: memberProcedure
    .input(schemas.updateSeasonInput)
    .output(schemas.seasonOutput)
    .mutation(({ ctx, input }) => seasons.updateSeason(ctx, input)),

  start: memberProcedure
    .input(schemas.seasonInput)
    .output(schemas.seasonOutput)
    .mutation(({ ctx, input }) => seasons.startSeason(ctx, input)),

  end: memberProcedure
    .input(schemas.seasonInput)
    .output(schemas.seasonOutput)
    .mutation(({ ctx, input }) => seasons.endSeason(ctx, input)),

  previewNext: memberProcedure
    .input(schemas.previewNextInput)
    .output(schemas.nextSeasonPreview)
    .query(({ ctx, input }) => next.previewNext(ctx, input)),

  createNext: memberProcedure
    .input(schemas.nextSeasonInput)
    .output(schemas.createdOutput)
    .mutation(({ ctx, input }) => next.createNext(ctx, input)),
});
