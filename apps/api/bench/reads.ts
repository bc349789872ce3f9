import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createPool } from '@oche/db';
import { startPage } from './domains/home.ts';
import { FLOOR, prepareFloor, readFloor } from './floor.ts';
import { inTurns, type Target } from './load.ts';
import type { RecordedRead, Statement } from './recorder.ts';
import { type BenchOptions, type Result, storedPage, withRatios } from './scenarios.ts';
import { type Server, signIn, startApp, startBare } from './servers.ts';

const RECORDER = fileURLToPath(new URL('./recorder.ts', import.meta.url));
const TARGET = 0.5;

/** What a page asks for in one request, and of each of its calls the statement that the bare server runs. */
interface Read {
  calls: RecordedRead['calls'];
  /** names of statements; those of a list end with its limit */
  main: readonly string[];
  isMembers?: boolean;
}

/** Ids of the demo data that the reads are of. */
interface Places {
  subforumId: number;
  tournamentId: number;
  itemId: number;
  loungeId: number;
  conversationId: number;
  memberId: string;
  memberEmail: string;
}

const readsOf = (places: Places): Record<string, Read> => ({
  'a subforum': {
    calls: [{ path: 'forum.thread.list', input: { subforumId: places.subforumId } }],
    main: ['forum.listThreads.21'],
  },
  'a tournament with its bracket': {
    calls: [
      { path: 'tournaments.get', input: { id: places.tournamentId } },
      { path: 'tournaments.matches.list', input: { id: places.tournamentId } },
    ],
    main: ['tournaments.getTournament', 'tournaments.listMatches'],
  },
  'an ad': {
    calls: [{ path: 'market.items.get', input: { id: places.itemId } }],
    main: ['market.getItem'],
  },
  'a list of ads': {
    calls: [{ path: 'market.items.list', input: {} }],
    main: ['market.findAhead.newest.21'],
  },
  'a lounge': {
    calls: [{ path: 'lounges.get', input: { id: places.loungeId } }],
    main: ['lounges.getLounge'],
  },
  'the directory': {
    calls: [{ path: 'lounges.search', input: {} }],
    main: ['lounges.findAhead.newest.21'],
  },
  'a ranking': {
    calls: [{ path: 'rankings.list', input: {} }],
    main: ['rankings.listTop'],
    isMembers: true,
  },
  'a conversation': {
    calls: [
      { path: 'social.conversations.get', input: { id: places.conversationId } },
      {
        path: 'social.conversations.messages',
        input: { conversationId: places.conversationId },
      },
    ],
    main: ['conversations.getMembership', 'conversations.listBefore.41'],
    isMembers: true,
  },
  'home as one call': {
    calls: startPage(places.memberId),
    main: [
      'home.getOwn',
      'forum.listRecentPosts.5',
      'people.getSeenProfile',
      'clubs.listOwnClubs',
      'polls.listCurrent',
      'people.countTies',
      'people.listFriends.4',
      'conversations.list.4',
      'bookings.listUpcoming.4',
      'market.findAhead.newest.5',
    ],
    isMembers: true,
  },
});

/**
 * The most read pages of all domains beside the bare server, with the demo data: what counts here is what a read costs,
 * not how much there is. The bare server runs of each call the statement that reads what is shown.
 */
export async function reads(databaseUrl: string, options: BenchOptions): Promise<Result[]> {
  const app = await startApp(databaseUrl, options.dataDir, { DEMO_DATA: 'true' });
  const stop = [app];
  try {
    await prepareFloor(databaseUrl);
    const places = await findPlaces(databaseUrl);
    const cookie = await signIn(app, places.memberEmail);
    const all = readsOf(places);
    const statements = await record(databaseUrl, all, cookie, options.dataDir);
    const pageFile = join(options.dataDir, 'page.json');
    writeFileSync(pageFile, JSON.stringify(await storedPage(`${app.url}/login`)));
    const bare = await startBare(databaseUrl, pageFile, statements);
    stop.unshift(bare);
    const results: Result[] = [];
    for (const [index, [name, read]] of Object.entries(all).entries()) {
      const bareName = `${name}, bare`;
      const targets = {
        [FLOOR]: readFloor(bare),
        [bareName]: { url: `${bare.url}/recorded/${index}` },
        [name]: targetOf(app, read, cookie),
      };
      const measured = await inTurns(targets, options.rounds, options);
      const [floor, ...others] = withRatios(measured, bareName, TARGET, FLOOR);
      results.push(...(index === 0 && floor ? [floor] : []), ...others);
    }
    return results;
  } finally {
    for (const server of stop) await server.stop();
  }
}

function targetOf(app: Server, { calls, isMembers }: Read, cookie: string): Target {
  const paths = calls.map(({ path }) => path).join(',');
  const inputs = Object.fromEntries(
    calls.flatMap(({ input }, index) => (input ? [[index, input]] : [])),
  );
  const input = encodeURIComponent(JSON.stringify(inputs));
  return {
    url: `${app.url}/trpc/${paths}?batch=1&input=${input}`,
    headers: { 'content-type': 'application/json', ...(isMembers && { cookie }) },
  };
}

/** @returns a file with the main statements of each read, in the reads' order */
async function record(
  databaseUrl: string,
  all: Record<string, Read>,
  cookie: string,
  dataDir: string,
): Promise<string> {
  const sessionId = cookie.slice(cookie.indexOf('=') + 1);
  const asked: Record<string, RecordedRead> = Object.fromEntries(
    Object.entries(all).map(([name, { calls, isMembers }]) => [
      name,
      { calls, ...(isMembers && { sessionId }) },
    ]),
  );
  const [readsFile, statementsFile] = ['reads.json', 'statements.json'].map((file) =>
    join(dataDir, file),
  ) as [string, string];
  writeFileSync(readsFile, JSON.stringify(asked));
  await promisify(execFile)(process.execPath, [RECORDER, readsFile, statementsFile], {
    env: { ...process.env, DATABASE_URL: databaseUrl, OCHE_DATA_DIR: dataDir },
  });
  const sent: Record<string, Statement[]> = JSON.parse(readFileSync(statementsFile, 'utf8'));
  const wanted = Object.entries(all).map(([name, { main }]) =>
    main.map((wish) => {
      const statement = sent[name]?.find((each) => each.name === wish);
      if (!statement) throw new Error(`${name} sends no ${wish}: name its main statement anew`);
      return statement;
    }),
  );
  writeFileSync(statementsFile, JSON.stringify(wanted));
  return statementsFile;
}

async function findPlaces(databaseUrl: string): Promise<Places> {
  const pool = createPool(databaseUrl, { max: 1 });
  try {
    const { rows } = await pool.query<Places>(`
      select
        (select subforum_id from forum_threads group by 1 order by count(*) desc, 1 limit 1) as "subforumId",
        (select tournament_id from tournament_matches group by 1 order by count(*) desc, 1 limit 1) as "tournamentId",
        (select min(id) from market_items where status = 'active') as "itemId",
        (select min(id) from lounges where is_active) as "loungeId",
        talk.id as "conversationId", users.id as "memberId", users.email as "memberEmail"
      from (select conversation_id as id from conversation_messages group by 1 order by count(*) desc, 1 limit 1) talk
      join lateral (select user_id from conversation_members where conversation_id = talk.id order by 1 limit 1) one on true
      join users on users.id = one.user_id`);
    const [places] = rows;
    if (!places) throw new Error('the demo data has no conversation');
    return places;
  } finally {
    await pool.end();
  }
}
