import type { Domain } from '../domain.ts';

export const bannersDomain = {
  areas: { banners: [] },
} as const satisfies Domain;
