import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../../plugins/testing.ts';
import { useMember } from '../../testing/index.ts';
import { setVisibility } from './testing.ts';

const server = useTestApp();
const ben = useMember(server.api, { first_name: 'Ben', last_name: 'Ärmel' });
let cookie: string;

beforeAll(async () => {
  cookie = await server.signIn(ben);
  await setVisibility(server.api, ben, 'public');
  await server.api.createMember({ first_name: 'Cem', last_name: 'Öz' });
});

async function get(url: string, headers: object = { cookie }) {
  const response = await server.app.inject({ url: `/api${url}`, headers: { ...headers } });
  return { status: response.statusCode, body: response.json(), link: response.headers.link };
}

it('members are listed at the documented path, with a link to the next page', async () => {
  const { status, body, link } = await get('/users?limit=1');
  expect([status, body.length]).toEqual([200, 1]);
  expect(body[0]).toEqual({
    id: ben.id,
    username: 'ben.aermel',
    firstName: 'Ben',
    lastName: 'Ärmel',
    profileImageUrl: null,
    userType: 'Darts-Spieler',
    role: null,
  });
  expect(link).toMatch(/^<\/api\/users\?limit=1&cursor=[\w-]+>; rel="next"$/);
});

it('members are searched at the documented path', async () => {
  const { status, body } = await get(`/users/search?query=${encodeURIComponent('aermel')}`);
  expect(status).toBe(200);
  expect(body).toMatchObject([{ id: ben.id }]);
  expect(JSON.stringify(body)).not.toContain('@');
});

it('visitors and short queries are refused', async () => {
  for (const path of ['/users', '/users/search?query=ben']) {
    const { status, body } = await get(path, {});
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
  }
  const short = await get('/users/search?query=be');
  expect([short.status, short.body.fields[0].path]).toEqual([400, 'query']);
  expect((await get('/users/search')).status).toBe(400);
});
