import { forumDomain } from '@oche/validators/forum/domain';
import { MessagesSquare } from 'lucide-react';
import type { Feature } from '../feature.ts';

export const forumFeature: Feature = {
  domain: forumDomain,
  icon: MessagesSquare,
  resultTone: 'neutral',
  bed: [15, 'forum'],
};
