import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/conversations';
import { tracked } from '@trpc/server';
import { hotOutput } from '../../trpc/hot-output.ts';
import { router } from '../../trpc/init.ts';
import { memberLiveProcedure, memberProcedure, moderatorProcedure } from '../../trpc/procedures.ts';
import * as inbox from './inbox/inbox.service.ts';
import { watchConversations } from './live/live.service.ts';
import { lookAround } from './look/look.service.ts';
import * as messages from './message/message.service.ts';

const OK = { ok: true } as const;
/** For callers within the process: they have no connection that could end. */
const NEVER = new AbortController().signal;

export const conversationsRouter = router({
  list: memberProcedure
    .input(schemas.conversationListInput)
    .output(hotOutput(schemas.conversationListOutput))
    .query(({ ctx, input }) => inbox.listConversations(ctx, input)),

  get: memberProcedure
    .input(schemas.conversationInput)
    .output(schemas.conversationOutput)
    .query(({ ctx, input }) => inbox.getConversation(ctx, input)),

  messages: memberProcedure
    .input(schemas.messageListInput)
    .output(hotOutput(schemas.messageListOutput))
    .query(({ ctx, input }) => messages.listMessages(ctx, input)),

  send: memberProcedure
    .meta({ speaks: true, limit: 'posting' })
    .input(schemas.sendMessageInput)
    .output(schemas.messageOutput)
    .mutation(({ ctx, input }) => messages.sendMessage(ctx, input)),

  /** suspended members read on, and what they have read is read */
  read: memberProcedure
    .meta({ whileSuspended: true })
    .input(schemas.readConversationInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await inbox.readConversation(ctx, input);
      return OK;
    }),

  unread: memberProcedure
    .output(schemas.unreadMessagesOutput)
    .query(({ ctx }) => inbox.getUnreadMessages(ctx)),

  events: memberLiveProcedure.input(schemas.conversationEventsInput).subscription(async function* ({
    ctx,
    input,
    signal = NEVER,
  }) {
    for await (const { revision, event } of watchConversations(ctx, input, signal)) {
      yield tracked(String(revision), schemas.conversationEventOutput.parse(event));
    }
  }),

  /** it writes into the audit log */
  look: moderatorProcedure
    .input(schemas.lookInput)
    .output(schemas.lookOutput)
    .mutation(({ ctx, input }) => lookAround(ctx, input)),
});
