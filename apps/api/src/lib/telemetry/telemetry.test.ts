import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseEnv } from '../../env.ts';
import { samplerOf } from './sampler.ts';
import { startTelemetry, type Telemetry } from './start.ts';
import { summaryOf } from './statement-span.ts';
import { parseTraceparent, traceparentOf } from './traceparent.ts';
import { currentSpan, inTrace, isTracing } from './tracing.ts';

interface Received {
  url: string | undefined;
  headers: Record<string, unknown>;
  body: { resourceSpans: { scopeSpans: { spans: { name: string }[] }[] }[] };
}

const closers: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A collector that answers as it is told. */
async function collector() {
  const received: Received[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const { url, headers } = request;
    received.push({ url, headers, body: JSON.parse(await text(request)) });
    response.writeHead(answers.shift() ?? 200).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const names = () =>
    received.flatMap(({ url, body }) =>
      url === '/v1/traces' ? (body.resourceSpans[0]?.scopeSpans[0]?.spans ?? []) : [],
    );
  return { received, answers, names, endpoint: `http://127.0.0.1:${port}` };
}

async function start(env: Record<string, string>) {
  const metrics = new Registry();
  const lines: { msg: string }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const telemetry = await startTelemetry(parseEnv(env), { log, metrics });
  if (telemetry) closers.push(() => telemetry.close());
  return { telemetry: telemetry as Telemetry, metrics, lines };
}

const note = (name: string) => inTrace(name, {}, async () => {});

test('without an endpoint there is nothing', async () => {
  expect(await startTelemetry(parseEnv({}), { log: pino(), metrics: new Registry() })).toBe(
    undefined,
  );
  expect(isTracing()).toBe(false);
  await inTrace('test', {}, async (span) =>
    expect([span, currentSpan()]).toEqual([undefined, undefined]),
  );
});

describe('with one', () => {
  test('spans and metrics arrive with the headers and names of the environment', async () => {
    const { endpoint, received, names } = await collector();
    const { telemetry, metrics } = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20secret, x-tenant=oche',
      OTEL_SERVICE_NAME: 'oche-nord',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=probe',
      OTEL_TRACES_SAMPLER: 'always_on',
      OTEL_METRIC_EXPORT_INTERVAL: '1000',
    });
    telemetry.pushMetrics(() => metrics);
    await note('one');
    await note('two');
    await vi.waitFor(() => expect(names().map(({ name }) => name)).toEqual(['one', 'two']), 10_000);
    await vi.waitFor(() => expect(received.map(({ url }) => url)).toContain('/v1/metrics'), 10_000);
    const [{ headers, body } = { headers: {}, body: undefined }] = received.filter(
      ({ url }) => url === '/v1/traces',
    );
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      authorization: 'Bearer secret',
      'x-tenant': 'oche',
    });
    expect(JSON.stringify(body)).toContain('"oche-nord"');
    expect(JSON.stringify(body)).toContain('"probe"');
    expect(await metrics.metrics()).toContain('oche_telemetry_spans_total{outcome="sent"} 2');
  });

  test('what a collector can’t take now is sent again, what it refuses is dropped; both are told once', async () => {
    const { endpoint, answers, names } = await collector();
    const { metrics, lines } = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_TRACES_SAMPLER: 'always_on',
    });
    answers.push(503, 200, 400);
    await note('later');
    await vi.waitFor(() => expect(names()).toHaveLength(2), 10_000);
    expect(await metrics.metrics()).toContain('{outcome="sent"} 1');
    await note('refused');
    await vi.waitFor(
      async () => expect(await metrics.metrics()).toContain('{outcome="dropped"} 1'),
      10_000,
    );
    expect(lines.map(({ msg }) => msg)).toEqual([
      "the collector doesn't take traces and metrics",
      'the collector takes traces and metrics again',
      "the collector doesn't take traces and metrics",
    ]);
  });

  test('what waits while it is away is limited, and nobody waits for it', async () => {
    const { metrics } = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
      OTEL_TRACES_SAMPLER: 'always_on',
    });
    for (let count = 0; count < 5000; count++) await note('many');
    const [, dropped] = /\{outcome="dropped"\} (\d+)/.exec(await metrics.metrics()) ?? [];
    expect(Number(dropped)).toBeGreaterThan(0);
  });

  test('what waits is sent when the process ends', async () => {
    const { endpoint, received, names } = await collector();
    const { telemetry } = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_TRACES_SAMPLER: 'always_on',
    });
    for (let count = 1; count < 600; count++) await note('waits');
    await note('the last one');
    await telemetry.close();
    expect(names()).toHaveLength(600);
    expect(names().at(-1)?.name).toBe('the last one');
    // in messages that are soon written
    expect(received.map(({ body }) => body.resourceSpans[0]?.scopeSpans[0]?.spans.length)).toEqual([
      256, 256, 88,
    ]);
    expect(isTracing()).toBe(false);
  });

  test('traces and metrics can be left out, each by itself', async () => {
    const { endpoint, received, names } = await collector();
    const common = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER: 'always_on' };
    const one = await start({
      ...common,
      OTEL_METRICS_EXPORTER: 'none',
      OTEL_METRIC_EXPORT_INTERVAL: '1000',
    });
    one.telemetry.pushMetrics(() => one.metrics);
    await note('a span');
    // these are sent more seldom than metrics would be
    await vi.waitFor(() => expect(names()).toHaveLength(1), 10_000);
    expect(received.map(({ url }) => url)).toEqual(['/v1/traces']);
    await one.telemetry.close();
    const other = await start({ ...common, OTEL_TRACES_EXPORTER: 'none' });
    expect([other.telemetry === undefined, isTracing()]).toEqual([false, false]);
  });
});

