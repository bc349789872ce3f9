import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createApiAccess } from './client.ts';
import type { ApiLink } from './link.ts';

function access() {
  const call = vi.fn(async (..._args: Parameters<ApiLink['call']>): Promise<unknown> => 'answer');
  const follow = vi.fn(() => () => {});
  return { call, follow, ...createApiAccess({ call, follow }, new QueryClient()) };
}

it('calls past the cache', async () => {
  const { call, follow, api } = access();
  const handlers = { onStarted() {}, onData() {}, onError() {} };
  await api.client.forum.thread.get.query({ id: 1 });
  await api.client.auth.signOut.mutate();
  api.client.forum.thread.events.subscribe({ threadId: 1 }, handlers);
  expect(call.mock.calls).toEqual([
    ['query', 'forum.thread.get', { id: 1 }],
    ['mutation', 'auth.signOut', undefined],
  ]);
  expect(follow).toHaveBeenCalledWith('forum.thread.events', { threadId: 1 }, handlers);
});

it('reads what the cache has only once, until it is no longer true', async () => {
  const { call, api } = access();
  const read = () => api.forum.thread.get.fetch({ id: 1 }, { staleTime: 60_000 });
  expect([await read(), await read()]).toEqual(['answer', 'answer']);
  expect(await api.forum.thread.get.ensureData({ id: 1 })).toBe('answer');
  expect(api.forum.thread.get.getData({ id: 1 })).toBe('answer');
  expect(api.forum.thread.get.getData({ id: 2 })).toBeUndefined();
  expect(call).toHaveBeenCalledOnce();
  await api.forum.thread.get.invalidate({ id: 2 });
  await read();
  expect(call).toHaveBeenCalledOnce();
});

it.each([
  ['the query', (api: Access['api']) => api.forum.thread.get.invalidate({ id: 1 })],
  ['all queries of a procedure', (api: Access['api']) => api.forum.thread.get.invalidate()],
  ['a whole domain', (api: Access['api']) => api.forum.invalidate()],
  ['everything', (api: Access['api']) => api.invalidate()],
])('reads again after %s was invalidated', async (_what, invalidate) => {
  const { call, api } = access();
  const read = () => api.forum.thread.get.fetch({ id: 1 }, { staleTime: 60_000 });
  await read();
  await invalidate(api);
  await read();
  expect(call).toHaveBeenCalledTimes(2);
});

type Access = ReturnType<typeof access>;

it('goes through a list with its cursors, and keeps it apart from a single page', async () => {
  const { call, api, queryClient } = access();
  await api.lounges.claim.list.prefetchInfinite({});
  expect(call).toHaveBeenLastCalledWith('query', 'lounges.claim.list', { cursor: undefined });
  expect(api.lounges.claim.list.getData({})).toBeUndefined();
  expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
});
