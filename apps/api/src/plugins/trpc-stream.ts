import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AnyTRPCRouter } from '@trpc/server';
import { resolveResponse } from '@trpc/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceContext } from '../lib/deps.ts';
import { logFailure } from '../lib/log.ts';
import { appErrorOf } from '../trpc/init.ts';
import { ProcessStops } from '../trpc/live-streams.ts';
import { noteCall, type ProcedureCall } from './request-log.ts';

/**
 * Answers a subscription with server-sent events until the reader leaves or the source ends. Errors
 * are sent as events, too, so that the client library sees their code.
 */
export async function sendStream(
  router: AnyTRPCRouter,
  ctx: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<FastifyReply> {
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  let code: ProcedureCall['code'] = 'OK';
  const response = await resolveResponse({
    router,
    path,
    req: fetchRequest(request, left.signal),
    error: null,
    createContext: async () => ctx,
    onError({ error }) {
      const known = appErrorOf(error);
      code = known.code;
      if (known instanceof ProcessStops) return;
      logFailure(ctx.log, known, { requestId: ctx.requestId, procedure: path });
    },
  });
  noteCall(request, path, code);
  request.isStream = true;
  // from here on Fastify's time limit for answers no longer applies
  reply.hijack();
  const headers = [...Object.entries(reply.getHeaders()), ...response.headers];
  for (const [name, value] of headers) if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.writeHead(response.status).flushHeaders();
  if (response.body) await pipe(Readable.fromWeb(response.body), reply);
  return reply;
}

/**
 * The request for tRPC, which gets neither the cookies nor the headers about the answer's format.
 */
function fetchRequest(request: FastifyRequest, signal: AbortSignal): Request {
  const lastEventId = request.headers['last-event-id'];
  const headers = typeof lastEventId === 'string' ? { 'last-event-id': lastEventId } : undefined;
  return new Request(new URL(request.url, 'http://stream'), { headers, signal });
}

async function pipe(body: Readable, reply: FastifyReply): Promise<void> {
  try {
    await pipeline(body, reply.raw);
  } catch {
    // the reader left
  }
}
