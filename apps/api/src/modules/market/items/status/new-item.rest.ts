import { categorySpellings, conditionSpellings } from '@oche/validators/market/limits';

/** The documented REST shapes where they differ from the procedures'. */

const spelled = (value: unknown, spellings: Readonly<Record<string, string>>): unknown =>
  typeof value === 'string' && Object.hasOwn(spellings, value) ? spellings[value] : value;

/** `dartboards` is `boards`, and `cases` is `case`. */
const categoryIn = (value: unknown): unknown => spelled(value, categorySpellings);
/** `like-new` is `like_new`. */
const conditionIn = (value: unknown): unknown => spelled(value, conditionSpellings);

const NUMBERS = ['price', 'shippingPrice', 'wear', 'loungeId'] as const;

const numberIn = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d{1,9}(\.\d{1,6})?$/.test(value) ? Number(value) : value;

/**
 * What documented clients send for a new ad: the lounge as `location`, by its name or number, and
 * enumerations in both spellings.
 */
export function newItemInput(input: Record<string, unknown>) {
  const fields: Record<string, unknown> = { ...input };
  for (const name of NUMBERS) {
    if (fields[name] !== undefined) fields[name] = numberIn(fields[name]);
  }
  const lounge = numberIn(fields.location);
  if (typeof lounge === 'number') Object.assign(fields, { loungeId: lounge, location: undefined });
  return {
    ...fields,
    category: categoryIn(fields.category),
    condition: conditionIn(fields.condition),
  };
}
