import { LEAGUE_RULES, type LeagueRules } from '@oche/darts/leagues/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, outcomeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { nameAll, playFixture, runningLeague } from '../testing.ts';
import { actOnDeadlines } from './deadlines.service.ts';

const NOW = '2026-09-01T10:00:00Z';
const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;
let mia: TestMember;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna' });
  ben = await api.createMember({ first_name: 'Ben' });
  mia = await api.createMember({ first_name: 'Mia' });
});

const as = (member: TestMember | null) => api.callerFor(member).leagues;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const [ONE, TWO] = ['2026-11-06T18:30:00.000Z', '2026-11-13T18:30:00.000Z'] as const;
const FIVE = [
  [3, 2],
  [4, 1],
  [2, 3],
  [5, 0],
  [3, 2],
] as const;

/** `home` leads the team at home of the first fixture, `away` the other one. */
async function evening(rules: Partial<LeagueRules> = {}, isDouble = false) {
  const league = await runningLeague(api, anna, { rules, captains: [ben, mia], isDouble });
  const [fixture] = league.fixtures;
  if (!fixture?.startsAt) throw new Error('a fixture has a date');
  const nord = league.entries.find(({ name }) => name === 'Nord')?.entryId;
  const [home, away] = fixture.homeId === nord ? [ben, mia] : [mia, ben];
  const begin = Date.parse(fixture.startsAt);
  /** the deadlines as they act at this moment, by two workers at once */
  const act = async (hours: number, from = begin) => {
    api.deps.clock.set(new Date(from + hours * HOUR));
    await Promise.all([actOnDeadlines(api.deps), actOnDeadlines(api.deps)]);
  };
  return { ...league, ...fixture, home, away, act };
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

describe('a sheet', () => {
  it('is asked of the home team some hours before it is due, once', async () => {
    const { id, home, away, act } = await evening();
    await act(41.9);
    expect(await toldOf(home, 'reportDue')).toBe(0);
    await act(42);
    await act(43);
    expect(await toldOf(home, 'reportDue')).toBe(1);
    expect(await toldOf(away, 'reportDue')).toBe(0);
    expect((await as(null).fixtures.get({ id })).status).toBe('planned');
  });

  it('that is complete is asked for by nobody', async () => {
    const { id, home, act } = await evening();
    await playFixture(api, anna, id, FIVE);
    await act(43);
    expect(await toldOf(home, 'reportDue')).toBe(0);
  });

  it('that is late takes nothing where the league takes nothing', async () => {
    const { id, divisionId, act } = await evening();
    await nameAll(api, anna, id);
    await act(49);
    expect(await as(null).fixtures.penalties({ id: divisionId })).toEqual([]);
    const steps = await api.deps.db
      .selectFrom('league_steps')
      .select('kind')
      .where('fixture_id', '=', id)
      .execute();
    expect(steps).toEqual([]);
  });

  it('that is late may cost points alone: once, and the evening goes on', async () => {
    const lateReport = { points: -1, score: 'none', fineCents: 0 } as const;
    const consequences = { ...LEAGUE_RULES.consequences, lateReport };
    const { id, homeId, act } = await evening({ consequences });
    await nameAll(api, anna, id);
    await act(49);
    await act(50);
    expect(await as(null).fixtures.get({ id })).toMatchObject({
      status: 'live',
      decision: null,
      penalties: [{ entryId: homeId, rule: 'lateReport', points: -1 }],
    });
  });

  it('that is late and loses all comes back with an undo, and is not punished again', async () => {
    const lateReport = { points: -1, score: 'zeroToMax', fineCents: 0 } as const;
    const consequences = { ...LEAGUE_RULES.consequences, lateReport };
    const { id, divisionId, home, act } = await evening({ consequences });
    await nameAll(api, anna, id);
    await as(anna).fixtures.enter({ id, number: 1, legs: [4, 1], before: null });
    await as(anna).fixtures.enter({ id, number: 2, legs: [1, 4], before: null });
    await act(49);
    expect(await as(null).fixtures.get({ id })).toMatchObject({
      status: 'forfeit',
      decision: { kind: 'lateReport' },
      penalties: [{ points: -1 }],
    });
    expect(await toldOf(home, 'ruled')).toBe(1);
    const undo = { id, decision: { kind: 'undo' as const }, reason: 'Kein Netz in der Linde' };
    const back = await as(anna).fixtures.decide(undo);
    expect(back).toMatchObject({ status: 'live', decision: null, score: [1, 1], legs: [5, 5] });
    expect(back.sheet.slice(0, 2)).toMatchObject([{ legs: [4, 1] }, { legs: [1, 4] }]);
    await act(50);
    expect((await as(null).fixtures.get({ id })).status).toBe('live');
    expect(await as(null).fixtures.penalties({ id: divisionId })).toMatchObject([
      { undoneReason: 'Kein Netz in der Linde' },
    ]);
    // and it is played to its end
    for (const number of [3, 4, 5]) {
      await as(home).fixtures.enter({ id, number, legs: [3, 2], before: null });
    }
    expect(await as(null).fixtures.get({ id })).toMatchObject({
      status: 'reported',
      score: [4, 1],
    });
  });

  it('that captains call complete while the deadline acts has one outcome', async () => {
    const lateReport = { points: -1, score: 'zeroToMax', fineCents: 0 } as const;
    const consequences = { ...LEAGUE_RULES.consequences, lateReport };
    const { id, divisionId, home, away, startsAt } = await evening({ consequences });
    await nameAll(api, anna, id);
    api.deps.clock.set(new Date(Date.parse(startsAt ?? '') + 49 * HOUR));
    const games = FIVE.map(([one, two], index) => ({
      number: index + 1,
      legs: [one, two] as [number, number],
      before: null,
    }));
    const decision = { kind: 'offence', offence: 'lateReport', side: 0 } as const;
    await Promise.all([
      outcomeOf(as(home).fixtures.enterAll({ id, games })),
      outcomeOf(as(away).fixtures.enterAll({ id, games })),
      actOnDeadlines(api.deps),
      outcomeOf(as(anna).fixtures.decide({ id, decision, reason: 'Zu spät' })),
      actOnDeadlines(api.deps),
    ]);
    const penalties = await as(null).fixtures.penalties({ id: divisionId });
    const { status } = await as(null).fixtures.get({ id });
    expect(penalties.length).toBeLessThanOrEqual(1);
    expect(status).toBe(penalties.length === 1 ? 'forfeit' : 'reported');
  });
});

describe('silence', () => {
  it('is said a day before it agrees, to who is silent, and anew for a corrected sheet', async () => {
    const { id, home, away, act } = await evening();
    await playFixture(api, anna, id, FIVE);
    await as(home).fixtures.confirm({ id });
    const reported = api.deps.clock.now().getTime();
    await act(23.9, reported);
    expect(await toldOf(away, 'confirmDue')).toBe(0);
    await act(24, reported);
    await act(25, reported);
    expect(await toldOf(away, 'confirmDue')).toBe(1);
    expect(await toldOf(home, 'confirmDue')).toBe(0);
    await as(away).fixtures.enter({ id, number: 5, legs: [2, 3], before: [3, 2] });
    await act(25 + 24, reported);
    expect(await toldOf(home, 'confirmDue')).toBe(1);
  });

  it('is not said where the league gives one day alone', async () => {
    const deadlines = { ...LEAGUE_RULES.deadlines, confirmDays: 1 };
    const { id, home, act } = await evening({ deadlines });
    await playFixture(api, anna, id, FIVE);
    await act(12, api.deps.clock.now().getTime());
    expect(await toldOf(home, 'confirmDue')).toBe(0);
  });
});

describe('the time for a protest', () => {
  const confirmed = async (rules: Partial<LeagueRules> = {}) => {
    const league = await evening(rules);
    const { id, home, away } = league;
    await playFixture(api, anna, id, FIVE);
    await as(home).fixtures.confirm({ id });
    await as(away).fixtures.confirm({ id });
    const reported = api.deps.clock.now().getTime();
    const told = async () => [await toldOf(home, 'protestDue'), await toldOf(away, 'protestDue')];
    return { ...league, reported, told };
  };

  it('ends a day after both teams have heard of it, once', async () => {
    const { id, home, act, told, reported } = await confirmed();
    await act(6 * 24 - 0.1, reported);
    expect(await told()).toEqual([0, 0]);
    await act(6 * 24, reported);
    await act(6 * 24 + 1, reported);
    expect(await told()).toEqual([1, 1]);
    expect(await as(home).fixtures.get({ id })).toMatchObject({
      disputableUntil: new Date(reported + 7 * DAY).toISOString(),
      can: { dispute: true },
    });
    await act(7 * 24 + 1, reported);
    expect(await told()).toEqual([1, 1]);
    expect((await as(home).fixtures.get({ id })).can.dispute).toBe(false);
  });

  it('is said with its moment, and not again when the league gives more days', async () => {
    const { id, seasonId, home, act, reported } = await confirmed();
    await act(6 * 24, reported);
    const { items } = await api.callerFor(home).social.notifications.list({});
    expect(items.map(({ title }) => title)).toContainEqual(
      expect.stringMatching(/^Einspruch nur noch bis Di\.?, 8\.9\., 12:00: /),
    );
    const season = await as(anna).seasons.get({ id: seasonId });
    const { name, startsOn, endsOn, format, rules } = season;
    const deadlines = { ...rules.deadlines, protestDays: 14 };
    const longer = { ...rules, deadlines };
    await as(anna).seasons.update({ id: seasonId, name, startsOn, endsOn, format, rules: longer });
    await act(13 * 24, reported);
    expect(await toldOf(home, 'protestDue')).toBe(1);
    expect((await as(home).fixtures.get({ id })).can.dispute).toBe(true);
  });

  it('is half over before anybody hears of it, where the league gives one day alone', async () => {
    const deadlines = { ...LEAGUE_RULES.deadlines, protestDays: 1 };
    const { act, told, reported } = await confirmed({ deadlines });
    await act(11.9, reported);
    expect(await told()).toEqual([0, 0]);
    await act(12, reported);
    expect(await told()).toEqual([1, 1]);
  });

  it('is nobody’s to hear of once somebody has contradicted, or officers have decided', async () => {
    const { id, home, act, told, reported } = await confirmed();
    await as(home).fixtures.dispute({ id, reason: 'Spiel 4 war andersherum' });
    await act(6 * 24, reported);
    await as(anna).fixtures.decide({ id, decision: { kind: 'stands' }, reason: 'So steht es da' });
    await act(6 * 24 + 1, reported);
    expect(await told()).toEqual([0, 0]);
  });

  it('begins anew with a result that is another one', async () => {
    const { id, home, away, act, told, reported } = await confirmed();
    await act(6 * 24, reported);
    const decision = { kind: 'replay' } as const;
    api.deps.clock.set(new Date(reported + 6 * DAY + HOUR));
    await as(anna).fixtures.decide({ id, decision, reason: 'Falsches Spielsystem' });
    await playFixture(api, anna, id, FIVE);
    await as(home).fixtures.confirm({ id });
    await as(away).fixtures.confirm({ id });
    const again = api.deps.clock.now().getTime();
    await act(6 * 24 - 1, again);
    expect(await told()).toEqual([1, 1]);
    await act(6 * 24, again);
    expect(await told()).toEqual([2, 2]);
  });

  it('is said to whom a rule has hit', async () => {
    const lateReport = { points: 0, score: 'zeroToMax', fineCents: 0 } as const;
    const consequences = { ...LEAGUE_RULES.consequences, lateReport };
    const { id, home, away, act } = await evening({ consequences });
    await nameAll(api, anna, id);
    await act(49);
    const ruled = api.deps.clock.now().getTime();
    await act(6 * 24 - 1, ruled);
    expect(await toldOf(home, 'protestDue')).toBe(0);
    await act(6 * 24, ruled);
    await act(6 * 24 + 1, ruled);
    expect(await toldOf(home, 'protestDue')).toBe(1);
    expect(await toldOf(away, 'protestDue')).toBe(0);
  });
});

describe('another evening', () => {
  const postponements = { ...LEAGUE_RULES.postponements, lastRoundFixed: false };

  it('that nobody answers is the officers’ after the league’s days, who set one with a press', async () => {
    const { id, seasonId, home, away, act } = await evening({ postponements });
    const asked = Date.parse(NOW);
    const { moves } = await as(home).fixtures.askMove({ id, dates: [ONE, TWO] });
    expect(moves[0]?.decidesAt).toBe(new Date(asked + 7 * DAY).toISOString());
    const waiting = () => as(anna).fixtures.waitingMoves({ id: seasonId });
    await act(6 * 24 - 1, asked);
    expect(await toldOf(away, 'answerDue')).toBe(0);
    await act(6 * 24, asked);
    await act(6 * 24 + 1, asked);
    expect(await toldOf(away, 'answerDue')).toBe(1);
    expect(await toldOf(home, 'answerDue')).toBe(0);
    expect(await waiting()).toEqual([]);
    await act(7 * 24, asked);
    await act(7 * 24 + 1, asked);
    expect(await toldOf(anna, 'moveUnanswered')).toBe(1);
    const [move] = await waiting();
    expect(move).toMatchObject({ fixtureId: id, side: 0, dates: [ONE, TWO] });
    const moveId = move?.moveId ?? 0;
    const set = await as(anna).fixtures.answerMove({ moveId, chosen: TWO });
    expect(set).toMatchObject({ startsAt: TWO, moves: [{ status: 'decided', decidesAt: null }] });
    expect(await waiting()).toEqual([]);
  });

  it('is listed for officers alone', async () => {
    const { seasonId } = await evening();
    const list = (who: TestMember | null) => as(who).fixtures.waitingMoves({ id: seasonId });
    expect(await codeOf(list(null))).toBe('UNAUTHENTICATED');
    expect(await codeOf(list(ben))).toBe('FORBIDDEN');
    expect(await codeOf(as(anna).fixtures.waitingMoves({ id: 2_000_000 }))).toBe(
      'SEASON_NOT_FOUND',
    );
  });

  it('beyond the league’s number costs who has asked, when it comes to it, and only then', async () => {
    const rules = { postponements: { ...postponements, perSeason: 0 } };
    const { id, homeId, home, away, divisionId } = await evening(rules);
    const stake = await as(home).fixtures.consequences({ id });
    expect(stake).toMatchObject({
      postponement: { points: -1, fine: 0 },
      postponements: { used: 0, allowed: 0 },
    });
    const ask = async () =>
      (await as(home).fixtures.askMove({ id, dates: [ONE, TWO] })).moves[0]?.id ?? 0;
    await as(away).fixtures.answerMove({ moveId: await ask(), chosen: null });
    const penalties = () => as(null).fixtures.penalties({ id: divisionId });
    expect(await penalties()).toEqual([]);
    const moveId = await ask();
    const outcomes = await Promise.all([
      outcomeOf(as(away).fixtures.answerMove({ moveId, chosen: ONE })),
      outcomeOf(as(anna).fixtures.answerMove({ moveId, chosen: TWO })),
      outcomeOf(as(home).fixtures.withdrawMove({ moveId })),
    ]);
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
    const isMoved = outcomes[2] !== 'done';
    expect(await penalties()).toMatchObject(
      isMoved ? [{ entryId: homeId, rule: 'postponementsExceeded', points: -1 }] : [],
    );
  });

  it('costs the guests where they have asked', async () => {
    const rules = { postponements: { ...postponements, perSeason: 0 } };
    const { id, awayId, home, away, divisionId } = await evening(rules);
    const { moves } = await as(away).fixtures.askMove({ id, dates: [ONE] });
    await as(home).fixtures.answerMove({ moveId: moves[0]?.id ?? 0, chosen: ONE });
    expect(await as(null).fixtures.penalties({ id: divisionId })).toMatchObject([
      { entryId: awayId, rule: 'postponementsExceeded', points: -1 },
    ]);
  });

  it('is refused beyond it where it costs nothing', async () => {
    const nothing = { points: 0, score: 'none', fineCents: 0 } as const;
    const { id, home } = await evening({
      postponements: { ...postponements, perSeason: 0 },
      consequences: { ...LEAGUE_RULES.consequences, postponementsExceeded: nothing },
    });
    expect(await codeOf(as(home).fixtures.askMove({ id, dates: [ONE] }))).toBe('MOVES_USED_UP');
  });
});

it('a line-up is asked for a day before, once, and again when the fixture has moved since', async () => {
  const { id, home, away, act } = await evening();
  await act(-25);
  expect(await toldOf(home, 'lineUpDue')).toBe(0);
  await act(-23);
  await act(-22);
  expect([await toldOf(home, 'lineUpDue'), await toldOf(away, 'lineUpDue')]).toEqual([1, 1]);
  await as(anna).fixtures.setDate({ id, startsAt: TWO });
  await act(-23, Date.parse(TWO));
  await act(-22, Date.parse(TWO));
  expect(await toldOf(home, 'lineUpDue')).toBe(2);
});
