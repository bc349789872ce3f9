import type { Lounge } from '@oche/validators/lounges/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  receiveMails,
  refusal,
  type TestMember,
  useFreshMember,
  useTestApi,
} from '../../../testing/index.ts';
import { createLounge, setLounge } from '../../lounges/testing.ts';
import { settle } from '../booking/settle.service.ts';
import { anEvening, at, book, join, NOW, occupanciesOf } from '../testing.ts';

const api = useTestApi({ now: NOW });
const owner = useFreshMember(api);
const guest = useFreshMember(api);
const anna = useFreshMember(api, { first_name: 'Anna', last_name: 'Arrow' });
const ben = useFreshMember(api);
let lounge: Lounge;

beforeEach(async () => {
  lounge = await createLounge(api, owner, { boards: 1 });
});

const listOf = (member: TestMember) => api.callerFor(member).bookings.waitingList;
const evening = () => ({ loungeId: lounge.id });
const entryOf = async (member: TestMember) => (await listOf(member).list())[0];
const fill = () => book(api, guest, evening());
const cancel = (id: number) => api.callerFor(guest).bookings.cancel({ id });

/** Anna and then Ben wait for what a guest has booked. */
async function twoWait() {
  const booking = await fill();
  const [first, second] = [await join(api, anna, evening()), await join(api, ben, evening())];
  return { booking, first, second };
}

describe('join', () => {
  it('puts a member in line for what is full', async () => {
    const { first, second } = await twoWait();
    expect(first).toEqual({
      id: expect.any(Number),
      lounge: {
        id: lounge.id,
        name: 'Zur scharfen Kante',
        city: 'Köln',
        timeZone: 'Europe/Berlin',
      },
      startTime: at('19:00'),
      endTime: at('21:00'),
      boardCount: 1,
      groupSize: null,
      status: 'waiting',
      ahead: 0,
      offerExpiresAt: null,
      totalPrice: null,
      bookingId: null,
    });
    expect(second.ahead).toBe(1);
  });

  it('counts those ahead whose wish overlaps, and nobody else', async () => {
    await fill();
    await book(api, guest, { ...evening(), startTime: at('21:00'), endTime: at('23:00') });
    await join(api, anna, { ...evening(), startTime: at('21:00'), endTime: at('22:00') });
    const { ahead } = await join(api, ben, evening());
    expect(ahead).toBe(0);
  });

  it('is only for what is full and could be booked otherwise', async () => {
    expect(await codeOf(join(api, anna, evening()))).toBe('SLOT_IS_FREE');
    await fill();
    const wish = (times: object) => codeOf(join(api, anna, { ...evening(), ...times }));
    expect(await wish({ endTime: at('19:00') })).toBe('BOOKING_END_BEFORE_START');
    expect(await wish({ startTime: at('08:00'), endTime: at('21:00') })).toBe('BOOKING_TOO_LONG');
    expect(await wish({ startTime: at('19:10') })).toBe('BOOKING_OFF_GRID');
    expect(await wish({ boardCount: 2 })).toBe('TOO_MANY_BOARDS');
    api.deps.clock.set(at('19:01'));
    expect(await wish({})).toBe('BOOKING_IN_PAST');
    api.deps.clock.set(NOW);
    await setLounge(api.deps.db, lounge.id, { is_active: false });
    expect(await wish({})).toBe('LOUNGE_INACTIVE');
    expect(await codeOf(join(api, anna, { loungeId: 999_999 }))).toBe('LOUNGE_NOT_FOUND');
  });

  it('is done once, also when it is tried 20 times at once', async () => {
    await fill();
    const tries = Array.from({ length: 20 }, () => join(api, anna, evening()));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await codeOf(join(api, anna, evening()))).toBe('ALREADY_WAITING');
    await listOf(anna).leave({ id: (await entryOf(anna))?.id ?? 0 });
    expect((await join(api, anna, evening())).status).toBe('waiting');
  });

  it('is for members who may write', async () => {
    await fill();
    const visitor = api.callerFor(null).bookings.waitingList.join(anEvening(evening()));
    expect(await codeOf(visitor)).toBe('UNAUTHENTICATED');
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await codeOf(join(api, suspended, evening()))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(join(api, anna, { ...evening(), boardCount: 0 }))).toBe('BAD_INPUT');
  });
});

