import { createDb, createPool } from '@oche/db';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { beforeEach, expect, it } from 'vitest';
import {
  codeOf,
  refusal,
  type TestMember,
  useFreshMember,
  useTestApi,
} from '../../../testing/index.ts';
import { createLounge } from '../../lounges/testing.ts';
import { at, book, join, NOW } from '../testing.ts';

const api = useTestApi({ now: NOW });
const owner = useFreshMember(api);
const guest = useFreshMember(api);
const anna = useFreshMember(api);
const ben = useFreshMember(api);
let lounge: Lounge;

beforeEach(async () => {
  lounge = await createLounge(api, owner, { boards: 1 });
  await closeFriday(lounge);
});

const waitingOf = async (member: TestMember) => api.callerFor(member).bookings.waitingList.list();

/** Waits from one hour of Friday to another, when no board is free. */
const wait = (from: number, to: number, member = anna, loungeId = lounge.id) =>
  join(api, member, { loungeId, startTime: at(`${from}:00`), endTime: at(`${to}:00`) });
const closeFriday = (closed: Lounge) =>
  api.callerFor(owner).bookings.block.create({
    loungeId: closed.id,
    kind: 'blocked',
    startTime: at('10:00'),
    endTime: at('24:00'),
    boardIds: closed.boards.map(({ id }) => id),
  });

it('a member waits for at most three times in a lounge, which don’t overlap', async () => {
  for (const [from, to] of [
    [12, 14],
    [14, 15],
    [16, 18],
  ] as const)
    await wait(from, to);
  const refused = await refusal(wait(20, 22));
  expect(refused).toMatchObject({ code: 'TOO_MANY_WISHES', details: { max: 3 } });
  expect((await waitingOf(anna)).map(({ startTime }) => startTime)).toEqual(
    ['12:00', '14:00', '16:00'].map((time) => at(time)),
  );
});

it.each([
  [13, 15],
  [11, 13],
  [12, 14],
  [11, 15],
])('is refused from %s to %s beside 12 to 14', async (from, to) => {
  await wait(12, 14);
  expect(await codeOf(wait(from, to))).toBe('ALREADY_WAITING');
  expect((await wait(from, to, ben)).status).toBe('waiting');
  const elsewhere = await createLounge(api, owner, { boards: 1 });
  await closeFriday(elsewhere);
  expect((await wait(from, to, anna, elsewhere.id)).status).toBe('waiting');
});

it('it is possible again where one was left or is over', async () => {
  const { id } = await wait(12, 14);
  await wait(14, 16);
  await wait(16, 18);
  await api.callerFor(anna).bookings.waitingList.leave({ id });
  await wait(12, 13);
  api.deps.clock.set(at('12:01'));
  // one wish is over, but nobody has settled it yet
  expect((await wait(20, 22)).status).toBe('waiting');
  expect(await codeOf(wait(22, 23))).toBe('TOO_MANY_WISHES');
});

it('counts what is on offer, too', async () => {
  const [block] = (
    await api
      .callerFor(owner)
      .bookings.calendar.get({ loungeId: lounge.id, from: '2031-03-07', days: 1 })
  ).blocks;
  await wait(12, 14);
  await api.callerFor(owner).bookings.block.delete({ id: block?.id ?? 0 });
  expect((await waitingOf(anna))[0]?.status).toBe('offered');
  await book(api, guest, { loungeId: lounge.id, startTime: at('14:00'), endTime: at('15:00') });
  expect(await codeOf(wait(13, 15))).toBe('ALREADY_WAITING');
});

it('is kept to three also when many come in at once, in two processes', async () => {
  const db = createDb(createPool(api.url));
  const callers = [api.callerFor(anna), api.callerFor(anna, { db })];
  const calls = [10, 12, 14, 16, 18, 20, 22].flatMap((hour) =>
    callers.map(({ bookings }) =>
      bookings.waitingList.join({
        loungeId: lounge.id,
        startTime: at(`${hour}:00`),
        endTime: at(`${hour + 1}:30`),
      }),
    ),
  );
  const results = await Promise.allSettled(calls);
  await db.destroy();
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const entries = await waitingOf(anna);
  expect(new Set(entries.map(({ startTime }) => startTime)).size).toBe(3);
});
