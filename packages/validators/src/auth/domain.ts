import type { Domain } from '../domain.ts';

export const authDomain = {
  areas: { signUp: ['/signup'] },
} as const satisfies Domain;
