import { alternativesIn, isOfType, type JsonSchema } from '../../plugins/rest/json-schema.ts';

/** Values that a schema takes, and values that it doesn't; the same ones each time. */

/** A Friday evening, within every opening hour and before every deadline of the clock of these tests. */
const EVENING = '2031-03-07T18:00:00.000Z';

const OF_FORMAT: Readonly<Record<string, string>> = {
  'date-time': EVENING,
  date: EVENING.slice(0, 10),
  uri: 'https://www.youtube.com/@bullseye',
  email: 'neu@oche.test',
  uuid: '0b8e4c1e-52f7-4d5b-9c61-8f0a3f6a7d21',
};

const WORDS = 'Eine Partie Darts am Freitagabend, danach ein Getränk. ';

/** The least that a schema takes. */
export function sampleOf(schema: JsonSchema): unknown {
  if (schema.default !== undefined) return schema.default;
  const kind = alternativesIn(schema)[0] ?? {};
  if (kind.const !== undefined) return kind.const;
  if (kind.enum) return kind.enum[0];
  if (isOfType(kind, 'string')) return textOf(kind);
  if (isOfType(kind, 'number') || isOfType(kind, 'integer')) return numberOf(kind);
  if (isOfType(kind, 'boolean')) return true;
  if (isOfType(kind, 'array')) return listOf(kind);
  return isOfType(kind, 'object') ? requiredOf(kind, sampleOf) : null;
}

/** An object with the fields that it needs. */
export const requiredOf = (
  { properties = {}, required = [] }: JsonSchema,
  sample: (schema: JsonSchema, name: string) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {}, name)]));

/** Texts that schemas ask for by a pattern. */
const OF_PATTERN = ['50823', EVENING.slice(0, 10), '18:00', 'neu@oche.test', 'neuer.name'];

function textOf({ format = '', pattern, minLength, maxLength }: JsonSchema): string {
  const matching = typeof pattern === 'string' ? new RegExp(pattern, 'u') : null;
  const known = OF_FORMAT[format] ?? OF_PATTERN.find((text) => matching?.test(text));
  if (known !== undefined) return known;
  const least = Number(minLength ?? 1);
  const text = WORDS.repeat(1 + Math.ceil(least / WORDS.length));
  return text.slice(0, Math.min(Math.max(least, 12), Number(maxLength ?? 12))).replace(/\s$/, '.');
}

function numberOf({ minimum, exclusiveMinimum, maximum }: JsonSchema): number {
  const least = Number(minimum ?? exclusiveMinimum ?? 1);
  return Math.min(Math.max(1, least), Number(maximum ?? 1));
}

const listOf = ({ items = {}, prefixItems, minItems }: JsonSchema): unknown[] =>
  Array.isArray(prefixItems)
    ? prefixItems.map((item: JsonSchema) => sampleOf(item))
    : Array.from({ length: Number(minItems ?? 0) }, () => sampleOf(items));

/** Values of JSON that a schema doesn't take, each with what is wrong with it. */
export function wrongValues(schema: JsonSchema): [what: string, value: unknown][] {
  const kinds = alternativesIn(schema);
  const takes = (type: string) => kinds.some((kind) => isOfType(kind, type));
  const isOpen = kinds.some((kind) => kind.type === undefined && !kind.enum && !('const' in kind));
  if (isOpen) return [];
  const wrongType: unknown = takes('object') || takes('array') ? 'text' : { wrong: true };
  return [
    ['has another type', takes('string') && wrongType === 'text' ? 7 : wrongType],
    ...(kinds.length === 1 && kinds[0] ? beyond(kinds[0]) : []),
  ];
}

/** What is just beyond the bounds of a schema. */
function beyond(kind: JsonSchema): [what: string, value: unknown][] {
  const { maxLength, minLength, minimum, maximum, maxItems, minItems, format } = kind;
  const isText = isOfType(kind, 'string');
  const isList = isOfType(kind, 'array');
  const item = sampleOf(kind.items ?? {});
  const wrong: [string, unknown, boolean][] = [
    ['is too long', 'x'.repeat(Number(maxLength ?? 0) + 1), isText && maxLength !== undefined],
    ['is blank', '', isText && Number(minLength ?? 0) > 0],
    ['has another format', 'no such', isText && format !== undefined],
    ['is no choice', 'no-such-choice', isText && kind.enum !== undefined],
    ['is too small', Number(minimum) - 1, typeof minimum === 'number'],
    ['is too large', Number(maximum) + 1, typeof maximum === 'number' && maximum < 2 ** 53 - 1],
    ['has too many', Array(Number(maxItems ?? 0) + 1).fill(item), isList && maxItems !== undefined],
    ['has too few', [], isList && Number(minItems ?? 0) > 0],
    ['has a wrong item', [{ wrong: true }], isList && isOfType(kind.items ?? {}, 'string')],
  ];
  return wrong.flatMap(([what, value, applies]) => (applies ? [[what, value]] : []));
}

/** The same for an address, where everything is text. */
export function wrongTexts(schema: JsonSchema): [what: string, value: string][] {
  const kinds = alternativesIn(schema);
  if (kinds.every((kind) => isOfType(kind, 'string') && !kind.enum && !kind.format)) return [];
  if (kinds.some((kind) => isOfType(kind, 'array') || kind.type === undefined)) return [];
  return [['means nothing', 'no-such-value']];
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Where an answer has times that its schema doesn't call times. */
export function unnamedTimes(value: unknown, schema: JsonSchema, path = ''): string[] {
  const kinds = alternativesIn(schema);
  if (typeof value === 'string') {
    return INSTANT.test(value) && !kinds.some(({ format }) => format) ? [path] : [];
  }
  if (Array.isArray(value)) {
    const items = kinds.find((kind) => kind.items)?.items;
    return items ? value.flatMap((item) => unnamedTimes(item, items, `${path}[]`)) : [];
  }
  return Object.entries(value ?? {}).flatMap(([name, field]) => {
    const known = kinds.find(({ properties }) => properties?.[name])?.properties?.[name];
    return known ? unnamedTimes(field, known, `${path}.${name}`) : [];
  });
}
