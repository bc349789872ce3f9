import { createItemInput, updateItemInput } from '@oche/validators/market/item-input';
import { publishedOf } from './sell-input.ts';
import type { Problems } from './sell-problems.ts';
import type { SellValues } from './sell-values.ts';

/** What the server would refuse, found by the same schema. */
export function problemsOf(values: SellValues): Problems {
  const { sellerTermsAccepted } = values;
  const result = createItemInput.safeParse({ ...publishedOf(values), sellerTermsAccepted });
  if (result.success) return {};
  // the first message of a field counts
  return Object.fromEntries(
    result.error.issues.map(({ path, message }) => [path.join('.'), message]).reverse(),
  );
}

/** The changed ad as the API takes it, once nothing is wrong with it. */
export const updateOf = (values: SellValues, { id, revision }: { id: number; revision: number }) =>
  updateItemInput.parse({ ...publishedOf(values), id, revision });
