import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  runJobs,
  type TestMember,
  untilWaiting,
  useTestApi,
} from '../../../testing/index.ts';
import { aTournament, at, createTournament, NOW } from '../testing.ts';
import { guests, matchOf, running, seat } from '../testing-course.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  anna = await api.createMember({ first_name: 'Anna', last_name: 'Arrow' });
  ben = await api.createMember({ first_name: 'Ben', last_name: 'Bull' });
});

const as = (member: TestMember | null) => api.callerFor(member).tournaments;
const listOf = (id: number) => as(null).matches.list({ id });

describe('boards and times', () => {
  it('of matches are where they were called to, and when they are expected', async () => {
    const { id } = await running(api, anna, guests(4));
    await as(anna).evening.set({ id, isCalling: false, restMinutes: 0, marker: 'nobody' });
    const onNone = await listOf(id);
    expect(onNone.matches.every(({ board, expectedAt }) => board ?? expectedAt === null)).toBe(
      true,
    );
    expect(onNone.expectedEnd).toBeNull();
    const addBoard = (name: string) => as(anna).evening.addBoards({ id, boards: [{ name }] });
    await addBoard('Tresen');
    const onOne = await listOf(id);
    const firstTimes = onOne.matches.map(({ expectedAt }) => expectedAt);
    expect(firstTimes[0]).toBe(NOW);
    expect(firstTimes[1]).not.toBe(NOW);
    const { boards } = await addBoard('Keller');
    const onTwo = await listOf(id);
    // the tournament's own boards count: both begin at once, and all is over earlier
    expect(onTwo.matches.slice(0, 2).map(({ expectedAt }) => expectedAt)).toEqual([NOW, NOW]);
    expect(String(onTwo.expectedEnd) < String(onOne.expectedEnd)).toBe(true);
    const [tresen, keller] = boards;
    const out = { id, boardId: keller?.id ?? 0, name: 'Keller', isInUse: false };
    await as(anna).evening.updateBoard(out);
    expect((await listOf(id)).expectedEnd).toBe(onOne.expectedEnd);
    const matchId = matchOf(onTwo, 'w1-1').id;
    await as(anna).evening.callMatch({ id, matchId, boardId: tresen?.id ?? 0 });
    expect(matchOf(await listOf(id), 'w1-1')).toMatchObject({ board: 'Tresen', expectedAt: null });
    await as(anna).matches.decide({ matchId, score: [3, 0] });
    expect(matchOf(await listOf(id), 'w1-1')).toMatchObject({ board: null, expectedAt: null });
  });

  it('of what is announced follow its beginning, and formats that are only tried', async () => {
    const { id } = await createTournament(api, anna);
    await seat(api, anna, id, guests(4));
    await as(anna).evening.addBoards({ id, boards: [{ name: 'Tresen' }] });
    await as(anna).draw.make({ id });
    const { matches, expectedEnd } = await listOf(id);
    expect(matches[0]?.expectedAt).toBe(at(7));
    const rounds = [
      {
        stage: 'winners' as const,
        round: 2,
        format: { legs: { kind: 'bestOf' as const, count: 9 } },
      },
    ];
    const tried = await as(anna).draw.previewFormats({ id, rounds });
    expect(String(tried.expectedEnd) > String(expectedEnd)).toBe(true);
    expect((await listOf(id)).expectedEnd).toBe(expectedEnd);
    const { draw } = as(anna);
    const none = rounds.map((round) => ({ ...round, format: null }));
    expect((await draw.previewFormats({ id, rounds: none })).expectedEnd).toBe(expectedEnd);
    const wrong = [{ stage: 'winners' as const, round: -1, format: null }];
    expect(await codeOf(draw.previewFormats({ id, rounds: wrong }))).toBe('BAD_INPUT');
    const other = await createTournament(api, anna);
    expect(await codeOf(draw.previewFormats({ id: other.id, rounds }))).toBe('DRAW_MISSING');
  });
});

