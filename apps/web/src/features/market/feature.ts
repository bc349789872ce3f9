import { marketDomain } from '@oche/validators/market/domain';
import { Tag } from 'lucide-react';
import type { Feature } from '../feature.ts';

export const marketFeature: Feature = {
  domain: marketDomain,
  icon: Tag,
  resultTone: 'accent',
  bed: [13, 'marketplace'],
};
