import { accessDomain } from '@oche/validators/access/domain';
import { AppWindow } from 'lucide-react';
import type { Feature } from '../feature.ts';

export const accessFeature: Feature = {
  domain: accessDomain,
  icon: AppWindow,
};
