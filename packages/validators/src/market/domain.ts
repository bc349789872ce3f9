import type { Domain } from '../domain.ts';

export const marketDomain = {
  areas: { market: ['/marketplace'] },
  goesOn: [/^\/marketplace\/deals\//],
  search: { marketplace: 'item' },
  notifications: ['market'],
  reportable: ['item', 'dealreview'],
  logged: ['listing', 'dispute'],
  leaving: ['deal', 'item'],
  counted: ['items'],
} as const satisfies Domain;
