import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, refusal, type TestMember, useTestApi } from '../../../testing/index.ts';
import { addBooking, createLounge, type TestLounge } from '../../lounges/testing.ts';
import { aTournament, at, createTournament, NOW } from '../testing.ts';

const api = useTestApi({ now: NOW });
let owner: TestMember;
let anna: TestMember;
let lounge: TestLounge;

beforeEach(async () => {
  owner = await api.createMember();
  anna = await api.createMember();
  lounge = await createLounge(api, owner, { boards: 3 });
});

const as = (member: TestMember | null) => api.callerFor(member).tournaments;
const evening = { startTime: at(7, 18), endTime: at(7, 23) };
const freeAt = async (id: number) =>
  (await as(owner).boards.list({ id, ...evening })).map(({ isFree, isOwn }) => [isFree, isOwn]);

describe('boards for a tournament', () => {
  it('are kept by the lounge’s team, and nobody else gets them', async () => {
    const { id } = await createTournament(api, anna, { venueId: lounge.id });
    const boardIds = lounge.boardIds.slice(0, 2);
    expect(await codeOf(as(anna).boards.book({ id, ...evening, boardIds }))).toBe('FORBIDDEN');
    const { boards } = await as(owner).boards.book({ id, ...evening, boardIds });
    expect(boards).toMatchObject({
      ...evening,
      boards: [{ id: boardIds[0] }, { id: boardIds[1] }],
    });
    expect(await freeAt(id)).toEqual([
      [false, true],
      [false, true],
      [true, false],
    ]);
    // others now, and none at all
    await as(owner).boards.book({ id, ...evening, boardIds: lounge.boardIds.slice(1) });
    expect((await freeAt(id)).map(([isFree]) => isFree)).toEqual([true, false, false]);
    expect((await as(owner).boards.release({ id })).boards).toBeNull();
    expect((await freeAt(id)).map(([isFree]) => isFree)).toEqual([true, true, true]);
  });

  it('are not taken from who has booked them; what is in the way is told', async () => {
    const { id } = await createTournament(api, anna, { venueId: lounge.id });
    await addBooking(api.deps.db, {
      loungeId: lounge.id,
      member: anna,
      boardIds: lounge.boardIds.slice(0, 1),
      startAt: at(7, 20),
      endAt: at(7, 21),
    });
    const taken = await refusal(
      as(owner).boards.book({ id, ...evening, boardIds: lounge.boardIds }),
    );
    expect(taken).toMatchObject({
      code: 'BOARD_TAKEN',
      details: { bookings: 1, offers: 0, blocks: 0 },
    });
    expect((await as(owner).get({ id })).boards).toBeNull();
  });

  it('move along when the team moves it, are free when it goes elsewhere or is called off', async () => {
    const { id } = await createTournament(api, anna, { venueId: lounge.id });
    await as(owner).boards.book({ id, ...evening, boardIds: lounge.boardIds });
    const later = aTournament({ venueId: lounge.id, startDate: at(8, 20) });
    expect(await codeOf(as(anna).update({ id, ...later }))).toBe('TOURNAMENT_BOARDS_BOOKED');
    const moved = await as(owner).update({ id, ...later });
    expect(moved.boards).toMatchObject({ startTime: at(8, 19), endTime: at(9, 0) });
    expect((await as(anna).update({ id, ...aTournament() })).boards).toBeNull();
    await as(anna).update({ id, ...aTournament({ venueId: lounge.id }) });
    await as(owner).boards.book({ id, ...evening, boardIds: lounge.boardIds });
    await as(anna).cancel({ id, reason: 'Wasserschaden' });
    expect((await as(null).get({ id })).boards).toBeNull();
    const { rows } = { rows: await api.deps.db.selectFrom('board_blocks').selectAll().execute() };
    expect(rows.filter(({ lounge_id }) => lounge_id === lounge.id)).toEqual([]);
  });

  it('need a lounge, its organisers, and times in order', async () => {
    const { id } = await createTournament(api, anna);
    const boardIds = lounge.boardIds;
    expect(await codeOf(as(anna).boards.book({ id, ...evening, boardIds }))).toBe(
      'LOUNGE_NOT_FOUND',
    );
    const there = await createTournament(api, anna, { venueId: lounge.id });
    const wish = { id: there.id, boardIds };
    const ben = await api.createMember();
    expect(await codeOf(as(ben).boards.list({ id: there.id, ...evening }))).toBe('FORBIDDEN');
    expect(await codeOf(as(ben).boards.release({ id: there.id }))).toBe('FORBIDDEN');
    expect(await codeOf(as(null).boards.book({ ...wish, ...evening }))).toBe('UNAUTHENTICATED');
    const reversed = { startTime: at(7, 23), endTime: at(7, 18) };
    expect(await codeOf(as(owner).boards.book({ ...wish, ...reversed }))).toBe(
      'BOOKING_END_BEFORE_START',
    );
    const suspended = { ...owner, status: 'suspended' as const };
    expect(await codeOf(as(suspended).boards.book({ ...wish, ...evening }))).toBe(
      'ACCOUNT_SUSPENDED',
    );
  });
});
