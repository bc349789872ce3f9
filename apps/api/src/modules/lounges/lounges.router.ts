import {
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
} from '@oche/validators/lounges';
import { router } from '../../trpc/init.ts';
import { memberProcedure, publicProcedure } from '../../trpc/procedures.ts';
import { synchronous } from '../../trpc/synchronous.ts';
import { boardRouter } from './board.router.ts';
import { claimRouter } from './claim.router.ts';
import { favouriteRouter } from './favourite.router.ts';
import * as lounges from './lounge.service.ts';
import * as changes from './lounge-change.service.ts';
import { mapLounges } from './lounge-map.service.ts';
import * as nearby from './lounge-nearby.service.ts';
import { searchLounges } from './lounge-search.service.ts';
import { newLoungeInput, searchInput, venueBody, venueOutput } from './lounges.rest.ts';
import { getMapConfig } from './map-config.service.ts';
import { photoRouter } from './photo.router.ts';
import { reviewRouter } from './review.router.ts';
import { rulesRouter } from './rules.router.ts';
import { staffRouter } from './staff.router.ts';

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
    .output(synchronous(searchLoungesOutput))
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
    .output(synchronous(searchLoungesOutput))
    .query(({ ctx, input }) => searchLounges(ctx, input)),

  map: publicProcedure
    .input(mapLoungesInput)
    .output(synchronous(mapLoungesOutput))
    .query(({ ctx, input }) => mapLounges(ctx, input)),

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
    .output(synchronous(loungeOutput))
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

  mine: memberProcedure.output(myLoungesOutput).query(({ ctx }) => lounges.listMyLounges(ctx)),

  board: boardRouter,
  claim: claimRouter,
  favourite: favouriteRouter,
  photo: photoRouter,
  review: reviewRouter,
  rules: rulesRouter,
  staff: staffRouter,
});