describe('a sampler', () => {
  const share = (name: Parameters<typeof samplerOf>[0], ratio?: number) => {
    const { takesNew } = samplerOf(name, ratio);
    const steps = 1000;
    const taken = Array.from({ length: steps }, (_, step) => takesNew((step / steps) * 2 ** 32));
    return taken.filter(Boolean).length / steps;
  };
  const remote = (isSampled: boolean, low = '00000000') => ({
    traceId: 'a'.repeat(24) + low,
    spanId: 'b'.repeat(16),
    isSampled,
  });

  test('takes the share of new traces that it is told', () => {
    expect(share('always_on')).toBe(1);
    expect(share('always_off')).toBe(0);
    expect(share('traceidratio', 0.25)).toBe(0.25);
    expect(share('parentbased_traceidratio')).toBe(0.05);
    expect(share('parentbased_always_on')).toBe(1);
    expect(share('parentbased_always_off')).toBe(0);
  });

  test('does as who has begun the trace, if it is parent-based, else as it does itself', () => {
    expect(samplerOf('parentbased_always_off').takes(remote(true))).toBe(true);
    expect(samplerOf('parentbased_always_on').takes(remote(false))).toBe(false);
    expect(samplerOf('always_on').takes(remote(false))).toBe(true);
    expect(samplerOf('traceidratio', 0.5).takes(remote(false))).toBe(true);
    expect(samplerOf('traceidratio', 0.5).takes(remote(true, 'ffffffff'))).toBe(false);
  });
});

test('traceparent is read as it is written', () => {
  const ids = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
  expect(parseTraceparent(traceparentOf(ids))).toEqual({ ...ids, isSampled: true });
  const of = (version: string, flags: string) => `${version}-${ids.traceId}-${ids.spanId}-${flags}`;
  expect(parseTraceparent(of('00', '00'))?.isSampled).toBe(false);
  expect(parseTraceparent(`${of('01', '03')}-more`)?.isSampled).toBe(true);
  for (const wrong of [undefined, '', 'x', of('ff', '01'), `${of('00', '01')}0`, ['00']])
    expect(parseTraceparent(wrong)).toBeUndefined();
});

test('a statement’s summary has its operation and its table, and no value', () => {
  expect(summaryOf('select "id" from "users" where "email" = $1')).toBe('select users');
  expect(summaryOf('insert into "posts" ("text") values (\'x\')')).toBe('insert posts');
  expect(summaryOf('update users set a = 1')).toBe('update users');
  expect(summaryOf('begin')).toBe('begin');
});
