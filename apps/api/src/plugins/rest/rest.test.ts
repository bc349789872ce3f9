import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing.ts';
import { testRouter } from '../testing-router.ts';

const server = useTestApp({ router: testRouter });

const get = (path: string, headers = {}) =>
  server.app.inject({ url: `/api/probe${path}`, headers });
const send = (method: 'POST' | 'PATCH', path: string, payload: string, headers = {}) =>
  server.app.inject({
    method,
    url: `/api/probe${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

describe('input of a GET', () => {
  test('comes from path and query, the path wins', async () => {
    const answer = await get('/7?id=8&flavour=hop&unknown=1&unknown=2');
    expect(answer.json()).toEqual({ id: 7, flavour: 'hop' });
  });

  test('takes nothing from a body', async () => {
    const answer = await server.app.inject({
      url: '/api/probe/7',
      headers: { 'content-type': 'application/json' },
      payload: '{"flavour":"body"}',
    });
    expect(answer.json()).toEqual({ id: 7, flavour: null });
  });

  test.each(['9007199254740991', '1'])('the id %s is a number', async (id) => {
    expect((await get(`/${id}`)).json()).toEqual({ id: Number(id), flavour: null });
  });

  test.each([
    '9007199254740992',
    '9007199254740993',
    '99999999999999999999',
    '0',
    '-1',
    '1.5',
    '1.0',
    '7%20',
    '%207',
    '1e3',
    '0x10',
    '007',
    '%20',
    '1%00',
    'NaN',
    'Infinity',
    '१',
  ])('the id %s is refused, never rounded or guessed', async (id) => {
    const answer = await get(`/${encodeURI(decodeURI(id))}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: 'id', message: expect.any(String) }],
    });
  });

  test.each(['limit=1&limit=2', 'limit[]=1', 'limit=', 'limit=all', 'limit=0', 'limit=101'])(
    '?%s is refused or no limit at all',
    async (query) => {
      const answer = await get(`?${query}`);
      if (query === 'limit[]=1') expect(answer.json()).toHaveLength(20);
      else expect(answer.statusCode).toBe(400);
    },
  );
});

describe('lists', () => {
  test('are plain arrays of the documented shape, with the next page in a header', async () => {
    const first = await get('?limit=2&flavour=a%26b');
    expect(first.json()).toEqual([{ label: '#0' }, { label: '#1' }]);
    expect(first.headers.link).toBe('</api/probe?limit=2&flavour=a%26b&cursor=last>; rel="next"');
  });

  test('say where the page before is, and follow their own links', async () => {
    const next = /<([^>]+)>; rel="next"/.exec(String((await get('?limit=1')).headers.link))?.[1];
    const last = await server.app.inject({ url: next ?? '' });
    expect(last.headers.link).toBe('</api/probe?limit=1&before=first>; rel="prev"');
  });
});

describe('input of a POST', () => {
  test('comes from the body, not from the query', async () => {
    const answer = await send('POST', '?label=query', '{"label":"body","more":1}');
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ label: 'body', idempotencyKey: null });
    expect((await send('POST', '?label=query', '{}')).statusCode).toBe(400);
  });

  test('takes the idempotency key from its header', async () => {
    const headers = { 'idempotency-key': 'attempt-0001' };
    expect((await send('POST', '', '{"label":"x"}', headers)).json()).toEqual({
      label: 'x',
      idempotencyKey: 'attempt-0001',
    });
    const wrong = await send('POST', '', '{"label":"x"}', { 'idempotency-key': 'ä' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({
      fields: [{ path: 'Idempotency-Key', message: 'Das ist keine gültige Eingabe' }],
    });
  });

  test.each([
    '[]',
    '[{"label":"x"}]',
    '"text"',
    '1',
    'true',
    'null',
    '',
    '{"label":1}',
    '{"label":null}',
  ])('the body %j is refused', async (payload) => {
    const answer = await send('POST', '', payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'BAD_INPUT' });
  });

  test.each(['{', '{"label":"x"', '{label:1}', '\u0000', '{"label":"x"}}', 'undefined'])(
    '%j is not JSON',
    async (payload) => {
      const answer = await send('POST', '', payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ code: 'BAD_INPUT', message: expect.any(String) });
    },
  );

  test.each(['x\u0000y', '\ud800', '\u200b\u200b', ' ', 'x'.repeat(101)])(
    'the text %j is refused',
    async (label) => {
      expect((await send('POST', '', JSON.stringify({ label }))).statusCode).toBe(400);
    },
  );
});

test('a path parameter wins over a body field of its name', async () => {
  const cookie = await server.signIn(await server.api.createMember());
  const answer = await send('PATCH', '/7', '{"id":8,"label":"x"}', { cookie });
  expect(answer.json()).toEqual({ id: 7, label: 'x' });
});

test('who may not is told so before the input is looked at', async () => {
  const answer = await send('PATCH', '/nonsense', '{"label":1}');
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toEqual({ code: 'UNAUTHENTICATED', message: 'Bitte melde dich an.' });
});

test('HEAD answers like GET, without the body', async () => {
  const answer = await server.app.inject({ method: 'HEAD', url: '/api/probe/7' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('');
});

test.each(['DELETE', 'PUT', 'OPTIONS', 'TRACE'] as const)('%s has no path here', async (method) => {
  const answer = await server.app.inject({ method, url: '/api/probe/7' });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
});

test('answers are stored nowhere', async () => {
  expect((await get('/7')).headers['cache-control']).toBe('no-store');
});
