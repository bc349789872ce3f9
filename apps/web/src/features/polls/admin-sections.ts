import type { AdminSection } from '../admin-section.ts';

export const adminSections: readonly AdminSection[] = [
  {
    path: 'polls',
    texts: ['polls', 'polls/admin', 'lounge-finder', 'uploads'],
    load: async () => (await import('./admin/polls-page.tsx')).PollsSection,
  },
];
