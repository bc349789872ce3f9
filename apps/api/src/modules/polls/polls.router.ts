import { done } from '@oche/validators/common';
import { threadOutput } from '@oche/validators/forum/schemas';
import * as schemas from '@oche/validators/polls/schemas';
import { router } from '../../trpc/init.ts';
import { proceduresOf } from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import { listCurrentPolls } from './poll/poll.service.ts';
import * as site from './site/site-poll.service.ts';
import * as threads from './thread/thread-poll.service.ts';
import { vote } from './vote/vote.service.ts';

const { adminProcedure, memberProcedure, publicProcedure } = proceduresOf('polls', 'forum');

const { pollInput, pollOutput } = schemas;

export const pollsRouter = router({
  listCurrent: memberProcedure
    .output(schemas.currentPollsOutput)
    .query(({ ctx }) => listCurrentPolls(ctx)),

  vote: memberProcedure
    .input(schemas.voteInput)
    .output(pollOutput)
    .mutation(({ ctx, input }) => vote(ctx, input)),

  thread: router({
    get: publicProcedure
      .input(schemas.threadPollInput)
      .output(schemas.threadPollOutput)
      .query(({ ctx, input }) => threads.getPollOfThread(ctx, input)),

    start: memberProcedure
      .meta({ limit: 'posting', speaks: true })
      .input(schemas.startThreadWithPollInput)
      .output(threadOutput)
      .mutation(({ ctx, input }) => threads.startThreadWithPoll(ctx, input)),

    add: memberProcedure
      .meta({ limit: 'posting', speaks: true })
      .input(schemas.addThreadPollInput)
      .output(pollOutput)
      .mutation(({ ctx, input }) => threads.addPoll(ctx, input)),

    close: memberProcedure
      .input(pollInput)
      .output(pollOutput)
      .mutation(({ ctx, input }) => threads.closeThreadPoll(ctx, input)),

    remove: memberProcedure
      .input(pollInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => threads.removeThreadPoll(ctx, input))),
  }),

  admin: router({
    list: adminProcedure
      .input(schemas.pollListInput)
      .output(schemas.pollListOutput)
      .query(({ ctx, input }) => site.listPolls(ctx, input)),

    create: adminProcedure
      .input(schemas.createPollInput)
      .output(pollOutput)
      .mutation(({ ctx, input }) => site.createPoll(ctx, input)),

    update: adminProcedure
      .input(schemas.updatePollInput)
      .output(pollOutput)
      .mutation(({ ctx, input }) => site.updatePoll(ctx, input)),

    setClosed: adminProcedure
      .input(schemas.closePollInput)
      .output(pollOutput)
      .mutation(({ ctx, input }) => site.setClosed(ctx, input)),

    pin: adminProcedure
      .input(schemas.pinPollInput)
      .output(pollOutput)
      .mutation(({ ctx, input }) => site.pinPoll(ctx, input)),

    delete: adminProcedure
      .input(pollInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => site.deletePoll(ctx, input))),
  }),
});
