import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import type { TestMember } from '../../../testing/index.ts';
import { addBooking, addStaff, createLounge } from '../../lounges/testing.ts';
import { bridgeOf } from '../testing.ts';
import { tellOfSilence } from './silence.service.ts';

const NOW = '2031-03-03T19:00:00.000Z';
const server = useTestApp({ now: NOW });
const { api } = server;
let mia: TestMember;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  mia = await api.createMember();
});

const inMinutes = (minutes: number) =>
  api.deps.clock.set(new Date(Date.parse(NOW) + minutes * 60_000).toISOString());
const toldTo = async (member: TestMember) =>
  (
    await api.deps.db
      .selectFrom('notifications')
      .select('kind')
      .where('recipient_id', '=', member.id)
      .execute()
  ).filter(({ kind }) => kind === 'autoscoring.silent').length;

/** Mia's board at home, which was there at seven. */
async function boardAtHome() {
  const { boardId, token } = await api.callerFor(mia).autoscoring.create({ name: 'Keller' });
  const board = bridgeOf(server.app, token);
  await board.hello();
  await board.sees();
  return { boardId, board };
}

it('who plays at a board that has fallen silent is told, once an evening', async () => {
  const { boardId, board } = await boardAtHome();
  await api.callerFor(mia).autoscoring.attach({ boardId, gameId: null });
  inMinutes(9);
  await tellOfSilence(api.deps);
  expect(await toldTo(mia)).toBe(0);
  inMinutes(11);
  await tellOfSilence(api.deps);
  await tellOfSilence(api.deps);
  expect(await toldTo(mia)).toBe(1);
  await board.sees('T20');
  inMinutes(60);
  await api.callerFor(mia).autoscoring.attach({ boardId, gameId: null });
  await tellOfSilence(api.deps);
  expect(await toldTo(mia)).toBe(1);
});

it('nobody is told of a board that nobody plays at, that was put away, or that was there the day before', async () => {
  const { boardId, board } = await boardAtHome();
  inMinutes(11);
  await tellOfSilence(api.deps);
  await api.callerFor(mia).autoscoring.attach({ boardId, gameId: null });
  inMinutes(300);
  await api.callerFor(mia).autoscoring.attach({ boardId, gameId: null });
  await tellOfSilence(api.deps);
  await board.hello();
  await board.sees();
  inMinutes(300.1);
  await board.bye();
  inMinutes(312);
  await tellOfSilence(api.deps);
  expect(await toldTo(mia)).toBe(0);
});

it('of a lounge’s board its team is told while the board is booked', async () => {
  const [ben, eva] = [await api.createMember(), await api.createMember()];
  const lounge = await createLounge(api, mia);
  await addStaff(api.deps.db, lounge.id, ben);
  const [loungeBoardId = 0] = lounge.boardIds;
  const { token } = await api.callerFor(mia).autoscoring.create({ loungeBoardId });
  const board = bridgeOf(server.app, token);
  await board.hello();
  await board.sees();
  inMinutes(15);
  await tellOfSilence(api.deps);
  expect(await toldTo(mia)).toBe(0);
  await addBooking(api.deps.db, {
    loungeId: lounge.id,
    member: eva,
    boardIds: [loungeBoardId],
    startAt: NOW,
    endAt: '2031-03-03T21:00:00.000Z',
  });
  await tellOfSilence(api.deps);
  expect([await toldTo(mia), await toldTo(ben), await toldTo(eva)]).toEqual([1, 1, 0]);
  const { items } = await api.callerFor(ben).social.notifications.list({});
  expect(items[0]).toMatchObject({ title: 'Board 1 zählt nicht mehr mit' });
});
