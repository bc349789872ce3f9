import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import type { TestMember } from '../../../testing/index.ts';
import { setVisibility } from '../../people/testing.ts';

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
const post = (path: string, payload: object) => call('POST', path, payload, { cookie });

/** What a documented client sends. */
const documented = {
  name: 'Freitagscup',
  description: '',
  tournamentType: 'single_elimination',
  gameFormat: '501',
  maxParticipants: 16,
  entryFee: 0,
  prizePool: 0,
  startDate: '2031-07-04T19:00',
  registrationDeadline: '2031-07-03T22:00',
  isPublic: true,
};

describe('POST /tournaments', () => {
  it('takes the documented fields; times without an offset are local', async () => {
    const { status, body } = await post('/tournaments', documented);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...documented,
      description: null,
      status: 'upcoming',
      startDate: '2031-07-04T17:00:00.000Z',
      registrationDeadline: '2031-07-03T20:00:00.000Z',
      endDate: null,
      venueId: null,
    });
  });

  it('takes numbers as texts, and blank ones as the default', async () => {
    const form = { ...documented, maxParticipants: '8', entryFee: '7.50', prizePool: '' };
    const { body } = await post('/tournaments', form);
    expect(body).toMatchObject({ maxParticipants: 8, entryFee: 7.5, prizePool: 0 });
  });

  it('has the documented defaults', async () => {
    const { name, startDate, registrationDeadline } = documented;
    const { status, body } = await post('/tournaments', { name, startDate, registrationDeadline });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      tournamentType: 'single_elimination',
      gameFormat: '501',
      maxParticipants: 16,
      entryFee: 0,
      prizePool: 0,
      isPublic: true,
    });
  });

  it('takes the formats and kinds of both documents', async () => {
    const form = { ...documented, gameFormat: 'around-the-clock', tournamentType: 'swiss' };
    expect((await post('/tournaments', form)).status).toBe(201);
  });

  it('answers with the documented messages', async () => {
    const form = { ...documented, name: '', maxParticipants: 3, entryFee: -1, prizePool: -1 };
    const { status, body } = await call(
      'POST',
      '/tournaments',
      { ...form, startDate: '' },
      {
        cookie,
        'accept-language': 'en',
      },
    );
    expect(status).toBe(400);
    const messages = Object.fromEntries(
      body.fields.map(({ path, message }: { path: string; message: string }) => [path, message]),
    );
    expect(messages).toMatchObject({
      name: 'Tournament name is required',
      maxParticipants: 'Minimum 4 participants required',
      entryFee: 'Entry fee must be positive',
      prizePool: 'Prize pool must be positive',
      startDate: 'Start date is required',
    });
    expect((await call('POST', '/tournaments', documented)).status).toBe(401);
  });
});

describe('POST /tournaments/{id}/register', () => {
  it('takes no body at all, as clients send none', async () => {
    const { body } = await post('/tournaments', { ...documented, name: 'Leercup' });
    const url = `/api/tournaments/${body.id}/register`;
    const signIn = async () => server.signIn(await server.api.createMember());
    const untyped = { cookie: await signIn() };
    const bare = await server.app.inject({ method: 'POST', url, headers: untyped });
    expect([bare.statusCode, bare.json().participantCount]).toEqual([200, 1]);
    const headers = { cookie: await signIn(), 'content-type': 'application/json' };
    const typed = await server.app.inject({ method: 'POST', url, headers, payload: '' });
    expect([typed.statusCode, typed.json().participantCount]).toEqual([200, 2]);
  });

  it('takes an empty body, and refuses the second time', async () => {
    const { body } = await post('/tournaments', { ...documented, name: 'Registercup' });
    const path = `/tournaments/${body.id}/register`;
    const { status, body: registered } = await post(path, {});
    expect([status, registered.participantCount]).toEqual([200, 1]);
    const again = await post(path, {});
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_REGISTERED']);
    expect((await call('POST', path, {})).status).toBe(401);
    expect((await post('/tournaments/99999/register', {})).status).toBe(404);
  });
});

describe('GET /tournaments', () => {
  it('is a plain list with those who take part, and the next page in the Link header', async () => {
    const { status, body } = await call('GET', '/tournaments?search=registercup');
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { name: 'Registercup', participants: [{ id: anna.id, name: 'Anna Auge' }], winnerId: null },
    ]);
    const { headers } = await call('GET', '/tournaments?limit=1&status=upcoming');
    expect(headers.link).toMatch(/^<\/api\/tournaments\?.*status=upcoming.*>; rel="next"$/);
  });

  it('has those of a member, and a single one', async () => {
    const ofAnna = () => call('GET', `/tournaments/user/${anna.id}`);
    await setVisibility(server.api, anna, 'private');
    expect((await ofAnna()).body).toEqual([]);
    await setVisibility(server.api, anna, 'public');
    const { body } = await ofAnna();
    expect(body).toMatchObject([{ name: 'Registercup' }]);
    expect((await call('GET', '/tournaments/user/nobody')).body).toEqual([]);
    const single = await call('GET', `/tournaments/${body[0].id}`);
    expect(single.body).toMatchObject({ name: 'Registercup', revision: 1 });
    expect((await call('GET', '/tournaments/99999')).status).toBe(404);
  });
});
