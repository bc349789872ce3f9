import * as schemas from '@oche/validators/games/device';
import { router } from '../../../trpc/init.ts';
import { memberProcedure } from '../../../trpc/procedures.ts';
import { claimDeviceGame } from './claim.service.ts';

/** Games that are scored without an account. */
export const deviceRouter = router({
  // of no area, as a game that has begun is finished
  claim: memberProcedure
    .meta({ limit: 'posting', whileUnconfirmed: true })
    .input(schemas.claimDeviceGameInput)
    .output(schemas.claimDeviceGameOutput)
    .mutation(({ ctx, input }) => claimDeviceGame(ctx, input)),
});
