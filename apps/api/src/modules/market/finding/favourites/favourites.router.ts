import {
  favouriteItemsInput,
  favouriteItemsOutput,
  favouriteOutput,
  itemInput,
} from '@oche/validators/market/schemas';
import { router } from '../../../../trpc/init.ts';
import { proceduresOf } from '../../../../trpc/procedures.ts';
import * as favourites from './favourite.service.ts';

const { memberProcedure } = proceduresOf('market', 'market');

const tag = 'Marketplace';

export const favouritesRouter = router({
  add: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/marketplace/{id}/favorite',
        summary: 'Remembers an ad; again changes nothing',
        tag,
      },
    })
    .input(itemInput)
    .output(favouriteOutput)
    .mutation(({ ctx, input }) => favourites.addFavourite(ctx, input)),

  remove: memberProcedure
    .meta({
      whileSuspended: true,
      rest: {
        method: 'DELETE',
        path: '/marketplace/{id}/favorite',
        summary: 'Forgets an ad; again changes nothing',
        tag,
      },
    })
    .input(itemInput)
    .output(favouriteOutput)
    .mutation(({ ctx, input }) => favourites.removeFavourite(ctx, input)),

  list: memberProcedure
    .input(favouriteItemsInput)
    .output(favouriteItemsOutput)
    .query(({ ctx, input }) => favourites.listFavourites(ctx, input)),
});
