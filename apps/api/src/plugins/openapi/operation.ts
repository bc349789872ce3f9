import { type Scope, scopeOf } from '@oche/validators/access/scopes';
import type { AnyTRPCProcedure } from '@trpc/server';
import type { z } from 'zod';
import { type JsonSchema, jsonSchema } from '../rest/json-schema.ts';
import { documentedFields, hasBody } from '../rest/rest-input.ts';
import { IDEMPOTENCY_HEADER } from '../rest/rest-names.ts';
import type { RestProcedure } from '../rest/rest-procedures.ts';
import { withExample } from './answer-examples.ts';
import { withLimits } from './limit-headers.ts';
import { parameterText } from './parameter-text.ts';
import { codesOf, type Kind, refusalsOf } from './refusals.ts';

/** An operation with its path and method in the document. */
export interface PlacedOperation {
  path: string;
  method: string;
  operation: object;
}

const IDEMPOTENCY_FIELD = 'idempotencyKey';

/** @returns the entry of a procedure's REST path in the document */
export function operationOf(listed: RestProcedure): PlacedOperation {
  const { path, type, meta, rest, procedure } = listed;
  const fields = documentedFields(listed);
  const isForMembers =
    meta.access !== 'public' || rest.errors?.includes('UNAUTHENTICATED') === true;
  const access = meta.access === 'public' ? 'member' : meta.access;
  const names = Object.keys(fields.properties ?? {});
  const changes = type === 'mutation';
  const scope = scopeOfProcedure(listed);
  const answers: Record<string, object> = rest.events
    ? streamOf(rest.events)
    : withExample(path, { [rest.status ?? 200]: answerOf(procedure, rest) });
  const kind: Kind = {
    isForStaff: isForMembers && access !== 'member',
    changes,
    isForWriters: isForMembers && changes && !meta.whileSuspended,
    speaks: meta.speaks === true,
    takesKey: changes && names.includes(IDEMPOTENCY_FIELD),
    hasBody: hasBody(rest),
    namesThings: names.some(isName) || rest.path.includes('{'),
  };
  return {
    path: `/api${rest.path}`,
    method: rest.method.toLowerCase(),
    operation: {
      operationId: path,
      summary: rest.summary,
      tags: [rest.tag],
      ...accessOf(isForMembers ? access : undefined, scope),
      ...inputOf(fields, rest, changes),
      responses: {
        ...(scope === null ? answers : withLimits(answers)),
        ...refusalsOf(kind, [...(rest.errors ?? []), ...codesOf(path)]),
      },
    },
  };
}

/** Ids and names of things; `zipCode` and the like are none. */
const isName = (field: string): boolean => /(^id|Ids?|seller|author|exclude)$/.test(field);

/** What a token needs for it. @returns null where no token may call it */
function scopeOfProcedure({ meta, type }: RestProcedure): Scope | 'any' | null {
  if (!meta.scope) return null;
  return meta.scope === 'any' ? 'any' : scopeOf(meta.scope, type);
}

/**
 * Who may call it, and with what.
 * @param access nothing if everybody may, who needs no session
 * @param scope what a token needs, of several one; null if no token may
 */
export function accessOf(
  access: string | undefined,
  scope: Scope | readonly Scope[] | 'any' | null = null,
) {
  const scopes = scope === null || scope === 'any' ? [] : [scope].flat();
  const apps = scopes.length > 0 ? scopes.map((one) => ({ oauth: [one] })) : [{ oauth: [] }];
  const tokens = scope === null ? [] : [{ token: [] }, ...apps];
  const told = scopes.map((one) => `\`${one}\``).join(' or ');
  const needed = scope === null ? 'No token may.' : told ? `Scope: ${told}` : 'Any token may.';
  return {
    security: access === undefined ? [{}, ...tokens] : [{ session: [] }, ...tokens],
    ...(scopes.length > 0 && { 'x-oche-scope': scopes.join(' ') }),
    description: access === undefined ? `For: everybody. ${needed}` : `For: ${access}. ${needed}`,
  };
}

