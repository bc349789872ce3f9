import { expect, it, vi } from 'vitest';
import { ApiError, ConnectionError } from '../errors.ts';
import { createBrowserLink } from './browser-link.ts';

type Request = [url: string, init?: RequestInit];

/** Answers every request with what `answer` makes of its address. */
function serve(answer: (url: URL) => unknown) {
  const fetch = vi.fn(async (...[url]: Request) => {
    const body = answer(new URL(url, 'http://oche.test'));
    return body instanceof Response ? body : Response.json(body);
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const namesIn = (url: URL) => url.pathname.slice('/trpc/'.length).split(',');
const inputsIn = (url: URL) => JSON.parse(url.searchParams.get('input') ?? '');

const refusal = {
  error: {
    message: 'THREAD_NOT_FOUND',
    code: -32_004,
    data: { code: 'THREAD_NOT_FOUND', domain: 'forum', httpStatus: 404, requestId: 'r1' },
  },
};

it('sends queries that start together in one request, and gives each its answer', async () => {
  const fetch = serve((url) => namesIn(url).map((name) => ({ result: { data: name } })));
  const link = createBrowserLink();
  const answers = await Promise.all([
    link.call('query', 'forum.thread.get', { id: 1 }),
    link.call('query', 'auth.me', undefined),
  ]);
  expect(answers).toEqual(['forum.thread.get', 'auth.me']);
  expect(fetch).toHaveBeenCalledOnce();
  const url = new URL(fetch.mock.calls[0]?.[0] ?? '', 'http://oche.test');
  expect(inputsIn(url)).toEqual({ 0: { id: 1 } });
});

it('refuses only the query that is refused', async () => {
  serve(() => [{ result: { data: 'fine' } }, refusal]);
  const link = createBrowserLink();
  const fine = link.call('query', 'auth.me', undefined);
  const refused = link.call('query', 'forum.thread.get', { id: 0 });
  await expect(refused).rejects.toThrow(ApiError);
  await expect(refused).rejects.toMatchObject({ data: { code: 'THREAD_NOT_FOUND' } });
  await expect(fine).resolves.toBe('fine');
});

it('refuses all queries of a request that is refused as a whole', async () => {
  serve(() => refusal);
  const link = createBrowserLink();
  const calls = [1, 2].map((id) => link.call('query', 'forum.thread.get', { id }));
  for (const call of calls) await expect(call).rejects.toThrow(ApiError);
});

it.each([
  ['10 queries', 23, 'a', 3],
  ['2,000 characters', 4, 'a'.repeat(900), 2],
])('keeps a request below %s', async (_limit, count, text, requests) => {
  const fetch = serve((url) => namesIn(url).map(() => ({ result: { data: text } })));
  const link = createBrowserLink();
  const calls = Array.from({ length: count }, () => link.call('query', 'x.y', { text }));
  expect(await Promise.all(calls)).toEqual(calls.map(() => text));
  expect(fetch).toHaveBeenCalledTimes(requests);
});

it('sends each mutation by itself', async () => {
  const fetch = serve(() => [{ result: {} }]);
  const link = createBrowserLink();
  const calls = [1, 2].map((id) => link.call('mutation', 'forum.post.delete', { id }));
  expect(await Promise.all(calls)).toEqual([undefined, undefined]);
  expect(fetch.mock.calls.map(([url, init]) => [url, init?.method, init?.body])).toEqual([
    ['/trpc/forum.post.delete?batch=1', 'POST', '{"0":{"id":1}}'],
    ['/trpc/forum.post.delete?batch=1', 'POST', '{"0":{"id":2}}'],
  ]);
});

it.each([
  ['nobody answers', () => Promise.reject(new TypeError('fetch failed'))],
  ['a proxy answers', () => new Response('<h1>502</h1>', { status: 502 })],
  ['an answer is missing', () => []],
  ['something else answers', () => ({ hello: 'there' })],
])('has lost the connection when %s', async (_case, answer) => {
  vi.stubGlobal('fetch', async () => {
    const body = await answer();
    return body instanceof Response ? body : Response.json(body);
  });
  const link = createBrowserLink();
  await expect(link.call('query', 'auth.me', undefined)).rejects.toThrow(ConnectionError);
  await expect(link.call('mutation', 'auth.signOut', undefined)).rejects.toThrow(ConnectionError);
});
