import type { Domain } from '../domain.ts';

export const peopleDomain = {
  search: { members: 'user' },
  notifications: ['friends'],
  isPersonal: true,
  reportable: ['member'],
} as const satisfies Domain;
