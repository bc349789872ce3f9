import { LEAGUE_RULES, type LeagueRules } from '@oche/darts/leagues/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, outcomeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { actOnDeadlines } from '../deadlines/deadlines.service.ts';
import { nameAll, runningLeague } from '../testing.ts';

const api = useTestApi({ now: '2026-09-01T10:00:00Z' });
let anna: TestMember;
let ben: TestMember;
let mia: TestMember;
let otto: TestMember;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna' });
  ben = await api.createMember({ first_name: 'Ben' });
  mia = await api.createMember({ first_name: 'Mia' });
  otto = await api.createMember({ first_name: 'Otto' });
});

const as = (member: TestMember | null) => api.callerFor(member).leagues;
const HOUR = 3_600_000;

/** One fixture: `home` leads the team at home, `away` the other one. */
async function evening(rules: Partial<LeagueRules> = {}) {
  const league = await runningLeague(api, anna, { rules, captains: [ben, mia] });
  const [fixture] = league.fixtures;
  if (!fixture?.startsAt) throw new Error('a fixture has a date');
  const nord = league.entries.find(({ name }) => name === 'Nord')?.entryId;
  const [home, away] = fixture.homeId === nord ? [ben, mia] : [mia, ben];
  const begin = Date.parse(fixture.startsAt);
  const at = (hours: number) => api.deps.clock.set(new Date(begin + hours * HOUR));
  const squad = async (side: 0 | 1) => {
    const entryId = side === 0 ? fixture.homeId : fixture.awayId;
    return (await as(anna).squads.list({ entryId })).map(({ player }) => player.id);
  };
  const name = async (who: TestMember, side: 0 | 1) => {
    const players = (await squad(side)).slice(0, 2);
    return as(who).fixtures.nameLineUp({ id: fixture.id, name: 'players', side, players });
  };
  const points = async () => {
    const { standings } = await as(null).divisions.get({ id: league.divisionId });
    return [fixture.homeId, fixture.awayId].map(
      (id) => standings.find(({ entryId }) => entryId === id)?.points,
    );
  };
  const read = () => as(null).fixtures.get({ id: fixture.id });
  const undo = () =>
    as(anna).fixtures.decide({ id: fixture.id, decision: { kind: 'undo' }, reason: 'Irrtum' });
  return { ...league, ...fixture, home, away, at, squad, name, points, read, undo };
}

