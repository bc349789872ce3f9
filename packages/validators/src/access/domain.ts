import type { Domain } from '../domain.ts';

export const accessDomain = {
  logged: ['app'],
} as const satisfies Domain;
