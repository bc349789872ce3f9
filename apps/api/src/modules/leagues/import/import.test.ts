import { text } from 'node:stream/consumers';
import type { applyImportInput } from '@oche/validators/leagues/import';
import { beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { codeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { exportCsv } from '../export/export.service.ts';
import { foundLeague, playFixture, runningLeague } from '../testing.ts';

const api = useTestApi({ now: '2026-08-20T10:00:00Z' });
let anna: TestMember;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna', last_name: 'Huber' });
});

const leagues = () => api.callerFor(anna).leagues;
type File = Omit<z.input<typeof applyImportInput>, 'ground'>;

/** Previews, and does what was shown. */
async function take(file: File) {
  const preview = await leagues().import.preview(file);
  const done = await leagues().import.run({ ...file, ground: preview.ground });
  return { preview, done };
}

const statesOf = ({
  lines,
}: Awaited<ReturnType<ReturnType<typeof leagues>['import']['preview']>>) =>
  lines.map(({ state, conflict }) => conflict?.key ?? state);

/** The second time nothing is done. */
async function expectDone(file: File) {
  const { preview, done } = await take(file);
  expect(new Set(statesOf(preview))).toEqual(new Set(['unchanged']));
  expect(done).toEqual({ created: 0, changed: 0, removed: 0, skipped: 0 });
}

describe('teams', () => {
  it('are entered, new ones and those of the league, with their evening at home', async () => {
    const { seasonId, divisionId, leagueId } = await foundLeague(api, anna, { players: 0 });
    const csv = [
      'Staffel;Team;Heimtag;Uhrzeit;Spielort',
      'Kreisliga;Nord;Do;20:00;Sportheim',
      'kreisliga;Süd;;;',
      ';Ost;Freitag;19.30 Uhr;"Eck, 50823 Köln"',
      'Bezirksliga;West;Fr;19:30;',
      ';Öst;Fr;19:30;',
      ';Ost;Fr;19:30;',
      ';Südost;Freytag;;',
      ';;Fr;;',
    ].join('\n');
    const file = { seasonId, kind: 'teams', csv } as const;
    const { preview, done } = await take(file);
    expect(statesOf(preview)).toEqual([
      'changed',
      'unchanged',
      'new',
      'divisionUnknown',
      'twice',
      'twice',
      'cellUnreadable',
      'cellMissing',
    ]);
    expect(preview.lines[0]?.changes).toEqual([
      { field: 'weekday', from: '5', to: '4' },
      { field: 'time', from: '19:30', to: '20:00' },
      { field: 'venue', from: null, to: 'Sportheim' },
    ]);
    expect(preview.lines[4]?.conflict).toMatchObject({ field: 'team', line: 4 });
    expect(done).toEqual({ created: 1, changed: 1, removed: 0, skipped: 5 });
    const { teams, standings } = await leagues().divisions.get({ id: divisionId });
    expect(
      teams.map(({ name, homeWeekday, homeTime, venue }) => [name, homeWeekday, homeTime, venue]),
    ).toEqual([
      ['Nord', 4, '20:00', 'Sportheim'],
      ['Süd', 5, '19:30', null],
      ['Ost', 5, '19:30', 'Eck, 50823 Köln'],
    ]);
    expect(standings).toHaveLength(3);
    expect((await leagues().get({ id: leagueId })).teamCount).toBe(3);
    await expectDone({ ...file, csv: csv.split('\n').slice(0, 4).join('\n') });
  });

  it('say that a list of fixtures goes, and stay as they are when play has begun', async () => {
    const { seasonId } = await runningLeague(api, anna, { players: 0 });
    const file = { seasonId, kind: 'teams', csv: 'Team\nNord\nWest' } as const;
    expect(statesOf(await leagues().import.preview(file))).toEqual(['unchanged', 'seasonRuns']);
    await api.deps.db
      .updateTable('league_seasons')
      .set({ status: 'planned', started_at: null })
      .where('id', '=', seasonId)
      .execute();
    expect((await leagues().import.preview(file)).listsLost).toEqual(['Kreisliga']);
  });
});

