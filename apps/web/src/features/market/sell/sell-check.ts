import { createItemInput, updateItemInput } from '@oche/validators/market/item-input';
import { publishedOf } from './sell-input.ts';
import type { Problems } from './sell-problems.ts';
import type { SellValues } from './sell-values.ts';

/** Texts that nothing is wrong with: a blank one ends the check before the conditions between fields. */
const FILLED = { title: 'a', description: 'abcdefghij', zipCode: '10115', city: 'a' };

/** What the server would refuse, found by the same schema. */
export function problemsOf(values: SellValues): Problems {
  const { sellerTermsAccepted } = values;
  const ad = { ...publishedOf(values), sellerTermsAccepted };
  return { ...issuesOf({ ...ad, ...FILLED }), ...issuesOf(ad) };
}

/** The first message of each field. */
function issuesOf(ad: unknown): Problems {
  const issues = createItemInput.safeParse(ad).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse());
}

/** The changed ad as the API takes it, once nothing is wrong with it. */
export const updateOf = (values: SellValues, { id, revision }: { id: number; revision: number }) =>
  updateItemInput.parse({ ...publishedOf(values), id, revision });
