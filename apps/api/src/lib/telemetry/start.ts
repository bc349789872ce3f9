import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { observeStatements } from '@oche/db';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Env } from '../../env.ts';
import { version } from '../version.ts';
import { samplerOf } from './sampler.ts';
import type { Attributes } from './span.ts';
import { statementSpan } from './statement-span.ts';
import { type Tracer, traceWith } from './tracing.ts';

type TelemetryEnv = Pick<
  Env,
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_HEADERS'
  | 'OTEL_SERVICE_NAME'
  | 'OTEL_RESOURCE_ATTRIBUTES'
  | 'OTEL_TRACES_EXPORTER'
  | 'OTEL_TRACES_SAMPLER'
  | 'OTEL_TRACES_SAMPLER_ARG'
  | 'OTEL_METRICS_EXPORTER'
  | 'OTEL_METRIC_EXPORT_INTERVAL'
>;

export interface Telemetry {
  /** Also sends all these metrics from now on, once in each interval. */
  pushMetrics(all: () => Registry): void;
  close(): Promise<void>;
}

/**
 * Begins to trace this process, if the environment names a collector. Without one nothing is loaded, and what could be
 * traced runs as if there were no traces.
 */
export async function startTelemetry(
  env: TelemetryEnv,
  { log, metrics }: { log: FastifyBaseLogger; metrics: Registry },
): Promise<Telemetry | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env;
  if (!endpoint) return undefined;
  const { openExporter } = await import('./exporter.ts');
  const sender = { resource: resourceOf(env), version };
  const headers = env.OTEL_EXPORTER_OTLP_HEADERS;
  const exporter = openExporter({ endpoint, headers, sender, log, metrics });
  if (env.OTEL_TRACES_EXPORTER === 'otlp') {
    const sampler = samplerOf(env.OTEL_TRACES_SAMPLER, env.OTEL_TRACES_SAMPLER_ARG);
    trace({ ...sampler, ended: (span) => exporter.add(span) });
  }
  let timer: NodeJS.Timeout | undefined;
  return {
    pushMetrics(all) {
      if (env.OTEL_METRICS_EXPORTER === 'none') return;
      const push = () => void exporter.push(all());
      timer = setInterval(push, env.OTEL_METRIC_EXPORT_INTERVAL).unref();
    },
    async close() {
      clearInterval(timer);
      trace(null);
      await exporter.close();
    },
  };
}

/** Traces with this one from now on; null: no more. */
export function trace(tracer: Tracer | null): void {
  traceWith(tracer);
  observeStatements(tracer && statementSpan);
}

const resourceOf = (env: TelemetryEnv): Attributes => ({
  'service.name': env.OTEL_SERVICE_NAME,
  'service.version': version,
  'service.instance.id': randomUUID(),
  'host.name': hostname(),
  'process.pid': process.pid,
  ...env.OTEL_RESOURCE_ATTRIBUTES,
});
