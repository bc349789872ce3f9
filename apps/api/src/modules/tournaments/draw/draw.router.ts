import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/tournaments/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import { listFormats, previewFormats, setFormat } from '../formats/formats.service.ts';
import { drawCalls } from '../rest-api/organiser-calls.ts';
import * as draws from './draw.service.ts';
import { foreseeDraw } from './outlook.service.ts';
import { enterLate, previewEntry } from './running.service.ts';

const { memberProcedure, publicProcedure } = proceduresOf('tournaments', 'tournaments');

export const drawRouter = router({
  list: publicProcedure
    .meta(drawCalls.list)
    .input(schemas.tournamentInput)
    .output(schemas.drawListOutput)
    .query(({ ctx, input }) => draws.listDraws(ctx, input)),

  preview: memberProcedure
    .meta(drawCalls.preview)
    .input(schemas.drawInput)
    .output(schemas.drawPreviewOutput)
    .query(({ ctx, input }) => draws.previewDraw(ctx, input)),

  outlook: memberProcedure
    .input(schemas.drawOutlookInput)
    .output(schemas.drawOutlookOutput)
    .query(({ ctx, input }) => foreseeDraw(ctx, input)),

  make: memberProcedure
    .meta(drawCalls.make)
    .input(schemas.drawInput)
    .output(schemas.courseOutput)
    .mutation(({ ctx, input }) => draws.drawTournament(ctx, input)),

  enterLate: memberProcedure
    .meta(drawCalls.enterLate)
    .input(schemas.lateEntryInput)
    .output(schemas.courseOutput)
    .mutation(({ ctx, input }) => enterLate(ctx, input)),

  previewEntry: memberProcedure
    .input(schemas.previewEntryInput)
    .output(schemas.entryChangesOutput)
    .query(({ ctx, input }) => previewEntry(ctx, input)),

  listFormats: publicProcedure
    .meta(drawCalls.listFormats)
    .input(schemas.tournamentInput)
    .output(schemas.formatListOutput)
    .query(({ ctx, input }) => listFormats(ctx, input)),

  previewFormats: memberProcedure
    .input(schemas.previewFormatsInput)
    .output(schemas.expectedEndOutput)
    .query(({ ctx, input }) => previewFormats(ctx, input)),

  setFormat: memberProcedure
    .meta(drawCalls.setFormat)
    .input(schemas.setFormatInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => setFormat(ctx, input))),
});