/**
 * @param mayCreate whether the operation takes an idempotency key, which is a header
 * @returns parameters and body. Fields that are not in the path are in the body; if there is no
 *   body, they are in the query.
 */
export function inputOf(
  schema: JsonSchema,
  { path, method }: Pick<RestProcedure['rest'], 'path' | 'method'>,
  mayCreate: boolean,
) {
  const { properties = {}, required = [] } = schema;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const others = Object.keys(properties).filter(
    (name) => !inPath.includes(name) && name !== IDEMPOTENCY_FIELD,
  );
  const withBody = hasBody({ method });
  const parameter = (name: string, place: 'path' | 'query') => {
    const { description: own, ...fieldSchema } = properties[name] ?? {};
    const description = own ?? parameterText(name, place, path);
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description !== undefined && { description }),
      schema: fieldSchema,
    };
  };
  const parameters = [
    ...inPath.map((name) => parameter(name, 'path')),
    ...(withBody ? [] : others.map((name) => parameter(name, 'query'))),
    ...(mayCreate && properties[IDEMPOTENCY_FIELD] ? [idempotencyHeader(properties)] : []),
  ];
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(withBody && others.length > 0 && { requestBody: bodyOf(schema, others) }),
  };
}

const idempotencyHeader = (properties: Record<string, JsonSchema>) => ({
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description: parameterText(IDEMPOTENCY_HEADER, 'header', ''),
  schema: properties[IDEMPOTENCY_FIELD],
});

function bodyOf({ properties = {}, required = [] }: JsonSchema, names: string[]) {
  const schema = {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
    required: required.filter((name) => names.includes(name)),
  };
  return { required: true, content: { 'application/json': { schema } } };
}

/** A stream has no schema of its own in OpenAPI: what is described is each event as its reader gets it. */
const streamOf = (events: NonNullable<RestProcedure['rest']['events']>) => ({
  200: {
    description:
      'Server-sent events, each as described; how they are read stands at [/developers/streams](/developers/streams)',
    content: {
      'text/event-stream': {
        schema: oneOf(
          Object.entries(events).map(([name, schema]) => ({
            type: 'object',
            properties: {
              event: { const: name },
              id: { type: 'string' },
              data: jsonSchema(schema, 'output'),
            },
            required: ['event', 'data'],
          })),
        ),
      },
    },
  },
  204: { description: 'It is over, and the reader knows' },
});

const oneOf = (schemas: object[]) => (schemas.length === 1 ? schemas[0] : { oneOf: schemas });

function answerOf(procedure: AnyTRPCProcedure, { bodySchema, listName }: RestProcedure['rest']) {
  const { output } = procedure._def as unknown as { output?: z.core.$ZodType };
  const schema = jsonSchema(output ?? null, 'output');
  const { items } = schema.properties ?? {};
  if (!items || !schema.properties?.nextCursor) {
    const body = bodySchema ? jsonSchema(bodySchema, 'output') : schema;
    const type = body.type === 'string' ? 'text/plain' : 'application/json';
    return { description: 'OK', content: { [type]: { schema: body } } };
  }
  const list = bodySchema ? { type: 'array', items: jsonSchema(bodySchema, 'output') } : items;
  return {
    description: 'One page',
    headers: {
      Link: {
        description: 'The pages around this one: rel="next", rel="prev"',
        schema: { type: 'string' },
      },
    },
    content: {
      'application/json': {
        schema: listName === undefined ? list : withList(schema, listName, list),
      },
    },
  };
}

/** What a page has beside its list, and the list by its documented name. */
function withList(
  { properties = {}, required = [], ...schema }: JsonSchema,
  name: string,
  list: object,
) {
  const { items: _, nextCursor: __, previousCursor: ___, ...others } = properties;
  return {
    ...schema,
    properties: { ...others, [name]: list },
    required: [...required.filter((each) => each in others), name],
  };
}
