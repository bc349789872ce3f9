import { LEAGUE_RULES, type LeagueRules } from '@oche/darts/leagues/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, outcomeOf, runJobs, type TestMember, useTestApi } from '../../../testing/index.ts';
import { createLounge } from '../../lounges/testing.ts';
import { mondays, nameAll, runningLeague } from '../testing.ts';
import { keepBoards } from './boards.service.ts';

const api = useTestApi({ now: '2026-09-01T10:00:00Z' });
let anna: TestMember;
let ben: TestMember;
let mia: TestMember;
let lea: TestMember;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna' });
  ben = await api.createMember({ first_name: 'Ben' });
  mia = await api.createMember({ first_name: 'Mia' });
  lea = await api.createMember({ first_name: 'Lea' });
});

const as = (member: TestMember | null) => api.callerFor(member).leagues;
/** Fridays behind the rounds. */
const [ONE, TWO] = ['2026-11-06T18:30:00.000Z', '2026-11-13T18:30:00.000Z'] as const;

/** Ben leads Nord, Mia Süd; the first fixture of both is what is moved. */
async function evening(
  postponements: Partial<typeof LEAGUE_RULES.postponements> = {},
  teams = ['Nord', 'Süd'],
  rules: Partial<LeagueRules> = {},
) {
  const league = await runningLeague(api, anna, {
    teams,
    isDouble: true,
    players: 2,
    captains: [ben, mia],
    rules: {
      ...rules,
      postponements: {
        ...LEAGUE_RULES.postponements,
        lastRoundFixed: false,
        ...postponements,
      },
    },
  });
  const [nord, sued] = league.entries;
  const fixture = league.fixtures.find(
    ({ homeId, awayId }) => homeId === nord?.entryId && awayId === sued?.entryId,
  );
  if (!nord || !fixture?.startsAt) throw new Error('Nord receives Süd');
  const ask = (member: TestMember, dates: string[] = [ONE, TWO]) =>
    as(member).fixtures.askMove({ id: fixture.id, dates });
  return { ...league, id: fixture.id, startsAt: fixture.startsAt, nord, ask };
}

