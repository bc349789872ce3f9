import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { createPool } from '@oche/db';
import type { CourseOutput } from '@oche/validators/tournaments/schemas';
import type { TournamentDatabase } from '../databases/tournaments.ts';
import { atBothSizes, inTurns, quantile, query, type SizedRead, type Target } from '../load.ts';
import { type Memory, processMemory } from '../memory.ts';
import { type BenchOptions, type Result, storedPage, withRatios } from '../scenarios.ts';
import { call, type Server, signIn, startApp, startBare } from '../servers.ts';
import { Stream } from '../streams.ts';

const FIELD = 512;
/** of the one that is watched */
const WATCHED_FIELD = 64;
/** results that are entered in the large bracket, so that it has all kinds of matches */
const PLAYED = 200;
/** while the watchers watch */
const RESULTS = 20;
/** of a bracket whose page is made anew each time */
const FRESH_PAGES = 10;

export interface TournamentTimes {
  reads: SizedRead[];
  bracket: Result[];
  weight: Weight;
  projector: Projector;
}

/** What a visitor of the large bracket's page waits for and loads. */
interface Weight {
  /** bytes, of the answer with all matches and of the page */
  course: number;
  courseCompressed: number;
  pageCompressed: number;
  /** milliseconds until the first byte of the page, just after a result, and when nothing has changed */
  fresh: number;
  kept: number;
}

interface Projector {
  before: Memory;
  withWatchers: Memory;
  watchers: number;
  /** from sending a result until the last watcher knows of it; milliseconds */
  told: { p50: number; p99: number };
  /** until the last of them has the bracket with it */
  shown: { p50: number; p99: number };
}

/** The lists at two sizes, a large bracket beside the bare server, and an evening that many watch. */
export async function tournaments(
  small: TournamentDatabase,
  large: TournamentDatabase,
  watchers: number,
  options: BenchOptions,
): Promise<TournamentTimes> {
  // all watchers come from one address
  const env = { STREAMS_PER_CLIENT: String(watchers) };
  const apps = {
    small: await startApp(small.url, options.dataDir),
    large: await startApp(large.url, options.dataDir, env),
  };
  const stop = [apps.small, apps.large];
  try {
    await forgetFormer(large.url);
    const reads = await atBothSizes(
      { small: listReads(apps.small, small), large: listReads(apps.large, large) },
      options,
    );
    const cookie = await signIn(apps.large, large.memberEmail);
    const evening = await startEvening(apps.large, large.url, cookie, FIELD);
    for (let played = 0; played < PLAYED; played += 1) await evening.play();
    const pageUrl = `${apps.large.url}/tournaments/${evening.id}`;
    const pageFile = join(options.dataDir, 'tournament-page.json');
    writeFileSync(pageFile, JSON.stringify(await storedPage(pageUrl)));
    const bare = await startBare(large.url, pageFile);
    stop.unshift(bare);
    const bracket = await besideBare(apps.large, bare, evening.id, pageUrl, options);
    const weight = await weigh(apps.large, evening, pageUrl);
    const watched = await startEvening(apps.large, large.url, cookie, WATCHED_FIELD);
    return { reads, bracket, weight, projector: await watch(apps.large, watched, watchers) };
  } finally {
    for (const server of stop) await server.stop();
  }
}

function listReads(app: Server, database: TournamentDatabase): Record<string, Target> {
  const list = (input: object) => query(app, 'tournaments.list', input);
  return {
    'first page of the list': list({}),
    'the same, REST with participants': { url: `${app.url}/api/tournaments` },
    'upcoming ones': list({ status: 'upcoming' }),
    'text "pokal"': list({ search: 'pokal' }),
    'winners of the rankings': list({ status: 'completed', limit: 10 }),
    'of a member': query(app, 'tournaments.listOfMember', { userId: database.memberId }),
    'next at a lounge': query(app, 'tournaments.listOfLounge', { loungeId: database.loungeId }),
    'a tournament of 16': query(app, 'tournaments.get', { id: database.typicalId }),
    'its entries': query(app, 'tournaments.entries.list', { id: database.typicalId }),
  };
}

interface Evening {
  id: number;
  /** enters the next result. @returns the tournament's revision with it */
  play(): Promise<number>;
}

/** A double elimination of members that has begun. */
async function startEvening(
  app: Server,
  databaseUrl: string,
  cookie: string,
  field: number,
): Promise<Evening> {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  const { id } = (await call(
    app,
    'tournaments.create',
    {
      name: `Bench ${field}`,
      tournamentType: 'double_elimination',
      maxParticipants: field,
      startDate: hours(2),
      registrationDeadline: hours(1),
    },
    cookie,
  )) as { id: number };
  await enter(databaseUrl, id, field);
  const drawn = await call(app, 'tournaments.draw.make', { id, options: { reset: true } }, cookie);
  await call(app, 'tournaments.start', { id }, cookie);
  let { matches } = drawn as CourseOutput;
  const read = async () => {
    const answer = await fetch(query(app, 'tournaments.matches.list', { id }).url);
    return ((await answer.json()) as { result: { data: CourseOutput } }).result.data;
  };
  const next = () => matches.findIndex(({ status }) => status === 'open' || status === 'called');
  return {
    id,
    async play() {
      if (next() < 0) matches = (await read()).matches;
      const [match] = matches.splice(next(), 1);
      const url = query(app, 'tournaments.get', { id }).url;
      await call(app, 'tournaments.matches.decide', { matchId: match?.id, score: [3, 1] }, cookie);
      const { result } = (await (await fetch(url)).json()) as {
        result: { data: { revision: number } };
      };
      return result.data.revision;
    },
  };
}

