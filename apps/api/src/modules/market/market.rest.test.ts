import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../plugins/testing.ts';
import { useMember } from '../../testing/index.ts';
import { insertAd } from './testing-ads.ts';

const server = useTestApp();
const seller = useMember(server.api);
const ben = useMember(server.api);
let cookie: string;
let id: number;

beforeAll(async () => {
  id = await insertAd(server.api, seller, { price_cents: 26_000 });
  cookie = await server.signIn(ben);
});

async function post(path: string, payload: object) {
  const url = `/api/marketplace/${path}`;
  const answer = await server.app.inject({ method: 'POST', url, payload, headers: { cookie } });
  return [answer.statusCode, answer.json()];
}

describe('an item’s documented paths', () => {
  it('take an offer with the documented fields', async () => {
    const [status, body] = await post(`${id}/offer`, { offerPrice: 200, message: 'Passt das?' });
    expect([status, body]).toMatchObject([201, { itemId: id, amount: 200 }]);
  });

  it('open the conversation with the seller', async () => {
    const [status, body] = await post(`${id}/conversation`, {});
    expect([status, body]).toMatchObject([200, { id: expect.any(Number) }]);
  });

  it.each([
    [`offer`, { offerPrice: 'viel', message: 'x' }, ['offerPrice']],
    [`offer`, { amount: 20, message: 7 }, ['message', 'offerPrice']],
    [`offer`, { offerPrice: -1 }, ['offerPrice']],
  ])('%s with %j names the fields that were sent', async (path, payload, names) => {
    const [status, body] = await post(`${id}/${path}`, payload);
    expect(status).toBe(400);
    expect(body.fields.map((field: { path: string }) => field.path).sort()).toEqual(names);
  });

  it('name the path’s id as it is called there', async () => {
    for (const path of ['offer', 'conversation']) {
      const [status, body] = await post(`none/${path}`, { offerPrice: 5 });
      expect([status, body.fields]).toMatchObject([400, [{ path: 'id' }]]);
    }
  });

  it('name the pictures of a new ad as they are called there', async () => {
    const [status, body] = await server.app
      .inject({
        method: 'POST',
        url: '/api/marketplace',
        payload: { images: [5] },
        headers: { cookie },
      })
      .then((answer) => [answer.statusCode, answer.json()]);
    expect(status).toBe(400);
    const names = body.fields.map((field: { path: string }) => field.path);
    expect(names).toContain('images.0');
    expect(names.join()).not.toContain('pictures');
  });
});

describe('the list’s query', () => {
  it.each([
    'price=250+',
    'price=250%2B',
    'price=250+&price=100-250',
    'asTyped=true',
    'asTyped=false',
  ])('%s is taken as it is typed', async (query) => {
    const answer = await server.app.inject({ url: `/api/marketplace?${query}` });
    expect(answer.json().map((ad: { id: number }) => ad.id)).toEqual([id]);
  });

  it.each(['price=25', 'price=250%20%20', 'asTyped=1', 'asTyped=', 'asTyped=yes'])(
    '%s is refused',
    async (query) => {
      const answer = await server.app.inject({ url: `/api/marketplace?${query}` });
      expect(answer.statusCode).toBe(400);
    },
  );
});
