import type { RemoteParent, TraceIds } from './span.ts';

const FORM = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-|$)/;
const SAMPLED = 1;

/** Reads the header `traceparent` (https://www.w3.org/TR/trace-context/). */
export function parseTraceparent(text: unknown): RemoteParent | undefined {
  const [, traceId, spanId, flags = ''] = (typeof text === 'string' && FORM.exec(text)) || [];
  if (!traceId || !spanId) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

export const traceparentOf = ({ traceId, spanId }: TraceIds): string =>
  `00-${traceId}-${spanId}-01`;
