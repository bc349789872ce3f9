import type { Domain } from '../domain.ts';

export const pollsDomain = {
  areas: { polls: [] },
  notifications: ['polls'],
} as const satisfies Domain;
