import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  outcomeOf,
  refusal,
  type TestMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { changeCalendar } from '../../lounges/index.ts';
import { addStaff, createLounge, type TestLounge } from '../../lounges/testing.ts';
import { at, listOverlaps, listWronglyOccupied, span } from '../testing.ts';

const api = useTestApi({ now: at('Mon 09:00') });
const owner = useMember(api);
const manager = useMember(api);
const guest = useMember(api, { first_name: 'Gerd', last_name: 'Gast' });
const stranger = useMember(api);
const admin = useMember(api, { role: 'admin' });
let lounge: TestLounge;

beforeEach(async () => {
  lounge = await createLounge(api, owner);
  await addStaff(api.deps.db, lounge.id, manager);
});

const bookingsOf = (member: TestMember | null) => api.callerFor(member).bookings;

const book = (fields: object = {}, { id } = lounge) =>
  bookingsOf(guest).create({ loungeId: id, ...span('Fri 18:00', 'Fri 20:00'), ...fields });

const askFor = async (fields: object = {}) =>
  book(fields, await createLounge(api, owner, { auto_confirm: false }));

describe('a booking', () => {
  it('is there for its member and the lounge’s team, and for nobody else', async () => {
    const { id } = await book();
    for (const member of [guest, owner, manager, admin])
      expect((await bookingsOf(member).get({ id })).id).toBe(id);
    const moderator = await api.createMember({ role: 'moderator' });
    for (const member of [stranger, moderator]) {
      expect(await codeOf(bookingsOf(member).get({ id }))).toBe('BOOKING_NOT_FOUND');
      expect(await codeOf(bookingsOf(member).cancel({ id }))).toBe('BOOKING_NOT_FOUND');
      const moved = bookingsOf(member).move({ id, ...span('Thu 18:00', 'Thu 20:00') });
      expect(await codeOf(moved)).toBe('BOOKING_NOT_FOUND');
      expect(await codeOf(bookingsOf(member).confirm({ id }))).toBe('BOOKING_NOT_FOUND');
      const marked = bookingsOf(member).mark({ id, status: 'no_show' });
      expect(await codeOf(marked)).toBe('BOOKING_NOT_FOUND');
      const quoted = bookingsOf(member).quote({
        loungeId: lounge.id,
        bookingId: id,
        ...span('Thu 18:00', 'Thu 20:00'),
      });
      expect(await codeOf(quoted)).toBe('BOOKING_NOT_FOUND');
    }
    expect(await codeOf(bookingsOf(null).get({ id }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(bookingsOf(guest).get({ id: 999_999 }))).toBe('BOOKING_NOT_FOUND');
  });

  it('is changed by nobody else even while others hold the calendar: they don’t wait for it', async () => {
    const { id } = await book();
    await changeCalendar(api.deps, lounge.id, async () => {
      expect(await codeOf(bookingsOf(stranger).cancel({ id }))).toBe('BOOKING_NOT_FOUND');
      const moved = bookingsOf(stranger).move({ id, ...span('Thu 18:00', 'Thu 20:00') });
      expect(await codeOf(moved)).toBe('BOOKING_NOT_FOUND');
    });
  });

  it('is not changed by a suspended member', async () => {
    const { id } = await book();
    const suspended = { ...guest, status: 'suspended' as const };
    const change = bookingsOf(suspended);
    const code = 'ACCOUNT_SUSPENDED';
    expect(await codeOf(change.move({ id, ...span('Thu 18:00', 'Thu 20:00') }))).toBe(code);
    expect(await codeOf(change.confirm({ id }))).toBe(code);
    expect(await codeOf(change.mark({ id, status: 'no_show' }))).toBe(code);
  });

  it('is given back by a suspended member, but not by a suspended manager', async () => {
    const { id } = await book();
    const suspended = (member: TestMember) =>
      bookingsOf({ ...member, status: 'suspended' as const });
    expect(await codeOf(suspended(manager).cancel({ id }))).toBe('ACCOUNT_SUSPENDED');
    const cancelled = await suspended(guest).cancel({ id });
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelled: { as: 'member' } });
  });
});

describe('cancelling', () => {
  it('gives the boards back and says who did it', async () => {
    const { id } = await book({ boardCount: 2 });
    const cancelled = await bookingsOf(guest).cancel({ id, reason: 'Grippe' });
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      cancelled: { at: at('Mon 09:00'), as: 'member', reason: 'Grippe' },
      can: { cancel: false, move: false },
      boards: [{ name: 'Board 1' }, { name: 'Board 2' }],
    });
    expect((await book({ boardCount: 2 })).status).toBe('confirmed');
    expect(await codeOf(bookingsOf(guest).cancel({ id }))).toBe('BOOKING_STATUS');
  });

  it('is the member’s until the deadline, the team’s at any time', async () => {
    const { id } = await book();
    api.deps.clock.set(at('Fri 16:00'));
    expect((await bookingsOf(guest).get({ id })).can).toMatchObject({ cancel: false, move: false });
    const late = await refusal(bookingsOf(guest).cancel({ id }));
    expect(late.code).toBe('CANCELLATION_DEADLINE_OVER');
    expect(late.details).toEqual({ status: 'confirmed', cancellableUntil: at('Fri 16:00') });
    const cancelled = await bookingsOf(manager).cancel({ id, reason: 'Wasserschaden' });
    expect(cancelled.cancelled).toMatchObject({ as: 'lounge', reason: 'Wasserschaden' });
  });
});

