import type { AnyTRPCRouter } from '@trpc/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps, ServiceContext } from '../lib/deps.ts';
import { AppError } from '../lib/errors.ts';
import { logFailure } from '../lib/log.ts';
import {
  type CallResult,
  callAsClient,
  findProcedure,
  listProcedures,
  takesKeptSession,
} from '../trpc/call.ts';
import { createContext } from '../trpc/context.ts';
import { rpcError } from '../trpc/init.ts';
import { refusalOf } from './errors.ts';
import { type JsonReader, jsonReader } from './guards/request-guards.ts';
import { noteCall } from './request-log.ts';
import { sendStream } from './trpc-stream.ts';

const MAX_CALLS_IN_BATCH = 10;

interface TrpcRequest {
  Params: { path: string };
  Querystring: Record<string, string | string[] | undefined>;
}

type Request = FastifyRequest<TrpcRequest>;

/**
 * Serves tRPC over HTTP: queries by GET, mutations by POST, several of the same kind as a batch,
 * subscriptions as server-sent events. tRPC's own Fastify plugin replaces the body parsers, which
 * removes their guards, and converts to the fetch API's objects, which costs more than everything
 * else in a call. The format is small (https://trpc.io/docs/rpc), so queries and mutations are read
 * and answered here (ADR 8).
 */
export function registerTrpc(app: FastifyInstance, deps: Deps, router: AnyTRPCRouter): void {
  const readJson = jsonReader(app);
  const relaxed = new Set(
    listProcedures(router)
      .filter(takesKeptSession)
      .map((listed) => listed.path),
  );
  app.register(
    async (scope) => {
      scope.setErrorHandler<FastifyError>((thrown, request, reply) => {
        const error = refusalOf(thrown);
        logFailure(request.log, error);
        return answer(reply, [{ ok: false, error: rpcError(error, request.id) }], false);
      });
      const serve = async (request: Request, reply: FastifyReply, path: string) => {
        const isBatch = request.query.batch === '1';
        const calls = readCalls(request, path, isBatch, readJson);
        const mayBeKept = calls.every((call) => relaxed.has(call.path));
        const ctx = await createContext(deps, request, reply, { mayBeKept });
        if (!isBatch && request.method === 'GET' && isSubscription(router, path)) {
          return sendStream(router, ctx, request, reply, { path, input: calls[0]?.input });
        }
        const results = await Promise.all(calls.map((call) => run(router, ctx, request, call)));
        return answer(reply, results, isBatch);
      };
      scope.route<TrpcRequest>({
        method: ['GET', 'POST'],
        url: '/:path',
        exposeHeadRoute: false,
        handler: (request, reply) => serve(request, reply, request.params.path),
      });
      // what takes files: only where it is called by itself, so that no batch grows with it
      for (const { path, meta } of listProcedures(router)) {
        if (meta.bodyBytes === undefined) continue;
        scope.route<TrpcRequest>({
          method: 'POST',
          url: `/${path}`,
          bodyLimit: meta.bodyBytes,
          handler: (request, reply) => serve(request, reply, path),
        });
      }
    },
    { prefix: '/trpc' },
  );
}

const isSubscription = (router: AnyTRPCRouter, path: string): boolean =>
  findProcedure(router, path)?._def.type === 'subscription';

interface Call {
  path: string;
  input: unknown;
}

/** @throws AppError BAD_INPUT for too many calls, or for a batch whose inputs are no object */
function readCalls(request: Request, path: string, isBatch: boolean, readJson: JsonReader): Call[] {
  const text = request.query.input;
  if (Array.isArray(text)) throw new AppError('BAD_INPUT');
  const input = request.method === 'POST' ? request.body : text && readJson(request, text);
  if (!isBatch) return [{ path, input }];
  const paths = path.split(',', MAX_CALLS_IN_BATCH + 1);
  if (paths.length > MAX_CALLS_IN_BATCH) throw new AppError('BAD_INPUT');
  if (typeof (input ?? {}) !== 'object') throw new AppError('BAD_INPUT');
  const inputs = (input ?? {}) as Record<number, unknown>;
  return paths.map((each, index) => ({ path: each, input: inputs[index] }));
}

async function run(
  router: AnyTRPCRouter,
  ctx: ServiceContext,
  request: Request,
  { path, input }: Call,
): Promise<CallResult> {
  const type = request.method === 'POST' ? 'mutation' : 'query';
  const result = await callAsClient(router, ctx, path, type, input);
  // an unknown name is text from outside, so it is not written to logs and metrics
  const name = findProcedure(router, path) ? path : 'unknown';
  noteCall(request, name, result.ok ? 'OK' : result.error.message);
  return result;
}

/** Answers with the status that all calls have, or with 207 if they differ. */
function answer(reply: FastifyReply, results: CallResult[], isBatch: boolean): FastifyReply {
  const statuses = new Set(
    results.map((result) => (result.ok ? 200 : result.error.data.httpStatus)),
  );
  const [status = 200] = statuses;
  const waits = results.map((result) => (result.ok ? 0 : (result.error.data.retryAfter ?? 0)));
  const wait = Math.max(...waits);
  if (wait > 0) reply.header('retry-after', String(wait));
  const bodies = results.map((result) =>
    result.ok ? { result: { data: result.data } } : { error: result.error },
  );
  return reply
    .code(statuses.size === 1 ? status : 207)
    .header('cache-control', 'no-store')
    .send(isBatch ? bodies : bodies[0]);
}