describe('squads', () => {
  it('are registered as members and names, each once', async () => {
    const { seasonId, entries } = await foundLeague(api, anna, { players: 1 });
    const ben = await api.createMember({ first_name: 'Ben', last_name: 'Bull' });
    const { username } = await api.deps.db
      .selectFrom('profiles')
      .select('username')
      .where('user_id', '=', ben.id)
      .executeTakeFirstOrThrow();
    const csv = [
      'Team,Name,Username',
      'Nord,Nord 1,',
      'Nord,"Krause, Uwe",',
      `Nord,,@${username}`,
      'Süd,Uwe Krause,',
      'Süd,Nord 1,',
      'Süd,,@nobody-of-that-name',
      'Sü,Rita Ruhr,',
      'West,Rita Ruhr,',
      'Nord,uwe krause,',
    ].join('\n');
    const { preview, done } = await take({ seasonId, kind: 'squads', csv });
    expect(statesOf(preview)).toEqual([
      'unchanged',
      'new',
      'new',
      'playerElsewhere',
      'playerElsewhere',
      'memberUnknown',
      'teamUnknown',
      'teamUnknown',
      'twice',
    ]);
    expect(preview.lines[2]?.title).toBe('Ben Bull');
    expect(preview.lines[3]?.conflict).toMatchObject({ value: 'Nord', line: 3 });
    expect(done).toEqual({ created: 2, changed: 0, removed: 0, skipped: 6 });
    const squad = await leagues().squads.list({ entryId: entries[0]?.entryId ?? 0 });
    expect(squad.map(({ player, status }) => [player.person?.id ?? player.name, status])).toEqual([
      ['Nord 1', 'confirmed'],
      ['Uwe Krause', 'confirmed'],
      [ben.id, 'confirmed'],
    ]);
    await expectDone({ seasonId, kind: 'squads', csv: csv.split('\n').slice(0, 4).join('\n') });
  });
});

const LIST = [
  'Spieltag;Datum;Heim;Gast',
  '1;04.09.2026 19:30;Nord;Süd',
  '1;05.09.2026;West;Ost',
  '2;2026-09-11 20:00;Süd;West',
  '2;11.09.2026 20:00;Ost;Nord',
];
const four = { teams: ['Nord', 'Süd', 'West', 'Ost'], players: 0 };

