import type { AdminSection } from '../admin-section.ts';

export const adminSections: readonly AdminSection[] = [
  {
    path: 'lounge-claims',
    isLate: true,
    texts: ['manage', 'manage/claims'],
    load: async () => (await import('./manage/claims/claims-page.tsx')).ClaimsSection,
  },
];