describe('a fixture is moved', () => {
  it('when the other side chooses one of the evenings', async () => {
    const { id, ask, startsAt } = await evening();
    const { moves } = await ask(ben);
    const moveId = moves[0]?.id ?? 0;
    expect(moves).toMatchObject([{ side: 0, status: 'open', dates: [ONE, TWO] }]);
    expect(await codeOf(as(ben).fixtures.answerMove({ moveId, chosen: ONE }))).toBe('FORBIDDEN');
    const never = as(mia).fixtures.answerMove({ moveId, chosen: '2026-11-20T18:30:00.000Z' });
    expect(await codeOf(never)).toBe('BAD_INPUT');
    expect((await as(null).fixtures.get({ id })).startsAt).toBe(startsAt);
    const moved = await as(mia).fixtures.answerMove({ moveId, chosen: TWO });
    expect(moved).toMatchObject({
      startsAt: TWO,
      isFixed: true,
      moves: [{ status: 'accepted', chosen: TWO }],
    });
    expect(await codeOf(as(mia).fixtures.answerMove({ moveId, chosen: ONE }))).toBe(
      'MOVE_NOT_FOUND',
    );
  });

  it('not when none is chosen, or who asked takes it back; then one can ask again', async () => {
    const { id, ask, startsAt } = await evening();
    const first = (await ask(ben)).moves[0]?.id ?? 0;
    expect(await codeOf(ask(mia))).toBe('MOVE_OPEN');
    await as(mia).fixtures.answerMove({ moveId: first, chosen: null });
    const second = (await ask(mia)).moves[0]?.id ?? 0;
    expect(await codeOf(as(ben).fixtures.withdrawMove({ moveId: second }))).toBe('FORBIDDEN');
    const { moves } = await as(mia).fixtures.withdrawMove({ moveId: second });
    expect(moves.map(({ status }) => status)).toEqual(['withdrawn', 'declined']);
    expect((await as(null).fixtures.get({ id })).startsAt).toBe(startsAt);
  });

  it('by officers at any time, which settles what was asked', async () => {
    const { id, ask } = await evening();
    await ask(ben);
    const set = await as(anna).fixtures.setDate({ id, startsAt: ONE });
    expect(set).toMatchObject({ startsAt: ONE, isFixed: true, moves: [{ status: 'decided' }] });
  });

  it('not any more when it has begun, though it was asked before', async () => {
    const { id, ask, startsAt } = await evening();
    const moveId = (await ask(ben)).moves[0]?.id ?? 0;
    await nameAll(api, anna, id);
    expect(await codeOf(ask(mia))).toBe('FIXTURE_STATUS');
    expect(await codeOf(as(mia).fixtures.answerMove({ moveId, chosen: ONE }))).toBe(
      'FIXTURE_STATUS',
    );
    expect(await codeOf(as(anna).fixtures.setDate({ id, startsAt: ONE }))).toBe('FIXTURE_STATUS');
    expect((await as(null).fixtures.get({ id })).startsAt).toBe(startsAt);
  });

  it('within the notice of the rules, and to an evening that comes', async () => {
    const { ask, startsAt } = await evening({ noticeHours: 48 });
    const before = (hours: number) =>
      api.deps.clock.set(new Date(Date.parse(startsAt) - hours * 3_600_000));
    before(47.9);
    expect(await codeOf(ask(ben))).toBe('MOVE_TOO_LATE');
    before(48);
    expect(await codeOf(ask(ben, ['2026-08-01T18:30:00.000Z']))).toBe('BAD_INPUT');
    expect(await outcomeOf(ask(ben))).toBe('done');
  });

  it('so often as the rules allow in a season, where more can’t be had; what was refused doesn’t count', async () => {
    const postponementsExceeded = { points: 0, score: 'none', fineCents: 0 } as const;
    const consequences = { ...LEAGUE_RULES.consequences, postponementsExceeded };
    const { ask } = await evening({ perSeason: 1 }, undefined, { consequences });
    const moveId = (await ask(ben)).moves[0]?.id ?? 0;
    await as(mia).fixtures.answerMove({ moveId, chosen: null });
    const again = (await ask(ben)).moves[0]?.id ?? 0;
    await as(mia).fixtures.answerMove({ moveId: again, chosen: ONE });
    expect(await codeOf(ask(ben))).toBe('MOVES_USED_UP');
    expect(await outcomeOf(ask(mia))).toBe('done');
  });

  it('not in the last round, where the rules say so', async () => {
    const { fixtures } = await evening({ lastRoundFixed: true });
    const last = fixtures.find(({ round }) => round === 2)?.id ?? 0;
    const first = fixtures.find(({ round }) => round === 1)?.id ?? 0;
    const ask = (id: number) => outcomeOf(as(ben).fixtures.askMove({ id, dates: [ONE] }));
    expect([await ask(last), await ask(first)]).toEqual(['LAST_ROUND_FIXED', 'done']);
  });

  it('both captains ask at once, and both answers come at once: one of each holds', async () => {
    const { ask, id } = await evening();
    const asked = await Promise.all([outcomeOf(ask(ben)), outcomeOf(ask(mia))]);
    expect(asked.toSorted()).toEqual(['MOVE_OPEN', 'done']);
    const moveId = (await as(null).fixtures.get({ id })).moves[0]?.id ?? 0;
    const other = asked[0] === 'done' ? mia : ben;
    const answered = await Promise.all(
      [ONE, TWO, null].map((chosen) =>
        outcomeOf(as(other).fixtures.answerMove({ moveId, chosen })),
      ),
    );
    expect(answered.toSorted()).toEqual(['MOVE_NOT_FOUND', 'MOVE_NOT_FOUND', 'done']);
  });
});

/** Nord at home in a lounge that has agreed to keep boards for it. */
async function atHome(boards = 2, teams?: string[]) {
  const league = await evening({ perSeason: null }, teams);
  const lounge = await createLounge(api, lea, { boards });
  for (const { teamId, name } of league.entries) {
    await as(anna).teams.update({ id: teamId, name, loungeId: lounge.id });
    await as(lea).teams.setHomeAgreed({ id: teamId, isAgreed: true });
  }
  await api.deps.db
    .updateTable('league_fixtures')
    .set({ lounge_id: lounge.id })
    .where('division_id', '=', league.divisionId)
    .execute();
  return { ...league, lounge };
}

const blocksOf = (loungeId: number) =>
  api.deps.db
    .selectFrom('board_occupancies')
    .select(['board_id', 'block_id', 'during'])
    .where('lounge_id', '=', loungeId)
    .where('is_active', '=', true)
    .execute();

