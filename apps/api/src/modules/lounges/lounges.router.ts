import {
  citiesOutput,
  cityInput,
  cityOutput,
  createLoungeInput,
  loungeIdInput,
  loungeOutput,
  mapConfigOutput,
  mapLoungesInput,
  mapLoungesOutput,
  moveLoungeInput,
  myLoungesOutput,
  nearbyLoungesOutput,
  searchLoungesInput,
  searchLoungesOutput,
  setLoungeActiveInput,
  similarLoungesInput,
  similarLoungesOutput,
  updateLoungeInput,
} from '@oche/validators/lounges/schemas';
import { router } from '../../trpc/init.ts';
import { proceduresOf } from '../../trpc/procedures.ts';
import { boardRouter } from './calendar/board.router.ts';
import { rulesRouter } from './calendar/rules.router.ts';
import * as cities from './directory/city.service.ts';
import { favouriteRouter } from './directory/favourite.router.ts';
import * as nearby from './directory/lounge-nearby.service.ts';
import { searchLounges } from './directory/lounge-search.service.ts';
import { mapLounges } from './directory/map/lounge-map.service.ts';
import { getMapConfig } from './directory/map/map-config.service.ts';
import { newLoungeInput, searchInput, venueBody, venueOutput } from './lounges.rest.ts';
import * as lounges from './page/lounge.service.ts';
import * as changes from './page/lounge-change.service.ts';
import { photoRouter } from './page/photo.router.ts';
import { reviewRouter } from './reviews/review.router.ts';
import { claimRouter } from './team/claim.router.ts';
import { staffRouter } from './team/staff.router.ts';

const { memberProcedure, publicProcedure } = proceduresOf('lounges', 'lounges');

const tag = 'Lounges';

export const loungesRouter = router({
  search: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/lounges',
        summary: 'The directory of lounges, the newest first unless told otherwise',
        tag,
        toInput: searchInput,
      },
    })
    .input(searchLoungesInput)
    .output(searchLoungesOutput)
    .query(({ ctx, input }) => searchLounges(ctx, input)),

  venues: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/venues',
        summary: 'The same lounges, with the price as hourlyRate, too',
        tag,
        toInput: searchInput,
        toBody: venueBody,
        bodySchema: venueOutput,
      },
    })
    .input(searchLoungesInput)
    .output(searchLoungesOutput)
    .query(({ ctx, input }) => searchLounges(ctx, input)),

  map: publicProcedure
    .input(mapLoungesInput)
    .output(mapLoungesOutput)
    .query(({ ctx, input }) => mapLounges(ctx, input)),

  /** where lounges are, for the directory that everybody can read */
  city: router({
    list: publicProcedure.output(citiesOutput).query(({ ctx }) => cities.readCities(ctx)),
    get: publicProcedure
      .input(cityInput)
      .output(cityOutput)
      .query(({ ctx, input }) => cities.readCity(ctx, input)),
  }),

  nearby: memberProcedure
    .output(nearbyLoungesOutput)
    .query(({ ctx }) => nearby.listNearbyLounges(ctx)),

  similar: memberProcedure
    .input(similarLoungesInput)
    .output(similarLoungesOutput)
    .query(({ ctx, input }) => nearby.listSimilarLounges(ctx, input)),

  get: publicProcedure
    .meta({ rest: { method: 'GET', path: '/lounges/{id}', summary: 'A lounge', tag } })
    .input(loungeIdInput)
    .output(loungeOutput)
    .query(({ ctx, input }) => lounges.getLounge(ctx, input)),

  mapConfig: publicProcedure.output(mapConfigOutput).query(({ ctx }) => getMapConfig(ctx.env)),

  create: memberProcedure
    .meta({
      limit: 'posting',
      rest: {
        method: 'POST',
        path: '/lounges',
        summary: 'Adds a lounge, which its creator then owns',
        tag,
        status: 201,
        toInput: newLoungeInput,
      },
    })
    .input(createLoungeInput)
    .output(loungeOutput)
    .mutation(({ ctx, input }) => changes.createLounge(ctx, input)),

  update: memberProcedure
    .input(updateLoungeInput)
    .output(loungeOutput)
    .mutation(({ ctx, input }) => changes.updateLounge(ctx, input)),

  setActive: memberProcedure
    .input(setLoungeActiveInput)
    .output(loungeOutput)
    .mutation(({ ctx, input }) => changes.setLoungeActive(ctx, input)),

  move: memberProcedure
    .input(moveLoungeInput)
    .output(loungeOutput)
    .mutation(({ ctx, input }) => changes.moveLounge(ctx, input)),

  mine: memberProcedure
    .meta({ area: null })
    .output(myLoungesOutput)
    .query(({ ctx }) => lounges.listMyLounges(ctx)),

  board: boardRouter,
  claim: claimRouter,
  favourite: favouriteRouter,
  photo: photoRouter,
  review: reviewRouter,
  rules: rulesRouter,
  staff: staffRouter,
});
