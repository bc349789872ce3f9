import type { Domain } from '../domain.ts';

export const marketDomain = {
  areas: { market: ['/marketplace'] },
  goesOn: [/^\/marketplace\/deals\//],
  search: { marketplace: 'item' },
  notifications: ['market'],
  reportable: ['item', 'dealreview'],
  brought: ['dispute'],
  logged: ['listing'],
  leaving: ['deal', 'item'],
  counted: ['items'],
} as const satisfies Domain;
