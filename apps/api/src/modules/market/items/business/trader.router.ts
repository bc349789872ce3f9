import { ownTraderOutput, saveTraderInput } from '@oche/validators/market/schemas';
import { router } from '../../../../trpc/init.ts';
import { proceduresOf } from '../../../../trpc/procedures.ts';
import { getTrader, saveTrader } from './trader.service.ts';

const { memberProcedure } = proceduresOf('market', null);

export const traderRouter = router({
  get: memberProcedure.output(ownTraderOutput).query(({ ctx }) => getTrader(ctx)),

  save: memberProcedure
    .meta({ speaks: true })
    .input(saveTraderInput)
    .output(ownTraderOutput)
    .mutation(({ ctx, input }) => saveTrader(ctx, input)),
});
