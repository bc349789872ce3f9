import { PRESETS } from '@oche/darts/leagues/presets';
import { LEAGUE_RULES } from '@oche/darts/leagues/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, outcomeOf, refusal, type TestMember, useTestApi } from '../../../testing/index.ts';
import { tabletBy } from '../../boards/testing.ts';
import { nameAll, runningLeague } from '../testing.ts';

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

/** Anna runs it, Ben leads the home team, Mia the guests. */
async function evening(wish: Parameters<typeof runningLeague>[2] = {}) {
  const league = await runningLeague(api, anna, { ...wish, captains: [ben, mia] });
  const [first] = league.fixtures;
  if (!first) throw new Error('there is a fixture');
  // who is at home is the list's to say
  const [home, away] = first.homeId === league.entries[0]?.entryId ? [ben, mia] : [mia, ben];
  const squadOf = async (entryId: number) =>
    (await as(anna).squads.list({ entryId })).map(({ player }) => player.id);
  const squads = [await squadOf(first.homeId), await squadOf(first.awayId)] as const;
  const name = (member: TestMember, side: 0 | 1, players: (number | null)[], lineUp = 'players') =>
    as(member).fixtures.nameLineUp({ id: first.id, name: lineUp, side, players });
  return { ...league, id: first.id, fixture: first, home, away, squads, name };
}

/** Officers look at each registration, up to the last round. */
const checked = {
  ...LEAGUE_RULES.registrations,
  mustBeConfirmed: true,
  closedLastRounds: 0,
};

describe('a blind line-up', () => {
  const blind = { preset: 'singles8Doubles4Singles8', players: 8 } as const;

  it('is nobody’s to see but its own side’s and officers’ until both are named', async () => {
    const { id, home, away, squads, name } = await evening(blind);
    await name(home, 0, squads[0], 'singles');
    const seen = async (reader: TestMember | null) => {
      const { lineUps, sheet } = await as(reader).fixtures.get({ id });
      return [lineUps[0]?.players?.length ?? null, sheet[0]?.home.length];
    };
    expect(await seen(home)).toEqual([8, 1]);
    expect(await seen(anna)).toEqual([8, 1]);
    expect(await seen(away)).toEqual([null, 0]);
    expect(await seen(null)).toEqual([null, 0]);
    await name(away, 1, squads[1], 'singles');
    expect(await seen(away)).toEqual([8, 1]);
    expect(await seen(null)).toEqual([8, 1]);
  });

  it('stays so beside another one that lies open', async () => {
    const { id, home, away, squads, name } = await evening(blind);
    await name(home, 0, squads[0], 'doubles');
    await name(away, 1, squads[1], 'doubles');
    await name(home, 0, squads[0], 'singles');
    const seen = async (reader: TestMember) => {
      const { sheet } = await as(reader).fixtures.get({ id });
      return sheet.flatMap(({ number, home: players }) => (players.length > 0 ? [number] : []));
    };
    // the doubles alone
    expect(await seen(away)).toEqual([9, 10, 11, 12]);
    expect(await seen(home)).toContain(1);
  });

  it('does not come out by what naming one answers, nor at a board', async () => {
    const { id, home, away, squads, name } = await evening(blind);
    const [board] = await as(home).boards.add({ id, names: ['1'] });
    const link = await as(home).boards.createTablet({ id, boardId: board?.id ?? 0 });
    const tablet = await tabletBy(api, link);
    await name(home, 0, squads[0], 'singles');
    const { next } = await tablet.get();
    expect(next).toMatchObject({ number: 1 });
    expect(JSON.stringify(next)).not.toMatch(/(Nord|Süd) 1/);
    const answer = await as(away).fixtures.nameLineUp({
      id,
      name: 'doubles',
      side: 1,
      players: squads[1],
    });
    expect(answer.lineUps.find((one) => one.side === 0)?.players).toBeNull();
    await name(away, 1, squads[1], 'singles');
    expect((await tablet.get()).match?.names.join()).toMatch(/1,.* 1/);
  });

  it('can be named anew until the other side has named theirs, then by officers alone', async () => {
    const { home, away, squads, name } = await evening(blind);
    await name(home, 0, squads[0], 'singles');
    await name(home, 0, squads[0].toReversed(), 'singles');
    await name(away, 1, squads[1], 'singles');
    expect(await codeOf(name(home, 0, squads[0], 'singles'))).toBe('LINE_UP_OPEN');
    const { lineUps } = await name(anna, 0, squads[0], 'singles');
    expect(lineUps.find(({ side }) => side === 0)?.players?.[0]?.id).toBe(squads[0][0]);
  });
});

