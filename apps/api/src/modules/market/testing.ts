import type { createItemInput, draftData, Item } from '@oche/validators/market/schemas';
import type { z } from 'zod';
import type { TestApi, TestMember } from '../../testing/index.ts';

export { seedDemoMarket } from './demo/demo.service.ts';
export { insertAd } from './testing-ads.ts';
export { insertCompletedDeal } from './testing-deals.ts';

type New = z.input<typeof createItemInput>;

/** What a documented client sends for a set of darts. */
export const aSale = (wish: Partial<New> = {}): New => ({
  title: 'Target Swiss Point 23 g',
  description: 'Zwei Abende gespielt, Grip wie neu.',
  category: 'darts',
  condition: 'like_new',
  price: 45,
  location: 'Zur scharfen Kante',
  zipCode: '50667',
  city: 'Köln',
  sellerTermsAccepted: true,
  ...wish,
});

/** An ad that was put online by its seller. */
export const sell = (api: TestApi, seller: TestMember, wish: Partial<New> = {}): Promise<Item> =>
  api.callerFor(seller).market.items.create(aSale(wish));

/** The same as a draft that only lacks being published. */
export const aDraft = (data: Partial<z.input<typeof draftData>> = {}) => {
  const { sellerTermsAccepted: _, idempotencyKey: __, ...said } = aSale();
  return { ...said, ...data };
};