const toldOf = async (member: TestMember, kind: string) => {
  const rows = await api.deps.db
    .selectFrom('notifications')
    .select('id')
    .where('recipient_id', '=', member.id)
    .where('kind', '=', `leagues.${kind}`)
    .execute();
  return rows.length;
};
const stepsOf = async (id: number) => {
  const rows = await api.deps.db
    .selectFrom('league_steps')
    .select('kind')
    .where('fixture_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
};

describe('a captain calls a fixture off', () => {
  it('early enough it is lost, and nothing more; who would have come hears of it', async () => {
    const { id, home, away, at, points, read } = await evening();
    at(-48);
    const stake = await as(home).fixtures.consequences({ id });
    expect(stake).toMatchObject({ cancellation: null, noticeHours: 48 });
    expect((await as(home).fixtures.get({ id })).can.cancel).toBe(true);
    const called = await as(home).fixtures.cancel({ id, side: 0, reason: 'Drei sind krank' });
    expect(called).toMatchObject({
      status: 'forfeit',
      games: [0, 5],
      decision: { kind: 'cancelled', reason: 'Drei sind krank' },
      can: { cancel: false },
      penalties: [],
    });
    expect(await points()).toEqual([0, 2]);
    expect(await toldOf(away, 'cancelled')).toBe(1);
    expect(await toldOf(anna, 'cancelled')).toBe(1);
    expect(await toldOf(home, 'cancelled')).toBe(0);
    expect(await stepsOf(id)).toEqual(['cancelled', 'decided']);
    expect((await read()).dispute).toBeNull();
  });

  it('too late it costs what the rule says; an officer takes both back at once', async () => {
    const lateCancellation = { points: -1, score: 'none', fineCents: 2500 } as const;
    const consequences = { ...LEAGUE_RULES.consequences, lateCancellation };
    const { id, home, homeId, at, points, undo, divisionId } = await evening({ consequences });
    at(-47);
    const stake = await as(home).fixtures.consequences({ id });
    expect(stake.cancellation).toEqual({ points: -1, fine: 25, isLost: false });
    expect(await as(home).fixtures.cancel({ id, side: 0 })).toMatchObject({
      status: 'forfeit',
      decision: { kind: 'lateCancellation' },
      penalties: [{ entryId: homeId, rule: 'lateCancellation', points: -1, fine: 25 }],
    });
    expect(await points()).toEqual([-1, 2]);
    expect(await undo()).toMatchObject({
      status: 'planned',
      points: null,
      decision: null,
      penalties: [{ undoneReason: 'Irrtum' }],
    });
    expect(await points()).toEqual([0, 0]);
    expect(await stepsOf(id)).toEqual([
      'cancelled',
      'lateCancellation',
      'decided',
      'decisionUndone',
    ]);
    // and it can be called off again, for its price
    await as(home).fixtures.cancel({ id, side: 0 });
    const penalties = await as(null).fixtures.penalties({ id: divisionId });
    expect(penalties.map(({ undoneAt }) => undoneAt === null)).toEqual([false, true]);
  });

  it('is refused to others, for the other side, and once something was played', async () => {
    const { id, home, away } = await evening();
    expect(await codeOf(as(null).fixtures.cancel({ id, side: 0 }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(as(otto).fixtures.cancel({ id, side: 0 }))).toBe('FORBIDDEN');
    expect(await codeOf(as(away).fixtures.cancel({ id, side: 0 }))).toBe('FORBIDDEN');
    expect(await codeOf(as(otto).fixtures.consequences({ id }))).toBe('FORBIDDEN');
    await nameAll(api, anna, id);
    await as(home).fixtures.enter({ id, number: 1, legs: [3, 2], before: null });
    expect((await as(home).fixtures.get({ id })).can.cancel).toBe(false);
    expect(await codeOf(as(home).fixtures.cancel({ id, side: 0 }))).toBe('FIXTURE_STATUS');
  });
});

describe('the others have not come', () => {
  it('a captain whose line-up stands says so after the minutes of grace', async () => {
    const { id, home, away, at, name, points, awayId, startsAt } = await evening();
    await name(home, 0);
    const from = new Date(Date.parse(startsAt ?? '') + 15 * 60_000).toISOString();
    expect((await as(home).fixtures.get({ id })).noShowFrom).toBe(from);
    expect((await as(away).fixtures.get({ id })).noShowFrom).toBeNull();
    expect((await as(null).fixtures.get({ id })).noShowFrom).toBeNull();
    at(0.25);
    const claim = () => as(home).fixtures.claimNoShow({ id, side: 0 });
    expect(await codeOf(claim())).toBe('NO_SHOW_REFUSED');
    at(0.26);
    expect(await codeOf(as(otto).fixtures.claimNoShow({ id, side: 0 }))).toBe('FORBIDDEN');
    expect(await codeOf(as(away).fixtures.claimNoShow({ id, side: 1 }))).toBe('NO_SHOW_REFUSED');
    expect(await claim()).toMatchObject({
      status: 'forfeit',
      games: [5, 0],
      decision: { kind: 'noShow' },
      penalties: [{ entryId: awayId, rule: 'noShow', points: -2 }],
    });
    expect(await points()).toEqual([2, -2]);
    expect(await codeOf(claim())).toBe('FIXTURE_DECIDED');
    expect(await toldOf(away, 'ruled')).toBe(1);
    expect(await toldOf(anna, 'ruled')).toBe(1);
  });

  it('they contradict within the league’s days, and officers take it back: it is played', async () => {
    const { id, home, away, at, name, points, undo } = await evening();
    await name(home, 0);
    at(1);
    await as(home).fixtures.claimNoShow({ id, side: 0 });
    at(7 * 24);
    expect((await as(away).fixtures.get({ id })).can.dispute).toBe(true);
    const reason = 'Wir standen vor verschlossener Tür';
    expect(await as(away).fixtures.dispute({ id, reason })).toMatchObject({
      status: 'disputed',
      games: [5, 0],
      dispute: { reason },
    });
    expect(await undo()).toMatchObject({
      status: 'live',
      dispute: null,
      decision: null,
      lineUps: [{ side: 0 }],
      penalties: [{ undoneReason: 'Irrtum' }],
    });
    expect(await points()).toEqual([0, 0]);
    expect(await codeOf(undo())).toBe('FIXTURE_STATUS');
  });

  it('after these days nobody contradicts any more', async () => {
    const { id, home, away, at, name } = await evening();
    await name(home, 0);
    at(1);
    await as(home).fixtures.claimNoShow({ id, side: 0 });
    at(7 * 24 + 2);
    expect((await as(away).fixtures.get({ id })).can.dispute).toBe(false);
    const late = as(away).fixtures.dispute({ id, reason: 'Doch' });
    expect(await codeOf(late)).toBe('FIXTURE_STATUS');
  });
});

describe('too few players', () => {
  const rules = { lineUps: { ...LEAGUE_RULES.lineUps, leastPlayers: 2 } };
  const short = async (
    { id, squad }: Awaited<ReturnType<typeof evening>>,
    who: TestMember,
    how: { concede?: boolean; override?: string },
  ) => {
    const [one = 0] = await squad(0);
    const what = { id, name: 'players', side: 0, players: [one, null], ...how };
    return as(who).fixtures.nameLineUp(what);
  };
  const eveningOfTwo = async () => {
    const all = await evening();
    // the test kit asks for one player alone
    await api.deps.db
      .updateTable('league_seasons')
      .set({ rules: JSON.stringify({ ...LEAGUE_RULES, ...rules }) })
      .where('id', '=', all.seasonId)
      .execute();
    return all;
  };

  it('is refused at first, and costs the fixture when the captain says so', async () => {
    const all = await eveningOfTwo();
    const { id, home, points, undo, read, at } = all;
    at(-0.5);
    expect(await codeOf(short(all, home, {}))).toBe('LINE_UP_RULE');
    expect((await read()).status).toBe('planned');
    expect(await short(all, home, { concede: true })).toMatchObject({
      status: 'forfeit',
      games: [0, 5],
      decision: { kind: 'tooFewPlayers' },
      penalties: [],
    });
    expect(await points()).toEqual([0, 2]);
    expect(await stepsOf(id)).toEqual(['tooFewPlayers', 'decided']);
    // an officer lets them play with what they have, and the rule doesn't act a second time
    expect(await undo()).toMatchObject({ status: 'live', lineUps: [{ side: 0 }] });
    expect(await short(all, home, { concede: true })).toMatchObject({ status: 'live' });
  });

  it('said before the evening calls it off, at the price of that', async () => {
    const all = await eveningOfTwo();
    const { id, home, away, points, undo, at } = all;
    at(-24);
    expect(await as(home).fixtures.consequences({ id })).toMatchObject({
      isCalledOffByTooFew: true,
      cancellation: { points: -1 },
    });
    expect(await short(all, home, { concede: true })).toMatchObject({
      status: 'forfeit',
      games: [0, 5],
      decision: { kind: 'lateCancellation' },
      penalties: [{ points: -1 }],
    });
    expect(await points()).toEqual([-1, 2]);
    expect(await stepsOf(id)).toEqual(['cancelled', 'lateCancellation', 'decided']);
    expect(await toldOf(away, 'cancelled')).toBe(1);
    // an officer takes it back, and it isn't called off a second time
    expect(await undo()).toMatchObject({ status: 'live', lineUps: [{ side: 0 }] });
    expect(await short(all, home, { concede: true })).toMatchObject({ status: 'live' });
  });

  it('said in time costs the fixture and nothing more, and on the evening it is no cancellation', async () => {
    const all = await eveningOfTwo();
    const { id, home, at, points } = all;
    at(-3);
    const stake = await as(home).fixtures.consequences({ id });
    expect(stake.isCalledOffByTooFew).toBe(false);
    at(-48);
    expect(await short(all, home, { concede: true })).toMatchObject({
      status: 'forfeit',
      decision: { kind: 'cancelled' },
      penalties: [],
    });
    expect(await points()).toEqual([0, 2]);
  });

  it('officers let it pass, and nothing follows', async () => {
    const all = await eveningOfTwo();
    const { sheet, status } = await short(all, anna, { override: 'Unfall auf der A44' });
    expect(status).toBe('live');
    expect(sheet).toHaveLength(5);
    expect(await stepsOf(all.id)).toEqual(['lineUpOverridden']);
  });

  it('conceding lets no other rule pass', async () => {
    const all = await eveningOfTwo();
    const [stranger = 0] = await all.squad(1);
    const players = [stranger, null];
    const named = as(all.home).fixtures.nameLineUp({
      ...{ id: all.id, name: 'players', side: 0, players, concede: true },
    });
    expect(await codeOf(named)).toBe('PLAYER_NOT_REGISTERED');
  });
});

describe('officers apply a rule', () => {
  it('somebody had no right to play: all is lost, and what was typed comes back with an undo', async () => {
    const { id, points, undo } = await evening();
    await nameAll(api, anna, id);
    await as(anna).fixtures.enter({ id, number: 1, legs: [4, 1], before: null });
    const decision = { kind: 'offence', offence: 'ineligiblePlayer', side: 0 } as const;
    const apply = () => as(anna).fixtures.decide({ id, decision, reason: 'Nicht gemeldet' });
    expect(await apply()).toMatchObject({
      status: 'forfeit',
      games: [0, 5],
      decision: { kind: 'ineligiblePlayer', reason: 'Nicht gemeldet' },
    });
    expect(await points()).toEqual([0, 2]);
    expect(await codeOf(apply())).toBe('FIXTURE_DECIDED');
    const back = await undo();
    expect(back).toMatchObject({ status: 'live', score: [1, 0], legs: [4, 1] });
    expect(back.sheet[0]).toMatchObject({ status: 'played', legs: [4, 1] });
    // as it stands
    expect(await points()).toEqual([2, 0]);
  });

  it('not one of which nothing follows, and not as a captain', async () => {
    const { id, home } = await evening();
    const decision = { kind: 'offence', offence: 'lateReport', side: 0 } as const;
    const apply = (who: TestMember) => as(who).fixtures.decide({ id, decision, reason: 'Spät' });
    expect(await codeOf(apply(anna))).toBe('BAD_INPUT');
    expect(await codeOf(apply(home))).toBe('FORBIDDEN');
  });
});

describe('at the same moment', () => {
  const outcomes = (all: readonly Promise<unknown>[]) => Promise.all(all.map(outcomeOf));
  const done = (all: readonly string[]) => all.filter((one) => one === 'done').length;

  it('both captains call it off, an officer decides, and a deadline acts: one outcome', async () => {
    const { id, home, away, at, divisionId } = await evening();
    at(-1);
    const all = await outcomes([
      as(home).fixtures.cancel({ id, side: 0 }),
      as(away).fixtures.cancel({ id, side: 1 }),
      as(home).fixtures.cancel({ id, side: 0 }),
      actOnDeadlines(api.deps),
    ]);
    expect(done(all.slice(0, 3))).toBe(1);
    expect(all.filter((one) => one === 'FIXTURE_DECIDED')).toHaveLength(2);
    expect(await as(null).fixtures.penalties({ id: divisionId })).toHaveLength(1);
  });

  it('one says that the others have not come while these name their line-up', async () => {
    const { id, home, away, at, name, read, divisionId } = await evening();
    await name(home, 0);
    at(1);
    const all = await outcomes([
      as(home).fixtures.claimNoShow({ id, side: 0 }),
      name(away, 1),
      as(home).fixtures.claimNoShow({ id, side: 0 }),
    ]);
    expect(done(all)).toBe(1);
    const { status, penalties } = await read();
    const isNamed = all[1] === 'done';
    expect(status).toBe(isNamed ? 'live' : 'forfeit');
    expect(penalties).toHaveLength(isNamed ? 0 : 1);
    expect(await as(null).fixtures.penalties({ id: divisionId })).toHaveLength(isNamed ? 0 : 1);
  });

  it('officers undo twice: once', async () => {
    const { id, home, at, undo, points } = await evening();
    at(-1);
    await as(home).fixtures.cancel({ id, side: 0 });
    const all = await outcomes([undo(), undo()]);
    expect(all.toSorted()).toEqual(['FIXTURE_STATUS', 'done']);
    expect(await points()).toEqual([0, 0]);
  });
});
