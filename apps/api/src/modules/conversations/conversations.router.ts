import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/conversations/schemas';
import { tracked } from '@trpc/server';
import { mergeRouters, router } from '../../trpc/init.ts';
import { proceduresOf } from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import * as changes from './change/change.service.ts';
import { directRouter } from './direct/direct.router.ts';
import { groupsRouter } from './group/groups.router.ts';
import * as inbox from './inbox/inbox.service.ts';
import { readLinkCards } from './links/links.service.ts';
import { watchConversations } from './live/live.service.ts';
import { tellTyping } from './live/typing.service.ts';
import * as messages from './message/message.service.ts';
import { lookAround } from './moderation/look.service.ts';
import * as own from './own/own.service.ts';
import { searchMessages } from './search/search.service.ts';

const { memberLiveProcedure, memberProcedure, moderatorProcedure, publicProcedure } = proceduresOf(
  'messages',
  null,
);

/** For callers within the process: they have no connection that could end. */
const NEVER = new AbortController().signal;

const talkRouter = router({
  list: memberProcedure
    .input(schemas.conversationListInput)
    .output(schemas.conversationListOutput)
    .query(({ ctx, input }) => inbox.listConversations(ctx, input)),

  get: memberProcedure
    .input(schemas.conversationInput)
    .output(schemas.conversationOutput)
    .query(({ ctx, input }) => inbox.getConversation(ctx, input)),

  messages: memberProcedure
    .input(schemas.messageListInput)
    .output(schemas.messageListOutput)
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
    .mutation(thenOk(({ ctx, input }) => inbox.readConversation(ctx, input))),

  unread: memberProcedure
    .meta({ area: null })
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

  edit: memberProcedure
    .meta({ speaks: true, limit: 'posting' })
    .input(schemas.editMessageInput)
    .output(schemas.messageOutput)
    .mutation(({ ctx, input }) => changes.editMessage(ctx, input)),

  /** suspended members can take back what they have said */
  delete: memberProcedure
    .meta({ whileSuspended: true })
    .input(schemas.messageInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => changes.deleteMessage(ctx, input))),

  react: memberProcedure
    .meta({ speaks: true, limit: 'posting' })
    .input(schemas.reactInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => changes.reactTo(ctx, input))),

  typing: memberProcedure
    .meta({ speaks: true })
    .input(schemas.conversationInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => tellTyping(ctx, input))),

  mute: memberProcedure
    .meta({ whileSuspended: true })
    .input(schemas.muteInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => own.muteConversation(ctx, input))),

  archive: memberProcedure
    .meta({ whileSuspended: true })
    .input(schemas.archiveInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => own.archiveConversation(ctx, input))),

  settings: memberProcedure
    .output(schemas.conversationSettings)
    .query(({ ctx }) => own.getSettings(ctx)),

  saveSettings: memberProcedure
    .meta({ whileSuspended: true })
    .input(schemas.conversationSettings)
    .output(schemas.conversationSettings)
    .mutation(({ ctx, input }) => own.saveSettings(ctx, input)),

  search: memberProcedure
    .input(schemas.searchMessagesInput)
    .output(schemas.searchMessagesOutput)
    .query(({ ctx, input }) => searchMessages(ctx, input)),

  /** the forum has such links, too, which everybody reads */
  links: publicProcedure
    .meta({ area: null })
    .input(schemas.linkCardsInput)
    .output(schemas.linkCardsOutput)
    .query(({ ctx, input }) => readLinkCards(ctx, input)),

  /** it writes into the audit log */
  look: moderatorProcedure
    .input(schemas.lookInput)
    .output(schemas.lookOutput)
    .mutation(({ ctx, input }) => lookAround(ctx, input)),
});

export const conversationsRouter = mergeRouters(talkRouter, directRouter, groupsRouter);
