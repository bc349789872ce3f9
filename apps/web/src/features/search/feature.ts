import type { Feature } from '../feature.ts';

export const searchFeature: Feature = {
  bed: [17, 'search'],
};
