import { readFileSync } from 'node:fs';
import { createPool } from '@oche/db';
import Fastify from 'fastify';
import type { PoolClient } from 'pg';
import { listPostsAfter } from '../src/modules/forum/post/post-page.queries.ts';
import { listThreads } from '../src/modules/forum/thread/thread.queries.ts';
import { getFixture } from '../src/modules/leagues/core/fixture.queries.ts';
import { getDivision, listFixtures } from '../src/modules/leagues/division/division.queries.ts';
import { readParts } from '../src/modules/leagues/fixture/fixture-parts.queries.ts';
import { filtersOf } from '../src/modules/market/finding/list/filters.ts';
import { startOf } from '../src/modules/market/finding/list/order.ts';
import { anything } from '../src/modules/market/finding/list/testing-wish.ts';
import { findAhead, findOfKin, paramsOf } from '../src/modules/market/finding/list/walk.queries.ts';
import type { Wish } from '../src/modules/market/finding/list/wish.ts';
import { listSimilar } from '../src/modules/market/finding/similar/similar.queries.ts';
import { listCards } from '../src/modules/market/items/item/card.queries.ts';
import { getItem } from '../src/modules/market/items/item/item.queries.ts';
import { listNext } from '../src/modules/tournaments/lists/list.queries.ts';
import { listMatches } from '../src/modules/tournaments/matches/course.queries.ts';
import { READ_FLOOR, WRITE_FLOOR } from './floor.ts';
import type { Statement } from './recorder.ts';

/**
 * The server to compare with: Fastify and pg with nothing between them. It runs the same main query
 * as a named prepared statement, and sends a stored page: the same bytes, headers included.
 * Arguments: database URL, file with the page, port, and a file with lists of statements, if there is one.
 */
const [url = '', pageFile = '', port = '0', statementsFile = ''] = process.argv.slice(2);
const pool = createPool(url, { max: 20 });
const stored = JSON.parse(readFileSync(pageFile, 'utf8'));
const page = { headers: stored.headers, body: Buffer.from(stored.body, 'base64') };
const app = Fastify({ logger: false });

const PAGE = 21;
const posts = listPostsAfter.withLimit(PAGE);
const threads = listThreads.withLimit(PAGE);
const tournaments = listNext.ahead.withLimit(PAGE);

app.get<{ Params: { id: string } }>('/posts/:id', async ({ params }) => {
  const values = posts.values({ threadId: Number(params.id), rootNumber: 0, number: 0 });
  return (await pool.query({ name: 'posts', text: posts.sql, values })).rows;
});

app.get<{ Params: { id: string } }>('/threads/:id', async ({ params }) => {
  const first = { isPinned: true, lastPostAt: 'infinity', id: Number.MAX_SAFE_INTEGER };
  const values = threads.values({ subforumId: Number(params.id), ...first });
  return (await pool.query({ name: 'threads', text: threads.sql, values })).rows;
});

app.get<{ Params: { id: string } }>('/matches/:id', async ({ params }) => {
  const values = listMatches.values({ tournamentId: Number(params.id) });
  return (await pool.query({ name: 'matches', text: listMatches.sql, values })).rows;
});

app.get<{ Params: { id: string } }>('/divisions/:id', async ({ params }) => {
  const id = Number(params.id);
  const division = { name: 'division', text: getDivision.sql };
  const fixtures = { name: 'fixtures', text: listFixtures.sql };
  const [one, all] = await Promise.all([
    pool.query({ ...division, values: getDivision.values({ id }) }),
    pool.query({ ...fixtures, values: listFixtures.values({ divisionId: id }) }),
  ]);
  return [one.rows, all.rows];
});

app.get<{ Params: { id: string } }>('/fixtures/:id', async ({ params }) => {
  const id = Number(params.id);
  const viewer = { viewerId: '', isStaff: false, isTrusted: false };
  const fixture = { name: 'fixture', text: getFixture.sql };
  const parts = { name: 'parts', text: readParts.sql };
  const [one, rest] = await Promise.all([
    pool.query({ ...fixture, values: getFixture.values({ id, viewerId: '' }) }),
    pool.query({ ...parts, values: readParts.values({ ...viewer, fixtureId: id }) }),
  ]);
  return [one.rows, rest.rows];
});

app.get('/tournaments', async () => {
  const horizon = new Date(Date.now() - 86_400_000).toISOString();
  const first = { viewerId: '', at: '0001-01-01T00:00:00.000Z', id: 0 };
  const values = tournaments.values({ ...first, horizon, status: 'all', text: '', pattern: '%%' });
  return (await pool.query({ name: 'tournaments', text: tournaments.sql, values })).rows;
});

const COLOGNE = { latitude: 50.938, longitude: 6.957 };
/** What the bench asks for: attributes and a radius. */
const rare: Wish = {
  ...anything,
  choices: { intent: ['sell'], category: ['darts'], tip: ['steel'], barrelShape: ['straight'] },
  weightFrom: 22,
  weightTo: 24,
  tungstenFrom: 90,
  circle: { middle: COLOGNE, radius: 50 },
};
const newest = findAhead.newest.withLimit(PAGE);
const cheapest = findOfKin.price_asc.withLimit(PAGE);

