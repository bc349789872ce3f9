import type { AnyTRPCProcedure } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../../lib/errors.ts';
import { type JsonSchema, jsonSchema } from './json-schema.ts';
import { documentedSchema, type Fields, innerFields } from './rest-names.ts';
import type { RestProcedure } from './rest-procedures.ts';
import { pathFields, queryFields } from './rest-texts.ts';

type Documented = Pick<RestProcedure, 'procedure' | 'rest'>;

/** The input schema of a procedure; ours have at most one. */
export function inputSchemaOf(procedure: AnyTRPCProcedure): z.core.$ZodType | null {
  const { inputs = [] } = procedure._def as unknown as { inputs?: z.core.$ZodType[] };
  return inputs[0] ?? null;
}

/** What a REST request may have in path, query and body together, by the documented names. */
export function documentedFields({ procedure, rest }: Documented): JsonSchema {
  return rest.inputSchema
    ? jsonSchema(rest.inputSchema, 'input')
    : documentedSchema(jsonSchema(inputSchemaOf(procedure), 'input'), rest.names ?? {});
}

export const hasBody = ({ method }: Pick<RestProcedure['rest'], 'method'>): boolean =>
  method !== 'GET' && method !== 'DELETE';

/**
 * Makes a function that turns a request into the procedure's input: the path parameters together
 * with the query (GET, DELETE) or with the body (all others), never with both. A path parameter
 * wins over a field of the same name.
 */
export function inputReader(documented: Documented) {
  const { rest } = documented;
  const { properties = {} } = documentedFields(documented);
  return (request: FastifyRequest): unknown => {
    const fields = {
      ...(hasBody(rest) ? bodyOf(request) : queryFields(request.query as Fields, properties)),
      ...pathFields(request.params as Fields, properties),
    };
    const idempotencyKey = request.headers['idempotency-key'];
    const input = {
      ...innerFields(fields, rest.names ?? {}),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    };
    return rest.toInput ? rest.toInput(input) : input;
  };
}

/** @throws AppError BAD_INPUT for a list or a bare value */
function bodyOf({ body }: FastifyRequest): Fields {
  if (typeof (body ?? {}) !== 'object' || Array.isArray(body)) throw new AppError('BAD_INPUT');
  return (body ?? {}) as Fields;
}
