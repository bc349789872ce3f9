import { leaguesDomain } from '@oche/validators/leagues/domain';
import { ListOrdered } from 'lucide-react';
import type { Feature } from '../feature.ts';

export const leaguesFeature: Feature = {
  domain: leaguesDomain,
  icon: ListOrdered,
  resultTone: 'accent',
  bed: [13, 'leagues'],
};
