import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@oche/validators/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** the member that the session names */
    memberId: string | null;
    /** procedures that this request ran, over whatever path */
    calls: ProcedureCall[] | null;
    /** a live stream: its answer takes as long as its reader stays */
    isStream: boolean;
  }
}

export interface ProcedureCall {
  procedure: string;
  code: ErrorCode | 'OK';
}

export function noteCall(request: FastifyRequest, procedure: string, code: ProcedureCall['code']) {
  request.calls ??= [];
  request.calls.push({ procedure, code });
}

/** Ours alone: an id from outside could lead a log astray. 48 random bits, e.g. `1b9d6bcd-bbfd`. */
export const newRequestId = (): string => randomUUID().slice(0, 13);

/** For routes that would drown the others: health checks and files are logged when they fail. */
export function quietLevel({ LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>): Env['LOG_LEVEL'] {
  return LOG_LEVEL === 'error' || LOG_LEVEL === 'fatal' || LOG_LEVEL === 'silent'
    ? LOG_LEVEL
    : 'warn';
}

/**
 * One line a request: its route with placeholders and its procedures, never the address as it was
 * typed (it can hold tokens), no header, no body.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.decorateRequest('memberId', null);
  app.decorateRequest('calls', null);
  app.decorateRequest('isStream', false);
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(lineOf(request, reply), 'request');
    done();
  });
}

function lineOf(request: FastifyRequest, reply: FastifyReply) {
  const { calls, memberId } = request;
  return {
    method: request.method,
    route: request.routeOptions.url ?? 'none',
    ...(calls && { calls: calls.map(({ procedure, code }) => `${procedure} ${code}`) }),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    ...(memberId && { memberId }),
  };
}
