import type { Conversation, Message, MessageCard } from '@oche/validators/conversations';
import type { ReactNode } from 'react';

/** What domains show inside of a conversation; the route hands them over. */
export interface ConversationParts {
  /** a card inside a message; the message's revision grows when what it shows has changed */
  card: (card: MessageCard, message: Message) => ReactNode;
  /** what can be done about it, beside its title, e.g. making an offer */
  actions: (conversation: Conversation) => ReactNode;
}