describe('fixtures', () => {
  it('make the list before the season begins, also in place of another one', async () => {
    const { seasonId, divisionId } = await foundLeague(api, anna, four);
    const file = { seasonId, kind: 'fixtures', csv: LIST.join('\n') } as const;
    const { preview, done } = await take(file);
    expect(statesOf(preview)).toEqual(['new', 'new', 'new', 'new']);
    expect(done.created).toBe(4);
    const { fixtures, rounds } = await leagues().divisions.get({ id: divisionId });
    expect(fixtures.map(({ round, startsAt, isFixed }) => [round, startsAt, isFixed])).toEqual([
      [1, '2026-09-04T17:30:00.000Z', true],
      // the evening at home of its team
      [1, '2026-09-05T17:30:00.000Z', true],
      [2, '2026-09-11T18:00:00.000Z', true],
      [2, '2026-09-11T18:00:00.000Z', true],
    ]);
    expect(rounds).toEqual(['2026-09-04', '2026-09-11']);
    await expectDone(file);
    // rounds are swapped, one moves, one is turned, one goes
    const other = [
      LIST[0],
      '2;04.09.2026 19:30;Nord;Süd',
      '1;06.09.2026 19:30;Süd;West',
      '2;05.09.2026 19:30;Ost;West',
    ].join('\n');
    expect(statesOf(await leagues().import.preview({ ...file, csv: other }))).toEqual([
      'teamTwiceInRound',
      'teamTwiceInRound',
      'fixtureReversed',
    ]);
    const replaced = await take({ ...file, csv: other, replace: true });
    expect(statesOf(replaced.preview)).toEqual(['changed', 'changed', 'new']);
    expect(replaced.preview.removed).toEqual(['West – Ost', 'Ost – Nord']);
    expect(replaced.done).toEqual({ created: 1, changed: 2, removed: 2, skipped: 0 });
    await leagues().seasons.start({ id: seasonId });
  });

  it('tell what is in the way', async () => {
    const { seasonId } = await foundLeague(api, anna, four);
    const csv = [
      LIST[0],
      '1;31.06.2026;Nord;Süd',
      '1;04.09.2025;Nord;Süd',
      '1;04.09.2026;Nord;nord',
      '1;04.09.2026;Nord;Nirgends',
      ';04.09.2026;Nord;Süd',
      '1;04.09.2026;Nord;West',
      '1;05.09.2026;West;Süd',
      '2;04.09.2026 12:00;Süd;West',
      '3;12.09.2026;Nord;West',
    ].join('\n');
    const preview = await leagues().import.preview({ seasonId, kind: 'fixtures', csv });
    expect(statesOf(preview)).toEqual([
      'cellUnreadable',
      'dateOutside',
      'sameTeam',
      'teamUnknown',
      'cellMissing',
      'new',
      'teamTwiceInRound',
      'teamTwiceOnDay',
      'new',
    ]);
    expect(preview.lines[7]?.conflict).toMatchObject({ field: 'date', line: 7 });
  });

  it('find the team that is meant by the one that it meets', async () => {
    const { seasonId, divisionId } = await foundLeague(api, anna, {
      teams: ['Pfeile Köln', 'Pfeile Brühl'],
      players: 0,
    });
    const other = await leagues().divisions.create({
      seasonId,
      name: 'Bezirksliga',
      level: 2,
      promotes: 0,
      relegates: 0,
      isDouble: false,
    });
    for (const [name, id] of [
      ['Nord', other.id],
      ['Pfeile Hürth', other.id],
      ['Süd', divisionId],
    ] as const) {
      await leagues().teams.create({ divisionId: id, name, homeWeekday: 5, homeTime: '19:30' });
    }
    const csv = 'Spieltag;Heim;Gast\n1;Pfeile;Nord\n1;Süd;Pfeile';
    const preview = await leagues().import.preview({ seasonId, kind: 'fixtures', csv });
    expect(preview.lines.map(({ title }) => title)).toEqual([
      'Pfeile Hürth – Nord',
      'Süd – Pfeile',
    ]);
    expect(statesOf(preview)).toEqual(['new', 'teamAmbiguous']);
  });

  it('may have a team twice on a day where three meet at one place', async () => {
    const { seasonId, divisionId } = await foundLeague(api, anna, {
      teams: ['Nord', 'Süd', 'West'],
      players: 0,
    });
    const csv = [
      LIST[0],
      '1;05.09.2026 14:00;Nord;Süd',
      '1;05.09.2026 16:00;Süd;West',
      '1;05.09.2026 18:00;West;Nord',
    ].join('\n');
    const file = { seasonId, kind: 'fixtures', csv } as const;
    const { lines } = await leagues().import.preview(file);
    expect(lines.map(({ state }) => state)).toEqual(['new', 'conflict', 'conflict']);
    await api.deps.db
      .updateTable('league_divisions')
      .set({ plan: JSON.stringify({ kind: 'venueDays', wishes: [], problems: [] }) })
      .where('id', '=', divisionId)
      .execute();
    expect((await take(file)).done.created).toBe(3);
    await expectDone(file);
    expect((await leagues().divisions.get({ id: divisionId })).plan?.kind).toBe('venueDays');
  });

  it('move while the season runs, and everybody who plays hears of it', async () => {
    const ben = await api.createMember();
    const league = await runningLeague(api, anna, { captains: [ben] });
    const { seasonId, fixtures } = league;
    const [fixture] = fixtures;
    const isNorth = fixture?.homeId === league.entries[0]?.entryId;
    const [home, away] = isNorth ? ['Nord', 'Süd'] : ['Süd', 'Nord'];
    const csv = `Heim;Gast;Datum\n${home};${away};30.10.2026 20:00\n${away};${home};31.10.2026`;
    const file = { seasonId, kind: 'fixtures', csv } as const;
    const { preview, done } = await take(file);
    expect(statesOf(preview)).toEqual(['changed', 'fixtureUnknown']);
    expect(done).toEqual({ created: 0, changed: 1, removed: 0, skipped: 1 });
    const moved = await leagues().fixtures.get({ id: fixture?.id ?? 0 });
    expect(moved.startsAt).toBe('2026-10-30T19:00:00.000Z');
    const told = await api.deps.db
      .selectFrom('notifications')
      .select('kind')
      .where('recipient_id', '=', ben.id)
      .execute();
    expect(told.map(({ kind }) => kind)).toContain('leagues.moved');
  });
});

