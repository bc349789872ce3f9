import { once } from 'node:events';
import { errors } from '@oche/validators/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '../lib/errors.ts';
import { beginPart, endSpan, isTracing, withinLong } from '../lib/telemetry/tracing.ts';
import { ProcessStops } from '../trpc/live-streams.ts';
import type { StreamOutcome } from './request-log.ts';
import { endOpening } from './tracing.ts';

/** Server-sent events over a socket, in whatever format. */

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
  connection: 'keep-alive',
};

const PING_MS = 15_000;

/** Aborts when the reader goes away. */
export function leavingOf(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  return left.signal;
}

/** Takes the answer from Fastify, and begins it. */
export function beginStream(request: FastifyRequest, reply: FastifyReply, first: string): void {
  request.isStream = true;
  // a span of hours would be seen hours later: what happens from here on has traces of its own
  endOpening(request, reply);
  // from here on Fastify's time limit for answers no longer applies
  reply.hijack();
  for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...HEADERS })) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.writeHead(200);
  reply.raw.write(first);
}

export function outcomeOf(error: AppError): StreamOutcome {
  if (error instanceof ProcessStops) return 'stopped';
  return errors[error.code].status >= 500 ? 'failed' : 'refused';
}

interface Sent {
  path: string;
  left: AbortSignal;
  /** what is sent now and then, so that nothing in between takes the connection for dead */
  ping: string;
  textOf: (event: unknown) => string;
}

/** Sends events one by one, as fast as the reader takes them. */
export const sendEvents = (
  events: AsyncIterable<unknown>,
  request: FastifyRequest,
  { raw }: FastifyReply,
  { path, left, ping, textOf }: Sent,
): Promise<void> =>
  withinLong({ 'oche.stream': path }, request.span, async () => {
    const pings = setInterval(() => raw.write(ping), PING_MS).unref();
    try {
      for await (const event of events) {
        if (left.aborted) return;
        const span = isTracing() ? beginPart(`stream ${path}`, { kind: 'producer' }) : undefined;
        const hasRoom = raw.write(textOf(event));
        if (span) endSpan(span);
        // rejects when the reader leaves
        if (!hasRoom) await once(raw, 'drain', { signal: left }).catch(() => {});
      }
    } finally {
      clearInterval(pings);
    }
  });
