import { z } from 'zod';
import { notificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { type ToldMessage, toldTexts } from './texts.ts';
import { isToldMessageVisible, listTold } from './told-message.queries.ts';

const SNIPPET_LENGTH = 160;

const payload = z.object({ conversationId: z.int(), messageId: z.int() });

/** One entry a conversation, as long as it is unread. */
export const newMessage = notificationKind<Deps, z.infer<typeof payload>, ToldMessage>({
  kind: 'conversations.message',
  area: 'messages',
  payload,
  groupOf: ({ conversationId }) => `conversation/${conversationId}`,
  placeOf: ({ conversationId }) => `conversation/${conversationId}`,
  pathOf: ({ conversationId }) => `/messages/${conversationId}`,
  defaults: { mail: 'daily', push: true },
  isTransactional: false,
  isVisible: isToldMessageVisible,
  async read({ db, conversationals }, told) {
    const rows = await listTold(db, { ids: told.map((one) => one.payload.messageId) });
    const messages = new Map(rows.map((row) => [row.id, row]));
    return Promise.all(
      told.map(async ({ payload: { messageId }, recipientId }) => {
        const row = messages.get(messageId);
        if (!row) return null;
        const { about, kind, conversationId, notice, firstName, lastName } = row;
        // a group's name is no message
        const body = notice === null ? row.body : '';
        const subjects = await conversationals.get(kind)?.read(db, [about], recipientId);
        return {
          conversationId,
          sender: firstName === null ? null : `${firstName} ${lastName}`,
          title: subjects?.get(about)?.title ?? null,
          isGroup: kind === 'group',
          isInvitation: notice !== null,
          snippet: [...body.replace(/\s+/g, ' ')].slice(0, SNIPPET_LENGTH).join(''),
          text: body,
        };
      }),
    );
  },
  texts: toldTexts,
});

export const conversationNotifications = [newMessage];