it('members who play hear of it when both sides are named, who has named the last one knows it', async () => {
  const { fixture, home, away, squads, name } = await evening();
  const uwe = await api.createMember({ first_name: 'Uwe' });
  const register = async (entryId: number, { id: userId }: TestMember) => {
    await as(anna).squads.register({ entryId, player: { userId } });
    const squad = await as(anna).squads.list({ entryId });
    return squad.find(({ player }) => player.person?.id === userId)?.player.id ?? 0;
  };
  const ours = [await register(fixture.homeId, uwe), await register(fixture.homeId, home)];
  const theirs = [await register(fixture.awayId, away), squads[1][0] ?? 0];
  const told = async () => {
    const rows = await api.deps.db
      .selectFrom('notifications')
      .select('recipient_id')
      .where('kind', '=', 'leagues.named')
      .execute();
    return rows.map(({ recipient_id }) => recipient_id).toSorted();
  };
  await name(home, 0, ours);
  expect(await told()).toEqual([]);
  await name(away, 1, theirs);
  expect(await told()).toEqual([uwe.id, home.id].toSorted());
});

describe('a line-up on paper', () => {
  it('is named by the other captain late in the evening, if its own has named none', async () => {
    const { id, home, away, squads, name } = await evening();
    const [ours, theirs] = squads.map((squad) => squad.slice(0, 2));
    if (!ours || !theirs) throw new Error('there are two squads');
    await name(home, 0, ours);
    expect(await codeOf(name(home, 1, theirs))).toBe('FORBIDDEN');
    const { paperFrom } = await as(home).fixtures.get({ id });
    api.deps.clock.set(paperFrom ?? '');
    const uwe = await api.createMember({ first_name: 'Uwe' });
    expect(await codeOf(name(uwe, 1, theirs))).toBe('FORBIDDEN');
    await name(home, 1, theirs);
    expect(await codeOf(name(home, 1, theirs.toReversed()))).toBe('LINE_UP_OPEN');
    expect(await codeOf(name(away, 0, ours.toReversed()))).toBe('LINE_UP_OPEN');
    const noted = await api.deps.db
      .selectFrom('league_steps')
      .select(['kind', 'taken_by', 'facts'])
      .where('fixture_id', '=', id)
      .execute();
    expect(noted).toEqual([
      { kind: 'lineUpFromPaper', taken_by: home.id, facts: { name: 'players', side: 1 } },
    ]);
    const { sheet } = await as(home).fixtures.enter({ id, number: 1, legs: [3, 2], before: null });
    expect(sheet[0]).toMatchObject({ legs: [3, 2] });
  });
});

