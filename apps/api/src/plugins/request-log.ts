import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@oche/validators/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { idsOf } from '../lib/telemetry/tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** the member to whom the session belongs */
    memberId: string | null;
    /** the number of the token that the request came with */
    tokenId: number | null;
    /** the procedures that this request ran, over tRPC or REST */
    calls: ProcedureCall[] | null;
    /** whether this is a live stream, whose answer takes as long as its reader stays */
    isStream: boolean;
    /** how the stream came to its end; what its reader ends is done */
    streamOutcome: StreamOutcome;
  }
}

export type StreamOutcome = 'done' | 'refused' | 'stopped' | 'failed';

export interface ProcedureCall {
  procedure: string;
  code: ErrorCode | 'OK';
}

export function noteCall(request: FastifyRequest, procedure: string, code: ProcedureCall['code']) {
  request.calls ??= [];
  request.calls.push({ procedure, code });
}

/** Ids are ours: one from outside could mislead readers. 48 random bits, e.g. `1b9d6bcd-bbfd`. */
export const newRequestId = (): string => randomUUID().slice(0, 13);

/** The level for routes with very many requests, e.g. files: only their failures are logged. */
export function quietLevel({ LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>): Env['LOG_LEVEL'] {
  return LOG_LEVEL === 'error' || LOG_LEVEL === 'fatal' || LOG_LEVEL === 'silent'
    ? LOG_LEVEL
    : 'warn';
}

/**
 * Logs one line for each request: the route with placeholders and the procedures. It contains no
 * header, no body and no full address, in which there can be tokens.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.decorateRequest('memberId', null);
  app.decorateRequest('tokenId', null);
  app.decorateRequest('calls', null);
  app.decorateRequest('isStream', false);
  app.decorateRequest('streamOutcome', 'done');
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(lineOf(request, reply), 'request');
    done();
  });
}

function lineOf(request: FastifyRequest, reply: FastifyReply) {
  const { calls, memberId, tokenId, span } = request;
  return {
    method: request.method,
    route: request.routeOptions.url ?? 'none',
    ...(calls && { calls: calls.map(({ procedure, code }) => `${procedure} ${code}`) }),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    ...(memberId && { memberId }),
    ...(tokenId !== null && { tokenId }),
    ...(span && idsOf(span)),
  };
}
