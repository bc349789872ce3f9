import { createDb, createPool } from '@oche/db';
import type { createLoungeInput } from '@oche/validators/lounges/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  codeOf,
  createTestApi,
  refusal,
  type TestMember,
  useFreshMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { addStaff, aLounge, allTold, createLounge } from '../testing.ts';

const api = useTestApi();
const manager = useMember(api);
const owner = useFreshMember(api);
let id: number;

beforeEach(async () => {
  ({ id } = await createLounge(api, owner));
  await addStaff(api.deps.db, id, manager);
});

const lounges = (member: TestMember | null = manager) => api.callerFor(member).lounges;
const data = {
  name: aLounge.name,
  address: aLounge.address,
  zipCode: aLounge.zipCode,
  city: aLounge.city,
  country: aLounge.country,
};
/** All rows of a lounge, to check that a refusal changes nothing. */
const stateOf = async () => {
  const { db } = api.deps;
  return Promise.all([
    db.selectFrom('lounges').selectAll().orderBy('id').execute(),
    db.selectFrom('lounge_boards').selectAll().orderBy('id').execute(),
    db.selectFrom('lounge_calendars').selectAll().orderBy('lounge_id').execute(),
  ]);
};
/** The lounges about which events are published until the work is done. */
async function changesDuring(work: () => Promise<unknown>): Promise<number[]> {
  await allTold(api);
  const heard: number[] = [];
  const off = api.deps.events.on('lounge.changed', ({ loungeId }) => heard.push(loungeId));
  await work();
  await allTold(api);
  off();
  return heard.filter((id) => id !== 0);
}

