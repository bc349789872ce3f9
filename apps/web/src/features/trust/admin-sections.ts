import type { AdminSection } from '../admin-section.ts';

export const adminSections: readonly AdminSection[] = [
  {
    path: 'verifications',
    isLate: true,
    texts: ['market/verification-queue', 'market/trust'],
    load: async () => (await import('./queue/queue-page.tsx')).VerificationsSection,
  },
];
