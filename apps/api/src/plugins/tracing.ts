import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Span } from '../lib/telemetry/span.ts';
import { parseTraceparent } from '../lib/telemetry/traceparent.ts';
import { beginTrace, endSpan, isTracing, within } from '../lib/telemetry/tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** of this request, if it is sampled */
    span: Span | undefined;
  }
}

/** Asked for every few seconds, or many times a page, and none of them does anything worth a look. */
const UNTRACED = /^\/(health|metrics|assets)(\/|$)/;

/** A trace for each request that is sampled. Its name is the route; what was typed or sent is nowhere in it. */
export function registerTracing(app: FastifyInstance): void {
  app.decorateRequest('span', undefined);
  if (!isTracing()) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const route = routeOf(request);
    if (!UNTRACED.test(route)) request.span = beginRequest(request, route);
    done();
  });
  // the events that bring a body belong to its connection, so what handles the request is led into its trace from here
  app.addHook('preHandler', ({ span }, _reply, done) => {
    if (span) within(span, done);
    else done();
  });
  app.addHook('onResponse', ({ span, isStream }, reply, done) => {
    if (span && !isStream) endRequest(span, reply);
    done();
  });
}

const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none';

const beginRequest = (request: FastifyRequest, route: string): Span | undefined =>
  beginTrace(`${request.method} ${route}`, {
    kind: 'server',
    parent: parentOf(request),
    attributes: {
      'http.request.method': request.method,
      'http.route': route,
      'oche.request_id': request.id,
    },
  });

/** A proxy of TRUST_PROXY may have begun the trace. Of others it would only say what we have to keep. */
function parentOf({ headers, ips = [] }: FastifyRequest) {
  const isPassedOn = ips.length > 1;
  return isPassedOn ? parseTraceparent(headers.traceparent) : undefined;
}

/** A live stream is open: its request has done what it was for. */
export function endOpening(request: FastifyRequest, reply: FastifyReply): void {
  const { span } = request;
  if (!span) return;
  span.attributes['oche.is_stream'] = true;
  endRequest(span, reply);
}

function endRequest(span: Span, { statusCode }: FastifyReply): void {
  span.attributes['http.response.status_code'] = statusCode;
  endSpan(span, statusCode >= 500 ? String(statusCode) : undefined);
}
