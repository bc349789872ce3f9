import { draw } from '@oche/darts/tournaments/draw';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { at, createTournament, NOW } from '../testing.ts';
import { guests, matchOf, running, seat } from '../testing-course.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna' });
  ben = await api.createMember({ first_name: 'Ben' });
});

const as = (member: TestMember | null) => api.callerFor(member).tournaments;

async function announced(count: number, wish: Parameters<typeof createTournament>[2] = {}) {
  const { id } = await createTournament(api, anna, { maxParticipants: 32, ...wish });
  return { id, entries: await seat(api, anna, id, guests(count)) };
}

describe('a draw', () => {
  it('is shown before, made, made anew, and can be checked by everybody', async () => {
    const { id, entries } = await announced(6);
    const preview = await as(anna).draw.preview({ id, seed: 'Lotto 3 7 19' });
    expect(preview.course.matches).toHaveLength(7);
    expect(await as(null).draw.list({ id })).toEqual([]);
    expect((await as(null).matches.list({ id })).matches).toEqual([]);
    const course = await as(anna).draw.make({ id, seed: 'Lotto 3 7 19' });
    expect(course.matches.map(({ players }) => players)).toEqual(
      preview.course.matches.map(({ players }) => players),
    );
    await as(anna).draw.make({ id });
    const draws = await as(null).draw.list({ id });
    expect(draws.map(({ number }) => number)).toEqual([2, 1]);
    expect(draws[1]?.seed).toBe('Lotto 3 7 19');
    expect(draws[0]?.seed).not.toBe('Lotto 3 7 19');
    for (const { entrants, places, seed, seeded } of draws) {
      expect(places).toEqual(
        draw(
          entrants.map((one) => one.id),
          { seed, seeded },
        ),
      );
      expect([...places].sort()).toEqual([...entries].sort());
    }
    const { matches } = await as(null).matches.list({ id });
    expect(matches.flatMap(({ players }) => players.filter(Number)).length).toBeGreaterThan(5);
  });

  it('keeps seeds by hand and by rating at their places', async () => {
    const { id, entries } = await announced(4);
    const [a = 0, b = 0, c = 0, d = 0] = entries;
    await as(anna).entries.update({ id, entryId: d, name: 'Dora', seed: 1 });
    await as(anna).draw.make({ id, seeding: 'hand', seeded: 2, order: [c] });
    const [byHand] = await as(null).draw.list({ id });
    expect(byHand?.places.slice(0, 2)).toEqual([c, d]);
    const { entrants } = await as(null).matches.list({ id });
    expect(entrants.map(({ seed }) => seed)).toEqual([null, null, 1, 2]);
    const [best] = await seat(api, anna, id, [ben]);
    await api.deps.db
      .insertInto('ranking_ratings')
      .values({
        user_id: ben.id,
        rating: 190_000,
        deviation: 6_000,
        volatility: 6_000_000,
        rated_at: NOW,
      })
      .execute();
    await as(anna).draw.make({ id, seeding: 'rating', seeded: 2 });
    expect((await as(null).draw.list({ id }))[0]?.places.slice(0, 2)).toEqual([best, a]);
    expect(b).toBeGreaterThan(a);
  });

  it('keeps those apart who should meet late', async () => {
    const { id, entries } = await announced(8);
    const club = entries.slice(0, 4);
    await as(anna).draw.make({ id, apart: [club] });
    const { matches } = await as(null).matches.list({ id });
    for (const { plan, players } of matches) {
      if (plan.round !== 1) continue;
      expect(players.filter((player) => club.includes(Number(player)))).toHaveLength(1);
    }
    expect((await as(null).draw.list({ id }))[0]?.entrants.map(({ apart }) => apart)).toEqual(
      entries.map((entry) => (club.includes(entry) ? '1' : null)),
    );
  });

  it('takes those who are there, once check-in has opened', async () => {
    const { id, entries } = await announced(4, { checkInOpensAt: at(7, 18) });
    api.deps.clock.set(at(7, 18));
    expect(await codeOf(as(anna).draw.make({ id }))).toBe('DRAW_TOO_FEW');
    for (const entryId of entries.slice(1)) {
      await as(anna).entries.setCheckedIn({ id, entryId, isCheckedIn: true });
    }
    await as(anna).draw.make({ id });
    expect((await as(null).draw.list({ id }))[0]?.places).toHaveLength(3);
  });

  it('has to fit: the field, its size and its groups', async () => {
    const { id, entries } = await announced(1);
    expect(await codeOf(as(anna).draw.make({ id }))).toBe('DRAW_TOO_FEW');
    await seat(api, anna, id, guests(3));
    expect(await codeOf(as(anna).draw.make({ id, seeding: 'hand', order: [1] }))).toBe(
      entries[0] === 1 ? 'nothing' : 'ENTRY_NOT_FOUND',
    );
    expect(await codeOf(as(anna).draw.make({ id, seed: '' }))).toBe('BAD_INPUT');
    const groups = await announced(5, { tournamentType: 'groups' });
    expect(await codeOf(as(anna).draw.make({ id: groups.id, options: { groups: 3 } }))).toBe(
      'DRAW_OPTIONS_UNFIT',
    );
    const { tables } = await as(anna).draw.make({ id: groups.id, options: { groups: 2 } });
    expect(tables.map(({ group, rows, goOn }) => [group, rows.length, goOn])).toEqual([
      ['A', 3, 2],
      ['B', 2, 2],
    ]);
  });

  it('is for organisers, before it begins', async () => {
    const { id } = await announced(4);
    const calls = (member: TestMember | null) => {
      const { draw: draws } = as(member);
      return [
        () => draws.make({ id }),
        () => draws.preview({ id }),
        () => draws.enterLate({ id, entryId: 1 }),
        () => draws.previewEntry({ id, entryId: 1, as: 'left' }),
        () => draws.previewFormats({ id, rounds: [] }),
        () => draws.setFormat({ id, stage: 'winners', round: 1, format: null }),
      ];
    };
    for (const call of calls(null)) expect(await codeOf(call())).toBe('UNAUTHENTICATED');
    for (const call of calls(ben)) expect(await codeOf(call())).toBe('FORBIDDEN');
    for (const call of calls({ ...anna, status: 'suspended' })) {
      expect(await codeOf(call())).toBe('ACCOUNT_SUSPENDED');
    }
    await as(anna).start({ id });
    expect(await codeOf(as(anna).draw.make({ id }))).toBe('TOURNAMENT_STATUS');
    expect(await codeOf(as(anna).draw.preview({ id }))).toBe('TOURNAMENT_STATUS');
    const draft = await createTournament(api, anna, { isDraft: true });
    expect(await codeOf(as(ben).matches.list({ id: draft.id }))).toBe('TOURNAMENT_NOT_FOUND');
    expect(await codeOf(as(null).draw.list({ id: draft.id }))).toBe('TOURNAMENT_NOT_FOUND');
    expect(await codeOf(as(null).draw.listFormats({ id: draft.id }))).toBe('TOURNAMENT_NOT_FOUND');
  });
});

