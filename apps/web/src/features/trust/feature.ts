import type { Feature } from '../feature.ts';

export const trustFeature: Feature = {
  adminSections: [
    {
      path: 'verifications',
      isLate: true,
      texts: ['market/verification-queue', 'market/trust'],
      load: async () => (await import('./queue/queue-page.tsx')).VerificationsSection,
    },
  ],
};
