import { text } from 'node:stream/consumers';
import type { applyImportInput, ImportPreview } from '@oche/validators/leagues/import';
import { beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { codeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { exportCsv } from '../export/export.service.ts';
import { foundLeague, mondays, nameAll, playFixture, runningLeague } from '../testing.ts';

const api = useTestApi({ now: '2026-08-20T10:00:00Z' });
let anna: TestMember;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna', last_name: 'Huber' });
});

const leagues = () => api.callerFor(anna).leagues;
type File = Omit<z.input<typeof applyImportInput>, 'ground'>;

const preview = (seasonId: number, csv: string, kind: File['kind'] = 'games') =>
  leagues().import.preview({ seasonId, kind, csv });

/** Previews, and does what was shown. */
async function take(seasonId: number, csv: string, kind: File['kind'] = 'games') {
  const shown = await preview(seasonId, csv, kind);
  const file = { seasonId, kind, csv, ground: shown.ground };
  return { shown, done: await leagues().import.run(file) };
}

const statesOf = ({ lines }: ImportPreview) =>
  lines.map(({ line, state, conflict }) => `${line} ${conflict?.key ?? state}`);

const HEAD = 'Spieltag;Heim;Gast;Spiel;Spieler Heim;Spieler Gast;Legs Heim;Legs Gast';
type Line = readonly [number, string, string, number, number];

/** Two players a side; legs of all five are played. */
const SHEET: readonly Line[] = [
  [1, '1', '1', 3, 2],
  [2, '2', '2', 4, 1],
  [3, '1', '2', 1, 4],
  [4, '2', '1', 3, 2],
  [5, '2 / 1', '1 / 2', 5, 0],
];

/** A number is the player of that number in the line's team; all else is written as it is. */
function csvOf(home: string, away: string, lines = SHEET): string {
  const names = (team: string, numbers: string) =>
    numbers.replace(/^\d|(?<=\/ )\d/g, (one) => `${team} ${one}`);
  const rows = lines.map(([number, h, a, ...legs]) =>
    [1, home, away, number, names(home, h), names(away, a), ...legs].join(';'),
  );
  return [HEAD, ...rows].join('\n');
}

/** A running league of two teams, with the names of who is at home in its fixture. */
async function withFixture(wish: Parameters<typeof runningLeague>[2] = {}) {
  const league = await runningLeague(api, anna, wish);
  const names = new Map(league.entries.map(({ entryId, name }) => [entryId, name]));
  const [fixture] = league.fixtures;
  const id = fixture?.id ?? 0;
  const home = names.get(fixture?.homeId ?? 0) ?? '';
  const away = names.get(fixture?.awayId ?? 0) ?? '';
  const csv = (lines?: readonly Line[]) => csvOf(home, away, lines);
  return { ...league, id, home, away, csv };
}

const fixtureOf = (id: number) => leagues().fixtures.get({ id });
const with_ = (number: number, change: Partial<Record<1 | 2 | 3 | 4, string | number>>) =>
  SHEET.map((line) => (line[0] === number ? (Object.assign([...line], change) as never) : line));

