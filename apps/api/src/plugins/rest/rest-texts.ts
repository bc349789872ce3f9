import { idOfText } from '@oche/validators/id-text';
import { alternativesIn, isOfType, type JsonSchema } from './json-schema.ts';
import type { Fields } from './rest-names.ts';

/**
 * Path and query contain only texts. A field becomes a number, a switch or a list if the schema wants
 * one; anything else stays as it is, and the schema refuses it.
 */

type Schemas = Readonly<Record<string, JsonSchema>>;

/** Numbers as in JSON, without exponent; so short that they are exact or the schema refuses them. */
const NUMBER = /^-?(0|[1-9]\d{0,15})(\.\d{1,6})?$/;

const numberOf = (text: string) => (NUMBER.test(text) ? Number(text) : undefined);

export const pathFields = (fields: Fields, schemas: Schemas): Fields =>
  read(fields, schemas, idOfText);

export const queryFields = (fields: Fields, schemas: Schemas): Fields =>
  read(fields, schemas, numberOf);

type ReadNumber = (text: string) => number | undefined;

function read(fields: Fields, schemas: Schemas, readNumber: ReadNumber): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
      return [name, schema ? meant(value, alternativesIn(schema), readNumber) : value];
    }),
  );
}

/** A list with one value is sent like a single value. */
function meant(value: unknown, kinds: readonly JsonSchema[], readNumber: ReadNumber): unknown {
  const list = kinds.find((kind) => isOfType(kind, 'array'));
  if (list) {
    const items = alternativesIn(list.items ?? {});
    return [value].flat().map((each) => meant(each, items, readNumber));
  }
  if (typeof value !== 'string') return value;
  return kinds.map((kind) => valueIn(value, kind, readNumber)).find(isRead) ?? value;
}

const isRead = (value: unknown) => value !== undefined;

function valueIn(text: string, kind: JsonSchema, readNumber: ReadNumber): unknown {
  if (isOfType(kind, 'number') || isOfType(kind, 'integer')) return readNumber(text);
  if (isOfType(kind, 'boolean')) return switches.get(text);
  return withPlus(text, kind);
}

const switches = new Map([
  ['true', true],
  ['false', false],
]);

const SPACE_BEFORE_OFFSET = / (?=\d\d:\d\d$)/;

/**
 * A bare + in an address is a space. Where a value can't have a space but has a plus (`250+`, the offset of
 * a time), the plus was meant.
 */
function withPlus(text: string, kind: JsonSchema): string | undefined {
  if (kind.format === 'date-time') return text.replace(SPACE_BEFORE_OFFSET, '+');
  const plus = text.replaceAll(' ', '+');
  return kind.enum?.includes(plus) ? plus : undefined;
}
