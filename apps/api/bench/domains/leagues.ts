import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPool, type Pool } from '@oche/db';
import type { LeagueDatabase } from '../databases/leagues.ts';
import { atBothSizes, inTurns, quantile, query, type SizedRead, type Target } from '../load.ts';
import { type BenchOptions, type Result, storedPage, withRatios } from '../scenarios.ts';
import { call, type Server, signIn, startApp, startBare } from '../servers.ts';
import { Stream } from '../streams.ts';

/** while the watchers watch */
const RESULTS = 12;

export interface LeagueTimes {
  reads: SizedRead[];
  besideBare: Result[];
  /** from sending a result until the last of so many watchers has the table; milliseconds */
  watched: { watchers: number; told: Quantiles; shown: Quantiles };
}

interface Quantiles {
  p50: number;
  p99: number;
}

/** What is read of leagues at two sizes, beside the bare server, and an evening that many watch. */
export async function leagues(
  few: LeagueDatabase,
  many: LeagueDatabase,
  watchers: number,
  options: BenchOptions,
): Promise<LeagueTimes> {
  const [small, large] = await Promise.all([few, many].map(withSheet));
  if (!small || !large) throw new Error('leagues are read at two sizes');
  // all watchers come from one address
  const env = { STREAMS_PER_CLIENT: String(watchers) };
  const apps = {
    small: await startApp(small.url, options.dataDir),
    large: await startApp(large.url, options.dataDir, env),
  };
  const stop = [apps.small, apps.large];
  try {
    const reads = await atBothSizes(
      { small: readsOf(apps.small, small), large: readsOf(apps.large, large) },
      options,
    );
    const pageUrl = `${apps.large.url}/leagues/divisions/${large.divisionId}`;
    const pageFile = join(options.dataDir, 'division-page.json');
    writeFileSync(pageFile, JSON.stringify(await storedPage(pageUrl)));
    const bare = await startBare(large.url, pageFile);
    stop.unshift(bare);
    const besideBare = await compare(apps.large, bare, large, pageUrl, options);
    return { reads, besideBare, watched: await watch(apps.large, large, watchers) };
  } finally {
    for (const server of stop) await server.stop();
  }
}

const readsOf = (app: Server, database: LeagueDatabase): Record<string, Target> => ({
  // as many as there are in the small one
  'first ten of the list': query(app, 'leagues.list', { limit: 10 }),
  'a league': query(app, 'leagues.get', { id: database.leagueId }),
  'its season with five tables': query(app, 'leagues.seasons.get', { id: database.seasonId }),
  'a division with table and fixtures': query(app, 'leagues.divisions.get', {
    id: database.divisionId,
  }),
  'a fixture': query(app, 'leagues.fixtures.get', { id: database.fixtureId }),
  'a team': query(app, 'leagues.teams.get', { id: database.teamId }),
  'figures of a division': query(app, 'leagues.fixtures.figures', { id: database.divisionId }),
});

async function compare(
  app: Server,
  bare: Server,
  { divisionId, fixtureId }: LeagueDatabase,
  pageUrl: string,
  options: BenchOptions,
): Promise<Result[]> {
  const headers = { 'accept-encoding': 'br' };
  const sets: Record<string, Target>[] = [
    {
      'division, bare rows': { url: `${bare.url}/divisions/${divisionId}` },
      'division, tRPC': query(app, 'leagues.divisions.get', { id: divisionId }),
    },
    {
      'fixture, bare rows': { url: `${bare.url}/fixtures/${fixtureId}` },
      'fixture, tRPC': query(app, 'leagues.fixtures.get', { id: fixtureId }),
    },
    {
      'visitor’s page, bare': { url: `${bare.url}/page`, headers },
      'visitor’s page of a division': { url: pageUrl, headers },
    },
  ];
  const results: Result[] = [];
  for (const targets of sets) {
    const [bareName = ''] = Object.keys(targets);
    results.push(...withRatios(await inTurns(targets, options.rounds, options), bareName));
  }
  return results;
}

