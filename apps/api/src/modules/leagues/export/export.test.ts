import { exportedSeason } from '@oche/validators/leagues/export';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import type { TestMember } from '../../../testing/index.ts';
import { playFixture, runningLeague } from '../testing.ts';

const FIVE = [
  [3, 2],
  [4, 1],
  [1, 4],
  [3, 2],
  [4, 1],
] as const;
const server = useTestApp({ now: '2026-09-05T10:00:00.000Z' });
const { api } = server;
let anna: TestMember;
let league: Awaited<ReturnType<typeof runningLeague>>;

beforeAll(async () => {
  anna = await api.createMember({ first_name: 'Anna' });
  league = await runningLeague(api, anna, { teams: ['=Nord', 'Süd', 'West'] });
  const shy = await api.createMember({ first_name: 'Shy', last_name: 'Member' });
  await api.callerFor(anna).leagues.squads.register({
    entryId: league.entries[0]?.entryId ?? 0,
    player: { userId: shy.id },
  });
  await api.deps.db
    .updateTable('profiles')
    .set({ visibility: 'private', visibility_chosen_at: new Date() })
    .where('user_id', '=', shy.id)
    .execute();
  await playFixture(api, anna, league.fixtures[0]?.id ?? 0, FIVE);
});

const read = async (
  who: TestMember | null,
  file: string,
  { id = league.seasonId, language = 'de' }: { id?: number | string; language?: string } = {},
) =>
  server.app.inject({
    url: `/api/leagues/seasons/${id}/${file}`,
    headers: {
      'accept-language': language,
      ...(who ? { cookie: await server.signIn(who) } : {}),
    },
  });

describe('a season as a file', () => {
  it('is all of it as JSON, by its schema', async () => {
    const response = await read(null, 'season.json');
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    const season = exportedSeason.parse(response.json());
    expect(season).toEqual(response.json());
    const [division] = season.divisions;
    expect(division?.teams.map(({ name }) => name)).toEqual(['=Nord', 'Süd', 'West']);
    expect(division?.table).toHaveLength(3);
    expect(division?.fixtures).toHaveLength(3);
    const played = division?.fixtures.find(({ id }) => id === league.fixtures[0]?.id);
    expect(played).toMatchObject({ games: [4, 1], status: 'reported' });
    expect(played?.sheet).toHaveLength(5);
    expect(played?.sheet[0]).toMatchObject({ number: 1, legs: [3, 2] });
    expect(played?.sheet[0]?.home[0]?.name).toMatch(/ 1$/);
    expect(played?.sheet.at(-1)?.home).toHaveLength(2);
  });

  it('is for spreadsheets in the reader’s language, and runs nothing in them', async () => {
    const fixtures = (await read(null, 'fixtures.csv')).body.split('\r\n');
    expect(fixtures[0]).toMatch(/^\uFEFFStaffel;Spieltag;Datum;Heim;Gast;/);
    expect(fixtures).toHaveLength(5);
    expect(fixtures.join('\n')).toMatch(/;1;\d\d\.09\.2026 19:30;/);
    expect(fixtures.join('\n')).toContain(";'=Nord;");
    expect(fixtures.join('\n')).not.toContain(';=Nord');
    expect(fixtures.filter((line) => line.includes(';wartet auf Bestätigung;4;1;'))).toHaveLength(
      1,
    );
    const english = (await read(null, 'fixtures.csv', { language: 'en' })).body.split('\r\n');
    expect(english[0]).toMatch(/^\uFEFFDivision,Round,Date,Home,Away,/);
    expect(english[1]).toMatch(/^Kreisliga,1,2026-09-\d\d 19:30,/);
    const games = (await read(null, 'games.csv')).body.split('\r\n');
    expect(games).toHaveLength(7);
    expect(games[5]).toMatch(/;5;[^;]+ \/ [^;]+;[^;]+ \/ [^;]+;4;1$/);
    const tables = (await read(null, 'tables.csv')).body.split('\r\n');
    expect(tables[1]).toMatch(/^Kreisliga;1;/);
  });

  it('names those whom its reader may see; officers know everybody', async () => {
    const names = async (who: TestMember | null) => {
      const { body } = await read(who, 'squads.csv');
      return body.split('\r\n').filter((line) => line.includes('=Nord'));
    };
    expect((await names(anna)).at(-1)).toContain('Shy Member');
    const seen = await names(null);
    expect(seen).toHaveLength(5);
    expect(seen.at(-1)).toBe("Kreisliga;'=Nord;Zeigt sich nicht;spielberechtigt;05.09.2026");
    expect((await read(null, 'season.json')).body).not.toContain('Shy');
    expect((await read(anna, 'season.json')).body).toContain('Shy Member');
  });

  it('isn’t there for what nobody may see', async () => {
    for (const id of ['999999', 'x', '0']) {
      expect((await read(null, 'season.json', { id })).json().code).toBe('SEASON_NOT_FOUND');
    }
    const hidden = await runningLeague(api, anna);
    await api.deps.db
      .updateTable('leagues')
      .set({ hidden_at: new Date(), hidden_by: anna.id })
      .where('id', '=', hidden.leagueId)
      .execute();
    const other = await api.createMember();
    for (const file of ['season.json', 'fixtures.csv', 'games.csv', 'tables.csv', 'squads.csv']) {
      expect((await read(other, file, { id: hidden.seasonId })).statusCode).toBe(404);
      expect((await read(anna, file, { id: hidden.seasonId })).statusCode).toBe(200);
    }
  });
});
