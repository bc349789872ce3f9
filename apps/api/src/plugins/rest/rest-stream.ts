import type { Locale } from '@oche/validators/locale';
import { type AnyTRPCRouter, callTRPCProcedure, getTRPCErrorFromUnknown } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { AppError } from '../../lib/errors.ts';
import { logFailure } from '../../lib/log.ts';
import { ADMITTED, type Streamed } from '../../lib/streamed.ts';
import { createContext } from '../../trpc/context.ts';
import { withDeletedNames } from '../../trpc/deleted-name.ts';
import { appErrorOf } from '../../trpc/init.ts';
import { ProcessStops } from '../../trpc/live-streams.ts';
import { checkOutput } from '../../trpc/output-check.ts';
import { errorBody } from '../errors.ts';
import { beginStream, leavingOf, outcomeOf, sendEvents } from '../event-stream.ts';
import { noteCall } from '../request-log.ts';
import { named } from './named-error.ts';
import type { RestProcedure } from './rest-procedures.ts';

/** A reader whose connection was lost waits for so long before it comes back. */
const BEGIN = 'retry: 2000\n\n';
const PING = ': ping\n\n';

interface StreamRoute extends RestProcedure {
  url: string;
  readInput: (request: FastifyRequest) => unknown;
}

/**
 * Serves a subscription as plain server-sent events: named, with JSON, and with ids, after which a reader who comes back
 * goes on. A refusal is an answer like any other; once the stream has begun it is an event, after which the reader's
 * next attempt is told by its status.
 */
export function registerStream(
  app: FastifyInstance,
  deps: Deps,
  router: AnyTRPCRouter,
  { path, rest, url, readInput }: StreamRoute,
): void {
  const { events: schemas = {}, names = {} } = rest;
  const texts = { de: textsOf(schemas, 'de'), en: textsOf(schemas, 'en') };
  app.route({
    method: 'GET',
    config: { runsProcedure: true },
    url,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const input = withLastEventId(request, readInput(request));
      const ctx = await createContext(deps, request, reply);
      const left = leavingOf(reply);
      const call = async () => {
        const source = await callTRPCProcedure({
          router,
          path,
          type: 'subscription',
          ctx,
          getRawInput: async () => input,
          signal: left,
          batchIndex: 0,
        });
        const events = (source as AsyncIterable<unknown>)[Symbol.asyncIterator]();
        return { events, first: await events.next() };
      };
      const { events, first } = await call().catch((thrown: unknown) => {
        const error = appErrorOf(getTRPCErrorFromUnknown(thrown));
        noteCall(request, path, error.code);
        throw named(error, names, request);
      });
      noteCall(request, path, 'OK');
      // nothing more to say: a browser that is answered so doesn't come back
      if (first.done) return reply.code(204).send();
      beginStream(request, reply, BEGIN);
      const rest = { [Symbol.asyncIterator]: () => events };
      const textOf = texts[ctx.locale];
      const last = await sendEvents(rest, request, reply, { path, left, ping: PING, textOf }).catch(
        (thrown: unknown) => refusal(thrown, path, request),
      );
      if (!left.aborted) reply.raw.end(last ?? '');
      return reply;
    },
  });
}

/** What a reader who comes back by itself has got last wins over what its address says. */
function withLastEventId({ headers }: FastifyRequest, input: unknown): unknown {
  const lastEventId = headers['last-event-id'];
  return lastEventId ? { ...(input as object), lastEventId } : input;
}

/** Another process goes on where this one stops; everything else is said. */
function refusal(thrown: unknown, path: string, request: FastifyRequest): string {
  const error = thrown instanceof AppError ? thrown : appErrorOf(getTRPCErrorFromUnknown(thrown));
  request.streamOutcome = outcomeOf(error);
  if (error instanceof ProcessStops) return '';
  logFailure(request.log, error, { requestId: request.id, procedure: path });
  return `event: refused\ndata: ${JSON.stringify(errorBody(error, request))}\n\n`;
}

/** Writes events, each once for all readers of the same language who share it. */
function textsOf(schemas: NonNullable<RestProcedure['rest']['events']>, locale: Locale) {
  const written = new WeakMap<object, string>();
  return (item: unknown): string => {
    if (item === ADMITTED) return '';
    const event = item as Streamed;
    const known = written.get(event);
    if (known !== undefined) return known;
    const schema = schemas[event.event];
    if (!schema) throw new Error(`a stream sends ${event.event}, which its procedure doesn't name`);
    const data = JSON.stringify(withDeletedNames(locale, checkOutput(schema, event.data)));
    const id = event.id === undefined ? '' : `id: ${event.id}\n`;
    const text = `event: ${event.event}\n${id}data: ${data}\n\n`;
    written.set(event, text);
    return text;
  };
}