describe('boards of the home lounge', () => {
  it('are kept with the date, and move with it', async () => {
    const { id, lounge, ask } = await atHome();
    await as(anna).fixtures.setDate({ id, startsAt: ONE });
    expect((await as(null).fixtures.get({ id })).boards).toBe('kept');
    const first = await blocksOf(lounge.id);
    expect(first.map(({ board_id }) => board_id).toSorted()).toEqual(lounge.boardIds.toSorted());
    const moveId = (await ask(ben, [TWO])).moves[0]?.id ?? 0;
    await as(mia).fixtures.answerMove({ moveId, chosen: TWO });
    const second = await blocksOf(lounge.id);
    expect(second).toHaveLength(2);
    expect(new Set(second.map(({ block_id }) => block_id)).size).toBe(1);
    expect(String(second[0]?.during)).toContain('2026-11-13');
  });

  it('are its own when it moves by half an hour', async () => {
    const { id, lounge } = await atHome();
    await as(anna).fixtures.setDate({ id, startsAt: ONE });
    const later = await as(anna).fixtures.setDate({ id, startsAt: '2026-11-06T19:00:00.000Z' });
    expect(later).toMatchObject({ startsAt: '2026-11-06T19:00:00.000Z', boards: 'kept' });
    expect(await blocksOf(lounge.id)).toHaveLength(2);
  });

  it('are not kept where the lounge has not agreed, or agrees no more', async () => {
    const { id, lounge, nord } = await atHome();
    await as(lea).teams.setHomeAgreed({ id: nord.teamId, isAgreed: false });
    const set = await as(anna).fixtures.setDate({ id, startsAt: ONE });
    expect(set).toMatchObject({ startsAt: ONE, boards: null });
    expect(await blocksOf(lounge.id)).toEqual([]);
  });

  it('are too few: the fixture of a list says so, and its officers read it', async () => {
    const { id, lounge } = await atHome(1);
    await keepBoards(api.deps, { fixtureId: id });
    expect((await as(null).fixtures.get({ id })).boards).toBe('refused');
    expect(await blocksOf(lounge.id)).toEqual([]);
  });

  it('are asked for again, but others are not to be had: it keeps those that it has', async () => {
    const { id, lounge, nord } = await atHome();
    await as(anna).fixtures.setDate({ id, startsAt: ONE });
    await api.deps.db
      .updateTable('league_teams')
      .set({ board_ids: [999_999] })
      .where('id', '=', nord.teamId)
      .execute();
    await keepBoards(api.deps, { fixtureId: id });
    expect((await as(null).fixtures.get({ id })).boards).toBe('kept');
    expect(await blocksOf(lounge.id)).toHaveLength(2);
  });

  it('are taken: the fixture stays where it is, and the request open', async () => {
    const { id, lounge, ask, fixtures } = await atHome();
    const other = fixtures.find((one) => one.id !== id)?.id ?? 0;
    await as(anna).fixtures.setDate({ id: other, startsAt: TWO });
    await as(anna).fixtures.setDate({ id, startsAt: ONE });
    const moveId = (await ask(ben, [TWO])).moves[0]?.id ?? 0;
    expect(await codeOf(as(mia).fixtures.answerMove({ moveId, chosen: TWO }))).toBe('BOARD_TAKEN');
    expect(await as(null).fixtures.get({ id })).toMatchObject({
      startsAt: ONE,
      boards: 'kept',
      moves: [{ status: 'open' }],
    });
    expect(await blocksOf(lounge.id)).toHaveLength(4);
  });

  it('are counted for the evenings that are offered, and with them those of nobody else', async () => {
    const { id, fixtures, leagueId } = await atHome();
    const before = await as(ben).fixtures.freeDates({ id });
    expect(before.length).toBeGreaterThan(3);
    expect(before.every(({ freeBoards }) => freeBoards === 2)).toBe(true);
    const [date] = before;
    const other = await evening();
    await api.deps.db
      .updateTable('league_fixtures')
      .set({ lounge_id: (await as(null).fixtures.get({ id })).lounge?.id ?? null })
      .where('id', '=', other.id)
      .execute();
    await api.deps.db
      .updateTable('league_teams')
      .set({
        lounge_id: (await as(null).fixtures.get({ id })).lounge?.id ?? null,
        lounge_agreed_at: '2026-09-01T10:00:00Z',
        lounge_agreed_by: lea.id,
      })
      .where('id', '=', other.nord.teamId)
      .execute();
    await as(anna).fixtures.setDate({ id: other.id, startsAt: date?.startsAt ?? '' });
    const after = await as(mia).fixtures.freeDates({ id });
    expect(after.find(({ startsAt }) => startsAt === date?.startsAt)?.freeBoards).toBe(0);
    // a day on which one of both plays elsewhere is no evening for them
    const taken = fixtures.find((one) => one.id !== id)?.startsAt;
    expect(after.map(({ startsAt }) => startsAt)).not.toContain(taken);
    await api.deps.db
      .updateTable('leagues')
      .set({ hidden_at: '2026-09-01T10:00:00Z', hidden_by: anna.id })
      .where('id', '=', leagueId)
      .execute();
    expect(await codeOf(as(lea).fixtures.freeDates({ id }))).toBe('FIXTURE_NOT_FOUND');
  });

  it('are asked for by each fixture of the list, when the lounge agrees', async () => {
    const { fixtures, lounge, id } = await atHome();
    await runJobs(api);
    expect((await as(null).fixtures.get({ id })).boards).toBe('kept');
    expect(await blocksOf(lounge.id)).toHaveLength(2 * fixtures.length);
  });
});

