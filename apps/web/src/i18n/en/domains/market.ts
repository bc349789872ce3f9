import type de from '../../de/domains/market.ts';
import type { Translation } from '../../texts.ts';

export default {
  areas: { market: 'Marketplace' },
  notes: { market: 'Agreed deals are seen through to their end.' },
  closed: { market: 'The marketplace is closed at the moment' },
  categories: { marketplace: 'Marketplace' },
  results: { item: 'Marketplace' },
  notifications: { market: 'Marketplace' },
  kinds: {
    item: 'Ad',
    dealreview: 'Review of a deal',
    listing: 'Ad before approval',
    dispute: 'Dispute about a deal',
  },
  reports: { item: 'Report ad', dealreview: 'Report review' },
  leaving: { deal: 'Deal', item: 'Ad' },
  counts: { items: '{{count:ad|ads}}' },
} satisfies Translation<typeof de>;
