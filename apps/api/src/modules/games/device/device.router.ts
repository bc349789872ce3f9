import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/games/device';
import { router } from '../../../trpc/init.ts';
import { memberProcedure, proceduresOf, publicProcedure } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import { claimDeviceGame } from './claim.service.ts';
import * as shows from './show.service.ts';

const games = proceduresOf('games', null);

/** Games that are scored without an account. What has begun is finished, so only showing one is of the area. */
export const deviceRouter = router({
  claim: memberProcedure
    .meta({ limit: 'posting', whileUnconfirmed: true })
    .input(schemas.claimDeviceGameInput)
    .output(schemas.claimDeviceGameOutput)
    .mutation(({ ctx, input }) => claimDeviceGame(ctx, input)),

  show: games.publicProcedure
    .meta({ limit: 'posting' })
    .input(schemas.showDeviceGameInput)
    .output(schemas.showDeviceGameOutput)
    .mutation(({ ctx, input }) => shows.showGame(ctx, input)),

  updateShown: publicProcedure
    .input(schemas.updateShownInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => shows.updateShown(ctx, input))),

  hide: publicProcedure
    .input(schemas.hideShownInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => shows.hideShown(ctx, input))),

  getShown: publicProcedure
    .input(schemas.shownGameInput)
    .output(schemas.shownGameOutput)
    .query(({ ctx, input }) => shows.getShown(ctx, input)),
});
