import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, refusal, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { addBooking, addStaff, createLounge, insertLounges, setLounge } from '../testing.ts';

const api = useTestApi();
const owner = useMember(api, {
  first_name: 'Olga',
  last_name: 'Owner',
  email: 'olga.privat@oche.test',
});
let id: number;

beforeEach(async () => {
  ({ id } = await createLounge(api, owner, { boards: 3, price_per_hour_cents: 1250 }));
});

const get = (member: TestMember | null = null, locale: 'de' | 'en' = 'de') =>
  api.callerFor(member, { locale }).lounges.get({ id });

describe('a lounge', () => {
  it('is there with all that its page shows', async () => {
    const lounge = await get();
    expect(lounge).toMatchObject({
      name: 'Zur scharfen Kante',
      city: 'Köln',
      loungeType: 'bar',
      numberOfBoards: 3,
      pricePerHour: 12.5,
      priceUnit: 'board',
      hasPriceRules: false,
      rating: null,
      ratingCount: 0,
      timeZone: 'Europe/Berlin',
      hasOwnHours: false,
      photos: [],
      isActive: true,
      owner: { id: owner.id, firstName: 'Olga', lastName: 'Owner' },
      rules: { autoConfirm: true, slotMinutes: 30, horizonDays: 180 },
      revision: 0,
    });
    expect(lounge.boards.map(({ name }) => name)).toEqual(['Board 1', 'Board 2', 'Board 3']);
    expect(lounge.latitude).toBeCloseTo(50.95, 1);
  });

  it('shows nobody’s address but the lounge’s own', async () => {
    const admin = await api.createMember({ role: 'admin' });
    for (const member of [null, owner, admin]) {
      expect(JSON.stringify(await get(member))).not.toContain('olga.privat');
    }
  });

  it('tells who is asking what they are to it', async () => {
    const manager = await api.createMember();
    const fan = await api.createMember();
    await addStaff(api.deps.db, id, manager);
    await api.callerFor(fan).lounges.favourite.set({ loungeId: id, isFavourite: true });
    expect(await get()).toMatchObject({ staffRole: null, isFavourite: false });
    expect(await get(fan)).toMatchObject({ staffRole: null, isFavourite: true });
    expect(await get(manager)).toMatchObject({ staffRole: 'manager', isFavourite: false });
    expect(await get(owner)).toMatchObject({ staffRole: 'owner' });
  });

  it('tells how far it is from where the member lives', async () => {
    const neighbour = await api.createMember({ zip_code: '50823' });
    expect((await get(neighbour)).distance).toBe(0);
    expect((await get(owner)).distance).toBeGreaterThan(400);
    expect((await get()).distance).toBeNull();
    expect((await get(await api.createMember({ zip_code: null }))).distance).toBeNull();
  });

  it('is not there under an id that nobody has', async () => {
    const error = await refusal(api.callerFor(null).lounges.get({ id: 999_999 }));
    expect(error.code).toBe('LOUNGE_NOT_FOUND');
  });
});

