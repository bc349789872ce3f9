import { ownTraderOutput, saveTraderInput } from '@oche/validators/market';
import { router } from '../../../trpc/init.ts';
import { memberProcedure } from '../../../trpc/procedures.ts';
import { getTrader, saveTrader } from './trader.service.ts';

export const traderRouter = router({
  get: memberProcedure.output(ownTraderOutput).query(({ ctx }) => getTrader(ctx)),

  save: memberProcedure
    .meta({ speaks: true })
    .input(saveTraderInput)
    .output(ownTraderOutput)
    .mutation(({ ctx, input }) => saveTrader(ctx, input)),
});
