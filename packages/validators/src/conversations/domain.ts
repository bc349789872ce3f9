import type { Domain } from '../domain.ts';

export const conversationsDomain = {
  areas: { messages: ['/messages', '/friends'] },
  notifications: ['messages'],
  isPersonal: true,
  reportable: ['message'],
  leaving: ['group'],
} as const satisfies Domain;
