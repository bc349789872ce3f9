import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { giveToken } from '../../modules/access/testing.ts';
import { createClub } from '../../modules/clubs/testing.ts';
import { modules } from '../../modules/index.ts';
import { runningLeague } from '../../modules/leagues/testing.ts';
import { createLounge } from '../../modules/lounges/testing.ts';
import { setVisibility, usernameOf } from '../../modules/people/testing.ts';
import { createTournament } from '../../modules/tournaments/testing.ts';
import { guests, running } from '../../modules/tournaments/testing-course.ts';
import { useTestApp } from '../../plugins/testing.ts';
import { listProcedures } from '../../trpc/call.ts';
import { appRouter } from '../../trpc/root.ts';
import type { TestMember } from '../index.ts';

/* Tables as files, over HTTP: what all of them have in common, by some of them. */

const server = useTestApp();
const tables = modules.flatMap((module) => module.tables ?? []);
let anna: TestMember;
let ben: TestMember;

beforeAll(async () => {
  anna = await server.api.createMember({ first_name: 'Anna', last_name: 'Auge' });
  ben = await server.api.createMember({ first_name: 'Ben', last_name: 'Bull' });
});

interface Asked {
  as?: TestMember;
  headers?: Record<string, string>;
}
const get = async (path: string, { as, headers }: Asked = {}) =>
  server.app.inject({
    url: `/api${path}`,
    headers: { ...headers, ...(as && { cookie: await server.signIn(as) }) },
  });

const linesOf = (body: string) => body.replace('\uFEFF', '').split('\r\n').filter(Boolean);

describe('what the domains declare', () => {
  const queries = new Map(listProcedures(appRouter).map((listed) => [listed.path, listed]));

  it.each(tables)('$name is what a screen asks for', ({ procedure, columns, path }) => {
    expect(queries.get(procedure)?.type).toBe('query');
    for (const { de, en } of Object.values(columns)) expect([de, en]).not.toContain('');
    expect(path).toMatch(/^\/[a-z/{}A-Z-]+$/);
  });

  it('has names and addresses of its own', () => {
    expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length);
    expect(new Set(tables.map(({ path }) => path)).size).toBe(tables.length);
    expect(tables.length).toBeGreaterThan(25);
  });
});

describe.each(['files.md', 'de/files.md'])('docs/%s', (name) => {
  const file = fileURLToPath(new URL(`../../../../../docs/${name}`, import.meta.url));

  it.each(tables)('has $name with its columns', async ({ path, columns }) => {
    const lines = (await readFile(file, 'utf8')).split('\n');
    const line = lines.find((each) => each.startsWith(`- \`/api${path}.csv\` `)) ?? '';
    const names = Object.keys(columns).map((name) => `\`${name}\``);
    expect(line.endsWith(`. ${names.join(' ')}`), `${path}: ${names.join(' ')}`).toBe(true);
  });
});

