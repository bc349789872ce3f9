import { LOUNGE_BOARDS_MAX, type Lounge } from '@oche/validators/lounges/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, refusal, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { addBooking, addStaff, createLounge } from '../testing.ts';

const api = useTestApi();
const owner = useMember(api);
const ben = useMember(api);
let lounge: Lounge;

beforeEach(async () => {
  lounge = await createLounge(api, owner, { boards: 2 });
});

const boardsFor = (member: TestMember) => api.callerFor(member).lounges.board;
const readLounge = () => api.callerFor(null).lounges.get({ id: lounge.id });
const boardId = (index: number) => lounge.boards[index]?.id ?? 0;
const create = (name: string, idempotencyKey?: string) =>
  boardsFor(owner).create({ loungeId: lounge.id, data: { name }, idempotencyKey });

/** Expects the stored number of boards and the existing ones to match. */
async function expectRightNumber(number: number) {
  const { numberOfBoards, boards } = await readLounge();
  expect([numberOfBoards, boards.length]).toEqual([number, number]);
}

describe('create', () => {
  it('adds a board at the end', async () => {
    const board = await boardsFor(owner).create({
      loungeId: lounge.id,
      data: {
        name: 'Fenster',
        kind: 'soft',
        make: 'Löwen',
        scoringSystem: 'Löwen HB10',
        ocheDistanceMm: 2440,
        isAccessible: true,
      },
    });
    expect(board).toEqual({
      id: expect.any(Number),
      name: 'Fenster',
      kind: 'soft',
      make: 'Löwen',
      scoringSystem: 'Löwen HB10',
      ocheDistanceMm: 2440,
      isAccessible: true,
    });
    expect((await readLounge()).boards.at(-1)).toEqual(board);
    await expectRightNumber(3);
  });

  it('gives every name once, whatever its case, also when they come in at once', async () => {
    const results = await Promise.allSettled(
      ['Theke', 'theke', 'THEKE'].map((name) => create(name)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await codeOf(create('Theke'))).toBe('BOARD_NAME_TAKEN');
    await expectRightNumber(3);
  });

  it('creates once for the same attempt', async () => {
    const boards = await Promise.all([1, 2, 3].map(() => create('Theke', 'double-click')));
    expect(new Set(boards.map(({ id }) => id)).size).toBe(1);
    expect(await codeOf(create('Fenster', 'double-click'))).toBe('IDEMPOTENCY_KEY_REUSED');
    await expectRightNumber(3);
  });

  it('stops at the most that a lounge can have, also when many come in at once', async () => {
    lounge = await createLounge(api, owner, { boards: LOUNGE_BOARDS_MAX - 1 });
    const results = await Promise.allSettled([1, 2, 3].map((n) => create(`Neu ${n}`)));
    const lost = results.filter((result) => result.status === 'rejected');
    expect(lost).toHaveLength(2);
    for (const { reason } of lost) {
      expect(await codeOf(Promise.reject(reason))).toBe('TOO_MANY_LOUNGE_BOARDS');
    }
    await expectRightNumber(LOUNGE_BOARDS_MAX);
  });

  it.each([
    [{ name: ' ' }, { 'data.name': 'required' }],
    [{ name: 'x'.repeat(61) }, { 'data.name': 'tooLong' }],
    [{ ocheDistanceMm: 237 }, { 'data.ocheDistanceMm': 'tooSmall' }],
  ])('refuses %j', async (bad, fields) => {
    const data = { name: 'Theke', ...bad };
    const call = boardsFor(owner).create({ loungeId: lounge.id, data });
    expect((await refusal(call)).fields).toEqual(fields);
  });
});

describe('update', () => {
  it('changes what the board is', async () => {
    const data = { name: 'Hinten links', kind: 'steel', make: 'Winmau' } as const;
    const board = await boardsFor(owner).update({ id: boardId(0), data });
    expect(board).toMatchObject({ id: boardId(0), ...data, scoringSystem: null });
    expect((await readLounge()).boards[0]).toEqual(board);
  });

  it('refuses the name of another board, but not its own', async () => {
    const [first, second] = lounge.boards;
    const rename = (name = '') => boardsFor(owner).update({ id: boardId(0), data: { name } });
    expect(await codeOf(rename(second?.name))).toBe('BOARD_NAME_TAKEN');
    expect((await rename(first?.name)).name).toBe(first?.name);
  });
});

describe('delete', () => {
  it('takes the board away and leaves its name free', async () => {
    const name = lounge.boards[0]?.name ?? '';
    expect(await boardsFor(owner).delete({ id: boardId(0) })).toEqual({ ok: true });
    await expectRightNumber(1);
    expect(await codeOf(boardsFor(owner).delete({ id: boardId(0) }))).toBe('BOARD_NOT_FOUND');
    const gone = boardsFor(owner).update({ id: boardId(0), data: { name: 'Wieder da' } });
    expect(await codeOf(gone)).toBe('BOARD_NOT_FOUND');
    expect((await create(name)).name).toBe(name);
  });

  it('keeps the last one, also when all are deleted at once', async () => {
    const results = await Promise.allSettled(
      lounge.boards.map(({ id }) => boardsFor(owner).delete({ id })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [left] = (await readLounge()).boards;
    expect(await codeOf(boardsFor(owner).delete({ id: left?.id ?? 0 }))).toBe('LAST_BOARD');
    await expectRightNumber(1);
  });

  it('waits until nothing is booked on it any more; what is over stays with it', async () => {
    const { clock, db } = api.deps;
    const book = (status: 'confirmed' | 'cancelled', from: number, to: number) =>
      addBooking(db, {
        loungeId: lounge.id,
        member: ben,
        boardIds: [boardId(0)],
        status,
        startAt: clock.inMinutes(from),
        endAt: clock.inMinutes(to),
      });
    await book('confirmed', -600, -540);
    await book('cancelled', 60, 120);
    await book('confirmed', -30, 30);
    await book('confirmed', 1000, 1060);
    const error = await refusal(boardsFor(owner).delete({ id: boardId(0) }));
    expect(error).toMatchObject({ code: 'BOARD_HAS_BOOKINGS', details: { count: 2 } });
    await expectRightNumber(2);
    clock.advance({ minutes: 1061 });
    await boardsFor(owner).delete({ id: boardId(0) });
    const kept = await db
      .selectFrom('board_occupancies')
      .select('id')
      .where('board_id', '=', boardId(0))
      .execute();
    expect(kept).toHaveLength(4);
  });
});

it('a board is either booked or deleted, never both', async () => {
  api.deps.clock.set('2026-11-20T12:00:00Z');
  for (let round = 0; round < 20; round++) {
    lounge = await createLounge(api, owner);
    const remove = () => boardsFor(owner).delete({ id: boardId(0) });
    const book = () =>
      api.callerFor(ben).bookings.create({
        loungeId: lounge.id,
        startTime: '2026-11-27T19:00:00.000Z',
        endTime: '2026-11-27T21:00:00.000Z',
        boardIds: [boardId(0)],
      });
    const calls = round % 2 === 0 ? [remove, book] : [book, remove];
    const results = await Promise.allSettled(calls.map((call) => call()));
    // it is chance which of them is first, but the other one must be refused
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = results.find(({ status }) => status === 'rejected');
    const code = lost?.status === 'rejected' && (await codeOf(Promise.reject(lost.reason)));
    expect(['BOARD_HAS_BOOKINGS', 'BOARD_NOT_FOUND']).toContain(code);
  }
});

describe('order', () => {
  const order = (boardIds: number[]) => boardsFor(owner).order({ loungeId: lounge.id, boardIds });

  it('shows the boards in the new order', async () => {
    const third = await create('Drittes');
    const wanted = [third.id, boardId(1), boardId(0)];
    expect(await order(wanted)).toEqual({ ok: true });
    expect((await readLounge()).boards.map(({ id }) => id)).toEqual(wanted);
    const fourth = await create('Viertes');
    expect((await readLounge()).boards.at(-1)?.id).toBe(fourth.id);
  });

  it('is refused when these are not exactly the boards', async () => {
    const foreign = await createLounge(api, ben);
    for (const boardIds of [
      [],
      [boardId(0)],
      [boardId(0), boardId(0)],
      [boardId(0), boardId(1), foreign.boards[0]?.id ?? 0],
      [boardId(0), foreign.boards[0]?.id ?? 0],
    ]) {
      expect(await codeOf(order(boardIds))).toBe('CONFLICT');
    }
  });
});

it('every change is a new revision of the calendar', async () => {
  const told: number[] = [];
  const stop = api.deps.events.on('calendar.changed', ({ loungeId, revision }) => {
    if (loungeId === lounge.id) told.push(revision);
  });
  const { id } = await create('Neu');
  await boardsFor(owner).update({ id, data: { name: 'Neuer' } });
  await boardsFor(owner).order({ loungeId: lounge.id, boardIds: [id, boardId(0), boardId(1)] });
  await boardsFor(owner).delete({ id });
  const { revision } = lounge;
  await expect.poll(() => told).toEqual([1, 2, 3, 4].map((step) => revision + step));
  stop();
});

it('boards of another lounge are out of reach', async () => {
  const manager = await api.createMember();
  const other = await createLounge(api, ben);
  await addStaff(api.deps.db, other.id, manager);
  const calls = [
    boardsFor(manager).create({ loungeId: lounge.id, data: { name: 'Meins' } }),
    boardsFor(manager).update({ id: boardId(0), data: { name: 'Meins' } }),
    boardsFor(manager).delete({ id: boardId(0) }),
    boardsFor(manager).order({ loungeId: lounge.id, boardIds: [boardId(1), boardId(0)] }),
  ];
  const codes = await Promise.all(calls.map(codeOf));
  expect(new Set(codes)).toEqual(new Set(['FORBIDDEN']));
  expect((await readLounge()).boards).toEqual(lounge.boards);
});
