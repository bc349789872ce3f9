import type { Feature } from '../feature.ts';

export const adminFeature: Feature = {
  bed: [7, 'admin'],
};
