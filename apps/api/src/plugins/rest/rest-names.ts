import type { ErrorFields } from '../../lib/errors.ts';
import type { JsonSchema } from './json-schema.ts';

/**
 * The names that fields have in REST requests where the procedure calls them otherwise. Requests, errors
 * and the document are all translated by this one list.
 */

export type Fields = Record<string, unknown>;

/**
 * From the procedure's name, or its path with dots, to the documented name: `{ amount: 'offerPrice' }`,
 * `{ 'data.content': 'content' }`. Where documented clients have several names for a field, it is known by
 * each of them.
 */
export type RestNames = Readonly<Record<string, string | readonly string[]>>;

const entriesOf = (names: RestNames): [own: string, names: readonly string[]][] =>
  Object.entries(names).map(([own, name]) => [own, [name].flat()]);

const IDEMPOTENCY_FIELD = 'idempotencyKey';

/** In REST requests the idempotency key is a header. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** A field is known by its documented names alone, and of several that are sent the first one counts. */
export function innerFields(fields: Fields, names: RestNames): Fields {
  const translated = new Set(entriesOf(names).flatMap(([own, known]) => [rootOf(own), ...known]));
  const inner = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !translated.has(name)),
  );
  for (const [own, known] of entriesOf(names)) {
    const [last = own, ...above] = own.split('.').reverse();
    const place = above.reverse().reduce(fieldsIn, inner);
    const name = known.find((each) => Object.hasOwn(fields, each));
    if (name !== undefined) place[last] = fields[name];
  }
  return inner;
}

function fieldsIn(place: Fields, name: string): Fields {
  place[name] ??= {};
  return place[name] as Fields;
}

const rootOf = (path: string): string => path.split('.', 1)[0] ?? path;

/** Those of the procedure's fields that have the same name in requests. */
export const withoutNames = (own: readonly string[], names: RestNames): string[] => {
  const renamed = Object.keys(names).map(rootOf);
  return own.filter((name) => !renamed.includes(name));
};

/**
 * Wrong fields under the names that the caller has sent them by.
 * @param sent the fields of the request
 */
export function documentedErrors(fields: ErrorFields, names: RestNames, sent: Fields): ErrorFields {
  return Object.fromEntries(
    Object.entries(fields).map(([path, key]) => [documentedName(path, names, sent), key]),
  );
}

function documentedName(path: string, names: RestNames, sent: Fields): string {
  if (path === IDEMPOTENCY_FIELD) return IDEMPOTENCY_HEADER;
  for (const [own, known] of entriesOf(names)) {
    if (path !== own && !path.startsWith(`${own}.`)) continue;
    const name = known.find((each) => Object.hasOwn(sent, each)) ?? known[0];
    return name + path.slice(own.length);
  }
  return path;
}

/** The schema of a procedure's input, with the documented names. */
export function documentedSchema(schema: JsonSchema, names: RestNames): JsonSchema {
  const properties = { ...schema.properties };
  const required = new Set(schema.required);
  const placed = entriesOf(names).flatMap(([own, known]) => {
    const { field, isRequired } = fieldAt(schema, own);
    return known.map((name) => ({ name, field, isRequired: isRequired && known.length === 1 }));
  });
  for (const own of Object.keys(names)) {
    delete properties[rootOf(own)];
    required.delete(rootOf(own));
  }
  for (const { name, field, isRequired } of placed) {
    properties[name] = field;
    if (isRequired) required.add(name);
  }
  return { ...schema, properties, required: [...required] };
}

function fieldAt(schema: JsonSchema, path: string): { field: JsonSchema; isRequired: boolean } {
  let field = schema;
  let isRequired = true;
  for (const step of path.split('.')) {
    const next = field.properties?.[step];
    if (!next) throw new Error(`a REST path names the field ${path}, which its procedure hasn't`);
    isRequired &&= field.required?.includes(step) ?? false;
    field = next;
  }
  return { field, isRequired };
}
