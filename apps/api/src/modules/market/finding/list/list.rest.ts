import { categorySpellings, conditionSpellings } from '@oche/validators/market/limits';
import { listNames } from '../terms/bits.ts';

const spellings: Record<string, Readonly<Record<string, string>>> = {
  category: categorySpellings,
  condition: conditionSpellings,
};

/**
 * A query string has one value as a text and several as a list; both may also contain commas, and categories and
 * conditions have several spellings. A filter that is empty or "all" lets everything through. The schema refuses
 * anything else.
 */
export function listInput(input: Record<string, unknown>): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...input };
  for (const name of listNames) {
    if (name === 'intent' || fields[name] === undefined) continue;
    const given = Array.isArray(fields[name]) ? fields[name] : [fields[name]];
    const values = given.flatMap((value) =>
      typeof value === 'string' ? value.split(',').filter(Boolean) : [value],
    );
    fields[name] = values.includes('all')
      ? []
      : values.map((value) => spellings[name]?.[String(value)] ?? value);
  }
  return fields;
}