describe('create', () => {
  it('takes everything that a lounge has', async () => {
    const created = await lounges(owner).create({
      ...aLounge,
      name: '  Bulls   Eye ',
      description: 'Acht Boards\nund Bier',
      phone: '+49 221 1234',
      email: 'wirt@oche.test',
      website: 'https://bulls.example/karte',
      loungeType: 'club',
      setupDescription: 'Licht von allen Seiten',
      amenities: ['wifi', 'food', 'wifi'],
      numberOfBoards: 12,
      pricePerHour: 9.95,
    });
    expect(created).toMatchObject({
      name: 'Bulls Eye',
      description: 'Acht Boards\nund Bier',
      phone: '+49 221 1234',
      email: 'wirt@oche.test',
      website: 'https://bulls.example/karte',
      loungeType: 'club',
      setupDescription: 'Licht von allen Seiten',
      amenities: ['wifi', 'food'],
      numberOfBoards: 12,
      pricePerHour: 9.95,
      staffRole: 'owner',
      isOpen: expect.any(Boolean),
    });
    expect(created.boards).toHaveLength(12);
  });

  it('needs no more than name, address, city and country', async () => {
    const { name, address, city, country } = aLounge;
    const created = await lounges(owner).create({ name, address, city, country });
    expect(created).toMatchObject({
      zipCode: null,
      latitude: null,
      longitude: null,
      loungeType: 'bar',
      numberOfBoards: 1,
      pricePerHour: 0,
      amenities: [],
      distance: null,
    });
  });

  it.each([
    ['AT', '1010', 48.2, 'Europe/Vienna'],
    ['CH', '8001', 47.4, 'Europe/Zurich'],
    ['LI', '9490', 47.1, 'Europe/Vaduz'],
  ] as const)('knows the places of %s', async (country, zipCode, latitude, timeZone) => {
    const created = await lounges(owner).create({ ...aLounge, country, zipCode });
    expect(created.latitude).toBeCloseTo(latitude, 1);
    expect(created.timeZone).toBe(timeZone);
  });

  it('takes every code of a country whose codes it does not know', async () => {
    const created = await lounges(owner).create({ ...aLounge, country: 'GB', zipCode: 'SW1A 1AA' });
    expect(created).toMatchObject({ latitude: null, timeZone: 'Europe/London' });
  });

  it('says which field has a code that does not exist', async () => {
    const before = await stateOf();
    const error = await refusal(lounges(owner).create({ ...aLounge, zipCode: '99999' }));
    expect(error).toMatchObject({
      code: 'ZIP_CODE_UNKNOWN',
      fields: { zipCode: 'unknownZipCode' },
    });
    expect(await stateOf()).toEqual(before);
  });

  it('makes one lounge of an attempt that is sent again, also at the same time', async () => {
    const before = (await stateOf())[0].length;
    const attempt = { ...aLounge, idempotencyKey: 'a-retried-attempt' };
    const all = await Promise.all(Array.from({ length: 8 }, () => lounges(owner).create(attempt)));
    expect(new Set(all.map((created) => created.id)).size).toBe(1);
    const namesake = lounges(owner).create({ ...attempt, name: 'Eine andere' });
    expect(await codeOf(namesake)).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await stateOf())[0]).toHaveLength(before + 1);
    const other = await api.createMember();
    expect((await lounges(other).create(attempt)).id).not.toBe(all[0]?.id);
  });

  describe('by one member', () => {
    const tooMany = { code: 'TOO_MANY_LOUNGES', details: { max: 20 } };
    const own = async (member: TestMember, count: number) => {
      for (let index = 0; index < count; index++) await createLounge(api, member);
    };

    it('ends at 20 lounges, until one is given away', async () => {
      const busy = await api.createMember();
      await own(busy, 19);
      const attempt = { ...aLounge, idempotencyKey: 'the-twentieth' };
      const last = await lounges(busy).create(attempt);
      expect(await refusal(lounges(busy).create(aLounge))).toMatchObject(tooMany);
      // a repeated attempt still returns the lounge that was created
      expect((await lounges(busy).create(attempt)).id).toBe(last.id);
      await api.deps.db
        .updateTable('lounge_staff')
        .set({ user_id: owner.id })
        .where('lounge_id', '=', last.id)
        .execute();
      await lounges(busy).create(aLounge);
    });

    it('ends at 20 also when many are added at once, in two processes', async () => {
      const busy = await api.createMember();
      await own(busy, 16);
      const db = createDb(createPool(api.url));
      const callers = [api.callerFor(busy), api.callerFor(busy, { db })];
      const results = await Promise.allSettled(
        Array.from({ length: 12 }, (_, index) => callers[index % 2]?.lounges.create(aLounge)),
      );
      await db.destroy();
      const lost = results.filter((result) => result.status === 'rejected');
      expect(lost).toHaveLength(8);
      for (const { reason } of lost) {
        expect(await refusal(Promise.reject(reason))).toMatchObject(tooMany);
      }
      expect(await lounges(busy).mine()).toHaveLength(20);
    });

    it('doesn’t count where the member is a manager', async () => {
      const helper = await api.createMember();
      for (let index = 0; index < 20; index++) {
        const { id: loungeId } = await createLounge(api, owner);
        await addStaff(api.deps.db, loungeId, helper);
      }
      expect((await lounges(helper).create(aLounge)).staffRole).toBe('owner');
    });
  });

  it.each<[Partial<z.input<typeof createLoungeInput>>, Record<string, string>]>([
    [{ name: ' ' }, { name: 'loungeNameRequired' }],
    [{ address: '' }, { address: 'addressRequired' }],
    [{ city: '\u200B' }, { city: 'cityRequired' }],
    [{ email: 'wirt@' }, { email: 'invalidEmail' }],
    [{ website: 'javascript:alert(1)' }, { website: 'invalidUrl' }],
    [{ numberOfBoards: 0 }, { numberOfBoards: 'boardsRequired' }],
    [{ numberOfBoards: 1.5 }, { numberOfBoards: 'invalidNumber' }],
    [{ numberOfBoards: 201 }, { numberOfBoards: 'tooLarge' }],
    [{ pricePerHour: -1 }, { pricePerHour: 'pricePositive' }],
    [{ pricePerHour: 1.005 }, { pricePerHour: 'invalid' }],
    [{ zipCode: '50823; drop' }, { zipCode: 'invalidZipCode' }],
    [{ name: 'a\u0000b' }, { name: 'invalidCharacters' }],
  ])('refuses %j', async (bad, fields) => {
    const error = await refusal(lounges(owner).create({ ...aLounge, ...bad }));
    expect(error).toMatchObject({ code: 'BAD_INPUT', fields });
  });

  it('leaves what only the server decides to the server', async () => {
    const forged = { ...aLounge, rating: 5, ratingCount: 99, isActive: false, created_by: 'x' };
    const created = await lounges(owner).create(forged);
    expect(created).toMatchObject({ rating: null, ratingCount: 0, isActive: true });
  });

  it('is refused to visitors and suspended members', async () => {
    const before = await stateOf();
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await codeOf(lounges(null).create(aLounge))).toBe('UNAUTHENTICATED');
    expect(await codeOf(lounges(suspended).create(aLounge))).toBe('ACCOUNT_SUSPENDED');
    expect(await stateOf()).toEqual(before);
  });

  it('is counted among what is posted', async () => {
    const slow = await createTestApi({ RATE_LIMIT_POSTING_PER_MINUTE: '1' });
    try {
      const caller = slow.callerFor(await slow.createMember());
      await caller.lounges.create(aLounge);
      expect(await codeOf(caller.lounges.create(aLounge))).toBe('RATE_LIMITED');
    } finally {
      await slow.close();
    }
  });
});

