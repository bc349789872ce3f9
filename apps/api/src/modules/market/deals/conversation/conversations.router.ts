import * as schemas from '@oche/validators/market/deals';
import { router } from '../../../../trpc/init.ts';
import { proceduresOf } from '../../../../trpc/procedures.ts';
import { sendMessage, startConversation } from './conversation.service.ts';

const { memberProcedure } = proceduresOf('market', null);

const tag = 'Marketplace';

export const conversationsRouter = router({
  start: memberProcedure
    .meta({
      limit: 'posting',
      speaks: true,
      rest: {
        method: 'POST',
        path: '/marketplace/{id}/conversation',
        summary: 'Opens the conversation with the seller of an item, or finds it',
        tag,
        names: { itemId: 'id' },
      },
    })
    .input(schemas.startConversationInput)
    .output(schemas.startedConversation)
    .mutation(({ ctx, input }) => startConversation(ctx, input)),

  send: memberProcedure
    .meta({
      limit: 'posting',
      speaks: true,
      rest: {
        method: 'POST',
        path: '/marketplace/conversations/{conversationId}/messages',
        summary: 'Says something in a conversation about an item',
        tag,
        status: 201,
      },
    })
    .input(schemas.sendMessageInput)
    .output(schemas.sentMessage)
    .mutation(({ ctx, input }) => sendMessage(ctx, input)),
});
