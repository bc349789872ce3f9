import { poolOf } from '@oche/db';
import { createTRPCClient, httpBatchLink, httpLink, TRPCClientError } from '@trpc/client';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, useTestApp } from './testing.ts';
import { ran, testRouter } from './testing-router.ts';

const server = useTestApp({ router: testRouter });
let url: string;

beforeAll(async () => {
  url = `${await server.listen()}/trpc`;
});

const get = (path: string, headers = {}) => server.app.inject({ url: `/trpc/${path}`, headers });

describe.each([
  ['single calls', httpLink],
  ['batches', httpBatchLink],
])('tRPC’s own client, with %s', (_name, link) => {
  const client = () => createTRPCClient<typeof testRouter>({ links: [link({ url })] });

  test('queries, also several at once', async () => {
    const { probe } = client();
    const answers = await Promise.all([probe.get.query({ id: 1 }), probe.list.query({ limit: 2 })]);
    expect(answers[0]).toEqual({ id: 1, flavour: null });
    expect(answers[1].items).toHaveLength(2);
  });

  test('mutations with and without input', async () => {
    const { probe } = client();
    expect(await probe.add.mutate({ label: ' Öche ' })).toMatchObject({ label: 'Öche' });
    expect(await probe.addNothing.mutate()).toBeNull();
  });

  test('a refusal among answers spoils none of the others', async () => {
    const { probe } = client();
    const results = await Promise.allSettled([
      probe.get.query({ id: 1 }),
      probe.get.query({ id: 0 }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });

  test('a refusal brings its code, fields and request id', async () => {
    const error = await client()
      .probe.get.query({ id: -1 })
      .catch((thrown: unknown) => thrown);
    if (!(error instanceof TRPCClientError)) throw error;
    expect(error.message).toBe('BAD_INPUT');
    expect(error.data).toMatchObject({
      code: 'BAD_INPUT',
      httpStatus: 400,
      requestId: expect.stringMatching(/^[\w-]{13}$/),
      fields: { id: 'invalid' },
    });
  });

  test('a refusal before any procedure is understood, too', async () => {
    const error = await createTRPCClient<typeof testRouter>({
      links: [link({ url, headers: { origin: 'https://evil.example' } })],
    })
      .probe.addNothing.mutate()
      .catch((thrown: unknown) => thrown);
    if (!(error instanceof TRPCClientError)) throw error;
    expect(error.data).toMatchObject({ code: 'CROSS_SITE', httpStatus: 403 });
  });
});

describe('statuses', () => {
  test.each([
    ['probe.get?input={"id":1}', 200],
    ['probe.get?input={"id":"x"}', 400],
    ['probe.get', 400],
    ['probe.get?input={', 400],
    ['probe.get?input=1&input=2', 400],
    ['probe.nothing', 404],
    ['probe.rename', 405],
    ['probe.three?batch=1', 405],
    ['probe.refuse', 429],
    ['probe.secret', 500],
    ['probe.who,probe.who?batch=1', 200],
    ['probe.who,probe.refuse?batch=1', 207],
    ['probe.refuse,probe.refuse?batch=1', 429],
    ['probe.get,probe.get?batch=1&input=[{"id":1},{"id":2}]', 200],
    ['probe.get?batch=1&input="text"', 400],
    ['probe.get?batch=1&input=null', 400],
    ['probe.who/more', 404],
    ['', 404],
  ])('%s answers %i', async (path, status) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{13}$/);
    expect(() => answer.json()).not.toThrow();
  });

  test('a wait is a header, too', async () => {
    expect((await get('probe.who,probe.refuse?batch=1')).headers['retry-after']).toBe('7');
  });

  test('a mutation is no GET, a query no POST', async () => {
    const before = ran.add;
    expect((await get('probe.addNothing')).statusCode).toBe(405);
    expect((await get('probe.who,probe.addNothing?batch=1')).statusCode).toBe(207);
    const posted = await server.app.inject({ method: 'POST', url: '/trpc/probe.who' });
    expect(posted.statusCode).toBe(405);
    expect(ran.add).toBe(before);
  });

  test.each(['HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'] as const)(
    '%s is not served',
    async (method) => {
      const answer = await server.app.inject({ method, url: '/trpc/probe.addNothing' });
      expect(answer.statusCode).toBe(404);
    },
  );
});

describe('batches', () => {
  const batch = (count: number) => `${Array(count).fill('probe.who').join(',')}?batch=1`;

  test('of ten calls are answered', async () => {
    expect((await get(batch(10))).json()).toHaveLength(10);
  });

  test('of eleven calls are refused', async () => {
    const answer = await get(batch(11));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { message: 'BAD_INPUT' } });
  });

  test.each(['?batch=1', ''])('4,000 commas%s get a small answer', async (query) => {
    for (const count of [100, 1500, 4000]) {
      const answer = await get(`${','.repeat(count)}${query}`);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.body.length).toBeLessThan(500);
    }
  });

  test('a list of a thousand wrong inputs gets a small answer', async () => {
    const input = JSON.stringify(
      Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [i, {}])),
    );
    const answer = await server.app.inject({
      method: 'POST',
      url: '/trpc/probe.add?batch=1',
      headers: { 'content-type': 'application/json' },
      payload: input,
    });
    expect(answer.body.length).toBeLessThan(500);
  });

  test('streamed answers are not offered', async () => {
    const headers = { 'trpc-accept': 'application/jsonl', accept: 'application/jsonl' };
    const answer = await get('probe.who,probe.who?batch=1', headers);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toHaveLength(2);
  });
});

