import type { Domain } from '../domain.ts';

export const webhooksDomain = {
  notifications: ['webhooks'],
} as const satisfies Domain;
