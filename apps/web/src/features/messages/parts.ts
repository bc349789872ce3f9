import type { Conversation, Message, MessageCard } from '@oche/validators/conversations/schemas';
import type { ReactNode } from 'react';

/** What domains show inside of a conversation; the route hands it over. */
export interface ConversationParts {
  /** a card of a message */
  card: (card: MessageCard, message: Message) => ReactNode;
  /** what can be done about it, below its title, e.g. saying that it is sold */
  actions: (conversation: Conversation) => ReactNode;
}
