import type { Feature } from '../feature.ts';

export const rankingsFeature: Feature = {
  bed: [18, 'rankings', 'players', 'dashboard'],
};