describe('what begins soon', () => {
  const tonight = async () => {
    api.deps.clock.set(at('Fri 17:00'));
    const booking = await book();
    expect(booking.cancellableUntil).toBe(at('Fri 17:10'));
    return booking;
  };

  it('can be taken back for ten minutes, by its member alone', async () => {
    const { id } = await tonight();
    expect(await codeOf(bookingsOf(stranger).cancel({ id }))).toBe('BOOKING_NOT_FOUND');
    api.deps.clock.set(at('Fri 17:09'));
    expect((await bookingsOf(guest).get({ id })).can).toMatchObject({ cancel: true, move: true });
    expect(await bookingsOf(guest).cancel({ id })).toMatchObject({
      status: 'cancelled',
      cancelled: { as: 'member' },
    });
    expect((await book()).status).toBe('confirmed');
  });

  it('and no longer, also when it is moved meanwhile', async () => {
    const { id } = await tonight();
    api.deps.clock.set(at('Fri 17:09'));
    const moved = await bookingsOf(guest).move({ id, ...span('Fri 18:30', 'Fri 20:30') });
    expect(moved.cancellableUntil).toBe(at('Fri 17:10'));
    api.deps.clock.set(at('Fri 17:10'));
    expect(await codeOf(bookingsOf(guest).cancel({ id }))).toBe('CANCELLATION_DEADLINE_OVER');
  });

  it('is taken back once, however often that is asked for at once, and frees its board once', async () => {
    const { id } = await tonight();
    const codes = await Promise.all(
      Array.from({ length: 12 }, () => outcomeOf(bookingsOf(guest).cancel({ id }))),
    );
    expect(codes.toSorted()).toEqual([...Array(11).fill('BOOKING_STATUS'), 'done']);
    expect(await listWronglyOccupied(api.deps.db)).toEqual([]);
  });

  it('is quoted as it will be', async () => {
    api.deps.clock.set(at('Fri 17:00'));
    const quote = await bookingsOf(guest).quote({
      loungeId: lounge.id,
      ...span('Fri 18:00', 'Fri 20:00'),
    });
    expect(quote.cancellableUntil).toBe(at('Fri 17:10'));
  });
});