describe('limits', () => {
  test('count calls, not requests', async () => {
    const limited = await createTestApp({
      router: testRouter,
      env: { RATE_LIMIT_PER_MINUTE: '12' },
    });
    const call = (path: string) => limited.app.inject({ url: `/trpc/${path}` });
    expect((await call('probe.who,probe.who,probe.who?batch=1')).statusCode).toBe(200);
    const second = await call(`${Array(10).fill('probe.who').join(',')}?batch=1`);
    expect(second.statusCode).toBe(207);
    const codes = second
      .json<{ error?: { message: string } }[]>()
      .map(({ error }) => error?.message);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
    const third = await call('probe.who');
    expect(third.statusCode).toBe(429);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    await limited.close();
  });

  test('count members apart from their address, and posting on its own', async () => {
    const limited = await createTestApp({
      router: testRouter,
      env: { RATE_LIMIT_POSTING_PER_MINUTE: '2' },
    });
    const post = async (cookie: string) => {
      const headers = { cookie };
      const answer = await limited.app.inject({ method: 'POST', url: '/trpc/probe.post', headers });
      return answer.statusCode;
    };
    const [anna, ben] = await Promise.all([
      limited.signIn(await limited.api.createMember()),
      limited.signIn(await limited.api.createMember()),
    ]);
    expect([await post(anna), await post(anna), await post(anna)]).toEqual([200, 200, 429]);
    expect(await post(ben)).toBe(200);
    await limited.close();
  });

  test('made-up sessions are refused without a query, once they are too many', async () => {
    const limited = await createTestApp({
      router: testRouter,
      env: { RATE_LIMIT_PER_MINUTE: '3' },
    });
    const call = async (cookie: string, remoteAddress = '192.0.2.1') => {
      const headers = { cookie };
      const url = '/trpc/probe.nothing';
      return (await limited.app.inject({ url, headers, remoteAddress })).statusCode;
    };
    const pool = poolOf(limited.api.deps.db);
    if (!pool) throw new Error('the test api has no pool');
    const query = vi.spyOn(pool, 'query');
    const answers = [];
    for (let n = 0; n < 5; n++) answers.push(await call(`oche_session=made-up-${n}`));
    expect(answers).toEqual([404, 404, 404, 429, 429]);
    expect(query).toHaveBeenCalledTimes(3);
    expect(await call('oche_session=made-up', '192.0.2.2')).toBe(404);
    await limited.close();
  });
});

test('an answer to a session that is over leaves its cookie to pages', async () => {
  const answer = await get('probe.who', { cookie: 'oche_session=gone' });
  expect(answer.json()).toEqual({ result: { data: { id: null } } });
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('a session is read once for a whole batch', async () => {
  const member = await server.api.createMember();
  const cookie = await server.signIn(member);
  const answer = await get('probe.who,probe.who?batch=1', { cookie });
  expect(answer.json()).toEqual([
    { result: { data: { id: member.id } } },
    { result: { data: { id: member.id } } },
  ]);
});
