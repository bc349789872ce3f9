import type { Lounge } from '@oche/validators/lounges/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, refusal, useFreshMember, useTestApi } from '../../../testing/index.ts';
import { addStaff, createLounge, setLounge } from '../../lounges/testing.ts';
import { anEvening, at, book, join, NOW, occupanciesOf } from '../testing.ts';

const api = useTestApi({ now: NOW });
const owner = useFreshMember(api);
const anna = useFreshMember(api, { first_name: 'Anna', last_name: 'Arrow' });
let lounge: Lounge;

beforeEach(async () => {
  lounge = await createLounge(api, owner);
});

const staff = () => api.callerFor(owner).bookings;
const boardId = (index: number) => lounge.boards[index]?.id ?? 0;
const readDay = (date = '2031-03-07', input: { includeCancelled?: boolean; days?: number } = {}) =>
  staff().calendar.get({ loungeId: lounge.id, from: date, days: 1, ...input });
const walkIn = (changes: Partial<Parameters<Caller['createWalkIn']>[0]> = {}) =>
  staff().createWalkIn({
    ...anEvening({ loungeId: lounge.id }),
    guestName: 'Stammtisch',
    ...changes,
  });
type Caller = ReturnType<typeof staff>;

describe('the calendar', () => {
  it('shows a day with all that is in it', async () => {
    const booking = await book(api, anna, {
      loungeId: lounge.id,
      groupSize: 4,
      notes: 'Geburtstag!',
    });
    const block = await staff().block.create({
      ...anEvening({ loungeId: lounge.id, startTime: at('12:00'), endTime: at('14:00') }),
      kind: 'out_of_service',
      boardIds: [boardId(1)],
      reason: 'Neue Sisalscheibe',
    });
    const calendar = await readDay();
    expect(calendar).toMatchObject({
      timeZone: 'Europe/Berlin',
      slotMinutes: 30,
      boards: [
        { id: boardId(0), name: 'Board 1', kind: 'steel' },
        { id: boardId(1), name: 'Board 2', kind: 'steel' },
      ],
      days: [
        {
          date: '2031-03-07',
          holiday: null,
          note: null,
          periods: [{ startTime: at('10:00'), endTime: at('02:00', '2031-03-08') }],
        },
      ],
    });
    expect(calendar.entries).toEqual([
      {
        id: booking.id,
        startTime: at('19:00'),
        endTime: at('21:00'),
        status: 'confirmed',
        boards: [{ id: boardId(0), name: 'Board 1' }],
        isAnyBoard: true,
        guest: { id: anna.id, name: 'Anna Arrow', contact: null },
        groupSize: 4,
        notes: 'Geburtstag!',
        totalPrice: 24,
        series: null,
        cancelled: null,
        expiresAt: null,
        can: { confirm: false, cancel: true, move: true, markNoShow: false, markCompleted: false },
      },
    ]);
    expect(calendar.blocks).toEqual([
      {
        id: block.id,
        kind: 'out_of_service',
        reason: 'Neue Sisalscheibe',
        startTime: at('12:00'),
        endTime: at('14:00'),
        boards: [{ id: boardId(1), name: 'Board 2' }],
      },
    ]);
    expect(JSON.stringify(calendar)).not.toContain(anna.email);
  });

  it('shows what is held for the first in line, until it is taken or over', async () => {
    const booking = await book(api, owner, { loungeId: lounge.id, boardCount: 2 });
    const entry = await join(api, anna, { loungeId: lounge.id });
    expect((await readDay()).holds).toEqual([]);
    await api.callerFor(owner).bookings.cancel({ id: booking.id });
    const { holds } = await readDay();
    expect(holds).toEqual([
      {
        id: entry.id,
        startTime: at('19:00'),
        endTime: at('21:00'),
        boards: [{ id: boardId(0), name: 'Board 1' }],
        guestName: 'Anna Arrow',
        until: '2031-03-03T09:15:00.000Z',
      },
    ]);
    expect((await readDay('2031-03-08')).holds).toEqual([]);
    await api.callerFor(anna).bookings.waitingList.take({ id: entry.id });
    const taken = await readDay();
    expect(taken.holds).toEqual([]);
    expect(taken.entries.map(({ guest }) => guest.name)).toEqual(['Anna Arrow']);
  });

  it('follows the night over midnight, and begins with what reaches into the day', async () => {
    const night = { startTime: at('23:00'), endTime: at('01:00', '2031-03-08') };
    const booking = await book(api, anna, { loungeId: lounge.id, ...night });
    const small = { startTime: at('01:00', '2031-03-08'), endTime: at('02:00', '2031-03-08') };
    const later = await book(api, anna, { loungeId: lounge.id, ...small });
    const idsOn = async (date: string) => (await readDay(date)).entries.map(({ id }) => id);
    expect(await idsOn('2031-03-07')).toEqual([booking.id, later.id]);
    expect(await idsOn('2031-03-08')).toEqual([booking.id, later.id]);
    expect(await idsOn('2031-03-06')).toEqual([]);
    expect(await idsOn('2031-03-09')).toEqual([]);
  });

  it('shows cancelled bookings when asked, and open requests of any day', async () => {
    const cancelled = await book(api, anna, { loungeId: lounge.id });
    await staff().cancel({ id: cancelled.id, reason: 'Ligaspiel' });
    expect((await readDay()).entries).toEqual([]);
    const { entries } = await readDay('2031-03-07', { includeCancelled: true });
    expect(entries).toMatchObject([
      { boards: [{ name: 'Board 1' }], cancelled: { as: 'lounge', reason: 'Ligaspiel' } },
    ]);
    await setLounge(api.deps.db, lounge.id, { auto_confirm: false });
    const request = await book(api, anna, {
      loungeId: lounge.id,
      startTime: at('19:00', '2031-03-20'),
      endTime: at('21:00', '2031-03-20'),
    });
    const { requests } = await readDay('2031-03-03');
    expect(requests).toMatchObject([
      { id: request.id, status: 'requested', can: { confirm: true, cancel: true } },
    ]);
    api.deps.clock.set('2031-03-05T09:00:00Z');
    expect((await readDay('2031-03-03')).requests).toEqual([]);
  });

  it('marks holidays in the reader’s language, and exceptions', async () => {
    const days = (locale: 'de' | 'en') =>
      api
        .callerFor(owner, { locale })
        .bookings.calendar.get({ loungeId: lounge.id, from: '2031-04-11', days: 7 });
    await api.callerFor(owner).lounges.rules.setException({
      loungeId: lounge.id,
      date: '2031-04-12',
      periods: [],
      note: 'Betriebsausflug',
    });
    const { days: german } = await days('de');
    expect(german[1]).toEqual({
      date: '2031-04-12',
      holiday: null,
      note: 'Betriebsausflug',
      periods: [],
    });
    expect(german.map(({ holiday }) => holiday)).toEqual([
      'Karfreitag',
      null,
      null,
      'Ostermontag',
      null,
      null,
      null,
    ]);
    expect((await days('en')).days[0]?.holiday).toBe('Good Friday');
  });
});

