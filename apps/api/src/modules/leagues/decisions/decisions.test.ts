import { LEAGUE_RULES } from '@oche/darts/leagues/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { actOnDeadlines } from '../deadlines/deadlines.service.ts';
import { nameAll, playFixture, runningLeague } from '../testing.ts';

const api = useTestApi({ now: '2026-09-01T10:00:00Z' });
let anna: TestMember;
let ben: TestMember;
let mia: TestMember;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna' });
  ben = await api.createMember({ first_name: 'Ben' });
  mia = await api.createMember({ first_name: 'Mia' });
});

const as = (member: TestMember | null) => api.callerFor(member).leagues;
const reason = 'Beschluss 4/26';

type Games = readonly (readonly [number, number])[];
/** 4:1 games, 17:8 legs */
const NORD_SUED: Games = [
  [3, 2],
  [4, 1],
  [2, 3],
  [5, 0],
  [3, 2],
];
/** 3:2 games, 13:12 legs */
const NORD_OST: Games = [
  [3, 2],
  [3, 2],
  [3, 2],
  [2, 3],
  [2, 3],
];
/** 5:0 games, 20:5 legs */
const SUED_OST: Games = Array.from({ length: 5 }, () => [4, 1] as const);

/** Four teams, of which West has not played yet; Ben leads Nord, Mia Süd. */
async function season(rules: Parameters<typeof runningLeague>[2] = {}) {
  const league = await runningLeague(api, anna, {
    ...rules,
    teams: ['Nord', 'Süd', 'Ost', 'West'],
    captains: [ben, mia],
    players: 2,
  });
  const entry = (name: string) => league.entries.find((one) => one.name === name)?.entryId ?? 0;
  const between = (a: string, b: string) => {
    const found = league.fixtures.find(({ homeId, awayId }) =>
      [homeId, awayId].every((id) => id === entry(a) || id === entry(b)),
    );
    if (!found) throw new Error(`${a} meets ${b}`);
    return { ...found, isSwapped: found.homeId === entry(b) };
  };
  const play = async (a: string, b: string, games: Games) => {
    const { id, isSwapped } = between(a, b);
    const seen = games.map(([one, two]): [number, number] => (isSwapped ? [two, one] : [one, two]));
    await playFixture(api, anna, id, seen);
    return id;
  };
  /** of the team that is named, as one side of a fixture */
  const sideOf = (a: string, b: string, team: string) => {
    const { homeId } = between(a, b);
    return homeId === entry(team) ? 0 : 1;
  };
  const table = async () => {
    const { standings } = await as(null).divisions.get({ id: league.divisionId });
    return standings.map(
      ({ name, played, won, drawn, lost, games, legs, points }) =>
        `${name} ${played} ${won}-${drawn}-${lost} ${games.join(':')} ${legs.join(':')} ${points}`,
    );
  };
  const id = await play('Nord', 'Süd', NORD_SUED);
  await play('Nord', 'Ost', NORD_OST);
  await play('Süd', 'Ost', SUED_OST);
  const decide = (
    decision: Parameters<ReturnType<typeof as>['fixtures']['decide']>[0]['decision'],
  ) => as(anna).fixtures.decide({ id, decision, reason });
  return { ...league, entry, between, play, sideOf, table, id, decide };
}

const BEFORE = [
  'Nord 2 2-0-0 7:3 30:20 4',
  'Süd 2 1-0-1 6:4 28:22 2',
  'West 0 0-0-0 0:0 0:0 0',
  'Ost 2 0-0-2 2:8 17:33 0',
];

