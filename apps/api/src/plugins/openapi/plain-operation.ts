import type { Scope } from '@oche/validators/access/scopes';
import type { ErrorCode } from '@oche/validators/errors';
import type { Area } from '@oche/validators/site/limits';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type JsonSchema, jsonSchema } from '../rest/json-schema.ts';
import { withExample } from './answer-examples.ts';
import { withLimits } from './limit-headers.ts';
import { accessOf, inputOf, type PlacedOperation } from './operation.ts';
import { codesOf, refusalsOf } from './refusals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: PlainOperation;
    /** whether it runs a procedure, which says what a token needs */
    runsProcedure?: boolean;
  }
}

/**
 * What the document says about a route that is no procedure. It is part of the route's own options,
 * as `config: { operation }`, so that no route is documented that doesn't exist.
 */
export interface PlainOperation {
  /** unique among all operations; for procedures it is their path */
  id: string;
  tag: string;
  summary: string;
  /** who may call it, if not everybody; they need a session */
  access?: string;
  /** who it is for, where a session has nothing to do with it, e.g. whoever has a secret address */
  audience?: string;
  /** whether it takes the key of a board that counts, in place of a session */
  needsBoardKey?: boolean;
  /** what a token needs to call it, of several one; without any none may */
  scope?: Scope | readonly Scope[];
  /** the area with which it is switched off; none for what has begun and is finished all the same */
  area?: Area;
  /** parameters of path and query, each with its description */
  parameters?: z.core.$ZodObject;
  /** the same, where a schema in JSON has them */
  fields?: JsonSchema;
  /** the fields of a body in JSON */
  body?: z.core.$ZodType;
  /** the fields of a form, as which OAuth sends them */
  form?: z.core.$ZodType;
  /** the media types of a body that is not JSON */
  bodyTypes?: readonly string[];
  /** answers by HTTP status, apart from errors */
  answers: Record<number, object>;
  /** error codes of this route, apart from those that any route can have */
  errors?: readonly ErrorCode[];
}

/** An answer without a body. */
export const says = (description: string): object => ({ description });

/** An answer with a body of this media type. */
export const sends = (
  description: string,
  type: string,
  schema: z.core.$ZodType = z.string(),
): object => ({
  description,
  content: { [type]: { schema: jsonSchema(schema, 'output') } },
});

/** An answer with a file of one of these media types. */
export const sendsAny = (description: string, types: readonly string[]): object => ({
  description,
  content: Object.fromEntries(
    types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  ),
});

/** A redirect to another address. */
export const redirects = (description: string): object => ({
  description,
  headers: {
    Location: { required: true, description, schema: { type: 'string', format: 'uri-reference' } },
  },
});

/**
 * @returns the operations of all routes that are registered from now on. The list grows with them.
 */
export function collectPlainOperations(app: FastifyInstance): readonly PlacedOperation[] {
  const operations: PlacedOperation[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.operation) return;
    for (const each of [method].flat()) {
      // every GET also has a HEAD, which needs no documentation
      if (each !== 'HEAD') operations.push(placed(config.operation, each, url));
    }
  });
  return operations;
}

function placed(operation: PlainOperation, method: string, url: string): PlacedOperation {
  const { id, tag, summary, access, parameters, body, form, bodyTypes, errors } = operation;
  const { scope = null } = operation;
  const answers = scope === null ? operation.answers : withLimits(operation.answers);
  const fields = operation.fields ?? jsonSchema(parameters ?? null, 'input');
  const path = documentedPath(url);
  const refusals = refusalsOf(
    {
      changes: method !== 'GET',
      isForStaff: /admin|moderator/.test(access ?? ''),
      hasBody: [body, form, bodyTypes].some((one) => one !== undefined),
      namesThings: path.includes('{'),
    },
    // an address that its pattern doesn't know leads nowhere
    [...(errors ?? []), ...codesOf(id), ...(path.includes('{') ? (['NOT_FOUND'] as const) : [])],
  );
  const binary = { schema: { type: 'string', format: 'binary' } };
  return {
    path,
    method: method.toLowerCase(),
    operation: {
      operationId: id,
      summary,
      tags: [tag],
      ...(operation.needsBoardKey ? { security: [{ boardKey: [] }] } : accessOf(access, scope)),
      ...inputOf(fields, { path, method: 'GET' }, false),
      ...(body && {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: jsonSchema(body, 'input') } },
        },
      }),
      ...(form && {
        requestBody: {
          required: true,
          content: { 'application/x-www-form-urlencoded': { schema: jsonSchema(form, 'input') } },
        },
      }),
      ...(bodyTypes && {
        requestBody: {
          required: true,
          content: Object.fromEntries(bodyTypes.map((type) => [type, binary])),
        },
      }),
      responses: { ...refusals, ...withExample(id, answers) },
    },
  };
}

/** `/a/:id(^\d+$).xml` → `/a/{id}.xml` */
export const documentedPath = (url: string): string => url.replace(/:(\w+)(\([^)]*\))?/g, '{$1}');