describe('what becomes free', () => {
  it('is offered to the first in line and held for them, with a mail', async () => {
    const { booking, first } = await twoWait();
    await cancel(booking.id);
    expect(await entryOf(anna)).toMatchObject({
      id: first.id,
      status: 'offered',
      ahead: null,
      offerExpiresAt: '2031-03-03T09:15:00.000Z',
      totalPrice: 24,
    });
    expect(await entryOf(ben)).toMatchObject({ status: 'waiting', ahead: 1 });
    const mail = (await receiveMails(api, anna.email)).at(-1);
    expect(mail?.subject).toBe(
      'Für dich frei geworden: Zur scharfen Kante, Freitag, 7. März um 19:00',
    );
    expect(mail?.text).toContain('Bis 10:15 halten wir die Boards für dich fest.');
    expect(mail?.text).toContain('/bookings');
    // for everybody else the board is taken
    expect(await codeOf(book(api, ben, evening()))).toBe('BOARD_TAKEN');
    const availability = await api.callerFor(null).bookings.availability.get({
      loungeId: lounge.id,
      from: '2031-03-07',
      days: 1,
    });
    expect(availability.boards[0]?.busy).toEqual([
      { startTime: at('19:00'), endTime: at('21:00') },
    ]);
  });

  it('by a move is offered, too', async () => {
    const { booking } = await twoWait();
    await api.callerFor(guest).bookings.move({
      id: booking.id,
      startTime: at('21:00'),
      endTime: at('23:00'),
    });
    expect((await entryOf(anna))?.status).toBe('offered');
  });

  it('by a deleted block is offered, too, one board to all who follow each other', async () => {
    const block = await api.callerFor(owner).bookings.block.create({
      ...anEvening({ ...evening(), endTime: at('24:00') }),
      kind: 'blocked',
      boardIds: [lounge.boards[0]?.id ?? 0],
    });
    const hours = (from: string, to: string) => ({
      ...evening(),
      startTime: at(from),
      endTime: at(to),
    });
    const line = [
      await join(api, anna, hours('21:00', '22:00')),
      await join(api, ben, hours('19:00', '21:00')),
      await join(api, guest, hours('22:00', '24:00')),
    ];
    expect(line.map(({ status }) => status)).toEqual(['waiting', 'waiting', 'waiting']);
    await api.callerFor(owner).bookings.block.delete({ id: block.id });
    for (const member of [anna, ben, guest]) {
      expect((await entryOf(member))?.status).toBe('offered');
    }
  });

  it('by a request that nobody answered is offered, too', async () => {
    await setLounge(api.deps.db, lounge.id, { auto_confirm: false });
    await twoWait();
    api.deps.clock.advance({ hours: 48 });
    await settle(api.deps);
    expect((await entryOf(anna))?.status).toBe('offered');
  });

  it('goes past those whose wish doesn’t fit, and to as many as there is room for', async () => {
    const wide = await createLounge(api, owner, { boards: 3 });
    const all = { loungeId: wide.id, boardCount: 3 };
    const booking = await book(api, guest, { ...all, boardCount: 2 });
    const carl = await api.createMember();
    await book(api, carl, { loungeId: wide.id });
    await join(api, anna, all);
    await join(api, ben, { loungeId: wide.id });
    await join(api, owner, { loungeId: wide.id, startTime: at('20:00'), endTime: at('22:00') });
    await cancel(booking.id);
    const statuses = [await entryOf(anna), await entryOf(ben), await entryOf(owner)];
    expect(statuses.map((entry) => entry?.status)).toEqual(['waiting', 'offered', 'offered']);
    const held = (await occupanciesOf(api, wide.id)).filter(({ entryId }) => entryId !== null);
    expect(new Set(held.map(({ boardId }) => boardId)).size).toBe(2);
  });

  it('goes past those who may not write: they could not take it', async () => {
    const { booking } = await twoWait();
    const setStanding = (columns: { status: 'banned' | 'suspended'; suspended_until?: string }) =>
      api.deps.db.updateTable('users').set(columns).where('id', '=', anna.id).execute();
    await setStanding({ status: 'banned' });
    await cancel(booking.id);
    const offer = await entryOf(ben);
    expect(offer?.status).toBe('offered');
    await setStanding({ status: 'suspended', suspended_until: NOW });
    await listOf(ben).leave({ id: offer?.id ?? 0 });
    expect((await entryOf(anna))?.status).toBe('offered');
  });

  it('is not offered where only a part of the wish is free', async () => {
    const { booking } = await twoWait();
    const later = { ...evening(), startTime: at('20:00'), endTime: at('22:00') };
    const carl = await api.createMember();
    await join(api, carl, later);
    await book(api, anna, { ...evening(), startTime: at('21:00'), endTime: at('22:00') });
    await cancel(booking.id);
    expect((await entryOf(carl))?.status).toBe('waiting');
  });

  it('counts the buffer behind a wish', async () => {
    await setLounge(api.deps.db, lounge.id, { buffer_minutes: 30 });
    const booking = await fill();
    await book(api, guest, { ...evening(), startTime: at('22:00'), endTime: at('23:00') });
    await join(api, anna, { ...evening(), endTime: at('22:00') });
    await join(api, ben, evening());
    await cancel(booking.id);
    expect((await entryOf(anna))?.status).toBe('waiting');
    expect((await entryOf(ben))?.status).toBe('offered');
  });

  it('is offered to nobody when it begins too soon to be booked', async () => {
    await setLounge(api.deps.db, lounge.id, { lead_minutes: 120, cancel_minutes: 0 });
    const { booking } = await twoWait();
    api.deps.clock.set(at('18:00'));
    await cancel(booking.id);
    expect((await entryOf(anna))?.status).toBe('waiting');
  });
});

