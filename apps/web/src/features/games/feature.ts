import { gamesDomain } from '@oche/validators/games/domain';
import { Target } from 'lucide-react';
import type { Feature } from '../feature.ts';

export const gamesFeature: Feature = {
  domain: gamesDomain,
  icon: Target,
  bed: [10, 'games'],
};