describe('games of a sheet', () => {
  it('are what typing the sheet writes, and nothing the second time', async () => {
    const { seasonId, divisionId, id, csv, home, away } = await withFixture();
    const { shown, done } = await take(seasonId, csv());
    expect(statesOf(shown)).toEqual(['2 new']);
    expect(shown.lines[0]).toMatchObject({
      title: `${home} – ${away}`,
      changes: [
        { field: 'result', from: null, to: '4:1' },
        { field: 'legs', from: null, to: '16:9' },
      ],
    });
    expect(done).toEqual({ created: 1, changed: 0, removed: 0, skipped: 0 });
    const fixture = await fixtureOf(id);
    expect(fixture).toMatchObject({
      status: 'confirmed',
      games: [4, 1],
      legs: [16, 9],
      points: [2, 0],
    });
    const { standings } = await leagues().divisions.get({ id: divisionId });
    expect(standings[0]).toMatchObject({ name: home, points: 2, games: [4, 1], legs: [16, 9] });
    const figures = await leagues().fixtures.figures({ id: divisionId });
    const first = figures.find(({ player }) => player.name === `${home} 1`);
    expect(first).toMatchObject({ singles: 2, singlesWon: 1, doubles: 1, doublesWon: 1, legs: 10 });
    const again = await take(seasonId, csv());
    expect(statesOf(again.shown)).toEqual(['2 unchanged']);
    expect(again.done).toEqual({ created: 0, changed: 0, removed: 0, skipped: 0 });
    // the pair in the order of its positions, as if the line-up had been named
    const { home: pair } = await api.deps.db
      .selectFrom('league_games')
      .select('home_players as home')
      .where('fixture_id', '=', id)
      .where('number', '=', 5)
      .executeTakeFirstOrThrow();
    const { players } = await api.deps.db
      .selectFrom('league_line_ups')
      .select('players')
      .where('fixture_id', '=', id)
      .where('side', '=', 0)
      .executeTakeFirstOrThrow();
    expect(pair).toEqual(players);
  });

  it('wait for their captains again when officers take back that they stand', async () => {
    const { seasonId, id, csv } = await withFixture();
    await take(seasonId, csv());
    await leagues().fixtures.decide({ id, decision: { kind: 'undo' }, reason: 'Falsche Datei' });
    expect(await fixtureOf(id)).toMatchObject({
      status: 'reported',
      games: [4, 1],
      points: [2, 0],
    });
  });

  it('have substitutes, and who has not come', async () => {
    const { seasonId, id, csv } = await withFixture();
    const lines: readonly Line[] = [
      [1, '1', '1', 3, 2],
      [2, '–', '2', 0, 5],
      [3, '1', '2', 1, 4],
      [4, '-', '3', 0, 5],
      [5, '1 / –', '3 / 2', 0, 5],
    ];
    const { shown } = await take(seasonId, csv(lines));
    expect(statesOf(shown)).toEqual(['2 new']);
    const { lineUps } = await fixtureOf(id);
    const away = lineUps.find(({ side }) => side === 1);
    expect(away).toMatchObject({ substitutions: [{ position: 1, from: 4 }] });
    expect(statesOf(await preview(seasonId, csv(lines)))).toEqual(['2 unchanged']);
  });

  it('are added to a result that is there, and never against it', async () => {
    const { seasonId, divisionId, id, csv, home, away } = await withFixture();
    await take(seasonId, `Heim;Gast;Ergebnis;Punkte\n${home};${away};4:1;3:0`, 'results');
    const other = csv(with_(5, { 3: 0, 4: 5 }));
    expect((await preview(seasonId, other)).lines[0]?.conflict).toMatchObject({
      key: 'resultDiffers',
      value: '4:1',
    });
    expect((await take(seasonId, csv())).done.created).toBe(1);
    // what officers have set it to count stays
    expect(await fixtureOf(id)).toMatchObject({
      status: 'confirmed',
      points: [3, 0],
      legs: [16, 9],
    });
    expect(await leagues().fixtures.figures({ id: divisionId })).toHaveLength(4);
    expect(statesOf(await preview(seasonId, csv()))).toEqual(['2 unchanged']);
    const result = `Heim;Gast;Ergebnis;Legs\n${home};${away};4:1;16:9`;
    expect(statesOf(await preview(seasonId, result, 'results'))).toEqual(['2 unchanged']);
    await leagues().fixtures.decide({ id, decision: { kind: 'undo' }, reason: 'Noch einmal' });
    expect(await fixtureOf(id)).toMatchObject({ status: 'reported', points: [2, 0] });
  });

  it('are found by the day where no round is told', async () => {
    const { seasonId, csv, fixtures } = await withFixture({ isDouble: true });
    const [fixture] = fixtures;
    const day = fixture?.startsAt?.slice(0, 10) ?? '';
    const dated = csv().replace('Spieltag', 'Datum').replaceAll('\n1;', `\n${day};`);
    expect(statesOf(await preview(seasonId, dated))).toEqual(['2 new']);
    const wrong = dated.replaceAll(day, '31.02.2026');
    expect(statesOf(await preview(seasonId, wrong))).toEqual(['2 cellUnreadable']);
  });
});

