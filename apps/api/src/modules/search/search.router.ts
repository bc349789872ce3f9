import {
  findInput,
  findOutput,
  suggestInput,
  suggestOutput,
} from '@oche/validators/search/schemas';
import { router } from '../../trpc/init.ts';
import { publicProcedure } from '../../trpc/procedures.ts';
import { foundBody, foundBodyOutput } from './search.rest.ts';
import { find } from './search.service.ts';
import { suggest } from './suggestions/suggest.service.ts';

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
});
