import type { AnyTRPCProcedure } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../lib/deps.ts';
import { AppError } from '../lib/errors.ts';
import { callProcedure } from '../trpc/call.ts';
import { createContext } from '../trpc/context.ts';
import type { ProcedureMeta } from '../trpc/init.ts';
import type { RestMeta } from '../trpc/rest-meta.ts';
import { appRouter } from '../trpc/root.ts';
import { onlyJson, onlySameSite } from './request-guards.ts';

export interface RestProcedure {
  path: string;
  procedure: AnyTRPCProcedure;
  meta: ProcedureMeta;
  rest: RestMeta;
}

/** Every procedure that has a documented path. */
export function restProcedures(): RestProcedure[] {
  return Object.entries(appRouter._def.procedures).flatMap(([path, procedure]) => {
    const meta = procedure._def.meta as ProcedureMeta | undefined;
    return meta?.rest ? [{ path, procedure: procedure as AnyTRPCProcedure, meta, rest: meta.rest }] : [];
  });
}

/** The one input schema of a procedure; our procedures have at most one. */
export function inputSchemaOf(procedure: AnyTRPCProcedure): z.ZodType | null {
  const inputs = (procedure._def as unknown as { inputs?: z.ZodType[] }).inputs ?? [];
  return inputs[0] ?? null;
}

/** Which input fields are numbers, from the schema: query and path give only text. */
function numericFields(procedure: AnyTRPCProcedure): Set<string> {
  const schema = inputSchemaOf(procedure);
  if (!schema) return new Set();
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const isNumeric = (field: unknown): boolean => {
    const { type, anyOf } = field as { type?: string; anyOf?: unknown[] };
    return type === 'number' || type === 'integer' || (anyOf?.some(isNumeric) ?? false);
  };
  return new Set(
    Object.entries(json.properties ?? {})
      .filter(([, field]) => isNumeric(field))
      .map(([name]) => name),
  );
}

/** '12' → 12 where a number is expected; anything else stays text and is refused by the schema. */
function withNumbers(fields: Record<string, unknown>, numeric: Set<string>) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      numeric.has(name) && typeof value === 'string' && /^\d{1,16}$/.test(value)
        ? Number(value)
        : value,
    ]),
  );
}

interface Paged {
  items: unknown[];
  nextCursor: string | null;
}

const isPaged = (output: unknown): output is Paged =>
  typeof output === 'object' && output !== null && 'items' in output && 'nextCursor' in output;

/** Lists are plain arrays over REST; the next page stands in the Link header. */
function sendOutput(request: FastifyRequest, reply: FastifyReply, rest: RestMeta, output: unknown) {
  reply.code(rest.status ?? 200).header('cache-control', 'no-store');
  if (isPaged(output)) {
    if (output.nextCursor) {
      const next = new URL(request.url, 'http://next');
      next.searchParams.set('cursor', output.nextCursor);
      reply.header('link', `<${next.pathname}${next.search}>; rel="next"`);
    }
    return reply.send(rest.toBody ? output.items.map(rest.toBody) : output.items);
  }
  return reply.send(rest.toBody ? rest.toBody(output) : output);
}

/** The documented /api paths: thin adapters that call the same procedures as the web does. */
export function registerRest(app: FastifyInstance, deps: Deps): void {
  app.register(
    async (scope) => {
      scope.addHook('onRequest', onlySameSite(deps.env));
      scope.addHook('onRequest', onlyJson);
      for (const { path, procedure, rest } of restProcedures()) {
        const numeric = numericFields(procedure);
        scope.route({
          method: rest.method,
          url: rest.path.replace(/\{(\w+)\}/g, ':$1'),
          handler: async (request, reply) => {
            const input = readInput(request, numeric, rest);
            const ctx = await createContext(deps, request, reply);
            const type = procedure._def.type === 'mutation' ? 'mutation' : 'query';
            const output = await callProcedure(ctx, path, type, input);
            return sendOutput(request, reply, rest, output);
          },
        });
      }
    },
    { prefix: '/api' },
  );
}

function readInput(request: FastifyRequest, numeric: Set<string>, rest: RestMeta) {
  const { body } = request;
  if (body != null && (typeof body !== 'object' || Array.isArray(body))) {
    throw new AppError('BAD_INPUT');
  }
  const input = {
    ...withNumbers(request.query as Record<string, unknown>, numeric),
    ...(body as Record<string, unknown> | null | undefined),
    ...withNumbers(request.params as Record<string, unknown>, numeric),
  };
  const idempotencyKey = request.headers['idempotency-key'];
  if (typeof idempotencyKey === 'string') Object.assign(input, { idempotencyKey });
  return rest.toInput ? rest.toInput(input) : input;
}