describe('update', () => {
  it('replaces what describes the lounge, by everyone of its team', async () => {
    await lounges(owner).update({ id, data: { ...data, description: 'Alt', phone: '1' } });
    const updated = await lounges().update({ id, data: { ...data, name: 'Neu', phone: '2' } });
    expect(updated).toMatchObject({ name: 'Neu', phone: '2', description: null });
    const found = await lounges(null).search({ search: 'neu' });
    expect(found.items.map((lounge) => lounge.id)).toEqual([id]);
  });

  it('moves the lounge with its postal code, and tells a state for its holidays', async () => {
    const moved = await lounges().update({ id, data: { ...data, zipCode: '80331' } });
    expect(moved.latitude).toBeCloseTo(48.1, 1);
    const { state } = await api.deps.db
      .selectFrom('lounges')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(state).toMatch(/^(Bayern|Bavaria)$/);
    const gone = await lounges().update({ id, data: { ...data, zipCode: undefined } });
    expect(gone).toMatchObject({ zipCode: null, latitude: null, longitude: null });
  });

  it('leaves a marker where someone has put it', async () => {
    await lounges().move({ id, latitude: 50.95, longitude: 6.94 });
    const updated = await lounges().update({ id, data: { ...data, zipCode: '80331' } });
    expect(updated).toMatchObject({ zipCode: '80331', latitude: 50.95, longitude: 6.94 });
  });

  it('says which field has a code that does not exist', async () => {
    const error = await refusal(lounges().update({ id, data: { ...data, zipCode: '99999' } }));
    expect(error.fields).toEqual({ 'data.zipCode': 'unknownZipCode' });
  });
});

describe('move', () => {
  it('puts the marker exactly there', async () => {
    const moved = await lounges().move({ id, latitude: 50.94123, longitude: 6.95821 });
    expect(moved).toMatchObject({ latitude: 50.94123, longitude: 6.95821 });
    const near = { latitude: 50.94123, longitude: 6.95821, radius: 5 };
    const { items } = await lounges(null).search({ ...near, sort: 'distance' });
    expect(items[0]).toMatchObject({ id, distance: 0 });
  });

  it.each([
    { latitude: 91, longitude: 0 },
    { latitude: 0, longitude: -181 },
    { latitude: Number.NaN, longitude: 0 },
  ])('refuses %j', async (place) => {
    expect(await codeOf(lounges().move({ id, ...place }))).toBe('BAD_INPUT');
  });
});

describe('setActive', () => {
  it('takes the lounge out of all lists and brings it back, for its owner', async () => {
    // there is no other lounge on Sylt
    const island = await lounges(owner).create({ ...aLounge, zipCode: '25980', city: 'Sylt' });
    const neighbour = await api.createMember({ zip_code: '25980' });
    const seen = async () => ({
      list: (await lounges(null).search({ city: 'sylt' })).items.length,
      nearby: (await lounges(neighbour).nearby()).items[0]?.id === island.id,
      mine: (await lounges(owner).mine()).find((each) => each.id === island.id)?.isActive,
    });
    expect(await seen()).toEqual({ list: 1, nearby: true, mine: true });
    await lounges(owner).setActive({ id: island.id, isActive: false });
    expect(await seen()).toEqual({ list: 0, nearby: false, mine: false });
    await lounges(owner).setActive({ id: island.id, isActive: true });
    expect(await seen()).toEqual({ list: 1, nearby: true, mine: true });
  });

  it('raises the calendar’s revision: who books waits, and then sees it', async () => {
    const { revision } = await lounges().get({ id });
    const changed = await lounges(owner).setActive({ id, isActive: false });
    expect(changed.revision).toBe(revision + 1);
  });
});

describe('every change', () => {
  const changes = {
    update: (member: TestMember | null, loungeId: number) =>
      lounges(member).update({ id: loungeId, data }),
    move: (member: TestMember | null, loungeId: number) =>
      lounges(member).move({ id: loungeId, latitude: 50, longitude: 7 }),
    setActive: (member: TestMember | null, loungeId: number) =>
      lounges(member).setActive({ id: loungeId, isActive: false }),
  };

  it.each(Object.entries(changes))('%s is told to who shows the lounge', async (_, change) => {
    expect(await changesDuring(() => change(owner, id))).toEqual([id]);
  });

  it.each(Object.entries(changes))('%s changes nothing when it is refused', async (_, change) => {
    const before = await stateOf();
    const other = await api.createMember();
    const moderator = await api.createMember({ role: 'moderator' });
    const suspended = { ...owner, status: 'suspended' as const };
    expect(await codeOf(change(null, id))).toBe('UNAUTHENTICATED');
    expect(await codeOf(change(other, id))).toBe('FORBIDDEN');
    expect(await codeOf(change(moderator, id))).toBe('FORBIDDEN');
    expect(await codeOf(change(suspended, id))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(change(owner, 999_999))).toBe('LOUNGE_NOT_FOUND');
    expect(await codeOf(change(owner, 0))).toBe('BAD_INPUT');
    expect(await changesDuring(async () => {})).toEqual([]);
    expect(await stateOf()).toEqual(before);
  });

  it('is also an admin’s, who is an owner everywhere; managers leave the lounge open', async () => {
    const admin = await api.createMember({ role: 'admin' });
    for (const change of Object.values(changes)) await change(admin, id);
    expect((await lounges(admin).get({ id })).staffRole).toBe('owner');
    expect(await codeOf(changes.setActive(manager, id))).toBe('FORBIDDEN');
  });
});
