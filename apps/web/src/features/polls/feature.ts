import { pollsDomain } from '@oche/validators/polls/domain';
import { Vote } from 'lucide-react';
import type { Feature } from '../feature.ts';

export const pollsFeature: Feature = {
  domain: pollsDomain,
  icon: Vote,
  adminSections: [
    {
      path: 'polls',
      texts: ['polls', 'polls/admin', 'lounge-finder', 'uploads'],
      load: async () => (await import('./admin/polls-page.tsx')).PollsSection,
    },
  ],
};
