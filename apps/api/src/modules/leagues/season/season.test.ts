import { PRESETS } from '@oche/darts/leagues/presets';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { foundLeague, mondays, nameAll, playFixture, runningLeague } from '../testing.ts';

const api = useTestApi({ now: '2026-09-01T10:00:00Z' });
let anna: TestMember;
let ben: TestMember;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna' });
  ben = await api.createMember({ first_name: 'Ben' });
});

const as = (member: TestMember) => api.callerFor(member).leagues;

describe('a season', () => {
  it('goes from founding to promotion', async () => {
    const { seasonId, divisionId, fixtures } = await runningLeague(api, anna, {
      teams: ['Nord', 'Süd', 'Ost', 'West'],
    });
    expect(fixtures).toHaveLength(6);
    expect(fixtures[0]).toMatchObject({ round: 1, startsAt: '2026-09-11T17:30:00.000Z' });
    for (const { id } of fixtures) {
      const over = await playFixture(api, anna, id, [
        [5, 0],
        [3, 2],
        [4, 1],
        [2, 3],
        [3, 2],
      ]);
      expect(over).toMatchObject({ status: 'reported', score: [4, 1], points: [2, 0] });
      await as(anna).fixtures.confirm({ id });
    }
    const { standings } = await as(anna).divisions.get({ id: divisionId });
    expect(standings.map(({ points }) => points)).toEqual([4, 4, 2, 2]);
    expect(standings.every(({ played }) => played === 3)).toBe(true);
    const season = await as(anna).seasons.end({ id: seasonId });
    expect(season.status).toBe('over');
    const next = await as(anna).seasons.createNext({
      id: seasonId,
      name: '2027/28',
      startsOn: '2027-09-01',
      endsOn: '2028-05-31',
    });
    const made = await as(anna).seasons.get({ id: next.id });
    expect(made).toMatchObject({ status: 'planned', previousId: seasonId });
    expect(made.divisions[0]?.teamCount).toBe(4);
  });

  it('starts only when every division has its list', async () => {
    const { seasonId, divisionId } = await foundLeague(api, anna);
    expect(await codeOf(as(anna).seasons.start({ id: seasonId }))).toBe('SEASON_NOT_READY');
    await as(anna).divisions.plan({ id: divisionId, rounds: mondays(1) });
    expect(await as(anna).seasons.start({ id: seasonId })).toMatchObject({ status: 'running' });
  });

  it('ends only when everything is played', async () => {
    const { seasonId } = await runningLeague(api, anna);
    expect(await codeOf(as(anna).seasons.end({ id: seasonId }))).toBe('SEASON_NOT_OVER');
  });

  it('is for its officers to change', async () => {
    const { seasonId, divisionId } = await foundLeague(api, anna);
    expect(await codeOf(as(ben).seasons.start({ id: seasonId }))).toBe('FORBIDDEN');
    expect(await codeOf(as(ben).divisions.plan({ id: divisionId, rounds: mondays(1) }))).toBe(
      'FORBIDDEN',
    );
    expect(await api.callerFor(null).leagues.seasons.get({ id: seasonId })).toMatchObject({
      canManage: false,
    });
  });
});

