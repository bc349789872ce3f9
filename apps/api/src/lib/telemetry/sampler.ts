import type { RemoteParent } from './span.ts';

/** The samplers that OpenTelemetry's specification names for `OTEL_TRACES_SAMPLER`. */
export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export type SamplerName = (typeof SAMPLERS)[number];

/** One trace in twenty: what tracing all of them costs is nothing then (ADR 69 has the figures). */
export const DEFAULT_RATIO = 0.05;

export interface Sampler {
  /** whether a new trace is kept, by the last 32 bits of its id */
  takesNew(low: number): boolean;
  /** whether what somebody else has begun is kept here, too */
  takes(parent: RemoteParent): boolean;
}

const RANGE = 2 ** 32;

/** @param ratio of the traces, from 0 to 1; only for the samplers with a ratio */
export function samplerOf(name: SamplerName, ratio = DEFAULT_RATIO): Sampler {
  const [, followsParent, root = ''] = /^(parentbased_)?(.*)$/.exec(name) ?? [];
  const limit = { always_on: RANGE, always_off: 0 }[root] ?? ratio * RANGE;
  const takesNew = (low: number) => low < limit;
  return {
    takesNew,
    takes: ({ isSampled, traceId }) =>
      followsParent ? isSampled : takesNew(Number.parseInt(traceId.slice(-8), 16)),
  };
}
