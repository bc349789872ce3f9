import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/games/party';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import * as party from './party.service.ts';

const { memberProcedure } = proceduresOf('games', 'games');

/** Games of several sides on one device, which the member keeps for themself. */
export const partyRouter = router({
  figures: memberProcedure
    .output(schemas.partyFiguresOutput)
    .query(({ ctx }) => party.listFigures(ctx)),

  ladder: memberProcedure
    .input(schemas.partyLadderInput)
    .output(schemas.partyLadderOutput)
    .query(({ ctx, input }) => party.getLadder(ctx, input)),

  list: memberProcedure
    .input(schemas.partyListInput)
    .output(schemas.partyListOutput)
    .query(({ ctx, input }) => party.listParties(ctx, input)),

  remove: memberProcedure
    .meta({ whileSuspended: true })
    .input(schemas.partyIdInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => party.removeParty(ctx, input))),

  save: memberProcedure
    .meta({ limit: 'posting', whileUnconfirmed: true })
    .input(schemas.savePartyInput)
    .output(schemas.savedPartyOutput)
    .mutation(({ ctx, input }) => party.saveParty(ctx, input)),
});
