import { done } from '@oche/validators/common';
import {
  bestInput,
  bestOutput,
  railInput,
  railOutput,
  setOrderInput,
  unreadInput,
  unreadOutput,
  visitInput,
  visitOutput,
} from '@oche/validators/forum/reading';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import { readBest } from '../reactions/best.service.ts';
import * as reading from './reading.service.ts';

const { memberProcedure, publicProcedure } = proceduresOf('forum', 'forum');

/** What helps with reading a thread. */
export const readingRouter = router({
  visit: memberProcedure
    .meta({ whileSuspended: true })
    .input(visitInput)
    .output(visitOutput)
    .mutation(({ ctx, input }) => reading.visitThread(ctx, input)),

  setOrder: memberProcedure
    .meta({ whileSuspended: true })
    .input(setOrderInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => reading.setOrder(ctx, input))),

  unread: memberProcedure
    .input(unreadInput)
    .output(unreadOutput)
    .query(({ ctx, input }) => reading.readUnread(ctx, input)),

  rail: publicProcedure
    .input(railInput)
    .output(railOutput)
    .query(({ ctx, input }) => reading.readRail(ctx, input)),

  best: publicProcedure
    .input(bestInput)
    .output(bestOutput)
    .query(({ ctx, input }) => readBest(ctx, input)),
});