describe('a walk-in', () => {
  it('is booked at once, at the computed price, with the guest’s contact', async () => {
    const entry = await walkIn({ guestContact: '0221 12345', boardCount: 2, groupSize: 5 });
    expect(entry).toMatchObject({
      status: 'confirmed',
      boards: [{ name: 'Board 1' }, { name: 'Board 2' }],
      guest: { id: null, name: 'Stammtisch', contact: '0221 12345' },
      totalPrice: 48,
      groupSize: 5,
    });
    expect((await readDay()).entries).toEqual([entry]);
  });

  it('isn’t bound by hours, grid and deadlines, and can have a price of its own', async () => {
    await setLounge(api.deps.db, lounge.id, { lead_minutes: 600, auto_confirm: false });
    const entry = await walkIn({
      startTime: at('04:07', '2031-03-03'),
      endTime: at('11:11', '2031-03-03'),
      totalPrice: 5.5,
    });
    expect(entry).toMatchObject({ status: 'confirmed', totalPrice: 5.5 });
  });

  it('is on any board or on those that are named, which a move keeps', async () => {
    const night = { startTime: at('22:00'), endTime: at('23:00') };
    const any = await walkIn();
    const named = await walkIn({ boardIds: [boardId(1)] });
    expect([any.isAnyBoard, named.isAnyBoard]).toEqual([true, false]);
    await staff().block.create({
      ...anEvening({ loungeId: lounge.id, ...night }),
      kind: 'blocked',
      boardIds: [boardId(0)],
    });
    expect((await staff().move({ id: any.id, ...night })).boards).toMatchObject([
      { id: boardId(1) },
    ]);
    expect(await codeOf(staff().move({ id: named.id, ...night }))).toBe('BOARD_TAKEN');
  });

  it('is bound by free boards', async () => {
    await book(api, anna, { loungeId: lounge.id, boardIds: [boardId(0)] });
    expect(await codeOf(walkIn({ boardIds: [boardId(0)] }))).toBe('BOARD_TAKEN');
    expect(await codeOf(walkIn({ boardCount: 2 }))).toBe('BOARD_TAKEN');
    expect((await walkIn()).boards).toEqual([{ id: boardId(1), name: 'Board 2' }]);
    expect(await codeOf(walkIn())).toBe('BOARD_TAKEN');
  });

  it('has an end after its beginning, within a day, on boards of the lounge', async () => {
    const other = await createLounge(api, owner);
    expect(await codeOf(walkIn({ endTime: at('19:00') }))).toBe('BOOKING_END_BEFORE_START');
    expect(await codeOf(walkIn({ endTime: at('19:30', '2031-03-08') }))).toBe('BOOKING_TOO_LONG');
    const wholeDay = await walkIn({ endTime: at('19:00', '2031-03-08') });
    expect(wholeDay.endTime).toBe(at('19:00', '2031-03-08'));
    expect(await codeOf(walkIn({ boardCount: 3 }))).toBe('TOO_MANY_BOARDS');
    expect(await codeOf(walkIn({ boardIds: [other.boards[0]?.id ?? 0] }))).toBe('BOARD_NOT_FOUND');
    expect(await codeOf(walkIn({ guestName: '  ' }))).toBe('BAD_INPUT');
  });

  it('is one, also when it is sent ten times with one key', async () => {
    const key = 'same-attempt';
    const entries = await Promise.all(
      Array.from({ length: 10 }, () => walkIn({ idempotencyKey: key })),
    );
    expect(new Set(entries.map(({ id }) => id)).size).toBe(1);
    const other = walkIn({ idempotencyKey: key, guestName: 'Andere' });
    expect(await codeOf(other)).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await occupanciesOf(api, lounge.id)).toHaveLength(1);
  });

  it('is no longer read by who left the team, also not with the key that made it', async () => {
    const manager = await api.createMember();
    await addStaff(api.deps.db, lounge.id, manager);
    const own = await createLounge(api, manager);
    const enter = (loungeId: number, guestName: string) =>
      api.callerFor(manager).bookings.createWalkIn({
        ...anEvening({ loungeId }),
        guestName,
        idempotencyKey: 'same-attempt',
      });
    await enter(lounge.id, 'Stammtisch');
    await api.callerFor(owner).lounges.staff.remove({ loungeId: lounge.id, userId: manager.id });
    expect(await codeOf(enter(lounge.id, 'Stammtisch'))).toBe('FORBIDDEN');
    expect((await enter(own.id, 'Eigene Gäste')).guest.name).toBe('Eigene Gäste');
  });
});