describe('a sheet is left out', () => {
  it('for each line that is in the way', async () => {
    const { seasonId, csv, home, away, fixtures, teamIds } = await withFixture();
    expect([fixtures.length, teamIds.length]).toEqual([1, 2]);
    const of = async (lines: readonly Line[]) => statesOf(await preview(seasonId, csv(lines)));
    expect(await of(with_(2, { 1: 'Niemand' }))).toEqual(['3 playerUnknown']);
    expect(await of(with_(2, { 1: `${away} 3` }))).toEqual(['3 playerNotRegistered']);
    expect(await of(with_(5, { 1: '1' }))).toEqual(['6 playersWrong']);
    expect(await of(with_(1, { 2: '1 / 2' }))).toEqual(['2 playerUnknown']);
    expect(await of(with_(5, { 2: '1 / 1' }))).toEqual(['6 playerTwice']);
    expect(await of(with_(2, { 2: '1' }))).toEqual(['3 playerTwice']);
    expect(await of(with_(3, { 3: 4, 4: 4 }))).toEqual(['4 legsImpossible']);
    expect(await of(with_(3, { 4: 'x' }))).toEqual(['4 cellUnreadable']);
    expect(await of(with_(3, { 3: '' }))).toEqual(['4 cellMissing']);
    expect(await of(SHEET.slice(0, 4))).toEqual(['2 sheetIncomplete']);
    expect(await of([...SHEET, [6, '1', '1', 3, 2]])).toEqual(['7 gameUnknown']);
    expect(await of([...SHEET, [5, '1 / 2', '1 / 2', 5, 0]])).toEqual(['7 twice']);
    // each of several
    const two = [...with_(2, { 1: 'Niemand' }), [7, '1', '1', 3, 2] as const];
    const shown = await preview(seasonId, csv(two));
    expect(statesOf(shown)).toEqual(['3 playerUnknown', '7 gameUnknown']);
    expect(shown.lines[0]?.conflict).toMatchObject({ field: 'homePlayers', value: 'Niemand' });
    // what can't be found is told once
    expect(statesOf(await preview(seasonId, csv().replaceAll(`;${home};`, ';Nirgends;')))).toEqual([
      '2 teamUnknown',
    ]);
    expect(statesOf(await preview(seasonId, csvOf(away, home)))).toEqual(['2 fixtureUnknown']);
    const done = await take(seasonId, csv(with_(2, { 1: 'Niemand' })));
    expect(done.done).toEqual({ created: 0, changed: 0, removed: 0, skipped: 1 });
  });

  it('when two of a squad are called the same', async () => {
    const { seasonId, entries, csv, home } = await withFixture();
    const entryId = entries.find(({ name }) => name === home)?.entryId ?? 0;
    const same = await api.createMember({ first_name: home, last_name: '1' });
    await leagues().squads.register({ entryId, player: { userId: same.id } });
    expect(statesOf(await preview(seasonId, csv()))).toContain('2 playerSameName');
  });

  it('when its format knows no substitutes, or no decider was needed', async () => {
    const { seasonId, divisionId, csv } = await withFixture();
    const { format } = await leagues().seasons.get({ id: seasonId });
    const set = (next: typeof format) =>
      api.deps.db
        .updateTable('league_divisions')
        .set({ format: JSON.stringify(next) })
        .where('id', '=', divisionId)
        .execute();
    await set({
      ...format,
      lineUps: format.lineUps.map((one) => ({ ...one, substitutes: 'none' as const })),
    });
    const changed = csv(with_(4, { 1: '3' }));
    expect(statesOf(await preview(seasonId, changed))).toEqual(['5 noSubstitutes']);
    const gone = csv(with_(4, { 1: '–', 3: 0, 4: 5 }));
    expect(statesOf(await preview(seasonId, gone))).toEqual(['5 goneLater']);
    await set({
      ...format,
      blocks: format.blocks.map((one, index) => ({ ...one, isDecider: index === 1 })),
    });
    expect(statesOf(await preview(seasonId, csv()))).toEqual(['6 gameNotPlayed']);
    expect(statesOf(await preview(seasonId, csv(SHEET.slice(0, 4))))).toEqual(['2 new']);
  });

  it('when its fixture has been played otherwise, or is being played', async () => {
    const { seasonId, id, csv } = await withFixture();
    await nameAll(api, anna, id);
    expect(statesOf(await preview(seasonId, csv()))).toEqual(['2 isPlayed']);
    await leagues().fixtures.enterAll({
      id,
      games: SHEET.map(([number, , , home, away]) => ({
        number,
        legs: [home, away] as [number, number],
        before: null,
      })),
    });
    // typed sheets are known, also while captains have not confirmed them
    expect(statesOf(await preview(seasonId, csv()))).toEqual(['2 unchanged']);
    expect(statesOf(await preview(seasonId, csv(with_(3, { 3: 2, 4: 3 }))))).toEqual([
      '4 sheetDiffers',
    ]);
    expect(statesOf(await preview(seasonId, csv(with_(3, { 1: '3' }))))).toEqual([
      '4 sheetDiffers',
    ]);
    expect(statesOf(await preview(seasonId, csv(SHEET.slice(0, 4))))).toEqual(['2 sheetDiffers']);
    await leagues().fixtures.decide({
      id,
      decision: { kind: 'forfeit', winner: 0 },
      reason: 'Nicht angetreten',
    });
    expect(statesOf(await preview(seasonId, csv()))).toEqual(['2 fixtureDecided']);
  });

  it('before the season has begun', async () => {
    const { seasonId, divisionId } = await foundLeague(api, anna);
    const { fixtures } = await leagues().divisions.plan({ id: divisionId, rounds: mondays(1) });
    expect(fixtures).toHaveLength(1);
    const states = await Promise.all(
      [csvOf('Nord', 'Süd'), csvOf('Süd', 'Nord')].map(async (csv) =>
        statesOf(await preview(seasonId, csv)),
      ),
    );
    expect(states.flat().toSorted()).toEqual(['2 fixtureUnknown', '2 seasonNotRunning']);
  });

  it('when something else would happen by now', async () => {
    const { seasonId, id, csv } = await withFixture();
    const { ground } = await preview(seasonId, csv());
    const games = SHEET.map(([, , , home, away]) => [home, away] as const);
    await playFixture(api, anna, id, games.with(0, [2, 3]));
    const file = { seasonId, kind: 'games', csv: csv(), ground } as const;
    // it is a conflict by now, so nothing is done
    expect(await leagues().import.run(file)).toMatchObject({ created: 0, skipped: 1 });
    const ben = await api.createMember();
    expect(await codeOf(api.callerFor(ben).leagues.import.run(file))).toBe('FORBIDDEN');
  });
});

