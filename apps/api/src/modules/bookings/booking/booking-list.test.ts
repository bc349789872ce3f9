import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  type TestMember,
  useFreshMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { createLounge, type TestLounge } from '../../lounges/testing.ts';
import { at, span } from '../testing.ts';

const api = useTestApi({ now: at('Mon 09:00') });
const owner = useMember(api);
const guest = useFreshMember(api, { first_name: 'Gerd', last_name: 'Gast' });
let lounge: TestLounge;

beforeEach(async () => {
  lounge = await createLounge(api, owner, { boards: 3 });
});

const bookingsOf = (member: TestMember | null) => api.callerFor(member).bookings;
const book = (from: string, to: string) =>
  bookingsOf(guest).create({ loungeId: lounge.id, ...span(from, to) });

/** Reads all pages, one after the other. */
async function walk<Item>(
  read: (cursor: string | undefined) => Promise<{ items: Item[]; nextCursor: string | null }>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return items;
}

describe('a member’s bookings', () => {
  const startsOf = async (period: 'upcoming' | 'past' | 'all', limit: number) =>
    (await walk((cursor) => bookingsOf(guest).list({ period, limit, cursor }))).map(
      ({ startTime }) => startTime,
    );

  beforeEach(async () => {
    await book('Tue 18:00', 'Tue 20:00');
    // two bookings that begin at the same time
    await book('Thu 18:00', 'Thu 20:00');
    await book('Thu 18:00', 'Thu 19:00');
    const { id } = await book('Fri 18:00', 'Fri 20:00');
    await bookingsOf(guest).cancel({ id });
    await book('Wed 18:00', 'Wed 20:00');
    api.deps.clock.set(at('Wed 19:00'));
  });

  it.each([1, 2, 20])('come soonest first while they are ahead, in pages of %d', async (limit) => {
    expect(await startsOf('upcoming', limit)).toEqual([
      at('Wed 18:00'),
      at('Thu 18:00'),
      at('Thu 18:00'),
    ]);
  });

  it.each([1, 20])('come latest first when they are over or cancelled', async (limit) => {
    expect(await startsOf('past', limit)).toEqual([at('Fri 18:00'), at('Tue 18:00')]);
    expect(await startsOf('all', limit)).toEqual([
      at('Fri 18:00'),
      at('Thu 18:00'),
      at('Thu 18:00'),
      at('Wed 18:00'),
      at('Tue 18:00'),
    ]);
  });

  it('are nobody else’s', async () => {
    expect((await bookingsOf(owner).list({})).items).toEqual([]);
    expect(await codeOf(bookingsOf(null).list({}))).toBe('UNAUTHENTICATED');
    const foreign = bookingsOf(guest).list({ cursor: 'bm90IG91cnM' });
    expect(await codeOf(foreign)).toBe('BAD_INPUT');
  });
});

describe('a lounge’s bookings', () => {
  it('show everyone when boards are taken, and the team by whom', async () => {
    const kept = await book('Fri 18:00', 'Fri 20:00');
    const { id } = await book('Fri 19:00', 'Fri 20:00');
    await bookingsOf(guest).cancel({ id });
    const list = (member: TestMember | null) =>
      walk((cursor) => bookingsOf(member).listOfLounge({ loungeId: lounge.id, limit: 1, cursor }));
    const stranger = await api.createMember();
    const moderator = await api.createMember({ role: 'moderator' });
    for (const member of [null, stranger, guest, moderator])
      expect(await list(member)).toEqual([
        {
          id: kept.id,
          ...span('Fri 18:00', 'Fri 20:00'),
          status: 'confirmed',
          boards: kept.boards,
          guest: null,
        },
      ]);
    const admin = await api.createMember({ role: 'admin' });
    for (const member of [owner, admin])
      expect((await list(member)).map(({ status, guest: by }) => [status, by?.name])).toEqual([
        ['confirmed', 'Gerd Gast'],
        ['cancelled', 'Gerd Gast'],
      ]);
  });

  it('don’t tell strangers who stayed away', async () => {
    const { id } = await book('Mon 18:00', 'Mon 20:00');
    api.deps.clock.set(at('Mon 19:00'));
    await bookingsOf(owner).mark({ id, status: 'no_show' });
    const statusFor = async (member: TestMember | null) =>
      (await bookingsOf(member).listOfLounge({ loungeId: lounge.id })).items.map(
        ({ status }) => status,
      );
    expect(await statusFor(null)).toEqual(['completed']);
    expect(await statusFor(owner)).toEqual(['no_show']);
  });

  it('of a lounge that isn’t active any more are for its team and its guests', async () => {
    await book('Tue 18:00', 'Tue 20:00');
    await api.callerFor(owner).lounges.setActive({ id: lounge.id, isActive: false });
    const list = (member: TestMember | null) =>
      bookingsOf(member).listOfLounge({ loungeId: lounge.id });
    for (const member of [owner, guest]) expect((await list(member)).items).toHaveLength(1);
    for (const member of [null, await api.createMember()])
      expect(await codeOf(list(member))).toBe('LOUNGE_NOT_FOUND');
  });

  it('are those that have a part in the span', async () => {
    await book('Tue 18:00', 'Tue 20:00');
    await book('Wed 18:00', 'Wed 20:00');
    await book('Thu 18:00', 'Thu 20:00');
    const { items } = await bookingsOf(null).listOfLounge({
      loungeId: lounge.id,
      from: at('Tue 19:00'),
      to: at('Thu 18:00'),
    });
    expect(items.map(({ startTime }) => startTime)).toEqual([at('Tue 18:00'), at('Wed 18:00')]);
    const nowhere = bookingsOf(null).listOfLounge({ loungeId: 999_999 });
    expect(await codeOf(nowhere)).toBe('LOUNGE_NOT_FOUND');
  });
});
