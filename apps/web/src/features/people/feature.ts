import { peopleDomain } from '@oche/validators/people/domain';
import { UserPlus } from 'lucide-react';
import type { Feature } from '../feature.ts';

export const peopleFeature: Feature = {
  domain: peopleDomain,
  icon: UserPlus,
  resultTone: 'inverse',
  bed: [6, 'friends', 'profile'],
};
