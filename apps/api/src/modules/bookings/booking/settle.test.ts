import type { Lounge } from '@oche/validators/lounges/schemas';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { useMember, useTestApi } from '../../../testing/index.ts';
import { createLounge, setLounge } from '../../lounges/testing.ts';
import { bookingJobs } from '../bookings.jobs.ts';
import { at, book, NOW } from '../testing.ts';
import { settle } from './settle.service.ts';

const api = useTestApi({ now: NOW });
const owner = useMember(api);
const anna = useMember(api);

const statusOf = async (id: number) => (await api.callerFor(anna).bookings.get({ id })).status;

async function request(lounge: Lounge) {
  await setLounge(api.deps.db, lounge.id, { auto_confirm: false });
  return book(api, anna, { loungeId: lounge.id });
}

it('completes what is over, at its end and not before', async () => {
  const lounge = await createLounge(api, owner);
  const { id } = await book(api, anna, { loungeId: lounge.id });
  api.deps.clock.set(new Date(Date.parse(at('21:00')) - 1));
  await settle(api.deps);
  expect(await statusOf(id)).toBe('confirmed');
  api.deps.clock.set(at('21:00'));
  await settle(api.deps);
  expect(await statusOf(id)).toBe('completed');
});

it('ends a request that nobody answered, and gives its boards back', async () => {
  const lounge = await createLounge(api, owner, { boards: 1 });
  const { id, expiresAt } = await request(lounge);
  expect(expiresAt).toBe('2031-03-05T09:00:00.000Z');
  api.deps.clock.set('2031-03-05T08:59:59.999Z');
  await settle(api.deps);
  expect(await statusOf(id)).toBe('requested');
  api.deps.clock.set('2031-03-05T09:00:00.000Z');
  await settle(api.deps);
  const booking = await api.callerFor(anna).bookings.get({ id });
  expect(booking).toMatchObject({ status: 'cancelled', cancelled: { as: 'system', reason: null } });
  expect((await book(api, anna, { loungeId: lounge.id })).status).toBe('requested');
});

it('does more than one batch, and all of a lounge beside one that fails', async () => {
  const [broken, busy] = [await createLounge(api, owner), await createLounge(api, owner)];
  const first = await book(api, anna, { loungeId: broken.id });
  const { db } = api.deps;
  await db
    .insertInto('bookings')
    .values(
      Array.from({ length: 500 }, (_, index) => ({
        // the bookings of the lounge that fails ended first, and are more than a batch
        ...(index < 250
          ? { lounge_id: broken.id, end_at: at('20:00') }
          : { lounge_id: busy.id, end_at: at('21:00') }),
        guest_name: 'Gast',
        created_by: owner.id,
        status: 'confirmed' as const,
        start_at: at('19:00'),
        board_count: 1,
        price_cents: 0,
        cancellable_until: NOW,
      })),
    )
    .execute();
  await db.deleteFrom('lounge_calendars').where('lounge_id', '=', broken.id).execute();
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
  api.deps.clock.set(at('21:00'));
  await settle({ ...api.deps, log });
  const left = await db
    .selectFrom('bookings')
    .select('lounge_id')
    .where('lounge_id', 'in', [broken.id, busy.id])
    .where('status', '=', 'confirmed')
    .execute();
  expect(left).toEqual(Array.from({ length: 251 }, () => ({ lounge_id: broken.id })));
  expect(errors).toHaveLength(1);
  await db.insertInto('lounge_calendars').values({ lounge_id: broken.id }).execute();
  await settle(api.deps);
  expect(await statusOf(first.id)).toBe('completed');
});

it('is done every minute', () => {
  expect(bookingJobs(api.deps).cron).toEqual({ 'bookings.settle': '* * * * *' });
});