describe('an offer', () => {
  async function offered(notes?: string) {
    const { booking, first } = await twoWait();
    await cancel(booking.id);
    return { id: first.id, ...(notes && { notes }) };
  }

  it('becomes a booking on the held boards', async () => {
    const { id } = await offered();
    const booking = await listOf(anna).take({ id, totalPrice: 24, notes: 'Danke!' });
    expect(booking).toMatchObject({
      status: 'confirmed',
      boards: [{ name: 'Board 1' }],
      isAnyBoard: true,
      totalPrice: 24,
      notes: 'Danke!',
      startTime: at('19:00'),
    });
    expect(await occupanciesOf(api, lounge.id)).toEqual([
      { boardId: lounge.boards[0]?.id, bookingId: booking.id, entryId: null, blockId: null },
    ]);
    expect(await listOf(anna).list()).toEqual([]);
    expect((await receiveMails(api, anna.email)).at(-1)?.subject).toContain('Gebucht');
    expect((await receiveMails(api, owner.email)).at(-1)?.subject).toContain('Anna Arrow');
  });

  it('becomes a request where the lounge wants to approve', async () => {
    const { id } = await offered();
    await setLounge(api.deps.db, lounge.id, { auto_confirm: false });
    expect((await listOf(anna).take({ id })).status).toBe('requested');
  });

  it('has the right price, whatever the member saw', async () => {
    const { id } = await offered();
    await setLounge(api.deps.db, lounge.id, { price_per_hour_cents: 1550 });
    expect((await entryOf(anna))?.totalPrice).toBe(31);
    const error = await refusal(listOf(anna).take({ id, totalPrice: 24 }));
    expect(error).toMatchObject({ code: 'PRICE_CHANGED', details: { totalPrice: 31 } });
    expect((await listOf(anna).take({ id, totalPrice: 31 })).totalPrice).toBe(31);
  });

  it('is given to the next by a member who is suspended meanwhile', async () => {
    const { id } = await offered();
    await listOf({ ...anna, status: 'suspended' }).leave({ id });
    expect(await entryOf(ben)).toMatchObject({ status: 'offered' });
  });

  it('is for whom it was made, and once', async () => {
    const { id } = await offered();
    expect(await codeOf(listOf(ben).take({ id }))).toBe('WAITING_ENTRY_NOT_FOUND');
    expect(await codeOf(listOf(ben).leave({ id }))).toBe('WAITING_ENTRY_NOT_FOUND');
    const visitor = api.callerFor(null).bookings.waitingList;
    const suspended = listOf({ ...anna, status: 'suspended' });
    for (const call of ['take', 'leave'] as const) {
      expect(await codeOf(visitor[call]({ id }))).toBe('UNAUTHENTICATED');
      expect(await codeOf(listOf(anna)[call]({ id: 0 }))).toBe('BAD_INPUT');
    }
    expect(await codeOf(suspended.take({ id }))).toBe('ACCOUNT_SUSPENDED');
    await listOf(anna).take({ id });
    expect(await codeOf(listOf(anna).take({ id }))).toBe('OFFER_OVER');
    const waiting = (await entryOf(ben))?.id ?? 0;
    expect(await codeOf(listOf(ben).take({ id: waiting }))).toBe('OFFER_OVER');
  });

  it('ends after 15 minutes, and the next in line gets it', async () => {
    const { id } = await offered();
    api.deps.clock.advance({ minutes: 14, seconds: 59 });
    await settle(api.deps);
    expect((await entryOf(anna))?.status).toBe('offered');
    api.deps.clock.advance({ seconds: 1 });
    expect(await codeOf(listOf(anna).take({ id }))).toBe('OFFER_OVER');
    await settle(api.deps);
    expect((await entryOf(anna))?.status).toBe('expired');
    expect((await entryOf(ben))?.status).toBe('offered');
    expect((await receiveMails(api, ben.email)).at(-1)?.subject).toContain(
      'Für dich frei geworden',
    );
  });

  it('goes to the next in line when its member leaves', async () => {
    const { id } = await offered();
    await listOf(anna).leave({ id });
    expect(await listOf(anna).list()).toEqual([]);
    expect((await entryOf(ben))?.status).toBe('offered');
  });

  it('frees the boards when nobody waits any more', async () => {
    const { id } = await offered();
    await listOf(ben).leave({ id: (await entryOf(ben))?.id ?? 0 });
    await listOf(anna).leave({ id });
    expect(await occupanciesOf(api, lounge.id)).toEqual([]);
    expect((await book(api, ben, evening())).status).toBe('confirmed');
    expect(await codeOf(listOf(anna).leave({ id }))).toBe('WAITING_ENTRY_NOT_FOUND');
  });

  it('is not longer than until its beginning', async () => {
    const { booking } = await twoWait();
    api.deps.clock.set(at('18:50'));
    await api.callerFor(owner).bookings.cancel({ id: booking.id });
    expect((await entryOf(anna))?.offerExpiresAt).toBe(at('19:00'));
  });
});

it('a wish whose time has come ends', async () => {
  await twoWait();
  api.deps.clock.set(at('19:00'));
  await settle(api.deps);
  expect(await listOf(anna).list()).toEqual([]);
  const { status } = await api.deps.db
    .selectFrom('waiting_list_entries')
    .select('status')
    .where('member_id', '=', anna.id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('expired');
});
