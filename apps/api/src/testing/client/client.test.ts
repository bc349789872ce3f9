import { createClient, idempotencyKey, OcheError } from '@oche/client';
import { beforeAll, expect, test } from 'vitest';
import { giveToken } from '../../modules/access/testing.ts';
import { createThread } from '../../modules/forum/testing.ts';
import { at, createTournament } from '../../modules/tournaments/testing.ts';
import { useTestApp } from '../../plugins/testing.ts';
import { useMember } from '../index.ts';

/** `@oche/client` against the whole server over a socket, as programs of others use it. */

const server = useTestApp({ now: '2031-03-03T09:00:00.000Z' });
const anna = useMember(server.api, { first_name: 'Anna' });
let baseUrl: string;
beforeAll(async () => {
  baseUrl = await server.listen();
});

const withToken = async (...scopes: Parameters<typeof giveToken>[2] & object) =>
  createClient({ baseUrl, token: (await giveToken(server.api, anna, scopes)).token });

test('reads what everybody may see without a token', async () => {
  const { id } = await createTournament(server.api, anna, { name: 'Frühlingscup' });
  const oche = createClient({ baseUrl });
  const tournament = await oche.get('/api/tournaments/{id}', { params: { path: { id } } });
  expect(tournament).toMatchObject({ id, name: 'Frühlingscup', status: expect.any(String) });
});

test('goes through all pages, each thing once', async () => {
  const made: number[] = [];
  for (const day of [7, 8, 9]) {
    const fields = { name: `Seitencup ${day}`, startDate: at(day), registrationDeadline: at(6) };
    made.push((await createTournament(server.api, anna, fields)).id);
  }
  const found: number[] = [];
  const query = { search: 'Seitencup', limit: 2 };
  for await (const { id } of createClient({ baseUrl }).each('/api/tournaments', {
    params: { query },
  })) {
    found.push(id);
  }
  expect(found.sort((one, other) => one - other)).toEqual(made);
});

test('writes with a token, and the same key again creates nothing twice', async () => {
  const oche = await withToken('forum:write');
  const { thread } = await createThread(server.api, anna);
  const call = {
    params: { header: { 'Idempotency-Key': idempotencyKey() } },
    body: { threadId: thread.id, content: 'Aus einem Programm' },
  };
  const first = await oche.post('/api/forum/posts', call);
  expect(await oche.post('/api/forum/posts', call)).toEqual(first);
  const others = { ...call, body: { ...call.body, content: 'Etwas anderes' } };
  await expect(oche.post('/api/forum/posts', others)).rejects.toMatchObject({
    status: 409,
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
});

test('tells what was refused: the scope, the field, the thing', async () => {
  const oche = await withToken('forum:read');
  const refused = async (call: Promise<unknown>) => {
    const error = await call.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(OcheError);
    return error as OcheError;
  };
  const body = { threadId: 1, content: 'Nein' };
  expect(await refused(oche.post('/api/forum/posts', { body }))).toMatchObject({
    status: 403,
    code: 'INSUFFICIENT_SCOPE',
  });
  const path = { id: 999_999_999 };
  expect(await refused(oche.get('/api/forum/threads/{id}', { params: { path } }))).toMatchObject({
    code: 'THREAD_NOT_FOUND',
    requestId: expect.any(String),
  });
  const query = { limit: 1000 };
  const wrong = await refused(createClient({ baseUrl }).get('/api/games', { params: { query } }));
  expect(wrong.fields).toEqual([{ path: 'limit', message: expect.any(String) }]);
  const unknown = createClient({ baseUrl, token: 'oche_pat_nobody' });
  expect(await refused(unknown.get('/api/games'))).toMatchObject({ code: 'UNKNOWN_TOKEN' });
});
