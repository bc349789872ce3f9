import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Setup } from '@oche/darts/game';
import { randomFrom } from '@oche/darts/random';
import { throwGame } from '@oche/darts/thrower';
import { createPool } from '@oche/db';
import { type Measure, measureOf, median, quantile, query } from '../load.ts';
import { type Memory, processMemory } from '../memory.ts';
import { type BenchOptions, type Result, withRatios } from '../scenarios.ts';
import { call, post, type Server, signIn, startApp, startBare } from '../servers.ts';
import { Stream } from '../streams.ts';
import { readLobby } from './open-games.ts';
import { watchDarts } from './seen-darts.ts';
import { type Delay, showVisits } from './shown-visits.ts';

/** of the game that is watched */
const VISITS = 30;
const WARM_UP_SECONDS = 1;

const rules = { game: 'x01', start: 501, in: 'straight', out: 'double' } as const;
/** longer than any measurement */
const format = {
  sets: { kind: 'firstTo', count: 3 },
  legs: { kind: 'firstTo', count: 25 },
} as const;
const setup: Setup = { rules, format, sides: [1, 1], first: 0 };
const { entries, turns } = throwGame(setup, [50, 50], randomFrom('bench'));

export interface GameTimes {
  /** bytes of the process before and with all watchers */
  before: Memory;
  withWatchers: Memory;
  watchers: number;
  /** from sending a visit until the last watcher has it; milliseconds */
  seen: { p50: number; p99: number };
  /** the same for a dart that a board has seen, before anybody enters it */
  proposed: { p50: number; p99: number };
  /** the same for one listener of the documented stream, and for an overlay in a browser until it has painted it */
  shown: { event: Delay; paint: Delay };
  /** the list of those who wait for somebody to play with */
  lobby: Measure & { waiting: number };
  /** accepted from several scorers at once, each with a game of their own */
  visits: Result[];
}

/** A game that many visitors watch, and many games in which visits are entered. */
export async function games(
  databaseUrl: string,
  watchers: number,
  options: BenchOptions,
): Promise<GameTimes> {
  // all watchers come from one address, and one who listens beside an overlay
  const env = { STREAMS_PER_CLIENT: String(watchers + 2) };
  const app = await startApp(databaseUrl, options.dataDir, env);
  const pageFile = join(options.dataDir, 'empty-page.json');
  writeFileSync(pageFile, JSON.stringify({ headers: {}, body: '' }));
  const bare = await startBare(databaseUrl, pageFile);
  try {
    await seed(databaseUrl, options.connections);
    const watched = await watch(app, watchers);
    const shown = await showVisits(app, await startGame(app, 1));
    const visits = await enterAll(app, bare, options);
    return { ...watched, watchers, shown, visits, lobby: await readLobby(app, databaseUrl) };
  } finally {
    await bare.stop();
    await app.stop();
  }
}

async function seed(databaseUrl: string, scorers: number): Promise<void> {
  const pool = createPool(databaseUrl, { max: 1 });
  try {
    await pool.query(
      `insert into users (id, email, email_verified_at, first_name, last_name, zip_code, terms_accepted_at)
       select 'scorer-' || n, 'scorer-' || n || '@oche.test', now(), 'Kasia', 'K. ' || n, '80331', now()
       from generate_series(1, $1::int) n`,
      [scorers],
    );
    await pool.query('analyze');
  } finally {
    await pool.end();
  }
}

async function watch(app: Server, watchers: number) {
  const { gameId, enter, cookie } = await startGame(app, 1);
  const before = await processMemory(app);
  const { url } = query(app, 'games.events', { gameId });
  const streams = Array.from({ length: watchers }, () => new Stream(url, 'revision'));
  await Promise.all(streams.map((stream) => stream.reached(0)));
  const withWatchers = await processMemory(app);
  const times: number[] = [];
  for (let visit = 1; visit <= VISITS; visit += 1) {
    const all = Promise.all(streams.map((stream) => stream.reached(visit)));
    const start = performance.now();
    const [ends] = await Promise.all([all, enter()]);
    times.push(Math.max(...ends) - start);
  }
  for (const stream of streams) stream.close();
  times.sort((a, b) => a - b);
  const proposed = await watchDarts(app, { gameId, cookie, watchers });
  return {
    before,
    withWatchers,
    proposed,
    seen: { p50: quantile(times, 0.5), p99: quantile(times, 0.99) },
  };
}

type Enter = () => Promise<unknown>;

/** A game of a scorer against a guest, and what enters its next visit. */
async function startGame(
  app: Server,
  scorer: number,
): Promise<{ gameId: number; enter: Enter; cookie: string }> {
  const cookie = await signIn(app, `scorer-${scorer}@oche.test`);
  const sides = [[{ userId: `scorer-${scorer}` }], [{ guestName: 'Der lange Uwe' }]];
  const started = await call(app, 'games.start', { rules, format, sides }, cookie);
  const { id: gameId } = started as { id: number };
  const deviceId = randomUUID();
  let base = 0;
  const enter = async () => {
    const moves = [{ id: randomUUID(), move: { kind: 'enter', entry: entries[base] } }];
    await call(app, 'games.enterMoves', { gameId, deviceId, base, moves }, cookie);
    base += 1;
  };
  return { gameId, enter, cookie };
}

/** The same for the bare server, in a game that the app has started. */
async function startBareGame(app: Server, bare: Server, scorer: number): Promise<Enter> {
  const { gameId } = await startGame(app, scorer);
  let next = 0;
  return async () => {
    const visit = {
      gameId,
      moveId: randomUUID(),
      leg: turns[next]?.leg ?? 0,
      entry: entries[next],
    };
    await post(`${bare.url}/visits`, visit);
    next += 1;
  };
}

async function enterAll(app: Server, bare: Server, options: BenchOptions): Promise<Result[]> {
  const scorers = Array.from({ length: options.connections }, (_, index) => index + 1);
  const bareName = 'a visit, bare';
  const all: Record<string, Enter[]> = {
    [bareName]: await Promise.all(scorers.map((scorer) => startBareGame(app, bare, scorer))),
    'a visit, tRPC': await Promise.all(
      scorers.map(async (scorer) => (await startGame(app, scorer)).enter),
    ),
  };
  const measures = new Map<string, Measure[]>();
  for (const enters of Object.values(all)) await enterFor(enters, WARM_UP_SECONDS);
  for (let round = 0; round < options.rounds; round += 1) {
    for (const [name, enters] of Object.entries(all)) {
      const measure = await enterFor(enters, options.seconds);
      measures.set(name, [...(measures.get(name) ?? []), measure]);
    }
  }
  const medians = [...measures].map(([name, each]) => [name, median(each)] as const);
  return withRatios(Object.fromEntries(medians), bareName);
}

/** Each enters one visit after the other. */
async function enterFor(enters: readonly Enter[], seconds: number): Promise<Measure> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const one = async (enter: Enter) => {
    for (let now = performance.now(); now < end; ) {
      await enter();
      const after = performance.now();
      times.push(after - now);
      now = after;
    }
  };
  await Promise.all(enters.map(one));
  return measureOf(times, (performance.now() - start) / 1000);
}
