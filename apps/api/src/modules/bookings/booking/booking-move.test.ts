import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { createLounge, setLounge, type TestLounge } from '../../lounges/testing.ts';
import { at, span } from '../testing.ts';

const api = useTestApi({ now: at('Mon 09:00') });
const owner = useMember(api);
const guest = useMember(api);
const stranger = useMember(api);
let lounge: TestLounge;

beforeEach(async () => {
  lounge = await createLounge(api, owner, { boards: 3 });
});

const bookingsOf = (member: TestMember) => api.callerFor(member).bookings;
const friday = span('Fri 18:00', 'Fri 20:00');
const saturday = span('Sat 18:00', 'Sat 20:00');
const book = (fields: object = {}, member: TestMember = guest) =>
  bookingsOf(member).create({ loungeId: lounge.id, ...friday, ...fields });
const move = (id: number, fields: object = {}, member: TestMember = guest) =>
  bookingsOf(member).move({ id, ...saturday, ...fields });
const idsOf = ({ boards }: { boards: { id: number }[] }) => boards.map(({ id }) => id);
const board = (index: number) => lounge.boardIds[index] ?? 0;

describe('the boards of a moved booking', () => {
  it('are those that were named, or none', async () => {
    const { id } = await book({ boardIds: [board(1)] });
    const moved = await move(id);
    expect([idsOf(moved), moved.isAnyBoard]).toEqual([[board(1)], false]);
    await book({ boardIds: [board(1)] }, stranger);
    // other boards would be free
    expect(await codeOf(move(id, friday))).toBe('BOARD_TAKEN');
  });

  it('are any, where so many of any were booked: the same where these are free', async () => {
    await book({ ...saturday, boardIds: [board(0)] }, stranger);
    const { id, boards } = await book({ boardCount: 2 });
    expect(idsOf({ boards })).toEqual([board(0), board(1)]);
    const moved = await move(id);
    expect([idsOf(moved), moved.isAnyBoard]).toEqual([[board(1), board(2)], true]);
    const back = await move(id, friday);
    expect(idsOf(back)).toEqual([board(1), board(2)]);
  });

  it('are any from now on, where a number is asked for', async () => {
    const { id } = await book({ boardIds: [board(1)] });
    const more = await move(id, { boardCount: 2 });
    expect([idsOf(more), more.isAnyBoard]).toEqual([[board(0), board(1)], true]);
    await book({ boardIds: [board(0)] }, stranger);
    // not the boards that it had, as they are taken
    expect(idsOf(await move(id, friday))).toEqual([board(1), board(2)]);
  });

  it('are those that the move names', async () => {
    const { id } = await book({ boardCount: 2 });
    const moved = await move(id, { boardIds: [board(2)], boardCount: 2 });
    expect([idsOf(moved), moved.isAnyBoard, moved.totalPrice]).toEqual([[board(2)], false, 24]);
  });
});

describe('the price of a moved booking', () => {
  const perPerson = () => setLounge(api.deps.db, lounge.id, { price_unit: 'person' });
  const walkIn = (totalPrice: number) =>
    bookingsOf(owner).createWalkIn({
      loungeId: lounge.id,
      ...friday,
      guestName: 'Stammtisch',
      groupSize: 4,
      totalPrice,
    });
  const price = async (id: number) => (await bookingsOf(owner).get({ id })).totalPrice;

  it('that the lounge gave its guest by hand stays with the length and the size', async () => {
    await perPerson();
    const { id } = await walkIn(7);
    await move(id, {}, owner);
    expect(await price(id)).toBe(7);
    await move(id, { groupSize: 4, boardCount: 1 }, owner);
    expect(await price(id)).toBe(7);
  });

  it.each([
    ['longer', span('Sat 18:00', 'Sat 21:00'), 144],
    ['for more people', { groupSize: 5 }, 120],
    ['for more boards', { boardCount: 2 }, 96],
  ])('given by hand is worked out when it is %s', async (_, fields, total) => {
    await perPerson();
    const { id } = await walkIn(7);
    await move(id, fields, owner);
    expect(await price(id)).toBe(total);
  });

  it('of a member is that of the new time, also when nothing else changes', async () => {
    const { id } = await book();
    await setLounge(api.deps.db, lounge.id, { price_per_hour_cents: 1500 });
    expect((await move(id)).totalPrice).toBe(30);
  });
});

describe('the terms of a moved booking', () => {
  it('by its member are those of the new time, also when that is earlier', async () => {
    const { id } = await book();
    const moved = await move(id, span('Thu 18:00', 'Thu 20:00'));
    expect([moved.status, moved.cancellableUntil]).toEqual(['confirmed', at('Thu 16:00')]);
  });

  it('by the team: a request is to be answered as before, at the latest when it begins', async () => {
    await setLounge(api.deps.db, lounge.id, { auto_confirm: false });
    const { id, expiresAt } = await book();
    expect(expiresAt).toBe(at('Wed 09:00'));
    const later = await move(id, {}, owner);
    expect([later.status, later.expiresAt]).toEqual(['requested', at('Wed 09:00')]);
    const early = await move(id, span('Tue 18:00', 'Tue 20:00'), owner);
    expect([early.status, early.expiresAt]).toEqual(['requested', at('Tue 18:00')]);
  });

  it('in a lounge that takes no bookings any more is for the team only', async () => {
    const { id } = await book();
    await setLounge(api.deps.db, lounge.id, { is_active: false });
    expect(await codeOf(move(id))).toBe('LOUNGE_INACTIVE');
    expect((await move(id, {}, owner)).startTime).toBe(saturday.startTime);
  });
});
