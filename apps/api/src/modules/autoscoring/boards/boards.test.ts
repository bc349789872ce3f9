import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, outcomeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { addBooking, addStaff, createLounge } from '../../lounges/testing.ts';

const NOW = '2031-03-03T19:00:00.000Z';
const api = useTestApi({ now: NOW });
let mia: TestMember;
let ben: TestMember;

beforeEach(async () => {
  mia = await api.createMember();
  ben = await api.createMember();
});

const as = (member: TestMember | null) => api.callerFor(member).autoscoring;
const gameOf = async (member: TestMember, loungeId?: number): Promise<number> => {
  const { id } = await api.callerFor(member).games.start({
    rules: { game: 'x01', start: 501, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 1 } },
    sides: [[{ userId: member.id }], [{ guestName: 'Uwe' }]],
    ...(loungeId !== undefined && { loungeId }),
  });
  return id;
};

describe('boards at home', () => {
  it('are their member’s alone: four at most, with a name and a key', async () => {
    const { boardId, token } = await as(mia).create({ name: ' Keller ' });
    expect(token).toHaveLength(43);
    await as(mia).rename({ boardId, name: 'Garage' });
    expect(await as(mia).listOwn()).toMatchObject([
      { id: boardId, name: 'Garage', lounge: null, state: null, isConnected: false, seenAt: null },
    ]);
    expect(await as(ben).listOwn()).toEqual([]);
    const more = await Promise.all(
      Array.from({ length: 5 }, (_, at) => outcomeOf(as(mia).create({ name: `Board ${at}` }))),
    );
    expect(more.filter((code) => code === 'TOO_MANY_COUNTING_BOARDS')).toHaveLength(2);
    await as(mia).delete({ boardId });
    expect(await as(mia).listOwn()).toHaveLength(3);
    const stored = await api.deps.db.selectFrom('counting_boards').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('are nothing to others', async () => {
    const { boardId } = await as(mia).create({ name: 'Keller' });
    const gameId = await gameOf(ben);
    for (const call of [
      () => as(ben).rename({ boardId, name: 'Meins' }),
      () => as(ben).renewToken({ boardId }),
      () => as(ben).delete({ boardId }),
      () => as(ben).attach({ boardId, gameId }),
      () => as(ben).detach({ boardId }),
      () =>
        as(ben).correct({
          boardId,
          visit: '5b0d7b2e-7f1d-4d5c-9d25-9c1f6f0e1a11',
          place: 0,
          dart: 'T20',
        }),
    ]) {
      expect(await codeOf(call())).toBe('COUNTING_BOARD_NOT_FOUND');
    }
    for (const call of [
      () => as(null).listOwn(),
      () => as(null).create({ name: 'Keller' }),
      () => as(null).attach({ boardId, gameId: null }),
      () => as(null).listUsable({ gameId: null }),
    ]) {
      expect(await codeOf(call())).toBe('UNAUTHENTICATED');
    }
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await codeOf(as(suspended).create({ name: 'Keller' }))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(as(mia).create({ name: ' ' }))).toBe('BAD_INPUT');
    expect(await codeOf(as(mia).rename({ boardId, name: '' }))).toBe('BAD_INPUT');
  });

  it('count for a game that their member scores, and for a training', async () => {
    const { boardId } = await as(mia).create({ name: 'Keller' });
    const gameId = await gameOf(mia);
    expect(await as(mia).listUsable({ gameId })).toMatchObject([{ id: boardId, attached: null }]);
    await as(mia).attach({ boardId, gameId });
    expect(await as(mia).listOwn()).toMatchObject([
      { attached: { gameId, isMine: true, until: '2031-03-03T19:15:00.000Z' } },
    ]);
    await as(mia).attach({ boardId, gameId: null });
    expect((await as(mia).listOwn())[0]?.attached?.gameId).toBeNull();
    await as(mia).detach({ boardId });
    await as(mia).detach({ boardId });
    expect((await as(mia).listOwn())[0]?.attached).toBeNull();
    expect(await codeOf(as(mia).attach({ boardId, gameId: await gameOf(ben) }))).toBe(
      'NOT_AMONG_PLAYERS',
    );
    expect(await codeOf(as(mia).attach({ boardId, gameId: 999_999 }))).toBe('GAME_NOT_FOUND');
  });
});

describe('boards of a lounge', () => {
  it('are set up by its team, one for each of its boards', async () => {
    const lounge = await createLounge(api, mia);
    const [first] = lounge.boards;
    const loungeBoardId = first?.id ?? 0;
    expect(await codeOf(as(ben).create({ loungeBoardId }))).toBe('FORBIDDEN');
    expect(await codeOf(as(mia).create({ loungeBoardId: 999_999 }))).toBe('BOARD_NOT_FOUND');
    const { boardId } = await as(mia).create({ loungeBoardId });
    expect(await codeOf(as(mia).create({ loungeBoardId }))).toBe('COUNTING_BOARD_EXISTS');
    expect(await as(mia).listOfLounge({ loungeId: lounge.id })).toMatchObject([
      { id: boardId, name: first?.name, lounge: { id: lounge.id, boardId: loungeBoardId } },
    ]);
    expect(await as(mia).listOwn()).toEqual([]);
    expect(await codeOf(as(mia).rename({ boardId, name: 'Anders' }))).toBe(
      'COUNTING_BOARD_NOT_FOUND',
    );
    expect(await codeOf(as(ben).listOfLounge({ loungeId: lounge.id }))).toBe('FORBIDDEN');
    await addStaff(api.deps.db, lounge.id, ben);
    await as(ben).renewToken({ boardId });
    await as(ben).delete({ boardId });
  });

  it('count for who plays there now: in a game there, or with the board booked', async () => {
    const lounge = await createLounge(api, mia);
    const loungeBoardId = lounge.boardIds[0] ?? 0;
    const { boardId } = await as(mia).create({ loungeBoardId });
    const elsewhere = await gameOf(ben);
    const there = await gameOf(ben, lounge.id);
    expect(await as(ben).listUsable({ gameId: elsewhere })).toEqual([]);
    expect(await codeOf(as(ben).attach({ boardId, gameId: elsewhere }))).toBe(
      'COUNTING_BOARD_NOT_FOUND',
    );
    await as(ben).attach({ boardId, gameId: there });
    // somebody else who plays there
    const eva = await api.createMember();
    const evas = await gameOf(eva, lounge.id);
    expect(await as(eva).listUsable({ gameId: evas })).toMatchObject([
      { attached: { isMine: false } },
    ]);
    expect(await codeOf(as(eva).attach({ boardId, gameId: evas }))).toBe('COUNTING_BOARD_TAKEN');
    api.deps.clock.set('2031-03-03T19:16:00.000Z');
    await as(eva).attach({ boardId, gameId: evas });
    // the team may always
    await as(mia).attach({ boardId, gameId: null });
    await as(mia).detach({ boardId });
    expect(await codeOf(as(ben).attach({ boardId, gameId: null }))).toBe(
      'COUNTING_BOARD_NOT_FOUND',
    );
    await addBooking(api.deps.db, {
      loungeId: lounge.id,
      member: ben,
      boardIds: [loungeBoardId],
      startAt: '2031-03-03T19:00:00.000Z',
      endAt: '2031-03-03T21:00:00.000Z',
    });
    expect(await as(ben).listUsable({ gameId: null })).toMatchObject([{ id: boardId }]);
    await as(ben).attach({ boardId, gameId: null });
  });
});
