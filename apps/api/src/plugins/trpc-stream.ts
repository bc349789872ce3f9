import {
  type AnyTRPCRouter,
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  isTrackedEnvelope,
} from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceContext } from '../lib/deps.ts';
import { logFailure } from '../lib/log.ts';
import { appErrorOf, rpcError } from '../trpc/init.ts';
import { ProcessStops } from '../trpc/live-streams.ts';
import { beginStream, leavingOf, outcomeOf, sendEvents } from './event-stream.ts';
import { noteCall, type ProcedureCall } from './request-log.ts';

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
  const left = leavingOf(reply);
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
    signal: left,
    batchIndex: 0,
  }).then(
    (events) => ({ events: events as AsyncIterable<unknown> }),
    (thrown: unknown) => ({ refusal: refuse(thrown) }),
  );
  noteCall(request, path, code);
  beginStream(request, reply, CONNECTED);
  const send = (events: AsyncIterable<unknown>) =>
    sendEvents(events, request, reply, { path, left, ping: PING, textOf });
  const last =
    'refusal' in begun ? begun.refusal : await send(begun.events).then(() => RETURN, refuse);
  if (!left.aborted) reply.raw.end(last);
  return reply;
}

/** What a reader who comes back has seen last is part of the input. */
function withLastEventId({ headers }: FastifyRequest, input: unknown): unknown {
  const lastEventId = headers['last-event-id'];
  if (!lastEventId) return input;
  return { ...(typeof input === 'object' ? input : {}), lastEventId };
}

function textOf(event: unknown): string {
  if (!isTrackedEnvelope(event)) return `data: ${JSON.stringify(event)}\n\n`;
  const [id, data] = event;
  return `data: ${JSON.stringify(data)}\nid: ${id}\n\n`;
}