describe('a table', () => {
  let id: number;
  beforeAll(async () => {
    ({ id } = await running(server.api, anna, [ben, ...guests(3)], {
      tournamentType: 'round_robin',
    }));
  });

  it('is a file for spreadsheets in the language of who asks', async () => {
    const german = await get(`/tournaments/${id}/tables.csv`);
    expect(german.statusCode).toBe(200);
    expect(german.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="Tabellen-${id}.csv"`,
      'cache-control': 'no-cache',
    });
    expect(german.body.startsWith('\uFEFFGruppe;Platz;Name;Matches;')).toBe(true);
    expect(linesOf(german.body)).toHaveLength(5);
    expect(linesOf(german.body)[1]).toMatch(/^;1;.*;0;0;0;0;0;0;0;(ja|nein)$/);
    const english = await get(`/tournaments/${id}/tables.csv`, {
      headers: { 'accept-language': 'en' },
    });
    expect(linesOf(english.body)[0]).toMatch(/^Group,Place,Name,Matches,/);
    expect(english.headers['content-disposition']).toContain(`tables-${id}.csv`);
  });

  it('is a list of objects for programs, with the same names in every language', async () => {
    for (const language of ['de', 'en']) {
      const answer = await get(`/tournaments/${id}/results.json`, {
        headers: { 'accept-language': language },
      });
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.json()).toHaveLength(6);
      expect(Object.keys(answer.json()[0]).slice(0, 3)).toEqual(['match', 'stage', 'round']);
    }
  });

  it('isn’t sent again as long as it is the same', async () => {
    const first = await get(`/tournaments/${id}/results.json`);
    const etag = String(first.headers.etag);
    const again = await get(`/tournaments/${id}/results.json`, {
      headers: { 'if-none-match': `W/${etag}` },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const csv = await get(`/tournaments/${id}/results.csv`, { headers: { 'if-none-match': etag } });
    expect(csv.statusCode).toBe(200);
  });

  it('of a member is kept by nobody', async () => {
    const { headers } = await get('/users/bookings.csv', { as: anna });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('runs no formula that somebody wrote', async () => {
    await createClub(server.api, anna, { name: '=HYPERLINK("https://evil.example")' });
    const { body } = await get('/clubs.csv');
    expect(body).toContain(`;"'=HYPERLINK(""https://evil.example"")";`);
    expect((await get('/clubs.json')).body).toContain('"=HYPERLINK(\\"https');
  });

  it('has numbers as its reader writes them', async () => {
    await createLounge(server.api, anna, { latitude: 50.5, longitude: -3.25 });
    expect((await get('/lounges.csv')).body).toContain(';50,5;-3,25;');
    const headers = { 'accept-language': 'en' };
    expect((await get('/lounges.csv', { headers })).body).toContain(',50.5,-3.25,');
  });

  it('has what the screen has, in its order', async () => {
    const { divisionId: id } = await runningLeague(server.api, anna);
    const { fixtures } = await server.api.callerFor(null).leagues.divisions.get({ id });
    const rows = (await get(`/leagues/divisions/${id}/fixtures.json`)).json();
    expect(rows).toMatchObject(
      fixtures.map(({ id: fixtureId, round, status }) => ({ fixtureId, round, status })),
    );
    expect((await get(`/leagues/divisions/${id}/table.json`)).json()).toHaveLength(2);
  });
});

describe('a long list', () => {
  it('is read in files of a thousand, each of which names the next', async () => {
    const { db } = server.api.deps;
    await db.deleteFrom('clubs').execute();
    const template = await createClub(server.api, anna);
    const {
      id: _,
      search_text: __,
      ...row
    } = await db
      .selectFrom('clubs')
      .selectAll()
      .where('id', '=', template.id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('clubs')
      .values(Array.from({ length: 1100 }, (_, index) => ({ ...row, name: `Verein ${index}` })))
      .execute();
    const first = await get('/clubs.json');
    expect(first.json()).toHaveLength(1000);
    const [, next = ''] = /^<\/api(.*)>; rel="next"$/.exec(String(first.headers.link)) ?? [];
    const second = await get(next);
    expect(second.headers.link).toBeUndefined();
    const ids = [...first.json(), ...second.json()].map(({ id }: { id: number }) => id);
    expect(new Set(ids).size).toBe(1101);
  });
});

describe('who may not see the table', () => {
  const codeOf = async (path: string, asked: Asked = {}) => {
    const answer = await get(path, asked);
    return [answer.statusCode, answer.json().code];
  };

  it('has no file of it either', async () => {
    const hidden = await createTournament(server.api, anna, { isDraft: true });
    for (const table of ['entries', 'results', 'tables', 'places']) {
      for (const format of ['csv', 'json']) {
        const path = `/tournaments/${hidden.id}/${table}.${format}`;
        expect(await codeOf(path)).toEqual([404, 'TOURNAMENT_NOT_FOUND']);
        expect(await codeOf(path, { as: ben })).toEqual([404, 'TOURNAMENT_NOT_FOUND']);
        expect((await get(path, { as: anna })).statusCode).toBe(200);
      }
    }
  });

  it('has none of what is a member’s own', async () => {
    for (const path of ['/users/bookings', '/users/games', '/marketplace/deals']) {
      expect(await codeOf(`${path}.csv`)).toEqual([401, 'UNAUTHENTICATED']);
      expect((await get(`${path}.json`, { as: anna })).json()).toEqual([]);
    }
    expect(await codeOf('/rankings/region.csv?state=DE-NW')).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('has no rows of statistics that aren’t shown', async () => {
    await setVisibility(server.api, ben, 'private');
    const path = `/players/${await usernameOf(server.api, ben)}/months.json`;
    const seen = async (asked: Asked) => {
      const answer = await get(path, asked);
      return answer.statusCode === 200 ? answer.json().length : answer.json().code;
    };
    const before = await seen({ as: ben });
    expect([0, 'MEMBER_NOT_FOUND']).toContain(await seen({}));
    expect([0, 'MEMBER_NOT_FOUND']).toContain(await seen({ as: anna }));
    expect(before).not.toBe('MEMBER_NOT_FOUND');
  });

  it('has none of a member who blocks them', async () => {
    const carl = await server.api.createMember();
    await setVisibility(server.api, carl, 'public');
    const path = `/players/${await usernameOf(server.api, carl)}/figures.json`;
    expect((await get(path, { as: anna })).statusCode).toBe(200);
    await server.api.callerFor(carl).social.people.block({ userId: anna.id });
    expect(await codeOf(path, { as: anna })).toEqual([404, 'MEMBER_NOT_FOUND']);
  });

  it('needs the scope of the domain with a token', async () => {
    const { headers } = await giveToken(server.api, anna, ['clubs:read']);
    expect(await codeOf('/users/bookings.csv', { headers })).toEqual([403, 'INSUFFICIENT_SCOPE']);
    expect(await codeOf('/marketplace/deals.csv', { headers })).toEqual([403, 'NOT_BY_TOKEN']);
    expect((await get('/clubs.csv', { headers })).statusCode).toBe(200);
  });
});

describe('what means nothing', () => {
  it('is refused with its name', async () => {
    const bad = await get('/clubs.csv?cursor=none');
    expect([bad.statusCode, bad.json().code]).toEqual([400, 'BAD_INPUT']);
    const wrong = await get('/rankings.csv?list=best');
    expect(wrong.json()).toMatchObject({ code: 'BAD_INPUT', fields: [{ path: 'list' }] });
    const id = await get('/tournaments/x/tables.csv');
    expect(id.json()).toMatchObject({ code: 'BAD_INPUT', fields: [{ path: 'id' }] });
  });
});