describe('a draw that doesn’t hold any more', () => {
  it('says who has come, who has gone, and that there is another kind', async () => {
    const { id } = await createTournament(api, anna, { checkInOpensAt: at(7, 18) });
    const [first = 0, ...others] = await seat(api, anna, id, guests(4));
    await as(anna).draw.make({ id });
    expect((await listOf(id)).outdated).toBeNull();
    const [late = 0] = await seat(api, anna, id, [{ guestName: 'Später Karl' }]);
    await as(anna).entries.remove({ id, entryId: first, as: 'withdrawn' });
    expect((await listOf(id)).outdated).toEqual({
      missing: [late],
      gone: [first],
      isOtherKind: false,
    });
    api.deps.clock.set(at(7, 18));
    expect((await listOf(id)).outdated).toMatchObject({ missing: [], gone: [first, ...others] });
    for (const entryId of others) {
      await as(anna).entries.setCheckedIn({ id, entryId, isCheckedIn: true });
    }
    await as(anna).draw.make({ id });
    await as(anna).update({
      id,
      ...aTournament({ tournamentType: 'swiss', checkInOpensAt: at(7, 18) }),
    });
    expect((await listOf(id)).outdated).toEqual({ missing: [], gone: [], isOtherKind: true });
    expect(await codeOf(as(anna).start({ id }))).toBe('DRAW_OUTDATED');
    await as(anna).draw.make({ id });
    await as(anna).start({ id });
    expect((await listOf(id)).outdated).toBeNull();
  });
});

describe('who comes late or leaves', () => {
  it('changes what was said before', async () => {
    const { id, entries } = await running(api, anna, guests(3));
    await as(anna).evening.addBoards({ id, boards: [{ name: 'Tresen' }] });
    const [a = 0, b = 0, c = 0] = entries;
    const [late = 0] = await seat(api, anna, id, [{ guestName: 'Später Karl' }]);
    const preview = (entryId: number, as_: 'late' | 'left', member: TestMember | null = anna) =>
      as(member).draw.previewEntry({ id, entryId, as: as_ });
    const coming = await preview(late, 'late');
    expect(coming.matches).toMatchObject([
      { number: 1, change: 'filled', players: [a, late] },
      { number: 3, change: 'moved' },
    ]);
    expect(String(coming.after) > String(coming.before)).toBe(true);
    expect((await preview(c, 'left')).matches).toMatchObject([
      { change: 'walkover', players: [c, b] },
      { change: 'moved', players: [a, b] },
    ]);
    const course = await as(anna).draw.enterLate({ id, entryId: late });
    expect(matchOf(course, 'w1-1')).toMatchObject({ status: 'open', players: [a, late] });
    expect(await codeOf(preview(late, 'late'))).toBe('ALREADY_DRAWN');
    expect(await codeOf(preview(999_999, 'left'))).toBe('ENTRY_NOT_FOUND');
    expect(await codeOf(preview(a, 'left', null))).toBe('UNAUTHENTICATED');
    expect(await codeOf(preview(a, 'left', ben))).toBe('FORBIDDEN');
    expect(await codeOf(preview(a, 'left', { ...anna, status: 'suspended' }))).toBe(
      'ACCOUNT_SUSPENDED',
    );
    expect(await codeOf(preview(a, 'other' as 'left'))).toBe('BAD_INPUT');
    const league = await running(api, anna, guests(3), { tournamentType: 'round_robin' });
    const [fourth = 0] = await seat(api, anna, league.id, [{ guestName: 'Vierter' }]);
    const joining = { id: league.id, entryId: fourth, as: 'late' as const };
    const { matches } = await as(anna).draw.previewEntry(joining);
    expect(matches.filter(({ change }) => change === 'added')).toHaveLength(3);
  });

  it('is there, when they come late, also without a check-in', async () => {
    const { id } = await running(api, anna, guests(3), { checkInOpensAt: at(7, 18) });
    api.deps.clock.set(at(7, 20));
    const [late = 0] = await seat(api, anna, id, [{ guestName: 'Später Karl' }]);
    await as(anna).draw.enterLate({ id, entryId: late });
    const { items } = await as(anna).entries.list({ id, filter: 'registered' });
    expect(items.find((entry) => entry.id === late)?.isCheckedIn).toBe(true);
  });
});

