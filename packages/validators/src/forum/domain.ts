import type { Domain } from '../domain.ts';

export const forumDomain = {
  areas: { forum: ['/forum'] },
  search: { forum: 'forum' },
  notifications: ['forum'],
  reportable: ['post', 'thread'],
  logged: ['submission'],
  counted: ['posts', 'threads'],
} as const satisfies Domain;