/** What the last run has played would stand at the top of the lists. */
async function forgetFormer(databaseUrl: string): Promise<void> {
  const pool = createPool(databaseUrl, { max: 1 });
  await pool.query(`delete from tournaments where name like 'Bench %'`).finally(() => pool.end());
}

/** Members of the scale data; entering them one by one would take a minute. */
async function enter(databaseUrl: string, id: number, field: number): Promise<void> {
  const pool = createPool(databaseUrl, { max: 1 });
  try {
    await pool.query(
      `with members as (
         select id, row_number() over (order by id desc) as number from users
         where email like '%@oche.test' order by id desc limit $2
       ), entries as (
         insert into tournament_entries (tournament_id, number, status, entered_by, registered_at)
         select $1, number, 'registered', id, now() from members returning id, number
       )
       insert into tournament_entry_players (entry_id, position, tournament_id, user_id)
       select entries.id, 0, $1, members.id from entries join members using (number)`,
      [id, field],
    );
    await pool.query(
      `update tournaments set entered_count = $2::int, next_number = $2::int + 1, revision = revision + 1
       where id = $1`,
      [id, field],
    );
  } finally {
    await pool.end();
  }
}

async function besideBare(
  app: Server,
  bare: Server,
  id: number,
  pageUrl: string,
  options: BenchOptions,
): Promise<Result[]> {
  const headers = { 'accept-encoding': 'br' };
  const course = query(app, 'tournaments.matches.list', { id });
  const sets: Record<string, Target>[] = [
    {
      'list, bare': { url: `${bare.url}/tournaments` },
      'list, tRPC': query(app, 'tournaments.list', {}),
    },
    {
      'bracket of 512, bare rows': { url: `${bare.url}/matches/${id}` },
      'bracket of 512, tRPC': course,
    },
    {
      'visitor’s page, bare': { url: `${bare.url}/page`, headers },
      'visitor’s page of 512': { url: pageUrl, headers },
    },
  ];
  const results: Result[] = [];
  for (const targets of sets) {
    const [bareName = ''] = Object.keys(targets);
    results.push(...withRatios(await inTurns(targets, options.rounds, options), bareName));
  }
  return results;
}

async function weigh(app: Server, evening: Evening, pageUrl: string): Promise<Weight> {
  const { url } = query(app, 'tournaments.matches.list', { id: evening.id });
  const course = Buffer.from(await (await fetch(url)).arrayBuffer());
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  const times: number[] = [];
  for (let page = 0; page < FRESH_PAGES; page += 1) {
    await evening.play();
    times.push(await untilFirstByte(pageUrl));
  }
  times.sort((a, b) => a - b);
  const { body } = await storedPage(pageUrl);
  return {
    course: course.length,
    courseCompressed: brotliCompressSync(course, quality).length,
    pageCompressed: Buffer.from(body, 'base64').length,
    fresh: quantile(times, 0.5),
    kept: await untilFirstByte(pageUrl),
  };
}

async function untilFirstByte(url: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url);
  const time = performance.now() - start;
  await answer.arrayBuffer();
  return time;
}

/** As a projector does it: who is told of a change reads the bracket anew. */
async function watch(app: Server, evening: Evening, watchers: number): Promise<Projector> {
  const before = await processMemory(app);
  const { url } = query(app, 'tournaments.events', { id: evening.id });
  const course = query(app, 'tournaments.matches.list', { id: evening.id }).url;
  const streams = Array.from({ length: watchers }, () => new Stream(url, 'revision'));
  await Promise.all(streams.map((stream) => stream.reached(0)));
  const withWatchers = await processMemory(app);
  const told: number[] = [];
  const shown: number[] = [];
  for (let result = 0; result < RESULTS; result += 1) {
    const known = Math.max(...streams.map((stream) => stream.count));
    const start = performance.now();
    const seen = streams.map(async (stream) => {
      const time = await stream.reached(known + 1);
      await (await fetch(course)).arrayBuffer();
      return { told: time - start, shown: performance.now() - start };
    });
    const revision = await evening.play();
    const times = await Promise.all(seen);
    told.push(Math.max(...times.map((each) => each.told)));
    shown.push(Math.max(...times.map((each) => each.shown)));
    await Promise.all(streams.map((stream) => stream.reached(revision)));
  }
  for (const stream of streams) stream.close();
  return { before, withWatchers, watchers, told: quantiles(told), shown: quantiles(shown) };
}

function quantiles(times: number[]) {
  times.sort((a, b) => a - b);
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
