import { trace as api, ROOT_CONTEXT, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { JsonMetricsSerializer, JsonTraceSerializer } from '@opentelemetry/otlp-transformer';
import {
  AlwaysOnSampler,
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { tracesBody } from './otlp.ts';
import { metricsBody } from './otlp-metrics.ts';
import type { Span } from './span.ts';

const sender = { resource: { 'service.name': 'oche', 'process.pid': 7 }, version: '1.2.3' };

/** Each value by what it is, and each list by what is in it: what a message is made of. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}

test('spans are written as OpenTelemetry’s own packages write them', () => {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new SimpleSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('oche', '1.2.3');
  const linked = { traceId: 'c'.repeat(32), spanId: 'd'.repeat(16), traceFlags: 1 };
  const parent = tracer.startSpan('GET /x', { kind: SpanKind.SERVER });
  const child = tracer.startSpan(
    'select users',
    {
      kind: SpanKind.CLIENT,
      attributes: { text: 'a', whole: 7, part: 0.5, is: true },
      links: [{ context: linked }],
    },
    api.setSpan(ROOT_CONTEXT, parent),
  );
  child.setStatus({ code: SpanStatusCode.ERROR });
  child.end();
  parent.end();
  const theirs = JSON.parse(
    Buffer.from(JsonTraceSerializer.serializeRequest(exporter.getFinishedSpans()) ?? []).toString(),
  );
  const [theirChild, theirParent] = theirs.resourceSpans[0].scopeSpans[0].spans;

  const spanOf = (over: Partial<Span>): Span => ({
    ...{ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), parentId: undefined, name: 'GET /x' },
    ...{ kind: 'server', attributes: {}, link: undefined, failure: undefined },
    ...{ epoch: 1_800_000_000_000, startedAt: 10.5, endedAt: 12.25 },
    ...over,
  });
  const { traceId, spanId } = linked;
  const ours = JSON.parse(
    tracesBody(sender, [
      spanOf({
        name: 'select users',
        kind: 'client',
        parentId: 'e'.repeat(16),
        attributes: { text: 'a', whole: 7, part: 0.5, is: true },
        link: { traceId, spanId },
        failure: '23505',
      }),
      spanOf({}),
    ]),
  );
  const [child1, parent1] = ours.resourceSpans[0].scopeSpans[0].spans;
  for (const [own, other] of [
    [child1, theirChild],
    [parent1, theirParent],
  ]) {
    // what counts as nothing when it is left out (proto3) we leave out
    expect(shapeOf(other)).toMatchObject(shapeOf(own) as object);
    expect({ name: own.name, kind: own.kind, status: own.status.code }).toEqual({
      name: other.name,
      kind: other.kind,
      status: other.status.code,
    });
    expect(own.attributes).toEqual(other.attributes);
    expect(own.links.map((link: Span) => link.traceId)).toEqual(
      other.links.map((link: Span) => link.traceId),
    );
  }
  expect(child1.startTimeUnixNano).toBe('1800000000010500000');
  expect(child1.endTimeUnixNano).toBe('1800000000012250000');
});

test('metrics are those of /metrics: counters, gauges, and buckets each for itself', async () => {
  const registry = new Registry();
  new Counter({ name: 'c_total', help: 'c', labelNames: ['code'], registers: [registry] }).inc(
    { code: 'OK' },
    3,
  );
  const gauge = new Gauge({ name: 'g', help: 'g', registers: [registry] });
  gauge.set(1.5);
  const empty = new Gauge({ name: 'none', help: 'n', registers: [registry] });
  empty.set(Number.NaN);
  const histogram = new Histogram({
    name: 'h_seconds',
    help: 'h',
    labelNames: ['job'],
    buckets: [0.1, 1],
    registers: [registry],
  });
  for (const seconds of [0.05, 0.5, 0.6, 30]) histogram.observe({ job: 'mail' }, seconds);
  const body = JSON.parse(await metricsBody(sender, registry, 1_800_000_000_000));
  const { metrics } = body.resourceMetrics[0].scopeMetrics[0];
  expect(body.resourceMetrics[0].resource.attributes).toEqual([
    { key: 'service.name', value: { stringValue: 'oche' } },
    { key: 'process.pid', value: { intValue: 7 } },
  ]);
  const times = {
    startTimeUnixNano: '1800000000000000000',
    timeUnixNano: expect.stringMatching(/^\d{19}$/),
  };
  expect(metrics).toEqual([
    {
      name: 'c_total',
      description: 'c',
      sum: {
        aggregationTemporality: 2,
        isMonotonic: true,
        dataPoints: [
          { ...times, attributes: [{ key: 'code', value: { stringValue: 'OK' } }], asDouble: 3 },
        ],
      },
    },
    {
      name: 'g',
      description: 'g',
      gauge: { dataPoints: [{ ...times, attributes: [], asDouble: 1.5 }] },
    },
    { name: 'none', description: 'n', gauge: { dataPoints: [] } },
    {
      name: 'h_seconds',
      description: 'h',
      histogram: {
        aggregationTemporality: 2,
        dataPoints: [
          {
            ...times,
            attributes: [{ key: 'job', value: { stringValue: 'mail' } }],
            count: 4,
            sum: 31.15,
            bucketCounts: [1, 2, 1],
            explicitBounds: [0.1, 1],
          },
        ],
      },
    },
  ]);
});

/** `ResourceMetrics` of OpenTelemetry's own, with a counter, a gauge and a histogram. */
const theirMetrics = () => {
  const [startTime, endTime] = [
    [1, 0],
    [2, 0],
  ];
  const point = { startTime, endTime, attributes: { code: 'OK' } };
  const cumulative = 1;
  const metric = (name: string, dataPointType: number, value: unknown, more: object = {}) => ({
    descriptor: { name, description: name, unit: '', type: 'X', valueType: 1 },
    dataPointType,
    aggregationTemporality: cumulative,
    dataPoints: [{ ...point, value }],
    ...more,
  });
  const histogram = { count: 4, sum: 31.15, buckets: { boundaries: [0.1, 1], counts: [1, 2, 1] } };
  return {
    resource: { attributes: { 'service.name': 'oche' } },
    scopeMetrics: [
      {
        scope: { name: 'oche', version: '1' },
        metrics: [
          metric('c_total', 3, 3, { isMonotonic: true }),
          metric('g', 2, 1.5),
          metric('h_seconds', 0, histogram),
        ],
      },
    ],
  };
};

test('and are written as OpenTelemetry’s own packages write them', async () => {
  const registry = new Registry();
  const common = { labelNames: ['code'], registers: [registry] };
  new Counter({ name: 'c_total', help: 'c_total', ...common }).inc({ code: 'OK' }, 3);
  new Gauge({ name: 'g', help: 'g', ...common }).set({ code: 'OK' }, 1.5);
  const histogram = new Histogram({
    name: 'h_seconds',
    help: 'h_seconds',
    buckets: [0.1, 1],
    ...common,
  });
  for (const seconds of [0.05, 0.5, 0.6, 30]) histogram.observe({ code: 'OK' }, seconds);
  const ours = JSON.parse(await metricsBody(sender, registry, 0));
  const bytes = JsonMetricsSerializer.serializeRequest(theirMetrics() as never);
  const theirs = JSON.parse(Buffer.from(bytes ?? []).toString());
  const metricsOf = (body: typeof ours) => body.resourceMetrics[0].scopeMetrics[0].metrics;
  for (const [index, own] of metricsOf(ours).entries()) {
    const other = metricsOf(theirs)[index];
    expect(shapeOf(other)).toMatchObject(shapeOf(own) as object);
    const withoutTimes = (metric: object) =>
      JSON.parse(JSON.stringify(metric), (key, value) => (key.endsWith('UnixNano') ? null : value));
    expect(withoutTimes(other)).toMatchObject(withoutTimes(own));
  }
});
