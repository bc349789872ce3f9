import {
  findInput,
  findOutput,
  suggestInput,
  suggestOutput,
} from '@oche/validators/search/schemas';
import { similarInput, similarOutput } from '@oche/validators/search/similar';
import { router } from '../../trpc/init.ts';
import { proceduresOf } from '../../trpc/procedures.ts';
import { foundBody, foundBodyOutput } from './search.rest.ts';
import { find } from './search.service.ts';
import { findSimilar } from './similar/similar.service.ts';
import { suggest } from './suggestions/suggest.service.ts';

const { memberProcedure, publicProcedure } = proceduresOf(null, 'search');

const tag = 'Search';

export const searchRouter = router({
  find: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/search',
        summary: 'Everything that matches, the best matches first',
        tag,
        toBody: foundBody,
        bodySchema: foundBodyOutput,
      },
    })
    .input(findInput)
    .output(findOutput)
    .query(({ ctx, input }) => find(ctx, input)),
  suggest: publicProcedure
    .input(suggestInput)
    .output(suggestOutput)
    .query(({ ctx, input }) => suggest(ctx, input)),
  similar: memberProcedure
    .input(similarInput)
    .output(similarOutput)
    .query(({ ctx, input }) => findSimilar(ctx, input)),
});
