import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  outcomeOf,
  TestBrowser,
  type TestMember,
  useTestApi,
} from '../../testing/index.ts';
import { createTournament, NOW } from '../tournaments/testing.ts';
import { deviceOf, pairBy, tabletBy, typeBy } from './testing.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  anna = await api.createMember({ first_name: 'Anna', last_name: 'Arrow' });
});

const as = (member: TestMember | null) => api.callerFor(member).tournaments;
const inMinutes = (minutes: number) =>
  api.deps.clock.set(new Date(Date.parse(NOW) + minutes * 60_000).toISOString());

/** A tournament with two boards. */
async function twoBoards() {
  const { id } = await createTournament(api, anna);
  const named = { id, boards: [{ name: '1' }, { name: '2' }] };
  const { boards } = await as(anna).evening.addBoards(named);
  const [one = 0, two = 0] = boards.map((board) => board.id);
  return { id, one, two };
}

const tabletAt = async (id: number, boardId: number) =>
  tabletBy(api, await as(anna).tablets.create({ id, boardId }));

describe('a tablet', () => {
  it('is paired by a link of which only the hash is stored, once a board, until it is taken away', async () => {
    const { id, one, two } = await twoBoards();
    const first = await tabletAt(id, one);
    expect(await first.get()).toMatchObject({
      event: { kind: 'tournament', id, status: 'upcoming' },
      board: { id: one, name: '1' },
      match: null,
      last: null,
    });
    const stored = await api.deps.db.selectFrom('board_tablets').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(first.token);
    const list = await as(anna).tablets.list({ id });
    expect(list).toEqual([{ boardId: one, createdAt: NOW, seenAt: NOW }]);
    inMinutes(5);
    await first.get();
    expect((await as(anna).tablets.list({ id }))[0]?.seenAt).toBe('2031-03-03T09:05:00.000Z');

    const other = await tabletAt(id, two);
    const anew = await tabletAt(id, one);
    expect(await codeOf(first.get())).toBe('TABLET_UNKNOWN');
    expect((await anew.get()).key).not.toBe((await other.get()).key);
    expect(await codeOf(pairBy(new TestBrowser(api), first.token))).toBe('TABLET_UNKNOWN');

    await as(anna).tablets.delete({ id, boardId: one });
    expect(await codeOf(anew.get())).toBe('TABLET_UNKNOWN');
    expect((await other.get()).board.name).toBe('2');
    expect(await codeOf(as(anna).tablets.delete({ id, boardId: one }))).toBe('BOARD_NOT_FOUND');
  });

  it('is one device: a link pairs whoever opens it first, who may open it again', async () => {
    const { id, one } = await twoBoards();
    const tablet = await tabletAt(id, one);
    expect(await codeOf(pairBy(new TestBrowser(api), tablet.token))).toBe('TABLET_TAKEN');
    // the secret of the link isn't a device's secret
    const reader = new TestBrowser(api);
    reader.boardToken = tablet.token;
    const shown = reader.call((caller) => caller.atBoard.get());
    expect(await codeOf(shown)).toBe('TABLET_UNKNOWN');
    expect((await tablet.get()).board.id).toBe(one);

    // the answer was lost, so the device has no secret
    const same = new TestBrowser(api);
    await pairBy(same, tablet.token, tablet.device);
    expect((await deviceOf(same).get()).board.id).toBe(one);
    expect(await codeOf(tablet.get())).toBe('TABLET_UNKNOWN');
  });

  it('is one device, however many open its link at once', async () => {
    const { id, one } = await twoBoards();
    const { path } = await as(anna).tablets.create({ id, boardId: one });
    const token = path.split('/').at(-1) ?? '';
    expect(await as(anna).tablets.list({ id })).toMatchObject([{ boardId: one, seenAt: null }]);
    const opened = Array.from({ length: 8 }, () => outcomeOf(pairBy(new TestBrowser(api), token)));
    const outcomes = (await Promise.all(opened)).toSorted();
    expect(outcomes).toEqual([...Array(7).fill('TABLET_TAKEN'), 'done']);
  });

  it('is paired by six digits as well, which hold for ten minutes and for one device', async () => {
    const { id, one, two } = await twoBoards();
    const { path, code, codeUntil } = await as(anna).tablets.create({ id, boardId: one });
    expect(code).toMatch(/^\d{6}$/);
    expect(codeUntil).toBe('2031-03-03T09:10:00.000Z');
    const stored = await api.deps.db.selectFrom('board_tablets').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(code);

    const key = randomUUID().replaceAll('-', '');
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const browsers = Array.from({ length: 6 }, () => new TestBrowser(api));
    const outcomes = await Promise.all(
      browsers.map((browser, n) => outcomeOf(typeBy(browser, spaced, key.slice(0, -1) + n))),
    );
    expect(outcomes.toSorted()).toEqual([...Array(5).fill('TABLET_CODE_WRONG'), 'done']);
    const first = outcomes.indexOf('done');
    const tablet = deviceOf(browsers[first] ?? new TestBrowser(api));
    expect((await tablet.get()).board.id).toBe(one);
    // the answer was lost; the link is used up as well
    const again = new TestBrowser(api);
    await typeBy(again, code, key.slice(0, -1) + first);
    expect((await deviceOf(again).get()).board.id).toBe(one);
    const token = path.split('/').at(-1) ?? '';
    expect(await codeOf(pairBy(new TestBrowser(api), token))).toBe('TABLET_TAKEN');

    const other = await as(anna).tablets.create({ id, boardId: two });
    const anew = await as(anna).tablets.create({ id, boardId: two });
    expect(await codeOf(typeBy(new TestBrowser(api), other.code))).toBe('TABLET_CODE_WRONG');
    inMinutes(10);
    expect(await codeOf(typeBy(new TestBrowser(api), anew.code))).toBe('TABLET_CODE_WRONG');
    expect(await codeOf(typeBy(new TestBrowser(api), '12345'))).toBe('BAD_INPUT');
    // what is over is set free, and the link holds on
    await as(anna).tablets.create({ id, boardId: one });
    const codes = await api.deps.db
      .selectFrom('board_tablets')
      .select('board_id')
      .where('host_id', '=', id)
      .where('code_hash', 'is not', null)
      .execute();
    expect(codes).toEqual([{ board_id: one }]);
    await pairBy(new TestBrowser(api), anew.path.split('/').at(-1) ?? '');
  });

  it('cannot be guessed: tries are counted, of an address and of all', async () => {
    const { id, one } = await twoBoards();
    const { code } = await as(anna).tablets.create({ id, boardId: one });
    const wrong = code === '000000' ? '000001' : '000000';
    await api.deps.db.deleteFrom('rate_limits').where('key', 'like', 'tablet-code%').execute();
    const browser = new TestBrowser(api);
    const tries = Array.from({ length: 31 }, () => codeOf(typeBy(browser, wrong)));
    const refusals = await Promise.all(tries);
    expect(refusals.filter((one) => one === 'RATE_LIMITED')).toHaveLength(1);
    expect(await codeOf(typeBy(browser, code))).toBe('RATE_LIMITED');
    await api.deps.db
      .updateTable('rate_limits')
      .set({ points: 300 })
      .where('key', 'like', 'tablet-codes:%')
      .execute();
    await api.deps.db.deleteFrom('rate_limits').where('key', 'like', 'tablet-code:%').execute();
    expect(await codeOf(typeBy(browser, code))).toBe('RATE_LIMITED');
  });
});
