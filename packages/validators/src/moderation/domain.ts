import type { Domain } from '../domain.ts';

export const moderationDomain = {
  notifications: ['moderation'],
  logged: ['pattern'],
} as const satisfies Domain;