describe('opening hours', () => {
  it.each([
    ['2026-11-23T08:59:00Z', false, '2026-11-23T09:00:00.000Z', '23'],
    ['2026-11-23T09:00:00Z', true, '2026-11-24T01:00:00.000Z', '23'],
    ['2026-11-24T00:59:00Z', true, '2026-11-24T01:00:00.000Z', '23'],
    ['2026-11-24T01:00:00Z', false, '2026-11-24T09:00:00.000Z', '24'],
  ])(
    'at %s without own hours: open %s until %s, on the %sth',
    async (now, isOpen, opensOrClosesAt, day) => {
      api.deps.clock.set(now);
      expect(await get()).toMatchObject({
        isOpen,
        opensOrClosesAt,
        businessDay: {
          date: `2026-11-${day}`,
          until: `2026-11-${Number(day) + 1}T01:00:00.000Z`,
        },
      });
    },
  );

  it('are those that the owner entered', async () => {
    api.deps.clock.set('2026-11-27T20:00:00Z');
    const friday = { weekday: 5, periods: [{ from: '18:00', to: '23:00' }] };
    await setLounge(api.deps.db, id, { opening_hours: JSON.stringify([friday]) });
    expect(await get()).toMatchObject({
      openingHours: [friday],
      hasOwnHours: true,
      isOpen: true,
      opensOrClosesAt: '2026-11-27T22:00:00.000Z',
    });
  });

  it('show exceptions and holidays of the next weeks, in order and in the reader’s language', async () => {
    api.deps.clock.set('2026-12-20T12:00:00Z');
    const exception = (date: string, periods: object[], note: string | null = null) =>
      api.deps.db
        .insertInto('opening_exceptions')
        .values({ lounge_id: id, date, periods: JSON.stringify(periods), note })
        .execute();
    await exception('2026-12-25', [], 'Frohes Fest');
    await exception('2026-12-31', [{ from: '20:00', to: '06:00' }]);
    await exception('2026-12-19', [], 'vorbei');
    await exception('2027-06-01', [], 'zu weit');
    const { specialDays } = await get();
    expect(specialDays).toEqual([
      { date: '2026-12-25', periods: [], note: 'Frohes Fest', holiday: '1. Weihnachtstag' },
      { date: '2026-12-26', periods: null, note: null, holiday: '2. Weihnachtstag' },
      { date: '2026-12-31', periods: [{ from: '20:00', to: '06:00' }], note: null, holiday: null },
      { date: '2027-01-01', periods: null, note: null, holiday: 'Neujahr' },
    ]);
    const english = await get(null, 'en');
    expect(english.specialDays.map(({ holiday }) => holiday)).toContain("New Year's Day");
    api.deps.clock.set('2026-12-25T12:00:00Z');
    expect(await get()).toMatchObject({ isOpen: false });
  });

  it('show six weeks from the lounge’s own day on, both ends with it', async () => {
    // in Cologne it is already the 20th
    api.deps.clock.set('2027-01-19T23:30:00Z');
    const dates = ['2027-01-19', '2027-01-20', '2027-03-03', '2027-03-04'];
    await api.deps.db
      .insertInto('opening_exceptions')
      .values(dates.map((date) => ({ lounge_id: id, date, periods: '[]' })))
      .execute();
    expect((await get()).specialDays.map(({ date }) => date)).toEqual(['2027-01-20', '2027-03-03']);
  });

  it('show no holiday of before and none that is further ahead', async () => {
    const holidays = async (now: string) => {
      api.deps.clock.set(now);
      return (await get()).specialDays.map(({ date }) => date);
    };
    // Labour Day, Ascension and Whit Monday of 2027
    expect(await holidays('2027-05-01T12:00:00Z')).toEqual([
      '2027-05-01',
      '2027-05-06',
      '2027-05-17',
      '2027-05-27',
    ]);
    expect(await holidays('2027-05-02T12:00:00Z')).not.toContain('2027-05-01');
    expect(await holidays('2027-04-05T12:00:00Z')).toEqual([
      '2027-05-01',
      '2027-05-06',
      '2027-05-17',
    ]);
    expect(await holidays('2027-04-04T12:00:00Z')).toEqual(['2027-05-01', '2027-05-06']);
  });

  it('mark the holidays of the lounge’s own state', async () => {
    api.deps.clock.set('2026-12-28T12:00:00Z');
    const names = async () => (await get()).specialDays.map(({ date }) => date);
    expect(await names()).not.toContain('2027-01-06');
    // Epiphany is a holiday in Bavaria
    await setLounge(api.deps.db, id, { state: 'Bayern' });
    expect(await names()).toContain('2027-01-06');
  });
});

describe('a lounge that is not active any more', () => {
  beforeEach(() => setLounge(api.deps.db, id, { is_active: false }));

  it('is there for its team, for moderators, and for nobody else', async () => {
    const manager = await api.createMember();
    await addStaff(api.deps.db, id, manager);
    const moderator = await api.createMember({ role: 'moderator' });
    for (const member of [owner, manager, moderator]) {
      expect(await get(member)).toMatchObject({ isActive: false });
    }
    for (const member of [null, await api.createMember()]) {
      expect(await codeOf(get(member))).toBe('LOUNGE_NOT_FOUND');
    }
  });

  it('is there for those with bookings', async () => {
    const guest = await api.createMember();
    const [startAt, endAt] = [api.deps.clock.inMinutes(60), api.deps.clock.inMinutes(120)];
    await addBooking(api.deps.db, { loungeId: id, member: guest, startAt, endAt });
    expect(await get(guest)).toMatchObject({ isActive: false });
  });
});

describe('mine', () => {
  it('are those that the member works for, own ones first, also inactive ones', async () => {
    const member = await api.createMember();
    const own = await createLounge(api, member, { name: 'Eigene' });
    await addStaff(api.deps.db, id, member);
    await setLounge(api.deps.db, own.id, { is_active: false });
    const [startAt, endAt] = [api.deps.clock.inMinutes(60), api.deps.clock.inMinutes(120)];
    const booking = { loungeId: id, member, startAt, endAt };
    const requested = await addBooking(api.deps.db, booking);
    await addBooking(api.deps.db, booking);
    await api.deps.db
      .updateTable('bookings')
      .set({ status: 'requested', expires_at: startAt })
      .where('id', '=', requested)
      .execute();
    expect(await api.callerFor(member).lounges.mine()).toEqual([
      {
        id: own.id,
        name: 'Eigene',
        city: 'Köln',
        isActive: false,
        staffRole: 'owner',
        requestCount: 0,
      },
      {
        id,
        name: 'Zur scharfen Kante',
        city: 'Köln',
        isActive: true,
        staffRole: 'manager',
        requestCount: 1,
      },
    ]);
    expect(await api.callerFor(await api.createMember()).lounges.mine()).toEqual([]);
  });

  it('begin with the busiest, by what is booked around today', async () => {
    const member = await api.createMember();
    const [quiet, busy, once] = [
      await createLounge(api, member, { name: 'Aachener' }),
      await createLounge(api, member, { name: 'Zum Bull' }),
      await createLounge(api, member, { name: 'Long ago' }),
    ];
    const names = async () => (await api.callerFor(member).lounges.mine()).map(({ name }) => name);
    expect(await names()).toEqual(['Aachener', 'Long ago', 'Zum Bull']);
    const addAt = (loungeId: number, minutes: number) =>
      addBooking(api.deps.db, {
        loungeId,
        member,
        startAt: api.deps.clock.inMinutes(minutes),
        endAt: api.deps.clock.inMinutes(minutes + 60),
      });
    await addAt(busy.id, -3 * 1440);
    await addAt(once.id, -30 * 1440);
    await addAt(once.id, -31 * 1440);
    expect(await names()).toEqual(['Zum Bull', 'Aachener', 'Long ago']);
    await addAt(quiet.id, 1440);
    await addAt(quiet.id, 2880);
    expect(await names()).toEqual(['Aachener', 'Zum Bull', 'Long ago']);
  });
});