it('evenings that are offered: working days until the season ends, of the last week the usual one first', async () => {
  const { id, seasonId, leagueId, nord } = await evening();
  const offered = async () =>
    (await as(ben).fixtures.freeDates({ id })).map(({ startsAt }) => startsAt.slice(0, 10));
  await as(anna).update({
    ...{ id: leagueId, name: 'Dartliga zwischen den Jahren', region: 'Unna', holidays: 'DE-NW' },
  });
  api.deps.clock.set('2026-12-22T10:00:00Z');
  const days = [
    ...['2026-12-23', '2026-12-24'],
    ...['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
    ...['2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07', '2027-01-08'],
  ];
  expect(await offered()).toEqual([...days, '2027-01-15']);
  const homeIs = (home_weekday: number) =>
    api.deps.db
      .updateTable('league_entries')
      .set({ home_weekday })
      .where('id', '=', nord.entryId)
      .execute();
  await homeIs(4);
  expect(await offered()).toEqual([...days, '2027-01-14']);
  // who plays on Saturdays has no other day
  await homeIs(6);
  expect((await offered()).slice(0, 2)).toEqual(['2027-01-02', '2027-01-09']);
  await homeIs(5);
  const season = await as(anna).seasons.get({ id: seasonId });
  await as(anna).seasons.update({ ...season, endsOn: '2027-01-08' });
  expect(await offered()).toEqual(days);
});

it('boards move with fixtures that a file moves, and what captains have asked is settled', async () => {
  const { id, lounge, ask, fixtures, seasonId } = await atHome();
  await runJobs(api);
  await ask(ben);
  const csv = 'Heim;Gast;Datum\nNord;Süd;13.11.2026 19:30';
  const file = { seasonId, kind: 'fixtures', csv } as const;
  const { ground } = await as(anna).import.preview(file);
  await as(anna).import.run({ ...file, ground });
  await runJobs(api);
  const moved = await as(null).fixtures.get({ id });
  expect(moved).toMatchObject({ startsAt: TWO, boards: 'kept', moves: [{ status: 'decided' }] });
  const blocks = await blocksOf(lounge.id);
  expect(blocks).toHaveLength(2 * fixtures.length);
  expect(blocks.filter(({ during }) => String(during).includes('2026-11-13'))).toHaveLength(2);
});

it('boards of what is not played are given back: of a team that leaves, of a forfeit, of a list that is made anew', async () => {
  const { lounge, fixtures, entries, seasonId, divisionId } = await atHome(8, [
    'Nord',
    'Süd',
    'Ost',
  ]);
  await runJobs(api);
  expect(await blocksOf(lounge.id)).toHaveLength(2 * fixtures.length);
  // Ost plays four of the six
  const leaving = entries.find(({ name }) => name === 'Ost')?.entryId ?? 0;
  await as(anna).teams.withdraw({ entryId: leaving, mode: 'kept' });
  await runJobs(api);
  expect(await blocksOf(lounge.id)).toHaveLength(4);
  const left = fixtures.find(({ homeId, awayId }) => homeId !== leaving && awayId !== leaving);
  await as(anna).fixtures.decide({
    id: left?.id ?? 0,
    decision: { kind: 'forfeit', winner: 0 },
    reason: 'Abgesagt',
  });
  await runJobs(api);
  expect(await blocksOf(lounge.id)).toHaveLength(2);
  await api.deps.db
    .updateTable('league_fixtures')
    .set({ status: 'planned', points_home: null, points_away: null })
    .where('division_id', '=', divisionId)
    .execute();
  await api.deps.db
    .updateTable('league_seasons')
    .set({ status: 'planned' })
    .where('id', '=', seasonId)
    .execute();
  // two teams are left, which meet twice
  const made = await as(anna).divisions.plan({ id: divisionId, rounds: mondays(2), seed: 'neu' });
  await runJobs(api);
  expect(made.fixtures).toHaveLength(2);
  expect(await blocksOf(lounge.id)).toHaveLength(4);
});

it('boards of a fixture that is called off are free again, and kept anew when an officer takes that back', async () => {
  const { id, lounge } = await atHome();
  await as(anna).fixtures.setDate({ id, startsAt: ONE });
  await runJobs(api);
  const before = await blocksOf(lounge.id);
  const during = (rows: typeof before) =>
    rows.filter((row) => String(row.during).includes('2026-11-06')).length;
  expect(during(before)).toBe(2);
  await as(ben).fixtures.cancel({ id, side: 0 });
  await runJobs(api);
  expect(during(await blocksOf(lounge.id))).toBe(0);
  const { boards } = await as(null).fixtures.get({ id });
  expect(boards).toBeNull();
  await as(anna).fixtures.decide({ id, decision: { kind: 'undo' }, reason: 'Doch genug Leute' });
  await runJobs(api);
  expect(during(await blocksOf(lounge.id))).toBe(2);
  expect((await as(null).fixtures.get({ id })).boards).toBe('kept');
});

it('two hundred moves and bookings at once: no board is given twice', async () => {
  const HALF = 100;
  const { lounge, fixtures, id } = await atHome(5, ['Nord', 'Süd', 'Ost', 'West', 'Mitte']);
  const bookers = await Promise.all(Array.from({ length: HALF }, () => api.createMember()));
  const outcomes = await Promise.all([
    ...Array.from({ length: HALF }, (_, index) => {
      const minutes = (index % 4) * 30;
      const startsAt = new Date(Date.parse(ONE) + minutes * 60_000).toISOString();
      const fixture = fixtures[index % fixtures.length]?.id ?? id;
      return outcomeOf(as(anna).fixtures.setDate({ id: fixture, startsAt }));
    }),
    ...bookers.map((member) =>
      outcomeOf(
        api.callerFor(member).bookings.create({
          loungeId: lounge.id,
          startTime: ONE,
          endTime: '2026-11-06T20:30:00.000Z',
          boardCount: 1,
        }),
      ),
    ),
  ]);
  const [moves, bookings] = [outcomes.slice(0, HALF), outcomes.slice(HALF)];
  for (const all of [moves, bookings]) {
    expect(all.filter((outcome) => outcome !== 'done' && outcome !== 'BOARD_TAKEN')).toEqual([]);
  }
  // the lounge is full then
  expect(outcomes).toContain('done');
  expect(outcomes).toContain('BOARD_TAKEN');
  const rows = await api.deps.db
    .selectFrom('board_occupancies as one')
    .innerJoin('board_occupancies as other', 'other.board_id', 'one.board_id')
    .select('one.id')
    .whereRef('one.id', '<', 'other.id')
    .where('one.lounge_id', '=', lounge.id)
    .where('one.is_active', '=', true)
    .where('other.is_active', '=', true)
    .where(({ eb, ref }) => eb(ref('one.during'), '&&', ref('other.during')))
    .execute();
  expect(rows).toEqual([]);
  const kept = await Promise.all(fixtures.map((one) => as(null).fixtures.get({ id: one.id })));
  const blocks = new Set((await blocksOf(lounge.id)).flatMap(({ block_id }) => block_id ?? []));
  expect(kept.filter(({ boards }) => boards === 'kept')).toHaveLength(blocks.size);
});
