import { expect, it } from 'vitest';
import { useTestApp } from '../../../../plugins/testing.ts';
import { useMember } from '../../../../testing/index.ts';
import { insertAd } from '../../testing-ads.ts';

const server = useTestApp();
const seller = useMember(server.api);
const ben = useMember(server.api);

it('an ad is remembered and forgotten at its documented path', async () => {
  const id = await insertAd(server.api, seller);
  const cookie = await server.signIn(ben);
  const call = async (method: 'POST' | 'DELETE', headers: object = { cookie }) => {
    const url = `/api/marketplace/${id}/favorite`;
    const answer = await server.app.inject({ method, url, headers: { ...headers } });
    return [answer.statusCode, answer.json()];
  };
  expect(await call('POST')).toEqual([200, { isFavourite: true, favouriteCount: 1 }]);
  expect(await call('POST')).toEqual([200, { isFavourite: true, favouriteCount: 1 }]);
  expect(await call('DELETE')).toEqual([200, { isFavourite: false, favouriteCount: 0 }]);
  const [status, body] = await call('POST', {});
  expect([status, body]).toMatchObject([401, { code: 'UNAUTHENTICATED' }]);
});
