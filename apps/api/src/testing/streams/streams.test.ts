import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { giveToken } from '../../modules/access/testing.ts';
import { documentedPath } from '../../plugins/openapi/plain-operation.ts';
import { openStream, type ReadStream } from '../../plugins/rest/testing.ts';
import { useTestApp } from '../../plugins/testing.ts';
import { liveStreamsOf } from '../../trpc/live-streams.ts';
import { listRoutes, tell } from '../index.ts';
import { type Cast, type Scene, scenes } from './scenes.ts';

/*
 * What docs/streams.md promises of every stream, tried on each that there is: nobody misses what happens while they are away,
 * and nobody hears what they may not hear any more.
 */

const STREAMS = 3;
const server = useTestApp({ env: { STREAMS_PER_CLIENT: String(STREAMS) } });
let address: string;
let cast: Cast;
const opened: ReadStream[] = [];

beforeAll(async () => {
  address = await server.listen();
});
beforeEach(async () => {
  const { api } = server;
  cast = { api, anna: await api.createMember(), ben: await api.createMember() };
});
afterEach(async () => {
  for (const stream of opened.splice(0)) stream.leave();
  await expect.poll(() => liveStreamsOf(server.api.deps.events).size).toBe(0);
});

async function open(path: string, headers: Record<string, string> = {}) {
  const stream = await openStream(`${address}/api${path}/stream`, headers);
  opened.push(stream);
  return stream;
}

const headersFor = async ({ isForBen }: Scene): Promise<Record<string, string>> =>
  isForBen ? { cookie: await server.signIn(cast.ben) } : {};

test('all streams are here', async () => {
  const streams = (await listRoutes())
    .map(({ route }) => documentedPath(route))
    .filter((route) => route.startsWith('GET ') && route.endsWith('/stream'));
  expect(Object.keys(scenes).toSorted()).toEqual(
    streams.map((route) => route.replace('GET ', '')).toSorted(),
  );
});

describe.each(Object.entries(scenes))('%s', (_, setting) => {
  test('tells what happens, and who comes back what they have missed', async () => {
    const scene = await setting(cast);
    const { path, change, hasIds } = scene;
    const headers = await headersFor(scene);
    const stream = await open(path, headers);
    const [first] = await stream.take(1);
    await change();
    const [told] = await stream.take(1);
    expect([first, told]).toEqual([expect.anything(), expect.anything()]);
    stream.leave();
    if (!hasIds) return;
    await change();
    const again = await open(path, { ...headers, 'last-event-id': first?.id ?? '' });
    const [missed] = await again.take(1);
    expect(missed).toBeDefined();
    expect(missed?.id ?? 'none').not.toBe(first?.id);
    // what was said before isn't said again, and what is said now is later
    const other = await open(path, headers);
    const [now] = await other.take(1);
    expect(now?.id).not.toBe(first?.id);
    const behind = await open(path, { ...headers, 'last-event-id': now?.id ?? '' });
    await change();
    expect(await behind.take(1)).not.toEqual([now]);
  });

  test('tells who has an id of the future, as of a database that was restored, how it is', async () => {
    const scene = await setting(cast);
    const headers = await headersFor(scene);
    const [first] = await (await open(scene.path, headers)).take(1);
    if (!scene.hasIds) return;
    const future = first?.id?.replace(/^\d+/, '999999') ?? '';
    const ahead = await open(scene.path, { ...headers, 'last-event-id': future });
    expect((await ahead.take(1)).map(({ id }) => id)).toEqual([first?.id]);
  });

  test('ends for those who may not see it any more', async () => {
    const scene = await setting(cast);
    const { path, change, hide } = scene;
    if (!hide) return;
    const headers = await headersFor(scene);
    const stream = await open(path, headers);
    const own = await open(path, { cookie: await server.signIn(cast.anna) });
    await stream.take(1);
    await own.take(1);
    await hide();
    await change();
    const told = await stream.end();
    expect(told).toMatchObject([{ event: 'refused', data: { code: /_NOT_FOUND$/ } }].map(pattern));
    expect((await open(path, headers)).response.status).toBe(404);
  });
});

/** The code is another one for each thing. */
const pattern = ({ event, data }: { event: string; data: { code: RegExp } }) => ({
  event,
  data: { code: expect.stringMatching(data.code) },
});

describe('a stream that a token has opened', () => {
  const withToken = async (scopes: Parameters<typeof giveToken>[2] = ['games:read']) => {
    const { path } = await (scenes['/api/games/{id}/stream'] ?? expect.fail())(cast);
    const { id, headers } = await giveToken(server.api, cast.anna, scopes);
    return { id, path, headers };
  };

  test('ends when it is revoked', async () => {
    const { id, path, headers } = await withToken();
    const stream = await open(path, headers);
    await stream.take(1);
    await server.api.callerFor(cast.anna).access.tokens.revoke({ id });
    expect(await stream.end()).toMatchObject([
      { event: 'refused', data: { code: 'UNKNOWN_TOKEN' } },
    ]);
    expect((await open(path, headers)).response.status).toBe(401);
  });

  test('ends when another process has revoked it', async () => {
    const { id, path, headers } = await withToken();
    const stream = await open(path, headers);
    await stream.take(1);
    // this process hears of it over the database alone
    const { deps } = server.api;
    await deps.db.deleteFrom('access_tokens').where('id', '=', id).execute();
    await tell(deps, 'token.ended', { userId: cast.anna.id, hash: 'x' });
    expect((await stream.end()).at(-1)).toMatchObject({ event: 'refused' });
  });

  test('is not opened without its scope', async () => {
    const { path, headers } = await withToken(['forum:read']);
    const { response } = await open(path, headers);
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { code: 'INSUFFICIENT_SCOPE' },
    ]);
  });

  test('is one of a few, for each token and each address by itself', async () => {
    const { path, headers } = await withToken();
    const other = await giveToken(server.api, cast.anna, ['games:read']);
    const cookie = await server.signIn(cast.anna);
    for (let count = 0; count < STREAMS; count++) await (await open(path, headers)).take(1);
    const full = await open(path, headers);
    expect(full.response.status).toBe(429);
    expect(full.response.headers.get('retry-after')).toBe('60');
    expect((await open(path, other.headers)).response.status).toBe(200);
    expect((await open(path, { cookie })).response.status).toBe(200);

    const { path: board } = await (
      scenes['/api/lounges/{loungeId}/boards/{boardId}/stream'] ?? expect.fail()
    )(cast);
    for (let count = 0; count < STREAMS; count++) await (await open(board)).take(1);
    expect((await open(board)).response.status).toBe(429);
    expect((await open(board, headers)).response.status).toBe(403);
  });
});
