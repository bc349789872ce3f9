import { once } from 'node:events';
import { errors } from '@oche/validators/errors';
import {
  type AnyTRPCRouter,
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  isTrackedEnvelope,
} from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceContext } from '../lib/deps.ts';
import type { AppError } from '../lib/errors.ts';
import { logFailure } from '../lib/log.ts';
import { beginPart, endSpan, isTracing, withinLong } from '../lib/telemetry/tracing.ts';
import { appErrorOf, rpcError } from '../trpc/init.ts';
import { ProcessStops } from '../trpc/live-streams.ts';
import { noteCall, type ProcedureCall, type StreamOutcome } from './request-log.ts';
import { endOpening } from './tracing.ts';

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
  connection: 'keep-alive',
};

const PING_MS = 15_000;
/** without any event, a reader connects again after this time: two pings were lost */
const CONNECTED = 'event: connected\ndata: {"reconnectAfterInactivityMs":40000}\n\n';
const PING = 'event: ping\ndata: \n\n';
const RETURN = 'event: return\ndata: \n\n';

/**
 * Answers a subscription with server-sent events in tRPC's format, until the reader leaves or the
 * source ends. Errors are sent as events, too, so that the client library sees their code. tRPC's own
 * code sends each event through three streams of the web, which took nine tenths of the time that
 * an event needs for one of many readers (ADR 8).
 */
export async function sendStream(
  router: AnyTRPCRouter,
  ctx: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, input }: { path: string; input: unknown },
): Promise<FastifyReply> {
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  let code: ProcedureCall['code'] = 'OK';
  const refuse = (thrown: unknown): string => {
    const error = appErrorOf(getTRPCErrorFromUnknown(thrown));
    code = error.code;
    request.streamOutcome = outcomeOf(error);
    if (!(error instanceof ProcessStops)) {
      logFailure(ctx.log, error, { requestId: ctx.requestId, procedure: path });
    }
    const shape = JSON.stringify(rpcError(error, ctx.requestId));
    return `event: serialized-error\ndata: ${shape}\n\n`;
  };
  const begun = await callTRPCProcedure({
    router,
    path,
    type: 'subscription',
    ctx,
    getRawInput: async () => withLastEventId(request, input),
    signal: left.signal,
    batchIndex: 0,
  }).then(
    (events) => ({ events: events as AsyncIterable<unknown> }),
    (thrown: unknown) => ({ refusal: refuse(thrown) }),
  );
  noteCall(request, path, code);
  request.isStream = true;
  // a span of hours would be seen hours later: what happens from here on has traces of its own
  endOpening(request, reply);
  // from here on Fastify's time limit for answers no longer applies
  reply.hijack();
  for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...HEADERS })) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.writeHead(200);
  reply.raw.write(CONNECTED);
  const send = (events: AsyncIterable<unknown>) =>
    withinLong({ 'oche.stream': path }, request.span, () =>
      sendAll(events, reply, left.signal, path),
    );
  const last =
    'refusal' in begun ? begun.refusal : await send(begun.events).then(() => RETURN, refuse);
  if (!left.signal.aborted) reply.raw.end(last);
  return reply;
}

function outcomeOf(error: AppError): StreamOutcome {
  if (error instanceof ProcessStops) return 'stopped';
  return errors[error.code].status >= 500 ? 'failed' : 'refused';
}

/** What a reader who comes back has seen last is part of the input. */
function withLastEventId({ headers }: FastifyRequest, input: unknown): unknown {
  const lastEventId = headers['last-event-id'];
  if (!lastEventId) return input;
  return { ...(typeof input === 'object' ? input : {}), lastEventId };
}

/** Sends events one by one, as fast as the reader takes them. */
async function sendAll(
  events: AsyncIterable<unknown>,
  { raw }: FastifyReply,
  left: AbortSignal,
  path: string,
): Promise<void> {
  const pings = setInterval(() => raw.write(PING), PING_MS).unref();
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
}

function textOf(event: unknown): string {
  if (!isTrackedEnvelope(event)) return `data: ${JSON.stringify(event)}\n\n`;
  const [id, data] = event;
  return `data: ${JSON.stringify(data)}\nid: ${id}\n\n`;
}
