import {
  blockIdInput,
  blockOutput,
  calendarInput,
  calendarOutput,
  cancelSeriesInput,
  checkTimeInput,
  checkTimeOutput,
  createBlockInput,
  createSeriesInput,
  loungeInput,
  seriesInput,
  seriesListOutput,
  seriesOutput,
  seriesPreviewOutput,
  statisticsInput,
  statisticsOutput,
} from '@oche/validators/bookings/schemas';
import { done } from '@oche/validators/common';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import * as blocks from './block.service.ts';
import { checkTime } from './check-time.service.ts';
import * as calendar from './desk.service.ts';
import * as series from './series.service.ts';
import * as statistics from './statistics/statistics.service.ts';

const { memberProcedure } = proceduresOf('lounges', 'bookings');

export const calendarRouter = router({
  get: memberProcedure
    .input(calendarInput)
    .output(calendarOutput)
    .query(({ ctx, input }) => calendar.getCalendar(ctx, input)),

  check: memberProcedure
    .input(checkTimeInput)
    .output(checkTimeOutput)
    .query(({ ctx, input }) => checkTime(ctx, input)),

  statistics: memberProcedure
    .input(statisticsInput)
    .output(statisticsOutput)
    .query(({ ctx, input }) => statistics.getStatistics(ctx, input)),
});

export const blockRouter = router({
  create: memberProcedure
    .input(createBlockInput)
    .output(blockOutput)
    .mutation(({ ctx, input }) => blocks.createBlock(ctx, input)),

  delete: memberProcedure
    .input(blockIdInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => blocks.deleteBlock(ctx, input))),
});

export const seriesRouter = router({
  preview: memberProcedure
    .input(seriesInput)
    .output(seriesPreviewOutput)
    .query(({ ctx, input }) => series.previewSeries(ctx, input)),

  create: memberProcedure
    .input(createSeriesInput)
    .output(seriesOutput)
    .mutation(({ ctx, input }) => series.createSeries(ctx, input)),

  list: memberProcedure
    .input(loungeInput)
    .output(seriesListOutput)
    .query(({ ctx, input }) => series.listSeries(ctx, input)),

  cancel: memberProcedure
    .input(cancelSeriesInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => series.cancelSeries(ctx, input))),
});
