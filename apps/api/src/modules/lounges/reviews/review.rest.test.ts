import { beforeAll, beforeEach, expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import { useMember } from '../../../testing/index.ts';
import { setVisibility } from '../../people/testing.ts';
import { createLounge } from '../testing.ts';

const server = useTestApp();
const ben = useMember(server.api, { first_name: 'Ben' });
let cookie: string;
let loungeId: number;

beforeAll(async () => {
  cookie = await server.signIn(ben);
});
beforeEach(async () => {
  ({ id: loungeId } = await createLounge(server.api, await server.api.createMember()));
});

/** Calls as Ben, unless told otherwise. */
async function call(
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
  headers: object = { cookie },
) {
  const response = await server.app.inject({
    method,
    url: `/api${path}`,
    headers: { ...headers },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
}

it('a review is written and read at its documented path', async () => {
  const path = `/lounges/${loungeId}/reviews`;
  const created = await call('POST', path, { rating: 4, comment: 'Gute Boards' });
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({ loungeId, rating: 4, comment: 'Gute Boards' });
  const { status, body } = await call('GET', `${path}?limit=5`, undefined, {});
  expect(status).toBe(200);
  expect(body).toMatchObject([{ rating: 4, author: { firstName: 'Ben' } }]);
});

it('a review without rating, or of nobody, is refused', async () => {
  const path = `/lounges/${loungeId}/reviews`;
  const bad = await call('POST', path, { comment: 'Ohne Sterne' });
  expect([bad.status, bad.body.code]).toEqual([400, 'BAD_INPUT']);
  const visitor = await call('POST', path, { rating: 4 }, {});
  expect([visitor.status, visitor.body.code]).toEqual([401, 'UNAUTHENTICATED']);
  const unknown = await call('POST', '/lounges/999999/reviews', { rating: 4 });
  expect([unknown.status, unknown.body.code]).toEqual([404, 'LOUNGE_NOT_FOUND']);
});

it('favourites are read at their documented path by who may see the profile', async () => {
  await server.api.callerFor(ben).lounges.favourite.set({ loungeId, isFavourite: true });
  const path = `/venues/favorites/${ben.id}`;
  await setVisibility(server.api, ben, 'public');
  const shown = await call('GET', path, undefined, {});
  expect(shown.status).toBe(200);
  expect(shown.body).toMatchObject([{ id: loungeId, city: 'Köln' }]);
  await setVisibility(server.api, ben, 'private');
  const hidden = await call('GET', path, undefined, {});
  expect([hidden.status, hidden.body.code]).toEqual([403, 'PROFILE_PRIVATE']);
  expect((await call('GET', path)).status).toBe(200);
});
