import type { ErrorFields } from '../lib/errors.ts';
import type { JsonSchema } from './json-schema.ts';

/**
 * The names that fields have in REST requests where the procedure calls them otherwise. Requests, errors
 * and the document are all translated by this one list.
 */

export type Fields = Record<string, unknown>;

/**
 * From the procedure's name, or its path with dots, to the documented name: `{ amount: 'offerPrice' }`,
 * `{ 'data.content': 'content' }`.
 */
export type RestNames = Readonly<Record<string, string>>;

const IDEMPOTENCY_FIELD = 'idempotencyKey';

/** In REST requests the idempotency key is a header. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** A field is known by its documented name alone, so that nothing can be sent in two ways. */
export function innerFields(fields: Fields, names: RestNames): Fields {
  const translated = new Set(Object.entries(names).flatMap(([own, name]) => [rootOf(own), name]));
  const inner = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !translated.has(name)),
  );
  for (const [own, name] of Object.entries(names)) {
    const [last = own, ...above] = own.split('.').reverse();
    const place = above.reverse().reduce(fieldsIn, inner);
    if (Object.hasOwn(fields, name)) place[last] = fields[name];
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

/** Wrong fields under the names that the caller has sent them by. */
export function documentedErrors(fields: ErrorFields, names: RestNames): ErrorFields {
  return Object.fromEntries(
    Object.entries(fields).map(([path, key]) => [documentedName(path, names), key]),
  );
}

function documentedName(path: string, names: RestNames): string {
  if (path === IDEMPOTENCY_FIELD) return IDEMPOTENCY_HEADER;
  for (const [own, name] of Object.entries(names)) {
    if (path === own || path.startsWith(`${own}.`)) return name + path.slice(own.length);
  }
  return path;
}

/** The schema of a procedure's input, with the documented names. */
export function documentedSchema(schema: JsonSchema, names: RestNames): JsonSchema {
  const properties = { ...schema.properties };
  const required = new Set(schema.required);
  const placed = Object.entries(names).map(([own, name]) => ({ name, ...fieldAt(schema, own) }));
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
