import type { Domain } from '../domain.ts';

export const challengesDomain = {
  reportable: ['challenge'],
  leaving: ['challenge'],
} as const satisfies Domain;
