import type { Locale } from '@oche/validators/locale';
import { DELETED_NAME } from '@oche/validators/people/deleted-member';

const { firstName, lastName } = DELETED_NAME;
const GERMAN = `${firstName} ${lastName}`;
const ENGLISH = { firstName: 'Deleted', lastName: 'member' };
/** Between the players of a team. */
const BESIDE = ' / ';

/**
 * An answer in which deleted members bear a name in the language of its reader. In the database they are German, like
 * the house. What is unchanged stays the same object, as many readers may share it.
 */
export const withDeletedNames = (locale: Locale, answer: unknown): unknown =>
  locale === 'de' ? answer : inEnglish(answer);

function inEnglish(value: unknown): unknown {
  if (typeof value === 'string') return inEnglishText(value);
  if (Array.isArray(value)) {
    const items = value.map(inEnglish);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  // anything but plain data, e.g. a stream, passes as it is
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  let changed: Record<string, unknown> | undefined;
  const fields = value as Record<string, unknown>;
  if (fields.firstName === firstName && fields.lastName === lastName) {
    changed = { ...fields, ...ENGLISH };
  }
  for (const [name, field] of Object.entries(fields)) {
    const other = inEnglish(field);
    if (other === field) continue;
    changed ??= { ...fields };
    changed[name] = other;
  }
  return changed ?? value;
}

/** A text that is the name, alone or in a team; what somebody has written stays as it is. */
function inEnglishText(text: string): string {
  if (!text.includes(GERMAN)) return text;
  const names = text.split(BESIDE);
  return names.map((name) => (name === GERMAN ? 'Deleted member' : name)).join(BESIDE);
}
