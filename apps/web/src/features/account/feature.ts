import type { Feature } from '../feature.ts';

export const accountFeature: Feature = {
  bed: [3, 'account'],
};
