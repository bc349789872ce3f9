import * as schemas from '@oche/validators/statistics/schemas';
import { router } from '../../trpc/init.ts';
import { proceduresOf } from '../../trpc/procedures.ts';
import { getPlayer } from './player/player.service.ts';
import { getVersus, listVersus } from './versus/versus.service.ts';

const { publicProcedure } = proceduresOf(null, 'rankings');

export const statisticsRouter = router({
  player: publicProcedure
    .input(schemas.playerInput)
    .output(schemas.playerOutput)
    .query(({ ctx, input }) => getPlayer(ctx, input)),

  versus: publicProcedure
    .input(schemas.versusInput)
    .output(schemas.versusOutput)
    .query(({ ctx, input }) => getVersus(ctx, input)),

  meetings: publicProcedure
    .input(schemas.meetingsInput)
    .output(schemas.meetingsOutput)
    .query(({ ctx, input }) => listVersus(ctx, input)),
});
