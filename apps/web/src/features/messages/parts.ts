import type { Message, MessageCard } from '@oche/validators/conversations';
import type { ReactNode } from 'react';

/** What domains show inside of a conversation; the route hands it over. */
export interface ConversationParts {
  /** a card of a message */
  card: (card: MessageCard, message: Message) => ReactNode;
}
