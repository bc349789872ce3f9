import type { Feature } from '../feature.ts';

export const notificationsFeature: Feature = {
  bed: [19, 'notifications'],
};
