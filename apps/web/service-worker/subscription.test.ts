import { beforeEach, expect, it, vi } from 'vitest';
import { renewSubscription } from './subscription.ts';

const fetched = vi.fn();
beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});

const subscription = (endpoint: string) => ({
  options: { userVisibleOnly: true, applicationServerKey: endpoint },
  toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
});
const told = (endpoint: string) => [
  '/trpc/social.push.renew',
  {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  },
];

it('tells the server the address that the browser has got', async () => {
  const subscribe = vi.fn();
  const change = { newSubscription: subscription('new'), oldSubscription: subscription('old') };
  await renewSubscription({ pushManager: { subscribe } } as never, change as never);
  expect(subscribe).not.toHaveBeenCalled();
  expect(fetched.mock.calls).toEqual([told('new')]);
});

it('asks for one as before, if there is none yet', async () => {
  const subscribe = vi.fn(async () => subscription('new'));
  const old = subscription('old');
  const change = { newSubscription: null, oldSubscription: old };
  await renewSubscription({ pushManager: { subscribe } } as never, change as never);
  expect(subscribe).toHaveBeenCalledExactlyOnceWith(old.options);
  expect(fetched.mock.calls).toEqual([told('new')]);
});

it('does nothing where nothing was subscribed', async () => {
  const change = { newSubscription: null, oldSubscription: null };
  await renewSubscription({ pushManager: {} } as never, change as never);
  expect(fetched).not.toHaveBeenCalled();
});
