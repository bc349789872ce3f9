import type { AdminSection } from '../admin-section.ts';

export const adminSections: readonly AdminSection[] = [
  {
    path: 'channels',
    texts: ['media'],
    load: async () => (await import('./desk/channels-section.tsx')).ChannelsSection,
  },
];
