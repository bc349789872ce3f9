import type { Attributes, Span, SpanKind } from './span.ts';

/**
 * OTLP in JSON, version 1 (https://opentelemetry.io/docs/specs/otlp/, opentelemetry-proto). A test compares it with what
 * OpenTelemetry's own packages write.
 */

/** `Span.SpanKind` */
const KINDS: Record<SpanKind, number> = {
  internal: 1,
  server: 2,
  client: 3,
  producer: 4,
  consumer: 5,
};
/** `Status.StatusCode` */
const STATUS_ERROR = 2;
const STATUS_UNSET = 0;

/** What is said of who sends, with every message. */
export interface Sender {
  resource: Attributes;
  version: string;
}

export const scopeOf = ({ version }: Sender) => ({ name: 'oche', version });

export const resourceOf = ({ resource }: Sender) => ({ attributes: attributesOf(resource) });

/** The body of `POST /v1/traces`. */
export const tracesBody = (sender: Sender, spans: readonly Span[]): string =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: resourceOf(sender),
        scopeSpans: [{ scope: scopeOf(sender), spans: spans.map(spanOf) }],
      },
    ],
  });

const spanOf = (span: Span) => ({
  traceId: span.traceId,
  spanId: span.spanId,
  ...(span.parentId && { parentSpanId: span.parentId }),
  name: span.name,
  kind: KINDS[span.kind],
  startTimeUnixNano: nanoseconds(span.epoch + span.startedAt),
  endTimeUnixNano: nanoseconds(span.epoch + span.endedAt),
  attributes: attributesOf(span.attributes),
  links: span.link ? [{ ...span.link, attributes: [] }] : [],
  status: { code: span.failure === undefined ? STATUS_UNSET : STATUS_ERROR },
});

/** Milliseconds have fewer digits than a double can hold, nanoseconds more. */
export const nanoseconds = (milliseconds: number): string =>
  `${Math.round(milliseconds * 1000)}000`;

export const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: typed(value) }));

function typed(value: Attributes[string]) {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: value } : { doubleValue: value };
}
