import type { Feature } from '../feature.ts';

export const pagesFeature: Feature = {
  bed: [8, 'help', 'contact'],
};
