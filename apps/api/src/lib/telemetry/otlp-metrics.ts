import type { Registry } from 'prom-client';
import { attributesOf, nanoseconds, resourceOf, type Sender, scopeOf } from './otlp.ts';

/** `AggregationTemporality`: all since the start of the process */
const CUMULATIVE = 2;

type Labels = Record<string, string | number>;

interface Value {
  value: number;
  labels: Labels;
  /** a histogram's values have the names of its parts */
  metricName?: string;
}

interface Metric {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram' | 'summary';
  values: Value[];
}

/** The body of `POST /v1/metrics`: all that /metrics shows. */
export async function metricsBody(
  sender: Sender,
  registry: Registry,
  startedAt: number,
): Promise<string> {
  const times = {
    startTimeUnixNano: nanoseconds(startedAt),
    timeUnixNano: nanoseconds(Date.now()),
  };
  const metrics = (await registry.getMetricsAsJSON()) as unknown as Metric[];
  return JSON.stringify({
    resourceMetrics: [
      {
        resource: resourceOf(sender),
        scopeMetrics: [
          { scope: scopeOf(sender), metrics: metrics.map((metric) => metricOf(metric, times)) },
        ],
      },
    ],
  });
}

function metricOf({ name, help, type, values }: Metric, times: object) {
  const common = { name, description: help };
  if (type === 'histogram')
    return {
      ...common,
      histogram: {
        aggregationTemporality: CUMULATIVE,
        dataPoints: histogramsOf(name, values).map((point) => ({ ...times, ...point })),
      },
    };
  // JSON has no word for what is no number
  const known = values.filter(({ value }) => Number.isFinite(value));
  const dataPoints = known.map(({ value, labels }) => ({
    ...times,
    attributes: attributesOf(labels),
    asDouble: value,
  }));
  if (type === 'counter')
    return {
      ...common,
      sum: { aggregationTemporality: CUMULATIVE, isMonotonic: true, dataPoints },
    };
  return { ...common, gauge: { dataPoints } };
}

/** Prometheus counts in each bucket also what is in those below it; OTLP doesn't. */
function histogramsOf(name: string, values: readonly Value[]) {
  const byLabels = Map.groupBy(values, ({ labels: { le: _, ...labels } }) =>
    JSON.stringify(labels),
  );
  return [...byLabels.values()].map((parts) => {
    const [{ labels: { le: _, ...labels } = {} } = {}] = parts;
    const buckets = parts.filter(({ metricName }) => metricName === `${name}_bucket`);
    const bounds = buckets.map(({ labels: { le } }) => Number(le)).filter(Number.isFinite);
    const counts = buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0));
    const part = (suffix: string) =>
      parts.find(({ metricName }) => metricName === name + suffix)?.value ?? 0;
    return {
      attributes: attributesOf(labels),
      count: part('_count'),
      sum: part('_sum'),
      bucketCounts: counts,
      explicitBounds: bounds,
    };
  });
}
