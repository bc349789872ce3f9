import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../plugins/testing.ts';
import { insertLounges, setLounge } from './testing.ts';

const server = useTestApp();
let cookie: string;

beforeAll(async () => {
  const owner = await server.api.createMember();
  cookie = await server.signIn(owner);
  await insertLounges(server.api.deps.db, owner, [
    { name: 'Alt', price_per_hour_cents: 1000, amenities: ['food', 'wifi'], ...NEAR },
    { name: 'Neu', price_per_hour_cents: 750, amenities: ['food'], lounge_type: 'club' },
  ]);
});

const NEAR = { latitude: 50.94, longitude: 6.95 };

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await server.app.inject({ url: `/api${path}`, headers });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}
async function post(payload: object, headers: Record<string, string> = { cookie }) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/lounges',
    headers,
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}
const namesIn = async (path: string) =>
  (await get(path)).body.map(({ name }: { name: string }) => name);

/** What a documented client sends. */
const documented = {
  name: 'Bulls',
  description: '',
  address: 'Ring 1',
  city: 'Köln',
  country: 'Germany',
  phone: '',
  email: '',
  website: '',
  loungeType: 'bar',
  setupDescription: '',
  numberOfBoards: 4,
  pricePerHour: 12.5,
};

describe.each(['/lounges', '/venues'])('GET %s', (path) => {
  it('is a plain list, the newest first', async () => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Neu', 'Alt']);
    expect(body[1]).toMatchObject({ ...NEAR, city: 'Köln', rating: null, pricePerHour: 10 });
  });

  it('has the next page in the Link header, with what else was asked for', async () => {
    const first = await get(`${path}?limit=1&sort=price&type=all`);
    expect(first.body).toHaveLength(1);
    const [, next = ''] = /^<\/api(.+)>; rel="next"$/.exec(String(first.headers.link)) ?? [];
    expect(next).toContain('sort=price');
    const second = await get(next);
    expect(second.body.map(({ name }: { name: string }) => name)).toEqual(['Alt']);
    expect(second.headers.link).toBeUndefined();
  });

  it.each([
    ['search=neu', ['Neu']],
    ['city=Koeln', ['Neu', 'Alt']],
    ['type=club', ['Neu']],
    ['amenities=food', ['Neu', 'Alt']],
    ['amenities=food&amenities=wifi', ['Alt']],
    ['amenities=food,wifi', ['Alt']],
    ['amenities=', ['Neu', 'Alt']],
    ['latitude=50.9&longitude=7&radius=25', ['Alt']],
    ['zipCode=50667&radius=10', ['Alt']],
    ['zipCode=01067&radius=100', []],
    ['zipCode=50667&sort=distance', ['Alt', 'Neu']],
  ])('takes ?%s', async (query, names) => {
    expect(await namesIn(`${path}?${query}`)).toEqual(names);
  });

  it.each([
    ['amenities=bier', 'amenities.0'],
    ['radius=4', 'radius'],
    ['radius=1000', 'radius'],
    ['sort=name', 'sort'],
    ['type=pub', 'type'],
    ['latitude=91', 'latitude'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
  ])('refuses ?%s', async (query, field) => {
    const { status, body } = await get(`${path}?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: field, message: expect.any(String) }],
    });
  });
});

it('GET /venues has the price as hourlyRate, too; GET /lounges has not', async () => {
  const venues = (await get('/venues')).body;
  const lounges = (await get('/lounges')).body;
  expect(venues[0]).toMatchObject({ pricePerHour: 7.5, hourlyRate: 7.5 });
  expect(lounges[0]).not.toHaveProperty('hourlyRate');
  expect(venues[0]).toEqual({ ...lounges[0], hourlyRate: 7.5 });
});

describe('POST /lounges', () => {
  it('takes the documented body, and the new lounge is first in the list', async () => {
    const { status, body } = await post(documented);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Bulls',
      description: null,
      phone: null,
      email: null,
      website: null,
      country: 'DE',
      numberOfBoards: 4,
      pricePerHour: 12.5,
    });
    const { body: listed } = await get('/lounges');
    expect(listed[0].id).toBe(body.id);
    expect((await get(`/lounges/${body.id}`)).body).toMatchObject({ id: body.id, name: 'Bulls' });
    await setLounge(server.api.deps.db, body.id, { is_active: false });
    expect((await get(`/lounges/${body.id}`)).body).toMatchObject({ code: 'LOUNGE_NOT_FOUND' });
  });

  it.each([
    ['Germany', 'DE'],
    ['Deutschland', 'DE'],
    ['de', 'DE'],
    [' Österreich ', 'AT'],
    ['Switzerland', 'CH'],
    ['united kingdom', 'GB'],
    ['Tschechien', 'CZ'],
  ])('knows the country %s', async (country, code) => {
    const { body } = await post({ ...documented, country });
    expect(body.country).toBe(code);
    await setLounge(server.api.deps.db, body.id, { is_active: false });
  });

  it('takes numbers as forms send them', async () => {
    const { body } = await post({ ...documented, numberOfBoards: '3', pricePerHour: '12.50' });
    expect(body).toMatchObject({ numberOfBoards: 3, pricePerHour: 12.5 });
    await setLounge(server.api.deps.db, body.id, { is_active: false });
  });

  it.each([
    [{ numberOfBoards: '' }, 'numberOfBoards', 'Gültige Zahl erforderlich'],
    [{ numberOfBoards: '0' }, 'numberOfBoards', 'Mindestens ein Board'],
    [{ pricePerHour: '12,50' }, 'pricePerHour', 'Gültige Zahl erforderlich'],
    [{ pricePerHour: '1e3' }, 'pricePerHour', 'Gültige Zahl erforderlich'],
  ])('refuses %j', async (bad, path, message) => {
    const { status, body } = await post({ ...documented, ...bad });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'BAD_INPUT', fields: [{ path, message }] });
  });

  it.each(['Atlantis', '', 'Deutsch', 49, null])('knows no country %j', async (country) => {
    const { status, body } = await post({ ...documented, country });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: 'country', message: 'Land ist erforderlich' }],
    });
  });

  it('makes one lounge of a request that is sent again', async () => {
    const headers = { cookie, 'idempotency-key': 'retried-request' };
    const [first, second] = [await post(documented, headers), await post(documented, headers)];
    expect(second).toEqual(first);
    await setLounge(server.api.deps.db, first.body.id, { is_active: false });
  });

  it('is for members', async () => {
    expect(await post(documented, {})).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
  });
});

it('GET /lounges/{id} of what is not there says so', async () => {
  expect(await get('/lounges/999999')).toMatchObject({
    status: 404,
    body: { code: 'LOUNGE_NOT_FOUND', message: expect.any(String) },
  });
  expect((await get('/lounges/neu')).status).toBe(400);
});
