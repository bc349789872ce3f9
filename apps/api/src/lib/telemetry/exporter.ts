import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { type Sender, tracesBody } from './otlp.ts';
import { metricsBody } from './otlp-metrics.ts';
import type { Span } from './span.ts';

/** What waits at most; what comes while so much waits is dropped, as those who read pages come first. */
const QUEUE_MAX = 4096;
/** One message has at most this many spans: writing it takes about 2 ms, in which nothing else is done. */
const BATCH = 256;
const FLUSH_MS = 2000;
const SEND_LIMIT_MS = 10_000;
/** how long what waits may still be sent when the process ends */
const CLOSE_LIMIT_MS = 1000;
/** what a collector answers that will take the same message later (OTLP/HTTP, "Retryable Response Codes") */
const LATER = new Set([429, 502, 503, 504]);

export interface ExporterOptions {
  /** the collector's address; `/v1/traces` and `/v1/metrics` are added to it */
  endpoint: string;
  headers: Record<string, string>;
  sender: Sender;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  metrics: Registry;
}

export interface Exporter {
  /** Keeps a span until it is sent; never waits. */
  add(span: Span): void;
  /** Sends what waits now; never throws. */
  flush(): Promise<void>;
  /** Sends all metrics now; never throws. */
  push(registry: Registry): Promise<void>;
  close(): Promise<void>;
}

/** Sends spans and metrics to a collector, over OTLP/HTTP in JSON. What it can't send never holds up anything else. */
export function openExporter({
  endpoint,
  headers,
  sender,
  log,
  metrics,
}: ExporterOptions): Exporter {
  const base = endpoint.replace(/\/$/, '');
  const startedAt = Date.now() - process.uptime() * 1000;
  let queue: Span[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let isAway = false;
  const counted = new Counter({
    name: 'oche_telemetry_spans_total',
    help: 'Spans that were sent to the collector, or dropped as it was away or too slow',
    labelNames: ['outcome'],
    registers: [metrics],
  });

  /** @returns whether it may be sent again; undefined when it was taken */
  const post = async (path: string, body: string): Promise<boolean | undefined> => {
    try {
      const answer = await fetch(base + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        signal: AbortSignal.timeout(SEND_LIMIT_MS),
      });
      await answer.arrayBuffer();
      tell(answer.ok, `it answered ${answer.status}`);
      return answer.ok ? undefined : LATER.has(answer.status);
    } catch (error) {
      tell(false, String((error as Error).cause ?? error));
      return true;
    }
  };
  /** It is logged once, until it works again. */
  const tell = (works: boolean, reason: string) => {
    if (works && isAway) log.info('the collector takes traces and metrics again');
    if (!works && !isAway) log.warn({ reason }, "the collector doesn't take traces and metrics");
    isAway = !works;
  };

  const sendAll = async () => {
    while (queue.length > 0) {
      const batch = queue.slice(0, BATCH);
      queue = queue.slice(BATCH);
      const mayComeAgain = await post('/v1/traces', tracesBody(sender, batch));
      if (mayComeAgain === undefined) counted.inc({ outcome: 'sent' }, batch.length);
      else if (mayComeAgain && queue.length + batch.length <= QUEUE_MAX) {
        queue = [...batch, ...queue];
        return;
      } else counted.inc({ outcome: 'dropped' }, batch.length);
    }
  };
  const flush = () => {
    timer = undefined;
    sending ??= sendAll().finally(() => {
      sending = undefined;
      if (queue.length > 0) wait();
    });
  };
  const wait = () => {
    timer ??= setTimeout(flush, FLUSH_MS).unref();
  };

  return {
    add(span) {
      if (queue.length >= QUEUE_MAX) return counted.inc({ outcome: 'dropped' });
      queue.push(span);
      wait();
    },
    flush: () => Promise.resolve(sending).then(sendAll),
    async push(registry) {
      await post('/v1/metrics', await metricsBody(sender, registry, startedAt));
    },
    async close() {
      clearTimeout(timer);
      const late = sleep(CLOSE_LIMIT_MS, undefined, { ref: false });
      await Promise.race([this.flush(), late]);
      clearTimeout(timer);
      queue = [];
    },
  };
}
