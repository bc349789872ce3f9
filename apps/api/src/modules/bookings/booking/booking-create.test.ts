import { withTransaction } from '@oche/db';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { createLounge, type TestLounge } from '../../lounges/testing.ts';
import { at, span } from '../testing.ts';
import { insertBookings } from './booking-steps.service.ts';

const api = useTestApi({ now: at('Mon 09:00') });
const owner = useMember(api);
const guest = useMember(api, { first_name: 'Gerd', last_name: 'Gast' });
let lounge: TestLounge;

beforeEach(async () => {
  lounge = await createLounge(api, owner);
});

const bookingsOf = (member: TestMember | null) => api.callerFor(member).bookings;

const book = (fields: object = {}, { id } = lounge) =>
  bookingsOf(guest).create({ loungeId: id, ...span('Fri 18:00', 'Fri 20:00'), ...fields });

const askFor = async (fields: object = {}) =>
  book(fields, await createLounge(api, owner, { auto_confirm: false }));

describe('booking', () => {
  it('confirms at once and answers with everything the member needs', async () => {
    const booking = await book({ groupSize: 4, notes: 'Wir kommen mit Kindern.' });
    expect(booking).toEqual({
      id: booking.id,
      lounge: {
        id: lounge.id,
        name: 'Zur scharfen Kante',
        address: 'Venloer Straße 12',
        zipCode: '50823',
        city: 'Köln',
        timeZone: 'Europe/Berlin',
        phone: null,
      },
      ...span('Fri 18:00', 'Fri 20:00'),
      status: 'confirmed',
      boards: [{ id: lounge.boardIds[0], name: 'Board 1' }],
      isAnyBoard: true,
      groupSize: 4,
      notes: 'Wir kommen mit Kindern.',
      totalPrice: 24,
      cancellableUntil: at('Fri 16:00'),
      can: { cancel: true, move: true, review: false },
      expiresAt: null,
      cancelled: null,
      createdAt: at('Mon 09:00'),
    });
    expect(await bookingsOf(guest).get({ id: booking.id })).toEqual(booking);
  });

  it('is a request where the lounge approves, for two days or until it begins', async () => {
    expect(await askFor()).toMatchObject({ status: 'requested', expiresAt: at('Wed 09:00') });
    expect(await askFor(span('Tue 18:00', 'Tue 20:00'))).toMatchObject({
      expiresAt: at('Tue 18:00'),
    });
  });

  it('keeps its cancellation terms when the lounge changes them', async () => {
    const booking = await book();
    await api.deps.db
      .updateTable('lounges')
      .set({ cancel_minutes: 2880 })
      .where('id', '=', lounge.id)
      .execute();
    expect((await bookingsOf(guest).get({ id: booking.id })).cancellableUntil).toBe(
      at('Fri 16:00'),
    );
  });

  it('takes the boards that the member names, or free ones in the lounge’s order', async () => {
    const [first, second] = lounge.boardIds;
    const named = await book({ boardIds: [second] });
    expect(named).toMatchObject({ boards: [{ id: second }], isAnyBoard: false });
    expect(await book()).toMatchObject({ boards: [{ id: first }], isAnyBoard: true });
  });

  it('has a price for as many people as there can be, as long and as dear as it can be', async () => {
    const dear = await createLounge(api, owner);
    const { exceptions: _, ...rules } = await api
      .callerFor(owner)
      .lounges.rules.get({ loungeId: dear.id });
    const setPrice = (pricePerHour: number) =>
      api.callerFor(owner).lounges.rules.update({
        loungeId: dear.id,
        data: {
          ...rules,
          openingHours: [5, 6].map((weekday) => ({
            weekday: weekday as 5 | 6,
            periods: [{ from: '00:00', to: '00:00' }],
          })),
          maxMinutes: 1440,
          priceUnit: 'person',
          pricePerHour,
        },
      });
    expect(await codeOf(setPrice(1000.01))).toBe('BAD_INPUT');
    await setPrice(1000);
    const day = { loungeId: dear.id, ...span('Fri 12:00', 'Sat 12:00') };
    expect((await book({ ...day, groupSize: 200 })).totalPrice).toBe(24 * 200 * 1000);
  });

  it('answers a repeated attempt with the first one’s booking', async () => {
    const first = await book({ idempotencyKey: 'friday-evening' });
    const again = await book({ idempotencyKey: 'friday-evening' });
    expect(again.id).toBe(first.id);
    const larger = book({ idempotencyKey: 'friday-evening', boardCount: 2 });
    expect(await codeOf(larger)).toBe('IDEMPOTENCY_KEY_REUSED');
    const { items } = await bookingsOf(guest).list({});
    expect(items.filter(({ lounge: { id } }) => id === lounge.id)).toHaveLength(1);
    const elsewhere = await createLounge(api, owner);
    const other = await book({ idempotencyKey: 'friday-evening', loungeId: elsewhere.id });
    expect(other.lounge.id).toBe(elsewhere.id);
  });

  it('writes many at once with the boards of each, in their order', async () => {
    const ids = await withTransaction(api.deps.db, (tx) => {
      const bookings = lounge.boardIds.toReversed().map((boardId, index) => ({
        loungeId: lounge.id,
        memberId: null,
        guestName: `Gast ${index}`,
        guestContact: null,
        createdBy: owner.id,
        status: 'confirmed' as const,
        ...span('Fri 18:00', 'Fri 20:00'),
        occupiedUntil: at('Fri 20:00'),
        isAnyBoard: true,
        boardIds: [boardId],
        groupSize: null,
        notes: null,
        priceCents: 0,
        cancellableUntil: at('Fri 16:00'),
        expiresAt: null,
        seriesId: null,
        createdAt: at('Mon 09:00'),
      }));
      return insertBookings(api.deps, tx, bookings, 'staff');
    });
    const written = await Promise.all(ids.map((id) => bookingsOf(owner).get({ id })));
    expect(written.flatMap(({ boards }) => boards.map(({ id }) => id))).toEqual(
      lounge.boardIds.toReversed(),
    );
  });

  it('is for writing members only', async () => {
    const wish = { loungeId: lounge.id, ...span('Fri 18:00', 'Fri 20:00') };
    const suspended = await api.createMember({ status: 'suspended' });
    const unverified = await api.createMember({ email_verified_at: null });
    expect(await codeOf(bookingsOf(null).create(wish))).toBe('UNAUTHENTICATED');
    expect(await codeOf(bookingsOf(suspended).create(wish))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(bookingsOf(unverified).create(wish))).toBe('EMAIL_NOT_VERIFIED');
  });

  it.each([
    ['no times', { startTime: undefined }],
    ['times without an offset', { startTime: '2031-03-07T18:00:00' }],
    ['no boards', { boardCount: 0 }],
    ['one board twice', { boardIds: [1, 1] }],
    ['half cents', { totalPrice: 0.005 }],
    ['nobody', { groupSize: 0 }],
  ])('refuses %s', async (_, fields) => {
    expect(await codeOf(book(fields))).toBe('BAD_INPUT');
  });

  it('is told with its revision to those who watch, and as an event', async () => {
    const before = await bookingsOf(null).availability.get({ loungeId: lounge.id });
    const told: unknown[] = [];
    api.deps.events.on('booking.created', (event) => told.push(event));
    const booking = await book();
    const after = await bookingsOf(null).availability.get({ loungeId: lounge.id });
    expect(after.revision).toBe(before.revision + 1);
    await expect
      .poll(() => told)
      .toContainEqual({
        bookingId: booking.id,
        loungeId: lounge.id,
        memberId: guest.id,
      });
  });
});