describe('results', () => {
  it('are set once, and the table follows', async () => {
    const { seasonId, divisionId, fixtures, entries } = await runningLeague(api, anna, four);
    const names = new Map(entries.map(({ entryId, name }) => [entryId, name]));
    const pairs = fixtures.map(({ homeId, awayId }) => `${names.get(homeId)};${names.get(awayId)}`);
    const csv = [
      'Heim;Gast;Ergebnis;Legs;Punkte',
      `${pairs[0]};4:1;14:9;`,
      `${pairs[1]};2:3;;0:3`,
      `${pairs[2]};5:1;;`,
      `${pairs[3]};x;;`,
      `${pairs[0]};4:1;;`,
    ].join('\n');
    const { preview, done } = await take({ seasonId, kind: 'results', csv });
    expect(statesOf(preview)).toEqual([
      'new',
      'new',
      'resultImpossible',
      'cellUnreadable',
      'fixtureTwice',
    ]);
    expect(done).toEqual({ created: 2, changed: 0, removed: 0, skipped: 3 });
    const division = await leagues().divisions.get({ id: divisionId });
    const first = division.fixtures.find(({ id }) => id === fixtures[0]?.id);
    expect(first).toMatchObject({
      status: 'confirmed',
      games: [4, 1],
      legs: [14, 9],
      points: [2, 0],
    });
    expect(division.standings.reduce((sum, { played }) => sum + played, 0)).toBe(4);
    expect(division.standings[0]?.points).toBe(3);
    await expectDone({ seasonId, kind: 'results', csv: csv.split('\n').slice(0, 3).join('\n') });
    const other = csv.replace('4:1;14:9', '3:2;14:9').split('\n').slice(0, 2).join('\n');
    const differs = await leagues().import.preview({ seasonId, kind: 'results', csv: other });
    expect(differs.lines[0]?.conflict).toMatchObject({ key: 'resultDiffers', value: '4:1' });
  });

  it('wait until the season has begun', async () => {
    const { seasonId } = await foundLeague(api, anna, four);
    await take({ seasonId, kind: 'fixtures', csv: LIST.join('\n') });
    const csv = 'Heim;Gast;Ergebnis\nNord;Süd;4:1\nSüd;Nord;4:1';
    expect(statesOf(await leagues().import.preview({ seasonId, kind: 'results', csv }))).toEqual([
      'seasonNotRunning',
      'fixtureUnknown',
    ]);
  });
});

it.each(['de', 'en'] as const)('what the export has written in %s is known', async (locale) => {
  const { seasonId, fixtures } = await runningLeague(api, anna, { teams: ['=Nord', 'Süd'] });
  await playFixture(api, anna, fixtures[0]?.id ?? 0, [
    [3, 2],
    [4, 1],
    [1, 4],
    [3, 2],
    [4, 1],
  ]);
  const ctx = api.contextFor(anna, { locale });
  for (const [sheet, kind] of [
    ['fixtures', 'fixtures'],
    ['fixtures', 'results'],
    ['squads', 'squads'],
    ['tables', 'teams'],
  ] as const) {
    const { content } = await exportCsv(ctx, { id: seasonId, sheet });
    const csv = await text(content);
    const preview = await leagues().import.preview({ seasonId, kind, csv });
    expect([sheet, preview.missing, new Set(statesOf(preview))]).toEqual([
      sheet,
      [],
      new Set(['unchanged']),
    ]);
  }
});

describe('what was shown is what happens', () => {
  it('and nothing when something else would by now', async () => {
    const { seasonId, divisionId } = await foundLeague(api, anna, four);
    const file = { seasonId, kind: 'fixtures', csv: LIST.join('\n') } as const;
    const { ground } = await leagues().import.preview(file);
    await take({ ...file, csv: LIST.slice(0, 2).join('\n') });
    expect(await codeOf(leagues().import.run({ ...file, ground }))).toBe('IMPORT_STALE');
    expect((await leagues().divisions.get({ id: divisionId })).fixtures).toHaveLength(1);
  });

  it('and once, however often and at once it is sent', async () => {
    const { seasonId, divisionId } = await foundLeague(api, anna, four);
    const file = { seasonId, kind: 'fixtures', csv: LIST.join('\n') } as const;
    const { ground } = await leagues().import.preview(file);
    const all = await Promise.all([1, 2, 3].map(() => leagues().import.run({ ...file, ground })));
    expect(all.map(({ created }) => created).toSorted()).toEqual([0, 0, 4]);
    expect((await leagues().divisions.get({ id: divisionId })).fixtures).toHaveLength(4);
  });

  it('for a season that is there, and not over', async () => {
    const { seasonId } = await foundLeague(api, anna, { players: 0 });
    const file = { kind: 'teams', csv: 'Team\nNord' } as const;
    const call = (id: number) => codeOf(leagues().import.preview({ ...file, seasonId: id }));
    expect(await call(999_999)).toBe('SEASON_NOT_FOUND');
    await api.deps.db
      .updateTable('league_seasons')
      .set({ status: 'over' })
      .where('id', '=', seasonId)
      .execute();
    expect(await call(seasonId)).toBe('SEASON_STATUS');
  });

  it('as a step that tells who has done it', async () => {
    const { seasonId, leagueId } = await foundLeague(api, anna, { players: 0 });
    await take({ seasonId, kind: 'teams', csv: 'Team\nOst' });
    const steps = await api.deps.db
      .selectFrom('league_steps')
      .select(['kind', 'facts', 'taken_by as by'])
      .where('league_id', '=', leagueId)
      .where('kind', '=', 'imported')
      .execute();
    expect(steps).toEqual([
      {
        kind: 'imported',
        by: anna.id,
        facts: { what: 'teams', seasonId, created: 1, changed: 0, removed: 0, skipped: 0 },
      },
    ]);
  });
});