describe('officers decide, and the table follows', () => {
  it('nothing yet', async () => {
    const { table } = await season();
    expect(await table()).toEqual(BEFORE);
  });

  it('a fixture is lost without play: by all games and legs, and nobody’s figures', async () => {
    const { decide, sideOf, table, divisionId } = await season();
    const decided = await decide({ kind: 'forfeit', winner: sideOf('Nord', 'Süd', 'Süd') });
    expect(decided).toMatchObject({
      status: 'forfeit',
      isDecided: true,
      decision: { kind: 'forfeit', reason },
    });
    expect(await table()).toEqual([
      'Süd 2 2-0-0 10:0 45:5 4',
      'Nord 2 1-0-1 3:7 13:37 2',
      'West 0 0-0-0 0:0 0:0 0',
      'Ost 2 0-0-2 2:8 17:33 0',
    ]);
    const figures = await as(null).fixtures.figures({ id: divisionId });
    // of Nord’s first only the two singles against Ost
    expect(figures.find(({ player }) => player.name === 'Nord 1')).toMatchObject({ singles: 2 });
  });

  it('neither has come: both have lost', async () => {
    const { decide, table } = await season();
    await decide({ kind: 'forfeit', winner: null });
    expect(await table()).toEqual([
      'Süd 2 1-0-1 5:0 20:5 2',
      'Nord 2 1-0-1 3:2 13:12 2',
      'West 0 0-0-0 0:0 0:0 0',
      'Ost 2 0-0-2 2:8 17:33 0',
    ]);
  });

  it('other points count than those of the sheet', async () => {
    const { decide, table, id } = await season();
    await decide({ kind: 'set', points: [1, 1], games: [3, 3] });
    expect(await table()).toEqual([
      'Süd 2 1-1-0 8:3 28:22 3',
      'Nord 2 1-1-0 6:5 30:20 3',
      'West 0 0-0-0 0:0 0:0 0',
      'Ost 2 0-0-2 2:8 17:33 0',
    ]);
    const late = as(ben).fixtures.enter({ id, number: 1, legs: [0, 5], before: null });
    expect(await codeOf(late)).toBe('FIXTURE_CONFIRMED');
  });

  it('it is played again: the sheet and its line-ups are gone, and what is played then counts', async () => {
    const { decide, table, id, play } = await season();
    const again = await decide({ kind: 'replay' });
    expect(again).toMatchObject({ status: 'planned', points: null, lineUps: [], score: [0, 0] });
    expect(await table()).toEqual([
      'Süd 1 1-0-0 5:0 20:5 2',
      'Nord 1 1-0-0 3:2 13:12 2',
      'West 0 0-0-0 0:0 0:0 0',
      'Ost 2 0-0-2 2:8 17:33 0',
    ]);
    await play(
      'Nord',
      'Süd',
      SUED_OST.map(([one, two]) => [two, one] as const),
    );
    expect(await table()).toEqual([
      'Süd 2 2-0-0 10:0 40:10 4',
      'Nord 2 1-0-1 3:7 18:32 2',
      'West 0 0-0-0 0:0 0:0 0',
      'Ost 2 0-0-2 2:8 17:33 0',
    ]);
    expect((await as(null).fixtures.get({ id })).status).toBe('reported');
  });

  it('a sheet stands after a dispute, whose accounts stay with the decision', async () => {
    const { decide, table, id } = await season();
    await as(mia).fixtures.dispute({ id, reason: 'Spiel 4 ging 4:1 aus' });
    expect(await codeOf(as(mia).fixtures.dispute({ id, reason: 'Noch einmal' }))).toBe(
      'FIXTURE_STATUS',
    );
    const mayAnswer = async (who: TestMember) => (await as(who).fixtures.get({ id })).can.dispute;
    expect(await mayAnswer(mia)).toBe(false);
    expect(await mayAnswer(ben)).toBe(true);
    const answered = await as(ben).fixtures.dispute({ id, reason: 'Der Zettel sagt 5:0' });
    expect(answered).toMatchObject({
      status: 'disputed',
      can: { dispute: false },
      dispute: { reason: 'Spiel 4 ging 4:1 aus', answer: 'Der Zettel sagt 5:0' },
    });
    expect(await codeOf(as(mia).fixtures.confirm({ id }))).toBe('FIXTURE_STATUS');
    expect(await decide({ kind: 'stands' })).toMatchObject({ status: 'confirmed', dispute: null });
    expect(await table()).toEqual(BEFORE);
    const { facts } = await api.deps.db
      .selectFrom('league_steps')
      .select('facts')
      .where('fixture_id', '=', id)
      .where('kind', '=', 'decided')
      .executeTakeFirstOrThrow();
    expect(facts).toMatchObject({
      reason,
      before: {
        status: 'disputed',
        dispute: { reason: 'Spiel 4 ging 4:1 aus', answer: 'Der Zettel sagt 5:0' },
      },
    });
  });

  it('an incomplete sheet can’t stand, a season that is over is not decided any more', async () => {
    const { between, seasonId, id } = await season();
    const open = between('Nord', 'West');
    const stands = { decision: { kind: 'stands' as const }, reason };
    expect(await codeOf(as(anna).fixtures.decide({ id: open.id, ...stands }))).toBe(
      'FIXTURE_STATUS',
    );
    await api.deps.db
      .updateTable('league_seasons')
      .set({ status: 'over' })
      .where('id', '=', seasonId)
      .execute();
    expect(await codeOf(as(anna).fixtures.decide({ id, ...stands }))).toBe('FIXTURE_STATUS');
    // nor disputed, as nobody could decide it
    expect((await as(ben).fixtures.get({ id })).can.dispute).toBe(false);
    expect(await codeOf(as(ben).fixtures.dispute({ id, reason }))).toBe('FIXTURE_STATUS');
  });
});