describe('a block', () => {
  const block = (changes: Partial<Parameters<Caller['block']['create']>[0]> = {}) =>
    staff().block.create({
      ...anEvening({ loungeId: lounge.id }),
      kind: 'blocked',
      boardIds: [boardId(0)],
      ...changes,
    });

  it('takes its boards until it is deleted', async () => {
    const { id } = await block({ boardIds: [boardId(0), boardId(1), boardId(0)] });
    expect(await codeOf(book(api, anna, { loungeId: lounge.id }))).toBe('BOARD_TAKEN');
    expect(await codeOf(walkIn())).toBe('BOARD_TAKEN');
    await staff().block.delete({ id });
    expect(await occupanciesOf(api, lounge.id)).toEqual([]);
    expect((await readDay()).blocks).toEqual([]);
    await book(api, anna, { loungeId: lounge.id });
    expect(await codeOf(staff().block.delete({ id }))).toBe('BLOCK_NOT_FOUND');
  });

  it('is one for one key, which is for no other', async () => {
    const key = 'same-attempt';
    const blocks = await Promise.all([1, 2, 3].map(() => block({ idempotencyKey: key })));
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(1);
    const other = block({ idempotencyKey: key, boardIds: [boardId(1)] });
    expect(await codeOf(other)).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await occupanciesOf(api, lounge.id)).toHaveLength(1);
  });

  it('leaves the other boards to be booked', async () => {
    await block();
    expect((await book(api, anna, { loungeId: lounge.id })).boards).toEqual([
      { id: boardId(1), name: 'Board 2' },
    ]);
  });

  it('is for a time that isn’t over and ends after its beginning', async () => {
    const until = (endTime: string, startTime = at('19:00')) => block({ startTime, endTime });
    expect(await codeOf(until(at('19:00')))).toBe('BOOKING_END_BEFORE_START');
    expect(await codeOf(until(at('18:00')))).toBe('BOOKING_END_BEFORE_START');
    const early = '2031-03-03T08:00:00.000Z';
    expect(await codeOf(until(NOW, early))).toBe('BOOKING_IN_PAST');
    expect((await until('2031-03-03T09:00:00.001Z', early)).startTime).toBe(early);
  });

  it('never removes a booking: it says how many are in the way', async () => {
    await book(api, anna, { loungeId: lounge.id, boardIds: [boardId(0)] });
    await book(api, anna, { loungeId: lounge.id, boardIds: [boardId(1)] });
    await block({ startTime: at('17:00'), endTime: at('18:00') });
    const boardIds = [boardId(0), boardId(1)];
    const error = await refusal(block({ startTime: at('17:30'), boardIds }));
    expect(error).toMatchObject({
      code: 'BOARD_TAKEN',
      details: { bookings: 2, offers: 0, blocks: 1 },
    });
    expect((await readDay()).entries).toHaveLength(2);
    expect((await readDay()).blocks).toHaveLength(1);
  });

  it('doesn’t take what is on offer to someone who waits', async () => {
    const booking = await book(api, anna, { loungeId: lounge.id, boardCount: 2 });
    const ben = await api.createMember();
    await join(api, ben, { loungeId: lounge.id });
    await staff().cancel({ id: booking.id });
    const error = await refusal(block());
    expect(error.details).toMatchObject({ bookings: 0, offers: 1 });
  });

  it('has an end after its beginning, not in the past, on boards of the lounge', async () => {
    const other = await createLounge(api, owner);
    expect(await codeOf(block({ endTime: at('19:00') }))).toBe('BOOKING_END_BEFORE_START');
    const past = { startTime: at('08:00', '2031-03-03'), endTime: at('09:00', '2031-03-03') };
    expect(await codeOf(block(past))).toBe('BOOKING_IN_PAST');
    expect(await codeOf(block({ boardIds: [other.boards[0]?.id ?? 0] }))).toBe('BOARD_NOT_FOUND');
    expect(await codeOf(block({ boardIds: [] }))).toBe('BAD_INPUT');
  });

  it('and a booking of the same board at the same moment: one of both', async () => {
    for (let round = 0; round < 20; round++) {
      const evening = {
        loungeId: lounge.id,
        startTime: at('10:00', `2031-03-${10 + (round % 20)}`),
        endTime: at('12:00', `2031-03-${10 + (round % 20)}`),
      };
      const calls = [
        () => block(evening),
        () => book(api, anna, { ...evening, boardIds: [boardId(0)] }),
      ];
      if (round % 2) calls.reverse();
      const results = await Promise.allSettled(calls.map((call) => call()));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
    expect(await occupanciesOf(api, lounge.id)).toHaveLength(20);
  });
});
