import { accessDomain } from '@oche/validators/access/domain';
import { Shield } from 'lucide-react';
import type { Feature } from '../feature.ts';

export const accessFeature: Feature = {
  domain: accessDomain,
  icon: Shield,
};
