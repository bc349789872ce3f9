import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import type { TestMember } from '../../../testing/index.ts';
import { aTournament, NOW } from '../testing.ts';
import { guests, matchOf, running } from '../testing-course.ts';

const server = useTestApp({ now: NOW });
let anna: TestMember;
let cookie: string;
let stranger: string;

beforeAll(async () => {
  anna = await server.api.createMember({ first_name: 'Anna' });
  cookie = await server.signIn(anna);
  stranger = await server.signIn(await server.api.createMember());
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call(
  who: string | null,
  method: Method,
  path: string,
  payload?: object,
  key?: string,
) {
  const response = await server.app.inject({
    method,
    url: `/api/tournaments${path && `/${path}`}`,
    headers: { ...(who && { cookie: who }), ...(key && { 'idempotency-key': key }) },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, code: response.json().code, body: response.json() };
}
const statusOf = async (...args: Parameters<typeof call>) => (await call(...args)).status;

/** Four guests, with the match between the first and the last of them. */
async function cup() {
  const { id } = await running(server.api, anna, guests(4));
  const course = await server.api.callerFor(null).tournaments.matches.list({ id });
  const match = matchOf(course, 'w1-1');
  return { id, match, at: `${id}/matches/${match.id}` };
}

it('a result that is sent again, or late, does not bring back what was corrected', async () => {
  const { at, id } = await cup();
  const enter = (score: number[], key: string) =>
    call(cookie, 'PUT', `${at}/result`, { score }, key);
  const scoreNow = async () =>
    matchOf((await call(null, 'GET', `${id}/matches`)).body, 'w1-1').score;
  expect((await enter([3, 0], 'first-word')).status).toBe(200);
  expect((await enter([3, 2], 'second-word')).status).toBe(200);
  expect((await enter([3, 0], 'first-word')).status).toBe(200);
  expect(await scoreNow()).toEqual([3, 2]);
  expect((await enter([0, 3], 'first-word')).code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(await statusOf(cookie, 'DELETE', `${at}/result`, undefined, 'taken-back')).toBe(200);
  expect((await enter([1, 3], 'third-word')).status).toBe(200);
  expect(await statusOf(cookie, 'DELETE', `${at}/result`, undefined, 'taken-back')).toBe(200);
  expect(await scoreNow()).toEqual([1, 3]);
});

it('a result counts only for those whom it names, at the tournament that it names', async () => {
  const { at, id, match } = await cup();
  const other = await cup();
  const [a, b] = match.players;
  const meant = (players: unknown[]) =>
    call(cookie, 'PUT', `${at}/result`, { score: [3, 0], players });
  expect((await meant([b, a])).code).toBe('RESULT_MOVED_ON');
  const astray = `${other.id}/matches/${match.id}`;
  for (const [method, path, payload] of [
    ['PUT', 'result', { score: [3, 0] }],
    ['DELETE', 'result'],
    ['POST', 'start', {}],
    ['POST', 'report', { score: [3, 0] }],
    ['POST', 'answer', { score: [3, 0], answer: { kind: 'confirm' } }],
    ['POST', 'consequences', { score: [3, 0] }],
    ['POST', 'call', { boardId: 1 }],
  ] as const) {
    expect([path, (await call(cookie, method, `${astray}/${path}`, payload)).code]).toEqual([
      path,
      'MATCH_NOT_FOUND',
    ]);
  }
  const { body } = await call(null, 'GET', `${id}/matches`);
  expect(matchOf(body, 'w1-1').status).toBe('open');
  expect((await meant([a, b])).status).toBe(200);
});

it('is for the organisers, and says what it can’t read', async () => {
  const { at, id } = await cup();
  for (const path of [
    `${id}/boards`,
    `${id}/entries`,
    `${id}/draws`,
    `${id}/start`,
    `${id}/cancel`,
  ]) {
    expect([path, await statusOf(null, 'POST', path, {})]).toEqual([path, 401]);
  }
  const entry = { players: [{ guestName: 'Udo' }] };
  expect(await statusOf(stranger, 'POST', `${id}/entries`, entry)).toBe(403);
  expect(await statusOf(stranger, 'PUT', `${at}/result`, { score: [3, 0] })).toBe(403);
  expect(await statusOf(stranger, 'DELETE', `${at}/call`)).toBe(403);
  expect(await statusOf(stranger, 'POST', `${at}/report`, { score: [3, 0] })).toBe(403);
  expect(await statusOf(cookie, 'PUT', `${at}/result`, { score: [3] })).toBe(400);
  expect(await statusOf(cookie, 'PUT', `${at}/result`, { score: [7, 7] })).toBe(400);
  expect(await statusOf(cookie, 'PUT', `${at}/result`, { score: [3, 0], players: [1] })).toBe(400);
});

it('an evening from the draft to the first call, all of it over REST', async () => {
  const { body } = await call(cookie, 'POST', '', { ...aTournament(), isDraft: true });
  const at = `${body.id}`;
  expect(await statusOf(null, 'GET', `${at}/matches`)).toBe(404);
  expect((await call(cookie, 'POST', `${at}/publish`)).body.status).toBe('upcoming');
  for (const guestName of ['Udo', 'Ute', 'Uli', 'Ulf']) {
    const entry = { players: [{ guestName }] };
    const key = `enter-${guestName}`;
    const first = await call(cookie, 'POST', `${at}/entries`, entry, key);
    const again = await call(cookie, 'POST', `${at}/entries`, entry, key);
    expect([first.status, again.body]).toEqual([201, first.body]);
  }
  const { body: entries } = await call(null, 'GET', `${at}/entries`);
  expect(entries).toHaveLength(4);
  const [udo] = entries;
  await call(cookie, 'PUT', `${at}/entries/${udo.id}/check-in`, { isCheckedIn: true });
  const paid = await call(cookie, 'PUT', `${at}/entries/${udo.id}/payment`, { isPaid: true });
  expect(paid.body).toMatchObject({ isCheckedIn: true, isPaid: true });
  const preview = await call(cookie, 'POST', `${at}/draws/preview`, { seed: 'abc' });
  const made = await call(cookie, 'POST', `${at}/draws`, { seed: 'abc' }, 'draw-once');
  expect(made.status).toBe(201);
  expect(made.body.matches.map(matchless)).toEqual(preview.body.course.matches.map(matchless));
  await call(cookie, 'POST', `${at}/draws`, { seed: 'abc' }, 'draw-once');
  expect((await call(null, 'GET', `${at}/draws`)).body).toHaveLength(1);
  const round = { stage: 'winners', round: 2, format: { legs: { kind: 'bestOf', count: 7 } } };
  expect(await statusOf(cookie, 'PUT', `${at}/formats`, round)).toBe(200);
  expect((await call(null, 'GET', `${at}/formats`)).body[1]).toMatchObject(round);
  const boards = await call(cookie, 'POST', `${at}/boards`, {
    boards: [{ name: 'A' }, { name: 'B' }],
  });
  expect(boards.status).toBe(201);
  expect((await call(cookie, 'POST', `${at}/start`)).body.status).toBe('active');
  const [{ matchId }] = (await call(null, 'GET', `${at}/evening`)).body.queue;
  const [a, b] = boards.body.boards;
  const onBoards = ({ body: { boards } }: { body: Evening }) =>
    boards.map(({ call }) => call?.matchId ?? null);
  const place = `${at}/matches/${matchId}/call`;
  expect(onBoards(await call(cookie, 'POST', place, { boardId: a.id }))).toEqual([matchId, null]);
  expect((await call(cookie, 'POST', place, { boardId: b.id })).code).toBe('MATCH_NOT_READY');
  expect(onBoards(await call(cookie, 'PUT', place, { boardId: b.id }))).toEqual([null, matchId]);
  for (const [path, payload] of [
    ['hold', { isHeld: true }],
    ['first', { isFirst: true }],
  ] as const) {
    const tooLate = await call(cookie, 'PUT', `${at}/matches/${matchId}/${path}`, payload);
    expect([path, tooLate.code]).toEqual([path, 'MATCH_NOT_READY']);
  }
  const { players } = made.body.matches.find((one: { id: number }) => one.id === matchId);
  const { id: entryId } = entries.find((one: { id: number }) => !players.includes(one.id));
  const marked = await call(cookie, 'PUT', `${at}/matches/${matchId}/marker`, { entryId });
  expect(marked.body.boards[1].call.markerId).toBe(entryId);
  expect(onBoards(await call(cookie, 'DELETE', place))).toEqual([null, null]);
  expect(await statusOf(cookie, 'DELETE', `${at}/boards/${b.id}`)).toBe(200);
});

interface Evening {
  boards: { call: { matchId: number } | null }[];
}
const matchless = ({ plan, players }: { plan: object; players: unknown }) => [plan, players];
