import type { FastifyInstance, InjectOptions } from 'fastify';
import { Registry } from 'prom-client';
import { buildApp } from '../../src/app.ts';
import type { Deps } from '../../src/lib/deps.ts';
import { openExporter } from '../../src/lib/telemetry/exporter.ts';
import { type SamplerName, samplerOf } from '../../src/lib/telemetry/sampler.ts';
import { trace } from '../../src/lib/telemetry/start.ts';
import type { Tracer } from '../../src/lib/telemetry/tracing.ts';
import { withDeps } from '../../src/oche/with-deps.ts';
import { quantile } from '../load.ts';
import type { BenchOptions } from '../scenarios.ts';
import { signIn, startApp, startSink } from '../servers.ts';
import { number, table } from '../table.ts';

const MEMBER = 'anna@oche.test';
/** What a read may cost more with the sampler that is the default. */
const BOUND = 1.02;
/**
 * What a turn takes without traces, in microseconds of CPU time: so short that whoever else uses the machine slows all alike,
 * and so long that it isn't the sending that is measured. A process that serves sends every two seconds, a turn at its end.
 */
const TURN_US = 400_000;
/** Requests of which it is learnt how many make a turn. */
const LEARNT_OF = 200;
/** at once */
const WIDTH = 10;
/** of each way, of which the median of the ratios counts */
const TURNS_A_ROUND = 12;
const WARMING_TURNS = 4;

const WAYS = ['off', 'on', 'all'] as const;
type Way = (typeof WAYS)[number];
const SAMPLER: Record<Way, SamplerName> = {
  off: 'always_off',
  on: 'parentbased_traceidratio',
  all: 'always_on',
};

export interface Traced {
  name: string;
  /** CPU time of an answer without traces, in microseconds */
  off: number;
  /** CPU time beside that: the median of all turns, and what it is with a certainty of nine in ten */
  ratios: Record<'on' | 'all', { low: number; middle: number; high: number }>;
}

/**
 * What traces cost: the same reads of three servers in one process, in short turns, one of them without traces, one as it
 * is by default and one that keeps them all; what they tell is sent to a collector within their turn. CPU time is
 * compared, as it hardly depends on who else uses the machine.
 */
export async function telemetry(databaseUrl: string, options: BenchOptions): Promise<Traced[]> {
  const filling = await startApp(databaseUrl, options.dataDir, { DEMO_DATA: 'true' });
  const cookie = await signIn(filling, MEMBER);
  await filling.stop();
  const sink = await startSink();
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl,
    OCHE_DATA_DIR: options.dataDir,
    RATE_LIMIT_PER_MINUTE: '1000000000',
  });
  const results: Traced[] = [];
  try {
    await withDeps(async (deps) => {
      const exporter = openExporter({
        endpoint: sink.url,
        headers: {},
        sender: { resource: { 'service.name': 'oche' }, version: 'bench' },
        log: deps.log,
        metrics: new Registry(),
      });
      const tracers = {} as Record<Way, Tracer | null>;
      const apps = {} as Record<Way, FastifyInstance>;
      for (const way of WAYS) {
        const sampler = samplerOf(SAMPLER[way]);
        tracers[way] = way === 'off' ? null : { ...sampler, ended: (span) => exporter.add(span) };
        trace(tracers[way]);
        apps[way] = await buildApp({ ...deps, metrics: new Registry() });
      }
      for (const [name, request] of Object.entries(await readsOf(deps, cookie))) {
        const cost = async (way: Way, count: number) => {
          trace(tracers[way]);
          const cpu = await cpuOf(async () => {
            await sendAll(apps[way], request, count);
            await exporter.flush();
          });
          return cpu / count;
        };
        await cost('off', LEARNT_OF);
        const count = Math.ceil(TURN_US / (await cost('off', LEARNT_OF)));
        const turn = (way: Way) => cost(way, count);
        results.push(await compared(name, turn, options.rounds * TURNS_A_ROUND));
      }
      trace(null);
      await exporter.close();
      for (const app of Object.values(apps)) await app.close();
    });
  } finally {
    await sink.stop();
  }
  return results;
}

async function readsOf({ db }: Deps, cookie: string): Promise<Record<string, InjectOptions>> {
  const { thread_id: threadId } = await db
    .selectFrom('forum_posts')
    .select('thread_id')
    .groupBy('thread_id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const call = (path: string, input: object): InjectOptions => ({
    url: `/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`,
    headers: { 'content-type': 'application/json' },
  });
  const home = call('home.get', { board: 'home' });
  return {
    'posts of a thread': call('forum.post.list', { threadId }),
    'a list of ads': call('market.items.list', {}),
    'a member’s start page': { ...home, headers: { ...home.headers, cookie } },
    'a call without a query': call('auth.config', {}),
  };
}

async function sendAll(app: FastifyInstance, request: InjectOptions, count: number): Promise<void> {
  let left = count;
  const one = async () => {
    while (left-- > 0) {
      const { statusCode, body } = await app.inject(request);
      if (statusCode !== 200) throw new Error(`${request.url} answered ${statusCode}: ${body}`);
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, one));
}

/** In microseconds, of all threads of this process. */
async function cpuOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

async function compared(
  name: string,
  turn: (way: Way) => Promise<number>,
  turns: number,
): Promise<Traced> {
  for (let warm = 0; warm < WARMING_TURNS; warm++) for (const way of WAYS) await turn(way);
  const off: number[] = [];
  const ratios: Record<'on' | 'all', number[]> = { on: [], all: [] };
  for (let round = 0; round < turns; round++) {
    const costs = {} as Record<Way, number>;
    // who comes first alternates, so that what warms up or wears down with time favours nobody
    for (const way of round % 2 === 0 ? WAYS : WAYS.toReversed()) costs[way] = await turn(way);
    off.push(costs.off);
    ratios.on.push(costs.on / costs.off);
    ratios.all.push(costs.all / costs.off);
  }
  const spread = (values: number[]) => {
    values.sort((a, b) => a - b);
    // the median's own certainty, of nine in ten, by ranks
    const margin = (1.645 * Math.sqrt(values.length)) / 2 / values.length;
    return {
      low: quantile(values, 0.5 - margin),
      middle: quantile(values, 0.5),
      high: quantile(values, 0.5 + margin),
    };
  };
  const ofOff = spread(off);
  return { name, off: ofOff.middle, ratios: { on: spread(ratios.on), all: spread(ratios.all) } };
}

/** It costs more for certain. */
export const costsTooMuch = ({ ratios }: Traced): boolean => ratios.on.low > BOUND;

export const traced = (results: readonly Traced[]): string =>
  table(
    ['read', 'off, µs', 'on (1 of 20)', 'all traces'],
    results.map(({ name, off, ratios }) => [
      name,
      number(off),
      ...[ratios.on, ratios.all].map(
        ({ low, middle, high }) =>
          `× ${number(middle, 3)} (${number(low, 3)} to ${number(high, 3)})`,
      ),
    ]),
  );
