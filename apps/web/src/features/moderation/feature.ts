import { moderationDomain } from '@oche/validators/moderation/domain';
import { Shield } from 'lucide-react';
import type { Feature } from '../feature.ts';

export const moderationFeature: Feature = {
  domain: moderationDomain,
  icon: Shield,
  bed: [7, 'moderation', 'report'],
};