describe('rules', () => {
  it('refuses what is no line-up of the format', async () => {
    const { home, away, squads, name } = await evening();
    const [one = 0, two = 0] = squads[0];
    expect(await codeOf(name(home, 0, [one], 'players'))).toBe('LINE_UP_SIZE');
    expect(await codeOf(name(home, 0, [one, one]))).toBe('LINE_UP_TWICE');
    expect(await codeOf(name(home, 0, [one, two], 'singles'))).toBe('LINE_UP_UNKNOWN');
    const foreign = await refusal(name(home, 0, [one, squads[1][0] ?? 0]));
    expect(foreign).toMatchObject({
      code: 'PLAYER_NOT_REGISTERED',
      details: { broken: `notRegistered:${squads[1][0]}` },
    });
    await name(home, 0, [one, two]);
    expect(await codeOf(name(away, 1, [one, squads[1][1] ?? 0]))).toBe('PLAYER_NOT_REGISTERED');
  });

  it('says which rule is broken by whom; an officer lets it pass, and it is noted', async () => {
    const { id, home, squads, fixture } = await evening({
      rules: { registrations: checked },
    });
    const asked = await as(home).squads.register({
      entryId: fixture.homeId,
      player: { name: 'Neu' },
    });
    const list = await as(anna).squads.list({ entryId: fixture.homeId });
    const late = list.find((one) => one.id === asked.id)?.player.id ?? 0;
    const naming = { id, name: 'players', side: 0, players: [squads[0][0] ?? 0, late] };
    expect(await refusal(as(home).fixtures.nameLineUp(naming))).toMatchObject({
      code: 'LINE_UP_RULE',
      details: { broken: `notConfirmed:${late}` },
    });
    // a captain lets nothing pass, whatever they write
    const byCaptain = as(home).fixtures.nameLineUp({ ...naming, override: 'Passt schon' });
    expect(await codeOf(byCaptain)).toBe('LINE_UP_RULE');
    await as(anna).fixtures.nameLineUp({ ...naming, override: 'Pass lag vor' });
    const stored = await api.deps.db
      .selectFrom('league_line_ups')
      .select('overridden')
      .where('fixture_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored.overridden).toMatchObject({
      reason: 'Pass lag vor',
      broken: [{ rule: 'notConfirmed', players: [late] }],
    });
    const steps = await api.deps.db
      .selectFrom('league_steps')
      .select(['kind', 'facts', 'taken_by'])
      .where('fixture_id', '=', id)
      .execute();
    expect(steps).toMatchObject([
      { kind: 'lineUpOverridden', taken_by: anna.id, facts: { reason: 'Pass lag vor' } },
    ]);
  });

  it('what an officer let pass stays so when somebody else is replaced', async () => {
    const { id, home, away, squads, fixture, name } = await evening({
      rules: { registrations: checked },
    });
    const asked = await as(home).squads.register({
      entryId: fixture.homeId,
      player: { name: 'Neu' },
    });
    const list = await as(anna).squads.list({ entryId: fixture.homeId });
    const late = list.find((one) => one.id === asked.id)?.player.id ?? 0;
    const [one = 0, two = 0] = squads[0];
    await as(anna).fixtures.nameLineUp({
      id,
      name: 'players',
      side: 0,
      players: [one, late],
      override: 'Pass lag vor',
    });
    await name(away, 1, squads[1].slice(0, 2));
    const change = { id, name: 'players', side: 0, position: 1, playerId: two };
    await as(home).fixtures.substitute(change);
    const stored = await api.deps.db
      .selectFrom('league_line_ups')
      .select('overridden')
      .where('fixture_id', '=', id)
      .where('side', '=', 0)
      .executeTakeFirstOrThrow();
    expect(stored.overridden).toMatchObject({ reason: 'Pass lag vor' });
  });

  it.each([
    [1, 'done'],
    [2, 'LINE_UP_RULE'],
  ])(
    'a ban of %i weeks after a transfer is looked at on the day of the fixture: %s',
    async (count, outcome) => {
      const ban = { transferBan: { count, unit: 'weeks' as const }, closedLastRounds: 0 };
      const rules = { registrations: { ...LEAGUE_RULES.registrations, ...ban } };
      // on the first of September for the eleventh
      const { fixture, home, squads, name } = await evening({ rules });
      const theirs = await as(anna).squads.list({ entryId: fixture.awayId });
      await as(anna).squads.end({ registrationId: theirs[0]?.id ?? 0 });
      const playerId = squads[1][0] ?? 0;
      await as(anna).squads.register({ entryId: fixture.homeId, player: { playerId } });
      expect(await outcomeOf(name(home, 0, [squads[0][0] ?? 0, playerId]))).toBe(outcome);
    },
  );

  it('asks for no more players than a format has positions', async () => {
    const { home, away, squads, id, name, seasonId } = await evening();
    const season = await as(anna).seasons.get({ id: seasonId });
    await as(anna).seasons.update({ ...season, id: seasonId, rules: LEAGUE_RULES });
    await name(home, 0, squads[0].slice(0, 2));
    const alone = await refusal(name(away, 1, [squads[1][0] ?? 0, null]));
    expect(alone).toMatchObject({ code: 'LINE_UP_RULE', details: { broken: 'leastPlayers:' } });
    expect((await as(null).fixtures.get({ id })).lineUps).toHaveLength(1);
  });
});

describe('nobody has come', () => {
  it('for a position: its games are lost by all of their legs, and figures know nothing of it', async () => {
    const { id, home, away, squads, name } = await evening();
    await name(home, 0, squads[0].slice(0, 2));
    const { sheet } = await name(away, 1, [squads[1][0] ?? 0, null]);
    // 11 22 12 21, and the double
    expect(sheet.map(({ legs }) => legs)).toEqual([null, [5, 0], [5, 0], null, [5, 0]]);
    const figures = await as(null).fixtures.figures({
      id: (await as(null).fixtures.get({ id })).division.id,
    });
    expect(figures).toEqual([]);
    const other = as(home).fixtures.enter({ id, number: 2, legs: [3, 2], before: [5, 0] });
    expect(await codeOf(other)).toBe('FIXTURE_SCORE_IMPOSSIBLE');
    expect(await codeOf(as(home).fixtures.start({ id, number: 2 }))).toBe('SHEET_GAME_NOT_OPEN');
  });

  it('on both sides: nobody wins the game', async () => {
    const { home, away, squads, name } = await evening();
    await name(home, 0, [squads[0][0] ?? 0, null]);
    const { sheet, score } = await name(away, 1, [squads[1][0] ?? 0, null]);
    expect(sheet.map(({ legs }) => legs)).toEqual([null, [0, 0], [5, 0], [0, 5], [0, 0]]);
    expect(score).toEqual([1, 1]);
  });
});

