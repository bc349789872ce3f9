import {
  adminDoneOutput,
  adminHideInput,
  adminItemListInput,
  adminItemListOutput,
  adminLogOptionsOutput,
  adminLoungeListInput,
  adminLoungeListOutput,
  adminRestoreInput,
  adminTournamentListInput,
  adminTournamentListOutput,
  adminUpdateItemInput,
  adminUpdateLoungeInput,
  adminUpdateTournamentInput,
} from '@oche/validators/admin/lists';
import { done } from '@oche/validators/common';
import { router } from '../../../trpc/init.ts';
import { adminProcedure, moderatorProcedure } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import { listLocations, updateLocation } from '../locations/locations.service.ts';
import { getLogOptions } from '../log/log.service.ts';
import { listItems, updateItem } from '../marketplace/marketplace.service.ts';
import { hideThings, restoreThings } from '../things/things.service.ts';
import { listTournaments, updateTournament } from '../tournaments/tournaments.service.ts';

export const listsRouter = router({
  locations: router({
    list: moderatorProcedure
      .input(adminLoungeListInput)
      .output(adminLoungeListOutput)
      .query(({ ctx, input }) => listLocations(ctx, input)),

    update: adminProcedure
      .input(adminUpdateLoungeInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => updateLocation(ctx, input))),
  }),

  tournaments: router({
    list: moderatorProcedure
      .input(adminTournamentListInput)
      .output(adminTournamentListOutput)
      .query(({ ctx, input }) => listTournaments(ctx, input)),

    update: adminProcedure
      .input(adminUpdateTournamentInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => updateTournament(ctx, input))),
  }),

  marketplace: router({
    list: moderatorProcedure
      .input(adminItemListInput)
      .output(adminItemListOutput)
      .query(({ ctx, input }) => listItems(ctx, input)),

    update: adminProcedure
      .input(adminUpdateItemInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => updateItem(ctx, input))),
  }),

  things: router({
    hide: adminProcedure
      .input(adminHideInput)
      .output(adminDoneOutput)
      .mutation(({ ctx, input }) => hideThings(ctx, input)),

    restore: adminProcedure
      .input(adminRestoreInput)
      .output(adminDoneOutput)
      .mutation(({ ctx, input }) => restoreThings(ctx, input)),
  }),

  log: router({
    options: adminProcedure.output(adminLogOptionsOutput).query(({ ctx }) => getLogOptions(ctx)),
  }),
});