describe('the start', () => {
  it('draws those who are in where nothing is drawn', async () => {
    const { id } = await announced(3);
    expect(await as(anna).start({ id })).toMatchObject({ status: 'active' });
    expect((await as(null).matches.list({ id })).matches).toHaveLength(3);
  });

  it('asks for another draw when somebody has come or gone since', async () => {
    const { id, entries } = await announced(4);
    await as(anna).draw.make({ id });
    await as(anna).entries.remove({ id, entryId: entries[0] ?? 0, as: 'withdrawn' });
    expect(await codeOf(as(anna).start({ id }))).toBe('DRAW_OUTDATED');
    await as(anna).draw.make({ id });
    await as(anna).start({ id });
  });
});

describe('once it runs', () => {
  it('who leaves keeps what was played, and the others go on', async () => {
    const { id, entries } = await running(api, anna, guests(4));
    const inCourse = async (key: string) => matchOf(await as(null).matches.list({ id }), key);
    const first = await inCourse('w1-1');
    await as(anna).matches.decide({ matchId: first.id, score: [3, 0] });
    await as(anna).entries.remove({ id, entryId: entries[0] ?? 0, as: 'withdrawn' });
    expect(await inCourse('w1-1')).toMatchObject({ status: 'played', score: [3, 0] });
    const second = await inCourse('w1-2');
    await as(anna).matches.decide({ matchId: second.id, score: [3, 0] });
    expect(await inCourse('w2-1')).toMatchObject({ status: 'walkover', winner: 1 });
    expect(await as(null).get({ id })).toMatchObject({ status: 'completed' });
  });

  it('who comes late gets a free place, as long as there is one', async () => {
    const { id } = await running(api, anna, guests(7));
    const [late = 0, tooLate = 0] = await seat(api, anna, id, guests(2));
    const course = await as(anna).draw.enterLate({ id, entryId: late });
    expect(
      course.matches.filter(({ plan, status }) => plan.round === 1 && status === 'open'),
    ).toHaveLength(4);
    expect(await codeOf(as(anna).draw.enterLate({ id, entryId: late }))).toBe('ALREADY_DRAWN');
    expect(await codeOf(as(anna).draw.enterLate({ id, entryId: tooLate }))).toBe('COURSE_FULL');
    expect(await codeOf(as(anna).draw.enterLate({ id, entryId: 999_999 }))).toBe('ENTRY_NOT_FOUND');
    expect(await as(null).matches.list({ id })).toEqual({
      ...course,
      revision: expect.any(Number),
      matches: course.matches.map((match) => ({
        ...match,
        can: { start: false, report: false, answer: false, decide: false },
      })),
    });
  });
});

