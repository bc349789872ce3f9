import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/market/schemas';
import { router } from '../../../../trpc/init.ts';
import { proceduresOf } from '../../../../trpc/procedures.ts';
import { thenOk } from '../../../../trpc/then-ok.ts';
import * as searches from './search.service.ts';

const { memberProcedure } = proceduresOf('market', 'market');

export const searchesRouter = router({
  list: memberProcedure
    .output(schemas.savedSearchesOutput)
    .query(({ ctx }) => searches.listSearches(ctx)),

  save: memberProcedure
    .input(schemas.saveSearchInput)
    .output(schemas.savedSearchOutput)
    .mutation(({ ctx, input }) => searches.saveSearch(ctx, input)),

  update: memberProcedure
    .meta({ whileSuspended: true })
    .input(schemas.updateSearchInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => searches.updateSearch(ctx, input))),

  delete: memberProcedure
    .meta({ whileSuspended: true })
    .input(schemas.searchInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => searches.deleteSearch(ctx, input))),
});