describe('penalties', () => {
  it('take points away, are told to everybody, and are taken back', async () => {
    const { entry, table, divisionId, id } = await season();
    const { id: penaltyId } = await as(anna).fixtures.impose({
      entryId: entry('Nord'),
      fixtureId: id,
      points: -3,
      fine: 12.5,
      reason,
    });
    expect(await table()).toEqual([
      'Süd 2 1-0-1 6:4 28:22 2',
      'Nord 2 2-0-0 7:3 30:20 1',
      'West 0 0-0-0 0:0 0:0 0',
      'Ost 2 0-0-2 2:8 17:33 0',
    ]);
    expect(await as(null).fixtures.penalties({ id: divisionId })).toMatchObject([
      { id: penaltyId, points: -3, fine: 12.5, reason, rule: 'officer', undoneAt: null },
    ]);
    expect((await as(null).fixtures.get({ id })).penalties).toMatchObject([{ id: penaltyId }]);
    await as(anna).fixtures.undoPenalty({ penaltyId, reason: 'Einspruch' });
    expect(await table()).toEqual(BEFORE);
    const twice = as(anna).fixtures.undoPenalty({ penaltyId, reason: 'Einspruch' });
    expect(await codeOf(twice)).toBe('PENALTY_NOT_FOUND');
  });

  it('are about a fixture of the team, or about none', async () => {
    const { entry, id } = await season();
    const other = await runningLeague(api, anna);
    const impose = (entryId: number, fixtureId: number) =>
      codeOf(as(anna).fixtures.impose({ entryId, fixtureId, points: -1, reason }));
    expect(await impose(entry('West'), id)).toBe('FIXTURE_NOT_FOUND');
    expect(await impose(entry('Nord'), other.fixtures[0]?.id ?? 0)).toBe('FIXTURE_NOT_FOUND');
    expect(await impose(entry('Nord'), 2_000_000)).toBe('FIXTURE_NOT_FOUND');
    expect(await impose(2_000_000, id)).toBe('TEAM_NOT_FOUND');
  });

  it('of a late report act by themselves, once; an officer takes them back', async () => {
    const { consequences } = LEAGUE_RULES;
    const { between, table, entry, divisionId } = await season({
      rules: {
        consequences: {
          ...consequences,
          lateReport: { points: -2, score: 'zeroToMax', fineCents: 500 },
        },
      },
    });
    const { id, homeId, startsAt } = between('Nord', 'West');
    await nameAll(api, anna, id);
    await as(anna).fixtures.enter({ id, number: 1, legs: [3, 2], before: null });
    const at = (hours: number) =>
      api.deps.clock.set(new Date(Date.parse(startsAt ?? '') + hours * 3_600_000));
    at(48);
    await actOnDeadlines(api.deps);
    expect((await as(null).fixtures.get({ id })).penalties).toEqual([]);
    at(48.1);
    await Promise.all([actOnDeadlines(api.deps), actOnDeadlines(api.deps)]);
    const late = await as(null).fixtures.get({ id });
    expect(late).toMatchObject({
      status: 'forfeit',
      decision: { kind: 'lateReport' },
      penalties: [{ entryId: homeId, points: -2, fine: 5, rule: 'lateReport' }],
    });
    const isNordAtHome = homeId === entry('Nord');
    expect(await table()).toEqual(
      isNordAtHome
        ? [
            'West 1 1-0-0 5:0 25:0 2',
            'Süd 2 1-0-1 6:4 28:22 2',
            'Nord 3 2-0-1 7:8 30:45 2',
            'Ost 2 0-0-2 2:8 17:33 0',
          ]
        : [
            'Nord 3 3-0-0 12:3 55:20 6',
            'Süd 2 1-0-1 6:4 28:22 2',
            'Ost 2 0-0-2 2:8 17:33 0',
            'West 1 0-0-1 0:5 0:25 -2',
          ],
    );
    // what was typed is lost to the table, and to nobody who has to explain it
    const { facts } = await api.deps.db
      .selectFrom('league_steps')
      .select('facts')
      .where('fixture_id', '=', id)
      .where('kind', '=', 'decided')
      .executeTakeFirstOrThrow();
    expect(facts).toMatchObject({ before: { sheet: [{ number: 1, legsHome: 3, legsAway: 2 }] } });
    const penaltyId = late.penalties[0]?.id ?? 0;
    await as(anna).fixtures.undoPenalty({ penaltyId, reason: 'Kein Netz' });
    await as(anna).fixtures.decide({ id, decision: { kind: 'replay' }, reason });
    expect(await table()).toEqual(BEFORE);
    // it is not imposed again for the same evening
    await actOnDeadlines(api.deps);
    const all = await as(null).fixtures.penalties({ id: divisionId });
    expect(all).toMatchObject([{ undoneReason: 'Kein Netz' }]);
  });
});