describe('what a draw would mean', () => {
  const grouped = (count: number) => announced(count, { tournamentType: 'groups' });

  it('is said of groups of about four, with a warning when it ends late', async () => {
    const { id } = await grouped(14);
    const outlook = await as(anna).draw.outlook({ id });
    expect(outlook).toMatchObject({ groups: [4, 4, 3, 3], boards: 4, areBoardsKnown: false });
    // two groups of four, two of three, and a knock-out of eight
    expect(outlook).toMatchObject({ matches: 2 * 6 + 2 * 3 + 7, isLate: false });
    const large = await as(anna).draw.outlook({ id, options: { groups: 2 } });
    expect(large).toMatchObject({ groups: [7, 7], matches: 2 * 21 + 3, isLate: true });
    expect(large.end > outlook.end).toBe(true);
    await as(anna).evening.addBoards({ id, boards: [{ name: '1' }, { name: '2' }] });
    const onTwo = await as(anna).draw.outlook({ id });
    expect(onTwo).toMatchObject({ boards: 2, areBoardsKnown: true });
    expect(onTwo.end > outlook.end).toBe(true);
    expect(await as(null).draw.list({ id })).toEqual([]);
  });

  it('is for organisers, before it begins, and for options that fit', async () => {
    const { id } = await grouped(6);
    const ask = (member: TestMember | null, options = {}) =>
      codeOf(as(member).draw.outlook({ id, options }));
    expect(await ask(null)).toBe('UNAUTHENTICATED');
    expect(await ask(ben)).toBe('FORBIDDEN');
    expect(await ask(anna, { groups: 0 })).toBe('BAD_INPUT');
    expect(await ask(anna, { groups: 4 })).toBe('DRAW_OPTIONS_UNFIT');
    const empty = await grouped(0);
    expect(await codeOf(as(anna).draw.outlook({ id: empty.id }))).toBe('DRAW_TOO_FEW');
    const begun = await running(api, anna, guests(4));
    expect(await codeOf(as(anna).draw.outlook({ id: begun.id }))).toBe('TOURNAMENT_STATUS');
  });
});

describe('formats', () => {
  const bestOf = (count: number) => ({ legs: { kind: 'bestOf' as const, count } });

  it('of a round hold until it begins', async () => {
    const { id } = await running(api, anna, guests(4));
    await as(anna).evening.addBoards({ id, boards: [{ name: 'Tresen' }] });
    const setFormat = (round: number, format: ReturnType<typeof bestOf> | null) =>
      as(anna).draw.setFormat({ id, stage: 'winners', round, format });
    await setFormat(1, bestOf(3));
    await setFormat(2, bestOf(7));
    expect(await as(null).draw.listFormats({ id })).toEqual([
      { stage: 'winners', round: 1, format: bestOf(3), hasBegun: false },
      { stage: 'winners', round: 2, format: bestOf(7), hasBegun: false },
    ]);
    const { matches, expectedEnd } = await as(null).matches.list({ id });
    expect(matches.map(({ format }) => format.legs.count)).toEqual([3, 3, 7]);
    const [first] = matches;
    const matchId = first?.id ?? 0;
    expect(await codeOf(as(anna).matches.decide({ matchId, score: [3, 0] }))).toBe(
      'SCORE_IMPOSSIBLE',
    );
    await as(anna).matches.decide({ matchId, score: [2, 0] });
    expect(await codeOf(setFormat(1, bestOf(5)))).toBe('ROUND_HAS_BEGUN');
    expect(await codeOf(setFormat(0, bestOf(5)))).toBe('ROUND_HAS_BEGUN');
    await setFormat(2, null);
    expect(await codeOf(setFormat(3, bestOf(5)))).toBe('NO_SUCH_ROUND');
    expect(await codeOf(setFormat(2, bestOf(4)))).toBe('BAD_INPUT');
    const later = (await as(null).matches.list({ id })).expectedEnd ?? '';
    expect(later < (expectedEnd ?? '')).toBe(true);
  });
});
