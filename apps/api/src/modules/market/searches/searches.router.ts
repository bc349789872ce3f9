import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/market';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import * as searches from './search.service.ts';

const { memberProcedure } = proceduresOf('market');

const OK = { ok: true } as const;

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
    .mutation(async ({ ctx, input }) => {
      await searches.updateSearch(ctx, input);
      return OK;
    }),

  delete: memberProcedure
    .meta({ whileSuspended: true })
    .input(schemas.searchInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await searches.deleteSearch(ctx, input);
      return OK;
    }),
});