/** A fixture of the division whose line-ups are named; results are typed by who leads the league. */
async function watch(
  app: Server,
  database: LeagueDatabase,
  watchers: number,
): Promise<LeagueTimes['watched']> {
  const { divisionId } = database;
  const cookie = await signIn(app, database.memberEmail);
  const id = await nameSheet(database);
  const { url } = query(app, 'leagues.divisions.events', { id: divisionId });
  const division = query(app, 'leagues.divisions.get', { id: divisionId }).url;
  const streams = Array.from({ length: watchers }, () => new Stream(url, 'revision'));
  await Promise.all(streams.map((stream) => stream.reached(0)));
  const told: number[] = [];
  const shown: number[] = [];
  for (let number = 1; number <= RESULTS; number += 1) {
    const known = Math.max(...streams.map((stream) => stream.count));
    const start = performance.now();
    const seen = streams.map(async (stream) => {
      const time = await stream.reached(known + 1);
      // an event that doesn't bring the table makes a page read it
      if (!stream.last.includes('"standings"')) await (await fetch(division)).arrayBuffer();
      return { told: time - start, shown: performance.now() - start };
    });
    await call(app, 'leagues.fixtures.enter', { id, number, legs: [3, 1], before: null }, cookie);
    const times = await Promise.all(seen);
    told.push(Math.max(...times.map((each) => each.told)));
    shown.push(Math.max(...times.map((each) => each.shown)));
  }
  for (const stream of streams) stream.close();
  return { watchers, told: quantiles(told), shown: quantiles(shown) };
}

/** The seed writes no sheets: one that was played to its end has one now, and is the fixture that is read. */
const withSheet = (database: LeagueDatabase): Promise<LeagueDatabase> =>
  withPool(database, async (pool) => {
    const fixtureId = await findFixture(pool, database, `= 'confirmed'`);
    await nameLineUps(pool, fixtureId);
    // eight singles, and four doubles of neighbours
    await pool.query(
      `insert into league_games
         (fixture_id, number, home_players, away_players, status, legs_home, legs_away, source, entered_at)
       select $1, number, home.players[first:last], away.players[first:last], 'played', 3, 1, 'captain', now()
       from generate_series(1, 12) number,
         lateral (select case when number > 8 then 2 * number - 17 else number end first,
           case when number > 8 then 2 * number - 16 else number end last) place,
         league_line_ups home, league_line_ups away
       where home.fixture_id = $1 and home.name = 'singles' and home.side = 0
         and away.fixture_id = $1 and away.name = 'singles' and away.side = 1`,
      [fixtureId],
    );
    return { ...database, fixtureId };
  });

/** Makes a fixture that is to come one that is being played, without what a former run has left. */
const nameSheet = (database: LeagueDatabase): Promise<number> =>
  withPool(database, async (pool) => {
    const id = await findFixture(pool, database, `in ('planned', 'live', 'reported')`);
    await nameLineUps(pool, id);
    await pool.query(
      `update league_fixtures set status = 'live', points_home = null, points_away = null, reported_at = null
       where id = $1`,
      [id],
    );
    return id;
  });

async function withPool<T>({ url }: LeagueDatabase, work: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = createPool(url, { max: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** The first of its division in this status. */
async function findFixture(
  pool: Pool,
  { divisionId }: LeagueDatabase,
  status: string,
): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from league_fixtures where division_id = $1 and status ${status} order by round, id limit 1`,
    [divisionId],
  );
  return rows[0]?.id ?? 0;
}

/** Both squads as they are registered, on an empty sheet. */
async function nameLineUps(pool: Pool, fixtureId: number): Promise<void> {
  await pool.query('delete from league_games where fixture_id = $1', [fixtureId]);
  await pool.query('delete from league_line_ups where fixture_id = $1', [fixtureId]);
  await pool.query(
    `insert into league_line_ups (fixture_id, name, side, players, named_at)
     select fixture.id, name, side, array(
       select player_id from league_registrations registration
       where registration.entry_id = case side when 0 then fixture.home_id else fixture.away_id end
       order by player_id
     ), now()
     from league_fixtures fixture, unnest(array['singles', 'doubles']) name, unnest(array[0, 1]) side
     where fixture.id = $1`,
    [fixtureId],
  );
}

function quantiles(times: number[]): Quantiles {
  times.sort((a, b) => a - b);
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
