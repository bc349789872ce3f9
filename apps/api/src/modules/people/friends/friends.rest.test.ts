import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import { useMember } from '../../../testing/index.ts';

const server = useTestApp();
const mia = useMember(server.api, { first_name: 'Mia', last_name: 'Müller' });
const ben = useMember(server.api, { first_name: 'Ben', last_name: 'Weiß' });
const cookies = { mia: '', ben: '' };

beforeAll(async () => {
  cookies.mia = await server.signIn(mia);
  cookies.ben = await server.signIn(ben);
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
async function call(who: keyof typeof cookies | null, method: Method, url: string, payload = {}) {
  const response = await server.app.inject({
    method,
    url: `/api${url}`,
    headers: { 'accept-language': 'en', ...(who && { cookie: cookies[who] }) },
    ...(method === 'GET' || method === 'DELETE' ? {} : { payload }),
  });
  return { status: response.statusCode, body: response.json(), link: response.headers.link };
}

it('friends are made and ended at the documented paths, with the documented messages', async () => {
  const sent = await call('mia', 'POST', '/friend-requests', { addresseeId: ben.id });
  expect(sent).toMatchObject({ status: 201, body: { state: 'outgoing' } });
  const again = await call('mia', 'POST', '/friend-requests', { addresseeId: ben.id });
  expect([again.status, again.body.message]).toEqual([
    409,
    'Friend request already sent to this user.',
  ]);
  const { body: requests } = await call('ben', 'GET', '/friend-requests');
  expect(requests).toMatchObject([
    { type: 'incoming', requester: { id: mia.id, lastName: 'Müller' }, addressee: { id: ben.id } },
  ]);
  const path = `/friend-requests/${requests[0].id}`;
  expect((await call('mia', 'PATCH', path, { response: 'accepted' })).status).toBe(404);
  expect((await call('ben', 'PATCH', path, { response: 'perhaps' })).status).toBe(400);
  expect((await call('ben', 'PATCH', path, { response: 'accepted' })).status).toBe(200);
  const friends = await call('mia', 'GET', '/friends');
  expect(friends.body).toMatchObject([{ id: ben.id, firstName: 'Ben', profileImageUrl: null }]);
  expect(JSON.stringify([requests, friends.body])).not.toContain('@');
  const known = await call('ben', 'POST', '/friend-requests', { addresseeId: mia.id });
  expect(known.body.message).toBe('You are already friends with this user.');
  expect((await call('mia', 'DELETE', `/friends/${ben.id}`)).status).toBe(200);
  expect((await call('ben', 'GET', '/friends')).body).toEqual([]);
});

it('a request is taken back, and lists lead to their next page', async () => {
  const { body } = await call('mia', 'POST', '/friend-requests', { addresseeId: ben.id });
  expect((await call('ben', 'DELETE', `/friend-requests/${body.requestId}`)).status).toBe(404);
  expect((await call('mia', 'DELETE', `/friend-requests/${body.requestId}`)).status).toBe(200);
  expect((await call('ben', 'GET', '/friend-requests?limit=1')).body).toEqual([]);
  for (const other of [await server.api.createMember(), await server.api.createMember()]) {
    await call('mia', 'POST', '/friend-requests', { addresseeId: other.id });
  }
  const { link } = await call('mia', 'GET', '/friend-requests?limit=1');
  expect(link).toMatch(/^<\/api\/friend-requests\?limit=1&cursor=[\w-]+>; rel="next"$/);
});

it('visitors are refused', async () => {
  const calls: [Method, string][] = [
    ['GET', '/friends'],
    ['GET', '/friend-requests'],
    ['POST', '/friend-requests'],
    ['PATCH', '/friend-requests/1'],
    ['DELETE', '/friend-requests/1'],
    ['DELETE', `/friends/${ben.id}`],
  ];
  for (const [method, path] of calls) {
    expect([path, (await call(null, method, path)).status]).toEqual([path, 401]);
  }
});