describe('a substitution', () => {
  const four = { preset: 'fourAgainstFour', players: 6 } as const;

  it('takes a position over from the next game on that has not begun', async () => {
    const { id, home, squads } = await evening(four);
    await nameAll(api, anna, id);
    await as(home).fixtures.enter({ id, number: 1, legs: [3, 0], before: null });
    const fifth = squads[0][4] ?? 0;
    const change = { id, name: 'singles', side: 0, position: 1, playerId: fifth };
    const { sheet, lineUps } = await as(home).fixtures.substitute(change);
    expect(sheet[0]?.home[0]?.id).toBe(squads[0][0]);
    // 12, the fifth game
    expect(sheet[4]?.home[0]?.id).toBe(fifth);
    expect(
      lineUps.find((one) => one.name === 'singles' && one.side === 0)?.substitutions,
    ).toMatchObject([{ position: 1, from: 5, player: { id: fifth } }]);
  });

  it('stays out, where the format says so, at every position', async () => {
    const { id, home, squads } = await evening(four);
    await nameAll(api, anna, id);
    const [first = 0, , , , fifth = 0] = squads[0];
    const change = { id, name: 'singles', side: 0, position: 1, playerId: fifth };
    await as(home).fixtures.substitute(change);
    const back = (position: number) =>
      codeOf(as(home).fixtures.substitute({ ...change, position, playerId: first }));
    expect(await back(1)).toBe('SUBSTITUTION_REFUSED');
    expect(await back(2)).toBe('SUBSTITUTION_REFUSED');
    const twice = as(home).fixtures.substitute({ ...change, position: 2 });
    expect(await codeOf(twice)).toBe('LINE_UP_TWICE');
  });

  it('comes back, where everybody may', async () => {
    const { id, home, squads } = await evening();
    await nameAll(api, anna, id);
    const [first = 0, , third = 0] = squads[0];
    const change = { id, name: 'players', side: 0, position: 1 };
    await as(home).fixtures.substitute({ ...change, playerId: third });
    const { sheet } = await as(home).fixtures.substitute({ ...change, playerId: first });
    expect(sheet[0]?.home[0]?.id).toBe(first);
  });

  it('is none, where the format knows none, before line-ups lie open, and when nothing is left', async () => {
    const { lineUps, ...format } = PRESETS.singles4Doubles1;
    const none = {
      ...format,
      lineUps: lineUps.map((one) => ({ ...one, substitutes: 'none' as const })),
    };
    const { id, home, away, squads, name, divisionId } = await evening();
    const change = { id, name: 'players', side: 0, position: 1, playerId: squads[0][2] ?? 0 };
    await name(home, 0, squads[0].slice(0, 2));
    expect(await codeOf(as(home).fixtures.substitute(change))).toBe('LINE_UP_MISSING');
    await name(away, 1, squads[1].slice(0, 2));
    const foreign = as(home).fixtures.substitute({ ...change, playerId: squads[1][2] ?? 0 });
    expect(await codeOf(foreign)).toBe('PLAYER_NOT_REGISTERED');
    await api.deps.db
      .updateTable('league_divisions')
      .set({ format: JSON.stringify(none) })
      .where('id', '=', divisionId)
      .execute();
    expect(await codeOf(as(home).fixtures.substitute(change))).toBe('SUBSTITUTION_REFUSED');
  });

  it('lets what was called be called anew', async () => {
    const { id, home, squads } = await evening({ preset: 'singles8Doubles4', players: 9 });
    await as(home).boards.add({ id, names: ['1', '2'] });
    await nameAll(api, anna, id);
    expect(await as(home).boards.list({ id })).toMatchObject([{ number: 1 }, { number: 2 }]);
    const ninth = squads[0][8] ?? 0;
    const { sheet } = await as(home).fixtures.substitute({
      id,
      name: 'singles',
      side: 0,
      position: 1,
      playerId: ninth,
    });
    expect(sheet[0]).toMatchObject({ status: 'called', home: [{ id: ninth }] });
  });
});