describe('nearby', () => {
  const north = (kilometres: number) => (kilometres / 6371) * (180 / Math.PI);

  it('are the three next to the member’s postal code, in whole kilometres', async () => {
    const places = [{ latitude: 1, longitude: 1, place: 'Insel', country: 'DE', code: '00002' }];
    const rows = places.map((place) => ({ ...place, state: '' }));
    await api.deps.db.insertInto('postal_codes').values(rows).execute();
    const at = (kilometres: number) => ({ latitude: 1 + north(kilometres), longitude: 1 });
    await insertLounges(api.deps.db, owner, [
      { name: 'dritte', ...at(2.51) },
      { name: 'vierte', ...at(4) },
      { name: 'zu', ...at(0), is_active: false },
      { name: 'irgendwo' },
      { name: 'zweite', ...at(1.45), rating_count: 2, rating_sum: 9 },
      { name: 'erste', ...at(0.4) },
    ]);
    const member = await api.createMember({ zip_code: '00002' });
    const { items, origin } = await api.callerFor(member).lounges.nearby();
    expect(items).toEqual([
      { id: expect.any(Number), name: 'erste', city: 'Köln', rating: 0, distance: 0 },
      { id: expect.any(Number), name: 'zweite', city: 'Köln', rating: 4.5, distance: 1 },
      { id: expect.any(Number), name: 'dritte', city: 'Köln', rating: 0, distance: 3 },
    ]);
    expect(origin).toMatchObject({ source: 'member', zipCode: '00002', place: 'Insel' });
  });

  it.each([null, '', '99999'])('are unknown for the postal code %j', async (zip_code) => {
    const member = await api.createMember({ zip_code });
    const nearby = await api.callerFor(member).lounges.nearby();
    expect(nearby).toEqual({ items: [], origin: null });
  });

  it('are of no visitor', async () => {
    expect(await codeOf(api.callerFor(null).lounges.nearby())).toBe('UNAUTHENTICATED');
  });
});

describe('similar', () => {
  const similar = async (wish: { name: string; zipCode?: string; city?: string }) => {
    const asked = { city: 'Gera', country: 'DE' as const, ...wish };
    return (await api.callerFor(owner).lounges.similar(asked)).map(({ name }) => name);
  };

  beforeAll(async () => {
    const gera = { city: 'Gera', zip_code: '07545' };
    await insertLounges(api.deps.db, owner, [
      { name: 'Bull Pub Köln', ...gera },
      { name: 'Zum Gröner Löwen', city: 'Gera', zip_code: '07546' },
      { name: 'Zum Goldenen Anker', ...gera, zip_code: null },
      { name: 'Ganz anders', ...gera },
      { name: 'Pub Bull', ...gera, is_active: false },
      { name: 'Pub Bull', city: 'Jena', zip_code: '07743' },
    ]);
  });

  it.each(['Pub Bull', 'bull', 'BULL PUB KOELN', 'Bull-Pub', 'Bul Pub'])(
    '%s may be Bull Pub Köln',
    async (name) => {
      expect(await similar({ name, zipCode: '07545' })).toEqual(['Bull Pub Köln']);
    },
  );

  it('looks into the whole city where a postal code is missing', async () => {
    expect(await similar({ name: 'Goldener Anker', zipCode: '07545' })).toEqual([
      'Zum Goldenen Anker',
    ]);
    expect(await similar({ name: 'Gröner Löwe' })).toEqual(['Zum Gröner Löwen']);
    expect(await similar({ name: 'Gröner Löwe', zipCode: '07545' })).toEqual([]);
  });

  it.each([
    { name: 'Bull Pub', zipCode: '07743', city: 'Erfurt' },
    { name: 'Sportheim', zipCode: '07545' },
  ])('finds nothing that is another name or another place: %j', async (wish) => {
    const found = await similar(wish);
    expect(found.filter((name) => name !== 'Pub Bull')).toEqual([]);
  });
});
