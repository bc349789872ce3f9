import {
  createLoungeInput,
  loungeIdInput,
  loungeOutput,
  mapConfigOutput,
} from '@oche/validators/lounges';
import { router } from '../../trpc/init.ts';
import { memberProcedure, publicProcedure } from '../../trpc/procedures.ts';
import { synchronous } from '../../trpc/synchronous.ts';
import * as lounges from './lounge.service.ts';
import { newLoungeInput } from './lounges.rest.ts';
import { getMapConfig } from './map-config.service.ts';

const tag = 'Lounges';

export const loungesRouter = router({
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
    .mutation(({ ctx, input }) => lounges.createLounge(ctx, input)),
});
