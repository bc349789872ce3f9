import type de from '../../de/market/seller.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: '{name:string} on the marketplace',
  head: '{name:string} on the marketplace: items, reviews, and how far you can trust.',
  notFound: 'Seller not found',
  notFoundText: 'Maybe the account is gone.',
  since: 'Member since {year:string}',
  private: 'Private sale',
  business: 'Business',
  profile: 'Player profile',
  report: 'Report member',
  verifications: 'My verifications',
  listings: 'Items',
  noListings: 'Nothing is online right now.',
  reviews: 'Reviews',
  reviewsEmpty: 'No review yet',
  reviewsEmptyText: 'After a completed deal both sides review each other.',
  reviewsFailed: 'The reviews can’t be loaded right now.',
  more: 'More reviews',
  moreItems: 'More items',
  count: '{count:number} {{count:review|reviews}}',
  trader: {
    title: 'Imprint',
    register: 'Register',
    vatId: 'VAT ID',
    phone: 'Phone',
    email: 'E-mail',
    withdrawal: 'Withdrawal',
  },
} as const satisfies Translation<typeof de>;
