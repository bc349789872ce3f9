import { type Direction, type Schema, schemaChanges } from './schema-changes.ts';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

type Content = Record<string, { schema?: Schema }>;

interface Operation {
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
}

/** An OpenAPI 3.1 document, as far as programs depend on it. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: Record<string, Record<string, unknown>>;
}

/**
 * What in a new version of the document would break programs that were made for the former one: whatever is gone, is
 * newly demanded, or is of another kind. What is added breaks nobody, as they have to leave out what they don't know.
 * @returns a sentence each, beginning with the operation; empty when there are additions only
 */
export function apiChanges(before: ApiDocument, after: ApiDocument): string[] {
  return Object.entries(before.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const place = `${method.toUpperCase()} ${path}`;
      const present = after.paths[path]?.[method];
      if (!present) return [`${place}: is gone`];
      return operationChanges(place, operation, present, { before, after });
    }),
  );
}

interface Documents {
  before: ApiDocument;
  after: ApiDocument;
}

function operationChanges(
  place: string,
  one: Operation,
  other: Operation,
  documents: Documents,
): string[] {
  const compare = (direction: Direction, where: string, from: Schema, to: Schema) =>
    schemaChanges(`${place}, ${where}`, from, to, {
      direction,
      before: (schema) => resolved(documents.before, schema),
      after: (schema) => resolved(documents.after, schema),
    });
  return [
    ...accessChanges(place, one, other),
    ...parameterChanges(place, one, other, (where, from, to) => compare('sent', where, from, to)),
    ...bodyChanges(place, one, other, (where, from, to) => compare('sent', where, from, to)),
    ...Object.entries(one.responses).flatMap(([status, answer]) => {
      const present = other.responses[status];
      if (!present) return [`${place}: is not answered with ${status} any more`];
      const [from, to] = [resolved(documents.before, answer), resolved(documents.after, present)];
      return contentChanges(`${place}, ${status}`, from.content, to.content, (type, a, b) =>
        compare('answered', `${status} ${type}`, a, b),
      );
    }),
  ];
}

/** A way to sign in that a program may use already. */
function accessChanges(place: string, one: Operation, other: Operation): string[] {
  const ways = (operation: Operation) =>
    (operation.security ?? []).map((way) => JSON.stringify(way));
  const isOpen = (operation: Operation) =>
    ways(operation).length === 0 || ways(operation).includes('{}');
  if (isOpen(other)) return [];
  if (isOpen(one)) return [`${place}: needs signing in now`];
  const gone = ways(one).filter((way) => !ways(other).includes(way));
  return gone.map((way) => `${place}: can't be called with ${way} any more`);
}

type Compare = (where: string, from: Schema, to: Schema) => string[];

function parameterChanges(
  place: string,
  one: Operation,
  other: Operation,
  compare: Compare,
): string[] {
  const [before, after] = [one.parameters ?? [], other.parameters ?? []];
  const same = (list: readonly Parameter[], { name, in: where }: Parameter) =>
    list.find((each) => each.name === name && each.in === where);
  const kept = before.flatMap((parameter) => {
    const present = same(after, parameter);
    if (!present) return [`${place}, ${parameter.name}: is gone`];
    return compare(parameter.name, parameter.schema ?? {}, present.schema ?? {});
  });
  const demanded = after.filter(
    (parameter) => parameter.required && !same(before, parameter)?.required,
  );
  return [...kept, ...demanded.map(({ name }) => `${place}, ${name}: has to be sent now`)];
}

function bodyChanges(place: string, one: Operation, other: Operation, compare: Compare): string[] {
  const [before, after] = [one.requestBody, other.requestBody];
  const demanded =
    after?.required && !before?.required ? [`${place}: a body has to be sent now`] : [];
  return [
    ...demanded,
    ...contentChanges(`${place}, body`, before?.content, after?.content, compare),
  ];
}

function contentChanges(
  place: string,
  before: Content = {},
  after: Content = {},
  compare: Compare,
): string[] {
  return Object.entries(before).flatMap(([type, { schema = {} }]) => {
    const present = after[type];
    return present
      ? compare(type, schema, present.schema ?? {})
      : [`${place}: is no ${type} any more`];
  });
}

/** What a reference within the document names. */
function resolved<T extends object>(document: ApiDocument, value: T): T {
  const { $ref } = value as { $ref?: string };
  if (!$ref) return value;
  const [, , kind = '', name = ''] = $ref.split('/');
  const found = document.components?.[kind]?.[name] as T | undefined;
  if (!found) throw new Error(`the document has no ${$ref}`);
  return resolved(document, found);
}