app.get('/items', async () => {
  const params = { ...paramsOf(filtersOf(anything, null)), ...startOf('newest'), viewerId: '' };
  const values = newest.values(params);
  return (await pool.query({ name: 'items', text: newest.sql, values })).rows;
});

app.get('/items/near', async () => {
  const filters = paramsOf(filtersOf(rare, COLOGNE));
  const values = cheapest.values({ ...filters, ...startOf('price_asc'), viewerId: '' });
  return (await pool.query({ name: 'items-near', text: cheapest.sql, values })).rows;
});

app.get<{ Params: { id: string } }>('/items/:id', async ({ params }) => {
  const values = getItem.values({ id: Number(params.id), viewerId: '' });
  return (await pool.query({ name: 'item', text: getItem.sql, values })).rows;
});

app.get<{ Params: { id: string } }>('/items/:id/similar', async ({ params }) => {
  const values = listSimilar.values({ id: Number(params.id), viewerId: '', limit: 4 });
  const { rows } = await pool.query({ name: 'similar', text: listSimilar.sql, values });
  const cards = listCards.values({ viewerId: '', ids: rows.map(({ id }) => id) });
  return (await pool.query({ name: 'cards', text: listCards.sql, values: cards })).rows;
});

const recorded: Statement[][] = statementsFile
  ? JSON.parse(readFileSync(statementsFile, 'utf8'))
  : [];

app.get<{ Params: { index: string } }>('/recorded/:index', async ({ params }) => {
  const statements = recorded[Number(params.index)] ?? [];
  const results = await Promise.all(
    statements.map(({ name, text, values }) => pool.query({ name, text, values })),
  );
  return results.map(({ rows }) => rows);
});

app.get('/floor', async () => {
  const values = [READ_FLOOR.keys()];
  return (await pool.query({ name: 'floor', text: READ_FLOOR.text, values })).rows;
});

app.post<{ Body: { content: string } }>('/floor', async ({ body }) => {
  const values = [body.content];
  return (await pool.query({ name: 'write-floor', text: WRITE_FLOOR, values })).rows[0];
});

app.get('/page', (_request, reply) => reply.headers(page.headers).send(page.body));

interface NewPost {
  threadId: number;
  authorId: string;
  content: string;
}

app.post<{ Body: NewPost }>('/posts', ({ body }) =>
  inTransaction(async (client) => {
    const { rows } = await client.query({
      name: 'take-number',
      text: `update forum_threads set next_number = next_number + 1, revision = revision + 1,
               post_count = post_count + 1, last_post_at = now(), last_post_number = next_number,
               last_post_author_id = $2
             where id = $1 and deleted_at is null
             returning next_number - 1 as number, revision, subforum_id`,
      values: [body.threadId, body.authorId],
    });
    const [{ number, revision, subforum_id }] = rows;
    const post = await client.query({
      name: 'insert-post',
      text: `insert into forum_posts (thread_id, number, root_number, author_id, content, revision)
             values ($1, $2, $2, $3, $4, $5) returning id, number, created_at`,
      values: [body.threadId, number, body.authorId, body.content, revision],
    });
    await client.query({
      name: 'count-post',
      text: 'update forum_subforums set post_count = post_count + 1 where id = $1',
      values: [subforum_id],
    });
    return post.rows[0];
  }),
);

interface NewVisit {
  gameId: number;
  moveId: string;
  leg: number;
  entry: object;
}

/** Rows as the app writes them, without its rules: where the game stands is written as it was. */
app.post<{ Body: NewVisit }>('/visits', ({ body: { gameId, moveId, leg, entry } }) =>
  inTransaction(async (client) => {
    const { rows } = await client.query({
      name: 'lock-game',
      text: `select setup, position, revision + 1 as revision, created_by from games where id = $1
             for no key update`,
      values: [gameId],
    });
    const [{ position, revision, created_by }] = rows;
    await client.query({
      name: 'insert-move',
      text: `insert into game_moves (game_id, revision, move_id, move, made_by, made_at)
             values ($1, $2, $3, $4, $5, now())`,
      values: [gameId, revision, moveId, JSON.stringify({ kind: 'enter', entry }), created_by],
    });
    await client.query({
      name: 'append-entry',
      text: `insert into game_legs (game_id, number, entries) values ($1, $2, $3)
             on conflict (game_id, number) do update set entries = game_legs.entries || excluded.entries`,
      values: [gameId, leg, JSON.stringify([entry])],
    });
    await client.query({
      name: 'save-game',
      text: 'update games set position = $2, revision = $3, moved_at = now() where id = $1',
      values: [gameId, JSON.stringify(position), revision],
    });
    return { revision };
  }),
);

async function inTransaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

await app.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('ready');
process.on('SIGTERM', async () => {
  await app.close();
  await pool.end();
  process.exit(0);
});
