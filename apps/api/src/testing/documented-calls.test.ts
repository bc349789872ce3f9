import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readerIn } from '../lib/outbound/reader.ts';
import { TestInternet } from '../lib/outbound/testing.ts';
import { pictureFile } from '../modules/uploads/testing.ts';
import { useTestApp } from '../plugins/testing.ts';
import type { DocumentedCall, Refusal, Request } from './documented-calls/call.ts';
import { documentedCalls } from './documented-calls/index.ts';
import { specifiedCalls, specifiedNavigations, unnamed } from './documented-calls/specified.ts';
import { World } from './documented-calls/world.ts';
import type { TestMember } from './members.ts';

const server = useTestApp({
  now: '2031-03-03T09:00:00.000Z',
  env: { DEV_LOGIN: 'true' },
  readsApart: true,
});
const internet = new TestInternet();
let world: World;

beforeAll(async () => {
  await internet.start();
  server.api.deps.outbound.read = readerIn(internet.net());
  const picture = await pictureFile('image/png', { width: 300, height: 300 });
  world = await World.create(server.api);
  internet.serve(world.pictureElsewhere, (_, answer) => answer.writeHead(200).end(picture));
});
afterAll(() => internet.close());

const cookies = new Map<string, Promise<string>>();

function cookieOf(member: TestMember): Promise<string> {
  const known = cookies.get(member.id) ?? server.signIn(member);
  cookies.set(member.id, known);
  return known;
}

/** Sends what a documented client sends, as somebody, or as a visitor. */
async function send(
  call: string,
  { path = [], query, body, language = 'de' }: Request,
  as: TestMember | null,
) {
  const [method = '', template = ''] = call.split(' ');
  const left = [...path];
  const url = template.replace(/\{\w+\}/g, () => encodeURIComponent(left.shift() ?? ''));
  // a browser writes a plus as it is
  const search = new URLSearchParams(query).toString().replaceAll('%2B', '+');
  const answer = await server.app.inject({
    method: method as 'GET',
    url: query ? `${url}?${search}` : url,
    headers: { 'accept-language': language, ...(as && { cookie: await cookieOf(as) }) },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const meant = ({ open }: DocumentedCall): TestMember | null =>
  ({ everyone: null, members: world.ben, moderators: world.admin, admins: world.admin })[open];
const who = (row: DocumentedCall, { as }: Request): TestMember | null =>
  as === undefined ? meant(row) : as;

/** Of a list one thing has to be as documented; it may have others, of rows before. */
function expectAnswer({ answer }: DocumentedCall, body: unknown): void {
  if (!Array.isArray(answer)) {
    expect(body).toMatchObject(answer as object);
    return;
  }
  const list = body as unknown[];
  expect(list).not.toHaveLength(0);
  const [fields] = answer;
  if (!list.some((item) => isLike(item, fields))) expect(list[0]).toMatchObject(fields);
}

function isLike(item: unknown, fields: object): boolean {
  try {
    expect(item).toMatchObject(fields);
    return true;
  } catch {
    return false;
  }
}

const messagesOf = (body: { fields?: { path: string; message: string }[] }) =>
  Object.fromEntries((body.fields ?? []).map(({ path, message }) => [path, message]));

describe.each(documentedCalls.map((row) => [row.call, row] as const))('%s', (call, row) => {
  test('answers as documented', async () => {
    const request = await row.ask(world);
    const { status, body } = await send(call, request, who(row, request));
    expect([status, status === row.status || body]).toEqual([row.status, true]);
    expectAnswer(row, body);
    // another member's address is for admins alone
    if (meant(row) !== world.admin) expect(JSON.stringify(body)).not.toContain(world.anna.email);
  });

  const restricted = row.open === 'everyone' ? [] : [row];
  test.each(restricted)('is not for all others', async () => {
    const request = await row.ask(world);
    const visitor = await send(call, request, null);
    expect([visitor.status, visitor.body.code]).toEqual([401, 'UNAUTHENTICATED']);
    if (row.open === 'members') return;
    for (const other of row.open === 'admins' ? [world.ben, world.moderator] : [world.ben]) {
      const refused = await send(call, request, other);
      expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    }
  });

  test.each(row.open === 'moderators' ? [row] : [])('tells moderators no address', async () => {
    const { status, body } = await send(call, await row.ask(world), world.moderator);
    expect(status).toBe(row.status);
    expect(body).not.toEqual([]);
    expect(JSON.stringify(body)).not.toContain('@oche.test');
  });

  test.each(row.bad ?? [])('refuses it when $what', async (refusal: Refusal) => {
    const request = await refusal.ask(world);
    const { status, body } = await send(call, request, who(row, request));
    expect([status, status === refusal.status || body]).toEqual([refusal.status, true]);
    expect(body).toEqual(
      expect.objectContaining({ code: expect.any(String), message: expect.any(String) }),
    );
    if (refusal.code) expect(body.code).toBe(refusal.code);
    if (refusal.message) expect(body.message).toBe(refusal.message);
    if (refusal.fields) expect(messagesOf(body)).toEqual(refusal.fields);
  });
});

describe('the table', () => {
  const rows = documentedCalls.map(({ call }) => unnamed(call));

  test('has every call of the specifications, and no other', () => {
    expect([...new Set(rows)].sort()).toEqual(specifiedCalls.map(unnamed).sort());
  });

  test('has only what the document of the API has', async () => {
    const { paths } = (await server.app.inject({ url: '/api/openapi.json' })).json();
    const live = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => unnamed(`${method.toUpperCase()} ${path}`)),
    );
    const navigations = specifiedNavigations.map((path) => `GET ${path}`);
    expect([...rows, ...navigations].filter((call) => !live.includes(call))).toEqual([]);
  });
});

describe('a browser', () => {
  const visit = async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode, headers: sent } = await server.app.inject({ url, headers });
    return {
      status: statusCode,
      location: sent.location,
      cookie: String(sent['set-cookie'] ?? ''),
    };
  };

  test('is sent to the page for signing in', async () => {
    expect(await visit('/api/login')).toMatchObject({ status: 302, location: '/login' });
  });

  test('is signed in by a developer’s shortcut, and signed out again', async () => {
    const { status, location, cookie } = await visit(`/api/mock-login?email=${world.ben.email}`);
    expect([status, location]).toEqual([302, '/']);
    const session = cookie.split(';', 1)[0] ?? '';
    const user = () => visit('/api/auth/user', { cookie: session });
    expect((await user()).status).toBe(200);
    const away = await visit('/api/logout', { cookie: session, 'sec-fetch-site': 'same-origin' });
    expect([away.status, away.location]).toEqual([302, '/']);
    expect((await user()).status).toBe(401);
  });

  test('hears that no provider is set up', async () => {
    const { status, location } = await visit('/api/auth/oidc');
    expect([status, location]).toEqual([302, expect.stringMatching(/^\/login\?error=/)]);
  });
});
