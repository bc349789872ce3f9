import { done } from '@oche/validators/common';
import {
  favouriteListInput,
  favouriteListOutput,
  setFavouriteInput,
} from '@oche/validators/lounges/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import * as favourites from './favourite.service.ts';

const { memberProcedure, publicProcedure } = proceduresOf('lounges', 'lounges');

export const favouriteRouter = router({
  list: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/venues/favorites/{userId}',
        summary: 'Favourite lounges of a member whose profile is public, the latest first',
        tag: 'Lounges',
      },
    })
    .input(favouriteListInput)
    .output(favouriteListOutput)
    .query(({ ctx, input }) => favourites.listFavourites(ctx, input)),

  set: memberProcedure
    .input(setFavouriteInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await favourites.setFavourite(ctx, input);
      return { ok: true as const };
    }),
});
