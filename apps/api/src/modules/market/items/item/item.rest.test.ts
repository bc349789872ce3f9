import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../../plugins/testing.ts';
import { insertPicture, type TestMember } from '../../../../testing/index.ts';
import { createLounge } from '../../../lounges/testing.ts';

const server = useTestApp();
let anna: TestMember;
let cookie: string;

beforeAll(async () => {
  anna = await server.api.createMember({ first_name: 'Anna', last_name: 'Auge' });
  cookie = await server.signIn(anna);
});

async function call(method: 'GET' | 'POST', path: string, payload?: object, headers = {}) {
  const response = await server.app.inject({
    method,
    url: `/api${path}`,
    headers,
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}
const post = (payload: object) => call('POST', '/marketplace', payload, { cookie });

/** What a documented client sends. */
const documented = {
  title: 'Winmau Blade 6',
  description: 'Ein Jahr gespielt, gut erhalten.',
  category: 'boards',
  condition: 'good',
  price: 35,
  currency: 'EUR',
  location: 'Zur scharfen Kante',
  zipCode: '50667',
  city: 'Köln',
  sellerType: 'private',
  images: [],
  sellerTermsAccepted: true,
};

describe('POST /marketplace', () => {
  it('takes the documented fields, and gives them back', async () => {
    const { status, body } = await post(documented);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...documented,
      sellerId: anna.id,
      isAvailable: true,
      viewCount: 0,
      seller: { firstName: 'Anna', lastName: 'Auge', avatar: null, totalListings: 1 },
    });
    expect(await call('GET', `/marketplace/${body.id}`)).toMatchObject({
      status: 200,
      body: { ...documented, id: body.id },
    });
  });

  it('takes both spellings, numbers as texts, pictures by address, and lounges by number', async () => {
    const picture = await insertPicture(server.api, anna);
    const lounge = await createLounge(server.api, anna);
    const { status, body } = await post({
      ...documented,
      category: 'dartboards',
      condition: 'like-new',
      price: '35.50',
      location: String(lounge.id),
      images: [`http://localhost/media/${picture}/960.webp`],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      category: 'boards',
      condition: 'like_new',
      price: 35.5,
      location: 'Zur scharfen Kante',
      lounge: { id: lounge.id },
      images: [`/media/${picture}/960.webp`],
    });
    const cases = await post({ ...documented, category: 'cases' });
    expect(cases.body.category).toBe('case');
  });

  it('answers with the documented messages', async () => {
    const { status, body } = await call(
      'POST',
      '/marketplace',
      {},
      {
        cookie,
        'accept-language': 'en',
      },
    );
    expect(status).toBe(400);
    const messages = Object.fromEntries(
      body.fields.map(({ path, message }: { path: string; message: string }) => [path, message]),
    );
    expect(messages).toEqual({
      title: 'Title is required',
      description: 'Description must be at least 10 characters',
      category: 'Category is required',
      condition: 'Condition is required',
      price: 'Price must be greater than 0',
      location: 'Lounge is required',
      zipCode: 'ZIP code is required',
      city: 'City is required',
      sellerTermsAccepted: 'You must accept seller terms',
    });
    expect((await call('POST', '/marketplace', documented)).status).toBe(401);
    const foreign = { ...documented, images: ['https://evil.example/x.png'] };
    expect((await post(foreign)).status).toBe(400);
  });
});

it('GET /marketplace/user/{userId} is a list, page by page', async () => {
  const ben = await server.api.createMember();
  const own = { cookie: await server.signIn(ben) };
  for (const title of ['Eins', 'Zwei']) {
    await call('POST', '/marketplace', { ...documented, title }, own);
  }
  const { body, headers } = await call('GET', `/marketplace/user/${ben.id}?limit=1`);
  expect(body.map(({ title }: { title: string }) => title)).toEqual(['Zwei']);
  expect(headers.link).toContain('rel="next"');
  expect((await call('GET', '/marketplace/999999')).status).toBe(404);
});
