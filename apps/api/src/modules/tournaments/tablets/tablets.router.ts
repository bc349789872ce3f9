import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/tournaments/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import * as pairing from './pairing.service.ts';

const { memberProcedure } = proceduresOf('tournaments');

/** What organisers do with the tablets of their tournament. */
export const tabletsRouter = router({
  list: memberProcedure
    .input(schemas.tournamentInput)
    .output(schemas.tabletListOutput)
    .query(({ ctx, input }) => pairing.listTablets(ctx, input)),

  create: memberProcedure
    .input(schemas.tournamentBoardInput)
    .output(schemas.tabletLinkOutput)
    .mutation(({ ctx, input }) => pairing.createTabletLink(ctx, input)),

  delete: memberProcedure
    .input(schemas.tournamentBoardInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => pairing.deleteTablet(ctx, input))),
});
