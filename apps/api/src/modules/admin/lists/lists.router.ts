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
} from '@oche/validators/admin-lists';
import { done } from '@oche/validators/common';
import { router } from '../../../trpc/init.ts';
import { adminProcedure, moderatorProcedure } from '../../../trpc/procedures.ts';
import { listLocations, updateLocation } from '../locations/locations.service.ts';
import { getLogOptions } from '../log/log.service.ts';
import { listItems, updateItem } from '../marketplace/marketplace.service.ts';
import { hideThings, restoreThings } from '../things/things.service.ts';
import { listTournaments, updateTournament } from '../tournaments/tournaments.service.ts';

const OK = { ok: true } as const;

export const listsRouter = router({
  locations: router({
    list: moderatorProcedure
      .input(adminLoungeListInput)
      .output(adminLoungeListOutput)
      .query(({ ctx, input }) => listLocations(ctx, input)),

    update: adminProcedure
      .input(adminUpdateLoungeInput)
      .output(done)
      .mutation(async ({ ctx, input }) => {
        await updateLocation(ctx, input);
        return OK;
      }),
  }),

  tournaments: router({
    list: moderatorProcedure
      .input(adminTournamentListInput)
      .output(adminTournamentListOutput)
      .query(({ ctx, input }) => listTournaments(ctx, input)),

    update: adminProcedure
      .input(adminUpdateTournamentInput)
      .output(done)
      .mutation(async ({ ctx, input }) => {
        await updateTournament(ctx, input);
        return OK;
      }),
  }),

  marketplace: router({
    list: moderatorProcedure
      .input(adminItemListInput)
      .output(adminItemListOutput)
      .query(({ ctx, input }) => listItems(ctx, input)),

    update: adminProcedure
      .input(adminUpdateItemInput)
      .output(done)
      .mutation(async ({ ctx, input }) => {
        await updateItem(ctx, input);
        return OK;
      }),
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
