import type { Lounge } from '@oche/validators/lounges/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  receiveMails,
  runJobs,
  type TestMember,
  useFreshMember,
  useTestApi,
} from '../../testing/index.ts';
import { createLounge } from '../lounges/testing.ts';
import { offerAnew } from './offers/waiting-list-offers.service.ts';
import { book, join, NOW } from './testing.ts';

const api = useTestApi({ now: NOW });
const owner = useFreshMember(api);
const guest = useFreshMember(api);
const anna = useFreshMember(api);
const ben = useFreshMember(api);
let lounge: Lounge;

beforeEach(async () => {
  lounge = await createLounge(api, owner, { boards: 1 });
});

const team = () => api.callerFor(owner).lounges;
const statusOf = async (member: TestMember) => {
  const [entry] = await api.callerFor(member).bookings.waitingList.list();
  return entry?.status;
};

/** Anna and then Ben wait for what a guest has booked. */
async function twoWait() {
  const booking = await book(api, guest, { loungeId: lounge.id });
  for (const member of [anna, ben]) await join(api, member, { loungeId: lounge.id });
  return booking;
}

describe('who waits is offered what fits now', () => {
  it('when a lounge has a new board', async () => {
    await twoWait();
    await team().board.create({ loungeId: lounge.id, data: { name: 'Nebenzimmer' } });
    expect(await statusOf(anna)).toBe('waiting');
    await runJobs(api);
    expect([await statusOf(anna), await statusOf(ben)]).toEqual(['offered', 'waiting']);
  });

  it('when a lounge is active again', async () => {
    const booking = await twoWait();
    await team().setActive({ id: lounge.id, isActive: false });
    await api.callerFor(guest).bookings.cancel({ id: booking.id });
    await runJobs(api);
    expect(await statusOf(anna)).toBe('waiting');
    await team().setActive({ id: lounge.id, isActive: true });
    await runJobs(api);
    expect([await statusOf(anna), await statusOf(ben)]).toEqual(['offered', 'waiting']);
  });

  it('when a lounge has other hours', async () => {
    const booking = await twoWait();
    const day = { loungeId: lounge.id, date: '2031-03-07' };
    await team().rules.setException({ ...day, periods: [] });
    await api.callerFor(guest).bookings.cancel({ id: booking.id });
    await runJobs(api);
    expect(await statusOf(anna)).toBe('waiting');
    await team().rules.deleteException(day);
    await runJobs(api);
    expect([await statusOf(anna), await statusOf(ben)]).toEqual(['offered', 'waiting']);
  });
});

it('a reaction that runs again, or several times at once, offers nothing twice', async () => {
  await twoWait();
  await team().board.create({ loungeId: lounge.id, data: { name: 'Nebenzimmer' } });
  await runJobs(api);
  const again = () => offerAnew(api.deps, lounge.id);
  await again();
  await Promise.all([again(), again(), again()]);
  expect([await statusOf(anna), await statusOf(ben)]).toEqual(['offered', 'waiting']);
  const mails = await receiveMails(api, anna.email);
  expect(mails.filter(({ subject }) => subject.startsWith('Für dich frei'))).toHaveLength(1);
});
