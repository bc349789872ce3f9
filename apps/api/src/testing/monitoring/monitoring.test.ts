import { readFile } from 'node:fs/promises';
import { pino } from 'pino';
import type { Histogram, Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseEnv } from '../../env.ts';
import { startJobs } from '../../lib/jobs/job-worker.ts';
import { startTelemetry } from '../../lib/telemetry/start.ts';
import { handleMail } from '../../modules/inbound-mail/handling/handle.service.ts';
import { REPLY_ENV } from '../../modules/inbound-mail/testing.ts';
import { watchHooks } from '../../modules/webhooks/figures/figures.service.ts';
import { replicaMetrics } from '../../plugins/replicas.ts';
import { useTestApp } from '../../plugins/testing.ts';
import { type Asked, askedIn } from './promql.ts';

interface Rule {
  record?: string;
  alert?: string;
  expr: string;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
}

const FOLDER = new URL('../../../../../docs/monitoring/', import.meta.url);
const GUIDE = new URL('../../../../../docs/operations.md', import.meta.url);
const read = (file: string) => readFile(new URL(file, FOLDER), 'utf8');

const rulesIn = async (file: string): Promise<Rule[]> =>
  parse(await read(file)).groups.flatMap(({ rules }: { rules: Rule[] }) => rules);
const [alerts, slo] = await Promise.all([rulesIn('alerts.yml'), rulesIn('slo.yml')]);
const dashboard = JSON.parse(await read('dashboard.json'));

/** What Prometheus itself adds to each metric that it reads. */
const OF_THE_TARGET = ['job', 'instance'];

const server = useTestApp({ env: { ...REPLY_ENV } });
const closers: (() => Promise<unknown>)[] = [];
/** all that /metrics can show: names, and of each its labels, as Prometheus calls them */
const exposed = new Map<string, Set<string>>();
/** the limits of buckets, as they are written */
const buckets = new Map<string, Set<string>>();

