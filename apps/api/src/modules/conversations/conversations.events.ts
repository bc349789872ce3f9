declare module '../../lib/events/events.ts' {
  interface AppEvents {
    /** A member, or the house, has said something. */
    'message.sent': { conversationId: number; messageId: number };
    /** What these members see of a conversation has changed: a message, or what of it is read. */
    'conversation.changed': { conversationId: number; memberIds: readonly string[] };
    /** Somebody is writing just now, for these members to see. */
    'conversation.typing': { conversationId: number; userId: string; memberIds: readonly string[] };
  }
}

export {};
