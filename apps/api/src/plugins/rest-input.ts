import { idOfText } from '@oche/validators/id-text';
import type { AnyTRPCProcedure } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../lib/errors.ts';
import type { RestProcedure } from './rest-procedures.ts';

type Fields = Record<string, unknown>;

/** The one input schema of a procedure; our procedures have at most one. */
export function inputSchemaOf(procedure: AnyTRPCProcedure): z.ZodType | null {
  const { inputs = [] } = procedure._def as unknown as { inputs?: z.ZodType[] };
  return inputs[0] ?? null;
}

/**
 * Turns a request into a procedure's input: path parameters, and beside them the query of GET and
 * DELETE or the body of the others, never both. A path parameter wins over a field of its name.
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

/** Which input fields are numbers, from the schema: query and path give only text. */
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

/** As JSON writes it and short enough to be exact or refused by the schema: no `1e3`, no `0x10`. */
const NUMBER = /^-?(0|[1-9]\d{0,15})(\.\d{1,6})?$/;

const numberOf = (value: unknown) =>
  typeof value === 'string' && NUMBER.test(value) ? Number(value) : undefined;

/** '12' → 12 where a number is expected; anything else stays as it is and is refused by the schema. */
function withNumbers(fields: Fields, numeric: Set<string>, read = numberOf): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      numeric.has(name) ? (read(value) ?? value) : value,
    ]),
  );
}
