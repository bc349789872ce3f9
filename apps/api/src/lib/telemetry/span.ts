/** Where a span stands: the W3C's ids, in hex. */
export interface TraceIds {
  traceId: string;
  spanId: string;
}

/** A span of somebody else, e.g. of the proxy or of the transaction that has written a job. */
export interface RemoteParent extends TraceIds {
  isSampled: boolean;
}

export type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer';

/** Names and numbers of the program's own: never what a member has typed, is called, or where they are. */
export type Attributes = Record<string, string | number | boolean>;

export interface SpanOptions {
  kind?: SpanKind;
  attributes?: Attributes;
}

/** Something that took time. Only what is sampled becomes one. */
export interface Span extends TraceIds {
  parentId: string | undefined;
  name: string;
  kind: SpanKind;
  attributes: Attributes;
  link: TraceIds | undefined;
  /** milliseconds since 1970 at which the process's own clock showed zero, the same for a whole trace */
  epoch: number;
  /** by the process's own clock, in milliseconds */
  startedAt: number;
  endedAt: number;
  /** What kind of failure it ended with; its text may be private, and is never kept. */
  failure: string | undefined;
}
