import * as schemas from '@oche/validators/tournaments/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { entryCalls } from '../rest-api/organiser-calls.ts';
import { readCheckInCode } from './check-in-code.service.ts';
import * as desk from './desk.service.ts';
import * as lists from './entry-list.service.ts';
import * as imports from './import.service.ts';

const { memberProcedure, publicProcedure } = proceduresOf('tournaments', 'tournaments');

export const entriesRouter = router({
  list: publicProcedure
    .meta(entryCalls.list)
    .input(schemas.entryListInput)
    .output(schemas.entryListOutput)
    .query(({ ctx, input }) => lists.listEntries(ctx, input)),

  checkInCode: publicProcedure
    .input(schemas.tournamentInput)
    .output(schemas.checkInCodeOutput)
    .query(({ ctx, input }) => readCheckInCode(ctx, input)),

  cashDesk: memberProcedure
    .input(schemas.tournamentInput)
    .output(schemas.cashDeskOutput)
    .query(({ ctx, input }) => lists.getCashDesk(ctx, input)),

  add: memberProcedure
    .meta({ limit: 'posting', speaks: true, ...entryCalls.add })
    .input(schemas.addEntryInput)
    .output(schemas.entryOutput)
    .mutation(({ ctx, input }) => desk.addEntry(ctx, input)),

  update: memberProcedure
    .meta({ speaks: true })
    .input(schemas.updateEntryInput)
    .output(schemas.entryOutput)
    .mutation(({ ctx, input }) => desk.updateEntry(ctx, input)),

  setCheckedIn: memberProcedure
    .meta(entryCalls.setCheckedIn)
    .input(schemas.setCheckedInInput)
    .output(schemas.entryOutput)
    .mutation(({ ctx, input }) => desk.setCheckedIn(ctx, input)),

  setAllCheckedIn: memberProcedure
    .input(schemas.setAllCheckedInInput)
    .output(schemas.setAllCheckedInOutput)
    .mutation(({ ctx, input }) => desk.setAllCheckedIn(ctx, input)),

  setPaid: memberProcedure
    .meta(entryCalls.setPaid)
    .input(schemas.setPaidInput)
    .output(schemas.entryOutput)
    .mutation(({ ctx, input }) => desk.setPaid(ctx, input)),

  remove: memberProcedure
    .meta(entryCalls.remove)
    .input(schemas.removeEntryInput)
    .output(schemas.entryOutput)
    .mutation(({ ctx, input }) => desk.removeEntry(ctx, input)),

  releaseNoShows: memberProcedure
    .meta(entryCalls.releaseNoShows)
    .input(schemas.tournamentInput)
    .output(schemas.releaseNoShowsOutput)
    .mutation(({ ctx, input }) => desk.releaseNoShows(ctx, input)),

  // a mutation, as a file is too long for an address; it writes nothing
  previewImport: memberProcedure
    .input(schemas.importEntriesInput)
    .output(schemas.importPreviewOutput)
    .mutation(({ ctx, input }) => imports.previewImport(ctx, input)),

  import: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(schemas.importEntriesInput)
    .output(schemas.importOutput)
    .mutation(({ ctx, input }) => imports.importEntries(ctx, input)),
});
