import type { Operation } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { expect, it, vi } from 'vitest';
import type { ApiLink } from '../trpc.ts';
import { lateLink } from './late-link.ts';

const op: Operation = {
  id: 1,
  type: 'subscription',
  path: 'forum.events',
  input: undefined,
  context: {},
  signal: null,
};
const call = (load: () => Promise<ApiLink>) =>
  lateLink(load)({})({ op, next: () => expect.unreachable() });

it('passes on what the loaded link gives, and closes it', async () => {
  const close = vi.fn();
  const link: ApiLink = () => () =>
    observable((observer) => {
      observer.next({ result: { data: 'a post' } });
      return close;
    });
  const next = vi.fn();
  const { unsubscribe } = call(async () => link).subscribe({ next });
  await vi.waitFor(() => expect(next).toHaveBeenCalledWith({ result: { data: 'a post' } }));
  unsubscribe();
  expect(close).toHaveBeenCalledOnce();
});

it('never opens what was closed before the link came', async () => {
  const open = vi.fn(() => undefined);
  const link = Promise.resolve<ApiLink>(() => () => observable(open));
  call(() => link)
    .subscribe({})
    .unsubscribe();
  await link.then(() => undefined);
  expect(open).not.toHaveBeenCalled();
});

it('says when the link could not be loaded', async () => {
  const error = vi.fn();
  const lost = new Error('offline');
  call(() => Promise.reject(lost)).subscribe({ error });
  await vi.waitFor(() => expect(error).toHaveBeenCalledWith(lost));
});
