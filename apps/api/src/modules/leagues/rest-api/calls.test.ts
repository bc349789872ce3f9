import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import type { TestMember } from '../../../testing/index.ts';
import { createLounge } from '../../lounges/testing.ts';
import { nameAll, runningLeague } from '../testing.ts';

const server = useTestApp();
let anna: TestMember;
let cookie: string;
let stranger: string;

beforeAll(async () => {
  anna = await server.api.createMember({ first_name: 'Anna' });
  cookie = await server.signIn(anna);
  stranger = await server.signIn(await server.api.createMember());
});

async function call(
  who: string | null,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
) {
  const response = await server.app.inject({
    method,
    url: `/api/leagues${path}`,
    headers: who ? { cookie: who } : {},
    ...(payload && { payload }),
  });
  const { statusCode: status, headers } = response;
  return { status, headers, body: response.json(), code: response.json().code };
}

it('everybody reads a league down to the sheet of a fixture', async () => {
  const { leagueId, seasonId, divisionId, teamIds, entries, fixtures } = await runningLeague(
    server.api,
    anna,
  );
  const read = async (path: string) => {
    const { status, body } = await call(null, 'GET', path);
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
  expect((await read(`/${leagueId}`)).seasons).toMatchObject([{ id: seasonId }]);
  expect((await read(`/seasons/${seasonId}`)).id).toBe(seasonId);
  const division = await read(`/divisions/${divisionId}`);
  expect(division.fixtures).toMatchObject([{ id: fixtures[0]?.id }]);
  expect(division.standings).toHaveLength(2);
  expect((await read(`/teams/${teamIds[0]}`)).name).toBe('Nord');
  expect(await read(`/entries/${entries[0]?.entryId}/squad`)).toHaveLength(4);
  expect((await read(`/fixtures/${fixtures[0]?.id}`)).sheet).toHaveLength(5);
  const lounge = await createLounge(server.api, anna);
  expect(await read(`/fixtures/at-lounge/${lounge.id}`)).toEqual([]);
  expect(await read(`/divisions/${divisionId}/figures`)).toEqual([]);
  expect(await read(`/entries/${entries[0]?.entryId}/figures`)).toMatchObject({ players: [] });
  const [registered] = await read(`/entries/${entries[0]?.entryId}/squad`);
  expect(await read(`/players/${registered.player.id}/figures`)).toMatchObject({ seasons: [] });
  expect(await read(`/divisions/${divisionId}/penalties`)).toEqual([]);
  const atLounge = await call(null, 'GET', '/fixtures/at-lounge/999999');
  expect([atLounge.status, atLounge.code]).toEqual([404, 'LOUNGE_NOT_FOUND']);
  expect((await call(null, 'GET', '/999999')).code).toBe('LEAGUE_NOT_FOUND');
});

it('the list of leagues is paged, and says where it goes on', async () => {
  await runningLeague(server.api, anna);
  await runningLeague(server.api, anna);
  const first = await call(null, 'GET', '?limit=1');
  expect(first.body).toHaveLength(1);
  const [, next = ''] = /<[^>]*\/leagues(\?[^>]+)>; rel="next"/.exec(`${first.headers.link}`) ?? [];
  expect(next).toContain('limit=1');
  const second = await call(null, 'GET', next);
  expect(second.body).toHaveLength(1);
  expect(second.body[0].id).not.toBe(first.body[0].id);
});

it('results are entered by who may, and once', async () => {
  const { fixtures } = await runningLeague(server.api, anna);
  const id = fixtures[0]?.id ?? 0;
  await nameAll(server.api, anna, id);
  const at = `/fixtures/${id}`;
  const result = { legs: [3, 2], before: null };
  expect((await call(null, 'PUT', `${at}/games/1`, result)).status).toBe(401);
  expect((await call(stranger, 'PUT', `${at}/games/1`, result)).status).toBe(403);
  expect((await call(stranger, 'POST', `${at}/confirm`)).status).toBe(403);
  expect((await call(cookie, 'PUT', `${at}/games/1`, { legs: [3] })).status).toBe(400);
  expect((await call(cookie, 'PUT', `${at}/games/1`, { legs: [9, 9], before: null })).code).toBe(
    'FIXTURE_SCORE_IMPOSSIBLE',
  );
  for (const _ of [1, 2]) {
    const { status, body } = await call(cookie, 'PUT', `${at}/games/1`, result);
    expect([status, body.sheet[0].legs]).toEqual([200, [3, 2]]);
  }
  const other = await call(cookie, 'PUT', `${at}/games/1`, { legs: [1, 4], before: null });
  expect(other.code).toBe('SHEET_DIFFERS');
  const cleared = await call(cookie, 'POST', `${at}/games/1/clear`, { before: [3, 2] });
  expect(cleared.body.sheet[0].legs).toBeNull();
  const games = [1, 2, 3, 4, 5].map((number) => ({ number, legs: [4, 1], before: null }));
  const whole = await call(cookie, 'PUT', `${at}/games`, { games });
  expect(whole.body).toMatchObject({ isOver: true, status: 'reported' });
  const decided = await call(cookie, 'PUT', `${at}/decision`, {
    decision: { kind: 'forfeit', winner: 1 },
    reason: 'Nicht spielberechtigt',
  });
  expect(decided.body.status).toBe('forfeit');
});
