import { clubsDomain } from '@oche/validators/clubs/domain';
import { Users } from 'lucide-react';
import type { Feature } from '../feature.ts';

export const clubsFeature: Feature = {
  domain: clubsDomain,
  icon: Users,
  resultTone: 'positive',
  bed: [4, 'clubs'],
};