describe('moving', () => {
  it('takes the new time and gives the old one back, with the new price', async () => {
    const { id } = await book({ boardCount: 2 });
    const moved = await bookingsOf(guest).move({
      id,
      ...span('Fri 19:00', 'Fri 22:00'),
      totalPrice: 72,
    });
    expect(moved).toMatchObject({
      ...span('Fri 19:00', 'Fri 22:00'),
      totalPrice: 72,
      cancellableUntil: at('Fri 17:00'),
      boards: [{ name: 'Board 1' }, { name: 'Board 2' }],
    });
    expect((await book({ ...span('Fri 18:00', 'Fri 19:00'), boardCount: 2 })).status).toBe(
      'confirmed',
    );
    expect(await listOverlaps(api.deps.db)).toEqual([]);
    expect(await listWronglyOccupied(api.deps.db)).toEqual([]);
  });

  it('that fails leaves everything as it was', async () => {
    const { id } = await book({ boardCount: 2 });
    await bookingsOf(stranger).create({ loungeId: lounge.id, ...span('Sat 18:00', 'Sat 20:00') });
    const before = await bookingsOf(guest).get({ id });
    const move = (fields: object) =>
      codeOf(bookingsOf(guest).move({ id, ...span('Sat 18:00', 'Sat 20:00'), ...fields }));
    expect(await move({})).toBe('BOARD_TAKEN');
    expect(await move({ ...span('Sat 04:00', 'Sat 06:00') })).toBe('OUTSIDE_OPENING_HOURS');
    expect(await move({ ...span('Sun 18:00', 'Sun 20:00'), totalPrice: 1 })).toBe('PRICE_CHANGED');
    expect(await bookingsOf(guest).get({ id })).toEqual(before);
    expect(await listWronglyOccupied(api.deps.db)).toEqual([]);
  });

  it('keeps named boards and chooses any others where any will do', async () => {
    const [, second] = lounge.boardIds;
    const named = await book({ boardIds: [second] });
    const any = await book();
    await bookingsOf(stranger).create({
      loungeId: lounge.id,
      ...span('Sat 18:00', 'Sat 20:00'),
      boardIds: lounge.boardIds.slice(0, 1),
    });
    const saturday = span('Sat 18:00', 'Sat 20:00');
    expect(await bookingsOf(guest).move({ id: any.id, ...saturday })).toMatchObject({
      boards: [{ id: second }],
    });
    expect(await codeOf(bookingsOf(guest).move({ id: named.id, ...saturday }))).toBe('BOARD_TAKEN');
  });

  it('is asked for again where the lounge approves, unless the lounge itself moves', async () => {
    const { id } = await askFor();
    await bookingsOf(owner).confirm({ id });
    const moved = await bookingsOf(owner).move({ id, ...span('Sat 18:00', 'Sat 20:00') });
    expect(moved).toMatchObject({ status: 'confirmed', expiresAt: null });
    const asked = await bookingsOf(guest).move({ id, ...span('Sat 19:00', 'Sat 21:00') });
    expect(asked).toMatchObject({ status: 'requested', expiresAt: at('Wed 09:00') });
  });

  it('by the team leaves the member as much time to cancel as there was', async () => {
    const { id, cancellableUntil } = await book();
    expect(cancellableUntil).toBe(at('Fri 16:00'));
    const earlier = await bookingsOf(owner).move({ id, ...span('Fri 17:00', 'Fri 19:00') });
    expect(earlier.cancellableUntil).toBe(at('Fri 16:00'));
    const soon = await bookingsOf(owner).move({ id, ...span('Fri 15:00', 'Fri 17:00') });
    expect(soon.cancellableUntil).toBe(at('Fri 15:00'));
    const later = await bookingsOf(owner).move({ id, ...span('Fri 20:00', 'Fri 22:00') });
    expect(later.cancellableUntil).toBe(at('Fri 18:00'));
  });

  it('by the team is bound by free boards only', async () => {
    const { id } = await book();
    const early = span('Fri 05:10', 'Fri 06:05');
    expect(await bookingsOf(manager).move({ id, ...early })).toMatchObject(early);
    const backwards = span('Fri 06:05', 'Fri 05:10');
    expect(await codeOf(bookingsOf(manager).move({ id, ...backwards }))).toBe(
      'BOOKING_END_BEFORE_START',
    );
  });

  it('is quoted with the booking’s own boards as free', async () => {
    const { id } = await book({ boardCount: 2 });
    const wish = { loungeId: lounge.id, ...span('Fri 19:00', 'Fri 21:00'), boardCount: 2 };
    expect((await bookingsOf(guest).quote(wish)).refusal).toBe('BOARD_TAKEN');
    expect((await bookingsOf(guest).quote({ ...wish, bookingId: id })).refusal).toBeNull();
  });

  it('is quoted for its own lounge only: a team is bound by the hours of all others', async () => {
    const { id } = await book();
    const elsewhere = await createLounge(api, guest);
    const early = { ...span('Fri 05:00', 'Fri 06:00'), bookingId: id };
    const quote = (loungeId: number) => bookingsOf(owner).quote({ ...early, loungeId });
    expect((await quote(lounge.id)).refusal).toBeNull();
    expect(await codeOf(quote(elsewhere.id))).toBe('BOOKING_NOT_FOUND');
  });
});

it('every change is told once, when it has happened', async () => {
  const told: string[] = [];
  const ends = (['booking.created', 'booking.changed', 'booking.cancelled'] as const).map((name) =>
    api.deps.events.on(name, ({ bookingId }) => told.push(`${name} ${bookingId}`)),
  );
  const { id } = await askFor();
  await bookingsOf(owner).confirm({ id });
  await refusal(bookingsOf(guest).move({ id, ...span('Sat 04:00', 'Sat 06:00') }));
  await bookingsOf(owner).move({ id, ...span('Sat 18:00', 'Sat 20:00') });
  await bookingsOf(guest).cancel({ id });
  await expect
    .poll(() => told.filter((each) => each.endsWith(` ${id}`)), { timeout: 15_000 })
    .toEqual([
      `booking.created ${id}`,
      `booking.changed ${id}`,
      `booking.changed ${id}`,
      `booking.cancelled ${id}`,
    ]);
  for (const end of ends) end();
});

describe('the lounge’s answer', () => {
  it('confirms a request, once and in time', async () => {
    const { id } = await askFor();
    expect(await codeOf(bookingsOf(guest).confirm({ id }))).toBe('FORBIDDEN');
    expect(await bookingsOf(owner).confirm({ id })).toMatchObject({
      status: 'confirmed',
      expiresAt: null,
    });
    expect(await codeOf(bookingsOf(owner).confirm({ id }))).toBe('BOOKING_STATUS');
    const late = await askFor();
    api.deps.clock.set(at('Wed 09:00'));
    expect(await codeOf(bookingsOf(owner).confirm({ id: late.id }))).toBe('BOOKING_STATUS');
  });

  it('says from the beginning on who came, and can take it back', async () => {
    const { id } = await book();
    const mark = (member: TestMember, status: 'no_show' | 'completed') =>
      bookingsOf(member).mark({ id, status });
    expect(await codeOf(mark(owner, 'no_show'))).toBe('BOOKING_STATUS');
    api.deps.clock.set(at('Fri 18:30'));
    expect(await codeOf(mark(guest, 'completed'))).toBe('FORBIDDEN');
    expect((await mark(owner, 'no_show')).status).toBe('no_show');
    expect((await mark(manager, 'completed')).status).toBe('completed');
    expect((await bookingsOf(guest).get({ id })).can.review).toBe(true);
  });
});
