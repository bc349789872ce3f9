import { challengesDomain } from '@oche/validators/challenges/domain';
import type { Feature } from '../feature.ts';

export const challengesFeature: Feature = {
  domain: challengesDomain,
  bed: [6, 'challenges'],
};
