import type de from '../../de/domains/conversations.ts';
import type { Translation } from '../../texts.ts';

export default {
  areas: { messages: 'Messages and friends' },
  closed: { messages: 'Messages and friends are closed at the moment' },
  notifications: { messages: 'Messages' },
  kinds: { message: 'Message' },
  reports: { message: 'Report a message' },
  leaving: { group: 'Group' },
} satisfies Translation<typeof de>;
