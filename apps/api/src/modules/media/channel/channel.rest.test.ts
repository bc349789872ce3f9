import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import { insertPicture, type TestMember } from '../../../testing/index.ts';

const server = useTestApp();
let anna: TestMember;
let ben: TestMember;
let cookie: string;

beforeAll(async () => {
  anna = await server.api.createMember();
  ben = await server.api.createMember();
  cookie = await server.signIn(anna);
});

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers: Record<string, string> = { cookie },
) {
  const response = await server.app.inject({
    method,
    url: `/api${path}`,
    headers,
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

/** What a documented client sends. */
const documented = {
  name: 'Bullseye TV',
  description: 'Videos aus Köln',
  platform: 'YouTube',
  url: 'https://www.youtube.com/@bullseye',
  numberOfFollowers: 0,
  isActive: true,
  logo: '',
  images: [],
  videos: [],
};

it('has the documented calls with their fields', async () => {
  const created = await call('POST', '/media-channels', documented);
  expect(created).toMatchObject({ status: 201, body: { ...documented, logo: null } });
  const { id } = created.body;
  const path = `/media-channels/${id}`;
  const visitors = {};
  expect((await call('GET', '/media-channels?platform=all', undefined, visitors)).body).toEqual([
    created.body,
  ]);
  expect((await call('GET', path, undefined, visitors)).body).toEqual(created.body);
  const logo = await insertPicture(server.api, anna);
  const url = `/media/${logo}/960.webp`;
  const changed = await call('PUT', path, {
    ...documented,
    id,
    logo: url,
    platform: 'twitch',
    numberOfFollowers: '12',
  });
  expect(changed).toMatchObject({
    status: 200,
    body: { platform: 'Twitch', numberOfFollowers: 12, logo: expect.stringContaining(logo) },
  });
  const admin = { channelId: id, userId: ben.id };
  expect(await call('POST', '/media-channel-admins', admin)).toMatchObject({
    status: 201,
    body: admin,
  });
  expect(await call('DELETE', path)).toMatchObject({ status: 200, body: { ok: true } });
  const gone = await call('GET', path, undefined, visitors);
  expect([gone.status, gone.body.message]).toEqual([404, 'Channel nicht gefunden']);
});

it('needs a member for what changes something, and says what is wrong', async () => {
  const visitors = {};
  expect((await call('POST', '/media-channels', documented, visitors)).status).toBe(401);
  expect((await call('PUT', '/media-channels/1', documented, visitors)).status).toBe(401);
  expect((await call('DELETE', '/media-channels/1', undefined, visitors)).status).toBe(401);
  expect((await call('POST', '/media-channel-admins', {}, visitors)).status).toBe(401);
  const { status, body } = await call('POST', '/media-channels', {
    ...documented,
    name: '',
    url: 'nirgends',
  });
  expect(status).toBe(400);
  expect(body.fields.map((each: { path: string }) => each.path)).toEqual(['name', 'url']);
});
