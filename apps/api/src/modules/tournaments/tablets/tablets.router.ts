import { tabletLinkOutput, tabletListOutput } from '@oche/validators/boards/schemas';
import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/tournaments/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import * as tablets from './tablets.service.ts';

const { memberProcedure } = proceduresOf('tournaments', null);

/** What organisers do with the tablets of their tournament. */
export const tabletsRouter = router({
  list: memberProcedure
    .input(schemas.tournamentInput)
    .output(tabletListOutput)
    .query(({ ctx, input }) => tablets.listTablets(ctx, input)),

  create: memberProcedure
    .input(schemas.tournamentBoardInput)
    .output(tabletLinkOutput)
    .mutation(({ ctx, input }) => tablets.createTabletLink(ctx, input)),

  delete: memberProcedure
    .input(schemas.tournamentBoardInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => tablets.deleteTablet(ctx, input))),
});
