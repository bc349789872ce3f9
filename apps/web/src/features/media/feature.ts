import { mediaDomain } from '@oche/validators/media/domain';
import { Podcast } from 'lucide-react';
import type { Feature } from '../feature.ts';

export const mediaFeature: Feature = {
  domain: mediaDomain,
  icon: Podcast,
  resultTone: 'accent',
  bed: [2, 'media-channels'],
};
