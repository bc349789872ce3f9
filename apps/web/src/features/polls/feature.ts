import { pollsDomain } from '@oche/validators/polls/domain';
import { Vote } from 'lucide-react';
import type { Feature } from '../feature.ts';

export const pollsFeature: Feature = {
  domain: pollsDomain,
  icon: Vote,
};