describe('a team withdraws in the middle', () => {
  it('annulled: nothing of it counts, it stands last', async () => {
    const { entry, table, between } = await season();
    await as(anna).teams.withdraw({ entryId: entry('Ost'), mode: 'annulled' });
    expect(await table()).toEqual([
      'Nord 1 1-0-0 4:1 17:8 2',
      'West 0 0-0-0 0:0 0:0 0',
      'Süd 1 0-0-1 1:4 8:17 0',
      'Ost 0 0-0-0 0:0 0:0 0',
    ]);
    const { id } = between('Ost', 'West');
    expect(await as(null).fixtures.get({ id })).toMatchObject({ status: 'annulled' });
    const decide = as(anna).fixtures.decide({ id, decision: { kind: 'replay' }, reason });
    expect(await codeOf(decide)).toBe('FIXTURE_STATUS');
    const twice = as(anna).teams.withdraw({ entryId: entry('Ost'), mode: 'kept' });
    expect(await codeOf(twice)).toBe('TEAM_WITHDRAWN');
  });

  it('kept: what it has played stays, the rest goes to the others', async () => {
    const { entry, table, seasonId, play } = await season();
    await as(anna).teams.withdraw({ entryId: entry('Ost'), mode: 'kept' });
    expect(await table()).toEqual([
      'Nord 2 2-0-0 7:3 30:20 4',
      'West 1 1-0-0 5:0 25:0 2',
      'Süd 2 1-0-1 6:4 28:22 2',
      'Ost 3 0-0-3 2:13 17:58 0',
    ]);
    await play('Nord', 'West', NORD_OST);
    await play('Süd', 'West', NORD_SUED);
    expect(await table()).toEqual([
      'Nord 3 3-0-0 10:5 43:32 6',
      'Süd 3 2-0-1 10:5 45:30 4',
      'West 3 1-0-2 8:7 45:30 2',
      'Ost 3 0-0-3 2:13 17:58 0',
    ]);
    expect(await codeOf(as(anna).seasons.end({ id: seasonId }))).toBe('SEASON_NOT_OVER');
  });
});