beforeAll(async () => {
  const { app, api } = server;
  const { deps, url } = api;
  const log = pino({ level: 'silent' });
  // the parts of a process that are not there in every test
  const jobs = await startJobs({ ...deps, log }, url, []);
  const env = parseEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  replicaMetrics({ metrics: deps.metrics });
  watchHooks(deps);
  const telemetry = await startTelemetry(env, { log, metrics: deps.metrics });
  closers.push(
    () => jobs.stop(),
    async () => telemetry?.close(),
  );
  // this one is there from the first mail on
  const { id } = await deps.db
    .insertInto('inbound_mails')
    .values({
      message_hash: 'x',
      user_id: (await api.createMember()).id,
      generation: 1,
      kind: 'p',
      place_id: 1,
      received_at: new Date(),
      source: Buffer.from('From: a@b.test\r\n\r\nx'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await handleMail(deps, { id });
  noteAll(app.allMetrics());
  // and what stands in the answer is the same
  const { body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  for (const [, name = ''] of body.matchAll(/^# TYPE (\S+)/gm))
    expect([...exposed.keys()]).toContain(name);
});
afterAll(async () => {
  for (const close of closers) await close();
});

interface Declared {
  name: string;
  labelNames: string[];
}

function noteAll(registry: Registry): void {
  for (const metric of registry.getMetricsAsArray()) {
    const { name, labelNames } = metric as unknown as Declared;
    const labels = new Set(
      labelNames.map((label) => (OF_THE_TARGET.includes(label) ? `exported_${label}` : label)),
    );
    exposed.set(name, labels);
    const { upperBounds } = metric as unknown as Histogram & { upperBounds?: number[] };
    if (!upperBounds) continue;
    for (const part of ['_bucket', '_sum', '_count']) exposed.set(name + part, labels);
    exposed.set(`${name}_bucket`, new Set([...labels, 'le']));
    buckets.set(`${name}_bucket`, new Set(upperBounds.map(String)));
  }
}

/** What rules of our own record, with their labels. */
const recorded = new Map<string, Set<string>>();
for (const { record, labels = {} } of slo) {
  if (record)
    recorded.set(record, new Set([...(recorded.get(record) ?? []), ...Object.keys(labels)]));
}

/** What an expression asks for that no process and no rule has. */
function missingIn({ selected, grouped }: Asked): string[] {
  const known = new Set(OF_THE_TARGET);
  const missing: string[] = [];
  for (const { metric, labels, others } of selected) {
    const own = metric === 'up' ? new Set<string>() : (exposed.get(metric) ?? recorded.get(metric));
    if (!own) {
      missing.push(metric);
      continue;
    }
    for (const label of own) known.add(label);
    for (const name of [...labels.map(([label]) => label), ...others]) {
      if (!own.has(name) && !OF_THE_TARGET.includes(name)) missing.push(`${metric}{${name}}`);
    }
    const [, le] = labels.find(([label]) => label === 'le') ?? [];
    if (le !== undefined && !buckets.get(metric)?.has(le)) missing.push(`${metric}{le="${le}"}`);
  }
  return [
    ...missing,
    ...grouped.filter((label) => !known.has(label)).map((label) => `by (${label})`),
  ];
}

interface Panel {
  id: number;
  title: string;
  type: string;
  description?: string;
  targets?: { expr: string }[];
}
const panels: Panel[] = dashboard.panels;
const charts = panels.filter(({ type }) => type !== 'row');

/** Grafana puts its own in before it asks. */
const asPrometheusGets = (expr: string) =>
  expr.replaceAll('$__rate_interval', '5m').replaceAll(/\$\{?\w+\}?/g, 'x');

describe('each expression asks for what a process shows', () => {
  test.each([...alerts, ...slo])('$alert$record $labels', ({ expr }) => {
    expect(missingIn(askedIn(expr))).toEqual([]);
  });

  test.each(charts)('$title', ({ targets = [] }) => {
    expect(targets).not.toEqual([]);
    for (const { expr } of targets) expect(missingIn(askedIn(asPrometheusGets(expr)))).toEqual([]);
  });

  test('and what is wrong is noticed', () => {
    const wrong = (expr: string) => missingIn(askedIn(expr));
    expect(wrong('oche_made_up > 0')).toEqual(['oche_made_up']);
    expect(wrong('oche_jobs{state="failed",made="up"}')).toEqual(['oche_jobs{made}']);
    expect(wrong('sum by (route) (oche_jobs)')).toEqual(['by (route)']);
    expect(wrong('oche_job_delay_seconds_bucket{le="61"}')).toEqual([
      'oche_job_delay_seconds_bucket{le="61"}',
    ]);
    expect(() => askedIn('sum(rate(x[5m])')).toThrow('no PromQL');
  });
});

test('every alert has a severity, a summary and a line of what to do', async () => {
  const guide = await readFile(GUIDE, 'utf8');
  for (const { alert, labels, annotations } of [...alerts, ...slo].filter(({ alert }) => alert)) {
    expect(['page', 'ticket']).toContain(labels?.severity);
    expect(annotations?.summary).toBeTruthy();
    expect(annotations?.runbook).toBe(`docs/operations.md, Monitoring, ${alert}`);
    expect(guide).toMatch(new RegExp(`^\\| \`${alert}\` +\\| .{30,}\\|$`, 'm'));
  }
});

test('no alert of the guide is made up', async () => {
  const guide = await readFile(GUIDE, 'utf8');
  const named = [...guide.matchAll(/^\| `(Oche[A-Z]\w+)` +\|/gm)].map(([, name]) => name);
  const known = [...alerts, ...slo].flatMap(({ alert }) => alert ?? []);
  expect(named.sort()).toEqual(known.sort());
});

test('the dashboard’s panels have ids of their own', () => {
  const ids = panels.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