describe('a division', () => {
  const { blocks, lineUps, points } = PRESETS.singles4Doubles1;
  /** no league plays it: two rounds of singles, worth two each */
  const composed = {
    lineUps: lineUps.filter(({ id }) => id === blocks[0]?.lineUp),
    blocks: blocks.slice(0, 1).flatMap((block) => [
      { ...block, id: 'first', worth: 2 },
      { ...block, id: 'second', worth: 2 },
    ]),
    points,
  };
  const fields = { level: 1, promotes: 1, relegates: 1, isDouble: false };

  it('plays by a format that was composed for it, until it plays as its season again', async () => {
    const { seasonId, divisionId } = await foundLeague(api, anna);
    const of = { ...fields, id: divisionId, name: 'Kreisliga' };
    await as(anna).divisions.update({ ...of, format: composed });
    const other = await as(anna).divisions.create({ ...fields, seasonId, name: 'Pokal' });
    const { fixtures } = await as(anna).divisions.plan({ id: divisionId, rounds: mondays(1) });
    const sheetOf = async () => (await as(ben).fixtures.get({ id: fixtures[0]?.id ?? 0 })).sheet;
    expect(await sheetOf()).toHaveLength(8);
    expect((await as(ben).divisions.get({ id: divisionId })).format).toEqual(composed);
    expect((await as(ben).divisions.get({ id: other.id })).format).toEqual(
      PRESETS.singles4Doubles1,
    );
    await as(anna).divisions.update(of);
    expect(await sheetOf()).toHaveLength(5);
  });

  it('keeps its format while it is played, and can be renamed', async () => {
    const { divisionId } = await runningLeague(api, anna);
    const of = { ...fields, id: divisionId, name: 'Kreisliga A' };
    expect(await codeOf(as(anna).divisions.update({ ...of, format: composed }))).toBe(
      'SEASON_STATUS',
    );
    expect(await codeOf(as(ben).divisions.update(of))).toBe('FORBIDDEN');
    // what it plays by anyway is no change
    await as(anna).divisions.update({ ...of, format: PRESETS.singles4Doubles1 });
    expect((await as(ben).divisions.get({ id: divisionId })).name).toBe('Kreisliga A');
  });

  it('gets a format of its own from officers alone', async () => {
    const { seasonId, divisionId } = await foundLeague(api, anna);
    const own = { ...fields, name: 'Pokal', format: composed };
    expect(await codeOf(as(ben).divisions.create({ ...own, seasonId }))).toBe('FORBIDDEN');
    expect(await codeOf(as(ben).divisions.update({ ...own, id: divisionId }))).toBe('FORBIDDEN');
  });
});

describe('a sheet', () => {
  it('shows who plays whom, and what is open', async () => {
    const { fixtures } = await runningLeague(api, anna);
    const id = fixtures[0]?.id ?? 0;
    const named = await nameAll(api, anna, id);
    expect(named.sheet.map(({ status }) => status)).toEqual(Array(5).fill('open'));
    expect(named.sheet[0]).toMatchObject({ size: 1, home: [{ name: 'Nord 1' }] });
    const entered = await as(anna).fixtures.enter({ id, number: 1, legs: [4, 1], before: null });
    expect(entered).toMatchObject({ status: 'live', score: [1, 0] });
    const division = await as(anna).divisions.get({ id: entered.division.id });
    expect(division.standings[0]).toMatchObject({ points: 2, isLive: true });
  });

  it('never writes over what another phone has entered', async () => {
    const { fixtures } = await runningLeague(api, anna);
    const id = fixtures[0]?.id ?? 0;
    await nameAll(api, anna, id);
    await as(anna).fixtures.enter({ id, number: 1, legs: [4, 1], before: null });
    // the same once more does no harm
    await as(anna).fixtures.enter({ id, number: 1, legs: [4, 1], before: null });
    const other = as(anna).fixtures.enter({ id, number: 1, legs: [1, 4], before: null });
    expect(await codeOf(other)).toBe('SHEET_DIFFERS');
    const corrected = await as(anna).fixtures.enter({
      id,
      number: 1,
      legs: [1, 4],
      before: [4, 1],
    });
    expect(corrected.sheet[0]?.legs).toEqual([1, 4]);
  });

  it('takes only what a game can end with', async () => {
    const { fixtures } = await runningLeague(api, anna);
    const id = fixtures[0]?.id ?? 0;
    await nameAll(api, anna, id);
    const wrong = as(anna).fixtures.enter({ id, number: 1, legs: [4, 2], before: null });
    expect(await codeOf(wrong)).toBe('FIXTURE_SCORE_IMPOSSIBLE');
  });
});