describe('the best of the evening', () => {
  it('are those of members and guests whose games have ended', async () => {
    const { id, entries } = await running(api, anna, [ben, ...guests(3)], { gameFormat: '301' });
    expect(await as(null).matches.bests({ id })).toMatchObject({ games: 0, maximums: [] });
    const { id: matchId } = matchOf(await listOf(id), 'w1-1');
    const { gameId } = await as(anna).matches.start({ matchId, first: 0 });
    const leg = (isFirst: boolean) => {
      const own = [{ total: 180 }, { total: 81 }, { total: 40, dartsThrown: 2 }];
      const miss = { total: 60 };
      return own.flatMap((entry, index) => {
        if (!isFirst) return [miss, entry];
        return index < 2 ? [entry, miss] : [entry];
      });
    };
    const entered = [leg(true), leg(false), leg(true)].flat();
    await api.callerFor(anna).games.enterMoves({
      gameId,
      deviceId: randomUUID(),
      base: 0,
      moves: entered.map((entry) => ({
        id: randomUUID(),
        move: { kind: 'enter' as const, entry },
      })),
    });
    await runJobs(api);
    const bests = await as(null).matches.bests({ id });
    const [own = 0, , , guest = 0] = entries;
    expect(bests).toMatchObject({
      games: 1,
      game: 'x01',
      maximums: [{ entryId: own, name: 'Ben Bull', value: 3 }],
      finishes: [{ entryId: own, value: 40 }],
      legs: [{ entryId: own, value: 8 }],
      averages: [
        { entryId: own, value: (301 / 8) * 3 },
        { entryId: guest, name: 'Gast 3', value: 60 },
      ],
    });
    const draft = await createTournament(api, anna, { isDraft: true });
    expect(await codeOf(as(ben).matches.bests({ id: draft.id }))).toBe('TOURNAMENT_NOT_FOUND');
    expect(await codeOf(as(null).matches.bests({ id: -1 }))).toBe('BAD_INPUT');
  });
});

describe('what all read at once', () => {
  it('says to each what they can do, and has each change at once', async () => {
    const { id, entries } = await running(api, anna, [ben, ...guests(3)]);
    const readers = [anna, ben, null, await api.createMember()];
    const all = async () =>
      (await Promise.all(readers.map((reader) => as(reader).matches.list({ id })))).map(
        ({ entrants, matches }) => ({
          own: entrants.flatMap((one) => (one.isOwn ? [one.id] : [])),
          can: matches[0]?.can,
          status: matches[0]?.status,
        }),
      );
    const nothing = { start: false, report: false, answer: false, decide: false };
    expect(await all()).toEqual([
      { own: [], can: { ...nothing, start: true, decide: true }, status: 'open' },
      { own: [entries[0]], can: { ...nothing, start: true, report: true }, status: 'open' },
      { own: [], can: nothing, status: 'open' },
      { own: [], can: nothing, status: 'open' },
    ]);
    const matchId = matchOf(await listOf(id), 'w1-1').id;
    await as(anna).matches.decide({ matchId, score: [3, 0] });
    expect((await all()).map(({ status }) => status)).toEqual(Array(4).fill('played'));
    await api.deps.db
      .updateTable('tournaments')
      .set({ is_public: false })
      .where('id', '=', id)
      .execute();
    expect(await codeOf(listOf(id))).toBe('TOURNAMENT_NOT_FOUND');
    expect((await as(ben).matches.list({ id })).status).toBe('active');
  });
});

it('never says that it is newer than what it shows', async () => {
  const { id } = await running(api, anna, guests(4));
  const { revision } = await listOf(id);
  const { db } = api.deps;
  // what is kept for a while is made again
  api.deps.clock.set(at(1));
  const [courses] = await db.transaction().execute(async (tx) => {
    await sql`lock table tournament_matches in access exclusive mode`.execute(tx);
    await tx
      .updateTable('tournaments')
      .set({ revision: revision + 1 })
      .where('id', '=', id)
      .execute();
    const waiting = Promise.all([listOf(id), as(null).evening.get({ id })]);
    await untilWaiting(api, 2);
    return [waiting];
  });
  expect((await courses).map((one) => one.revision)).toEqual([revision, revision]);
});
