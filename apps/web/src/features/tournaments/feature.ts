import { tournamentsDomain } from '@oche/validators/tournaments/domain';
import { Trophy } from 'lucide-react';
import type { Feature } from '../feature.ts';

export const tournamentsFeature: Feature = {
  domain: tournamentsDomain,
  icon: Trophy,
  resultTone: 'accent',
  bed: [20, 'tournaments'],
};
