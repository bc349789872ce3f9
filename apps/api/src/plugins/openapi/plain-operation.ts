import { type ErrorCode, errors } from '@oche/validators/errors';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { errorResponses, inputOf, jsonSchema, type PlacedOperation } from './operation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: PlainOperation;
  }
}

/**
 * What the document tells of a route that is no procedure. It stands in the route's own options, as
 * `config: { operation }`, so that no route is documented that isn't there.
 */
export interface PlainOperation {
  /** unique among all operations; procedures have their path */
  id: string;
  tag: string;
  summary: string;
  /** who may call it, where it isn't everybody */
  access?: string;
  /** parameters of path and query, each with its description */
  parameters?: z.ZodObject;
  /** the types of a body that is no JSON */
  bodyTypes?: readonly string[];
  /** by HTTP status, beside the errors */
  answers: Record<number, object>;
  /** codes that it refuses with, beside those that any route can have */
  errors?: readonly ErrorCode[];
}

/** An answer without a body. */
export const says = (description: string): object => ({ description });

/** An answer with one, of this media type. */
export const sends = (
  description: string,
  type: string,
  schema: z.ZodType = z.string(),
): object => ({
  description,
  content: { [type]: { schema: jsonSchema(schema, 'output') } },
});

/** The browser goes on to another address. */
export const redirects = (description: string): object => ({
  description,
  headers: {
    Location: { required: true, description, schema: { type: 'string', format: 'uri-reference' } },
  },
});

/** @returns the operations of all routes that are registered from now on, filled as they are */
export function collectPlainOperations(app: FastifyInstance): readonly PlacedOperation[] {
  const operations: PlacedOperation[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.operation) return;
    for (const each of [method].flat()) {
      // every GET has its HEAD, which nobody has to be told
      if (each !== 'HEAD') operations.push(placed(config.operation, each, url));
    }
  });
  return operations;
}

function placed(operation: PlainOperation, method: string, url: string): PlacedOperation {
  const { id, tag, summary, access, parameters, bodyTypes, answers, errors = [] } = operation;
  const path = documentedPath(url);
  const binary = { schema: { type: 'string', format: 'binary' } };
  return {
    path,
    method: method.toLowerCase(),
    operation: {
      operationId: id,
      summary,
      tags: [tag],
      ...(access && { security: [{ session: [] }], description: `For: ${access}` }),
      ...inputOf(jsonSchema(parameters ?? null, 'input'), { path, method: 'GET' }, false),
      ...(bodyTypes && {
        requestBody: {
          required: true,
          content: Object.fromEntries(bodyTypes.map((type) => [type, binary])),
        },
      }),
      responses: { ...answers, ...refusalsOf(errors), ...errorResponses },
    },
  };
}

/** `/a/:id(^\d+$).xml` → `/a/{id}.xml` */
export const documentedPath = (url: string): string => url.replace(/:(\w+)(\([^)]*\))?/g, '{$1}');

function refusalsOf(codes: readonly ErrorCode[]) {
  const ofStatus = Map.groupBy(codes, (code) => errors[code].status);
  return Object.fromEntries(
    [...ofStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `\`${code}\``).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}