const four = { teams: ['=Nord', 'Süd', 'West', 'Ost'], isDouble: true };

it.each(['de', 'en'] as const)(
  'a season that was written in %s is the same in another one',
  async (locale) => {
    const from = await runningLeague(api, anna, four);
    for (const [index, { id }] of from.fixtures.entries()) {
      const legs = (game: number) => (index * 7 + game * 3) % 6;
      if (index === 3)
        await leagues().fixtures.decide({
          id,
          decision: { kind: 'forfeit', winner: 1 },
          reason: 'Nicht angetreten',
        });
      else if (index % 5 < 4)
        await playFixture(
          api,
          anna,
          id,
          [1, 2, 3, 4, 5].map((game) => [legs(game), 5 - legs(game)]),
        );
    }
    const ctx = api.contextFor(anna, { locale });
    const written = async (seasonId: number, sheet: 'fixtures' | 'games' | 'squads' | 'tables') =>
      text((await exportCsv(ctx, { id: seasonId, sheet })).content);
    const to = await foundLeague(api, anna, { teams: [], players: 0, isDouble: true });
    await take(to.seasonId, await written(from.seasonId, 'tables'), 'teams');
    await take(to.seasonId, await written(from.seasonId, 'squads'), 'squads');
    await take(to.seasonId, await written(from.seasonId, 'fixtures'), 'fixtures');
    await leagues().seasons.start({ id: to.seasonId });
    const games = await written(from.seasonId, 'games');
    const { shown, done } = await take(to.seasonId, games);
    expect([shown.missing, new Set(statesOf(shown).map((one) => one.split(' ')[1]))]).toEqual([
      [],
      new Set(['new']),
    ]);
    expect(done.skipped).toBe(0);
    // what was decided without play comes with the results
    await take(to.seasonId, await written(from.seasonId, 'fixtures'), 'results');
    expect(await written(to.seasonId, 'games')).toBe(games);
    expect(await written(to.seasonId, 'tables')).toBe(await written(from.seasonId, 'tables'));
    const figures = async (id: number) =>
      (await leagues().fixtures.figures({ id }))
        .map(({ player, entryId: _, ...one }) => ({ ...one, player: player.name }))
        .toSorted((a, b) => String(a.player).localeCompare(String(b.player)));
    expect(await figures(to.divisionId)).toEqual(await figures(from.divisionId));
    expect(
      new Set(statesOf(await preview(to.seasonId, games)).map((one) => one.split(' ')[1])),
    ).toEqual(new Set(['unchanged']));
  },
);
