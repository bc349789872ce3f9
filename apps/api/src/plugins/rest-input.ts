import { idOfText } from '@oche/validators/id-text';
import type { AnyTRPCProcedure } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../lib/errors.ts';
import type { RestProcedure } from './rest-procedures.ts';

type Fields = Record<string, unknown>;

/** The input schema of a procedure; ours have at most one. */
export function inputSchemaOf(procedure: AnyTRPCProcedure): z.core.$ZodType | null {
  const { inputs = [] } = procedure._def as unknown as { inputs?: z.core.$ZodType[] };
  return inputs[0] ?? null;
}

/**
 * Makes a function that turns a request into the procedure's input: the path parameters together
 * with the query (GET, DELETE) or with the body (all others), never with both. A path parameter
 * wins over a field of the same name.
 */
export function inputReader({ procedure, rest }: Pick<RestProcedure, 'procedure' | 'rest'>) {
  const numeric = numericFields(procedure);
  const hasBody = rest.method !== 'GET' && rest.method !== 'DELETE';
  return (request: FastifyRequest): unknown => {
    const idempotencyKey = request.headers['idempotency-key'];
    const input = {
      ...(hasBody ? bodyOf(request) : withNumbers(request.query as Fields, numeric)),
      ...withNumbers(request.params as Fields, numeric, idOfText),
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

/** Names of the input fields that are numbers by the schema. Query and path contain only text. */
function numericFields(procedure: AnyTRPCProcedure): Set<string> {
  const schema = inputSchemaOf(procedure);
  if (!schema) return new Set();
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const names = Object.keys(properties);
  return new Set(names.filter((name) => isNumeric(properties[name])));
}

function isNumeric(field: unknown): boolean {
  const { type, anyOf } = field as { type?: string; anyOf?: unknown[] };
  return type === 'number' || type === 'integer' || (anyOf?.some(isNumeric) ?? false);
}

/**
 * Numbers as in JSON, without exponent; so short that they are exact or the schema refuses them.
 */
const NUMBER = /^-?(0|[1-9]\d{0,15})(\.\d{1,6})?$/;

const numberOf = (value: unknown) =>
  typeof value === 'string' && NUMBER.test(value) ? Number(value) : undefined;

/**
 * Turns '12' into 12 if the field is a number. Anything else stays as it is; the schema refuses it.
 */
function withNumbers(fields: Fields, numeric: Set<string>, read = numberOf): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      numeric.has(name) ? (read(value) ?? value) : value,
    ]),
  );
}
