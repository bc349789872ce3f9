import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../plugins/testing.ts';
import { useMember } from '../../testing/index.ts';
import { createLounge, type TestLounge } from '../lounges/testing.ts';
import { at, span } from './testing.ts';

const server = useTestApp({ now: at('Mon 09:00') });
const owner = useMember(server.api);
const guest = useMember(server.api, { first_name: 'Gerd', last_name: 'Gast' });
let cookies: Record<'owner' | 'guest' | 'nobody', string>;
let lounge: TestLounge;

beforeAll(async () => {
  cookies = {
    owner: await server.signIn(owner),
    guest: await server.signIn(guest),
    nobody: '',
  };
  lounge = await createLounge(server.api, owner, {
    horizon_days: 730,
    opening_hours: JSON.stringify(
      [5, 6].map((weekday) => ({ weekday, periods: [{ from: '18:00', to: '06:00' }] })),
    ),
  });
});

async function call(
  method: 'GET' | 'POST',
  path: string,
  { as = 'guest', payload }: { as?: keyof typeof cookies; payload?: object } = {},
) {
  const response = await server.app.inject({
    method,
    url: `/api${path}`,
    headers: { cookie: cookies[as], 'accept-language': 'en' },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

/** The date is that of the start, unless told otherwise. */
const book = (payload: { startTime?: string; [field: string]: unknown }, as?: 'guest' | 'nobody') =>
  call('POST', `/lounges/${lounge.id}/bookings`, {
    payload: { bookingDate: payload.startTime, ...payload },
    as,
  });

describe('POST /api/lounges/{id}/bookings', () => {
  it('takes the documented payload', async () => {
    const { status, body } = await book({
      bookingDate: at('Fri 00:00'),
      ...span('Fri 18:00', 'Fri 20:00'),
      totalPrice: 24,
      notes: 'Zu viert',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...span('Fri 18:00', 'Fri 20:00'),
      status: 'confirmed',
      totalPrice: 24,
      notes: 'Zu viert',
    });
  });

  it.each([
    ['en', 'Booking date is required', 'Start time is required', 'End time is required'],
    ['de', 'Datum ist erforderlich', 'Beginn ist erforderlich', 'Ende ist erforderlich'],
  ])('wants a date, a start and an end (%s)', async (language, date, start, end) => {
    for (const payload of [{}, { bookingDate: '', startTime: '', endTime: null }]) {
      const response = await server.app.inject({
        method: 'POST',
        url: `/api/lounges/${lounge.id}/bookings`,
        headers: { cookie: cookies.guest, 'accept-language': language },
        payload,
      });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        code: 'BAD_INPUT',
        fields: expect.arrayContaining([
          { path: 'bookingDate', message: date },
          { path: 'startTime', message: start },
          { path: 'endTime', message: end },
        ]),
      });
      expect(response.json().fields).toHaveLength(3);
    }
  });

  it.each([
    ['the day before', 'Thu 23:59'],
    ['the day after', 'Sat 00:00'],
  ])('refuses a date that is %s', async (_, day) => {
    const { status, body } = await book({
      bookingDate: at(day),
      ...span('Fri 22:00', 'Fri 23:00'),
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: 'bookingDate', message: 'Date and start time do not match' }],
    });
  });

  it('refuses a plain day that is another', async () => {
    for (const bookingDate of ['2031-03-06', '2031-03-08']) {
      const { status, body } = await book({ bookingDate, ...span('Fri 22:00', 'Fri 23:00') });
      expect([status, body.fields]).toMatchObject([400, [{ path: 'bookingDate' }]]);
    }
  });

  it.each(['2031-02-29', 'Friday', 5])('takes no %j for a date', async (bookingDate) => {
    const { status, body } = await book({ bookingDate, ...span('Fri 22:00', 'Fri 23:00') });
    expect([status, body.code]).toEqual([400, 'BAD_INPUT']);
    expect(body.fields).toEqual([{ path: 'bookingDate', message: expect.any(String) }]);
  });

  it('says in words what is wrong with the times', async () => {
    const backwards = await book(span('Fri 20:00', 'Fri 18:00'));
    expect(backwards.status).toBe(400);
    expect(backwards.body).toMatchObject({ code: 'BOOKING_END_BEFORE_START' });
    expect(backwards.body.message).toMatch(/end/i);
    const closed = await book(span('Thu 18:00', 'Thu 20:00'));
    expect([closed.status, closed.body.code]).toEqual([409, 'OUTSIDE_OPENING_HOURS']);
    const nobody = await book(span('Fri 22:00', 'Fri 23:00'), 'nobody');
    expect(nobody.status).toBe(401);
  });

  it('charges the hours that really pass when the clock goes forward', async () => {
    const { status, body } = await book({
      startTime: '2031-03-30T01:00:00+01:00',
      endTime: '2031-03-30T04:00:00+02:00',
      totalPrice: 24,
    });
    expect([status, body.totalPrice]).toEqual([201, 24]);
    const afterClosing = await book({
      startTime: '2031-03-30T05:00:00+02:00',
      endTime: '2031-03-30T07:00:00+02:00',
    });
    expect(afterClosing.body.code).toBe('OUTSIDE_OPENING_HOURS');
  });

  it('charges the hour that comes twice when the clock goes back', async () => {
    const night = {
      startTime: '2031-10-26T01:00:00+02:00',
      endTime: '2031-10-26T04:00:00+01:00',
    };
    const { status, body } = await book(night);
    expect([status, body.totalPrice]).toEqual([201, 48]);
  });

  it('books once for one Idempotency-Key', async () => {
    const inject = () =>
      server.app.inject({
        method: 'POST',
        url: `/api/lounges/${lounge.id}/bookings`,
        headers: { cookie: cookies.guest, 'idempotency-key': 'friday-night-1' },
        payload: { bookingDate: at('Sat 00:00'), ...span('Sat 18:00', 'Sat 20:00') },
      });
    const [first, second] = await Promise.all([inject(), inject()]);
    expect([first?.statusCode, second?.statusCode]).toEqual([201, 201]);
    expect(second?.json().id).toBe(first?.json().id);
  });
});

describe('lists', () => {
  it('GET /api/users/bookings has the member’s own, paged in a Link header', async () => {
    const { status, body, headers } = await call('GET', '/users/bookings?period=upcoming&limit=2');
    expect(status).toBe(200);
    expect(body.map(({ startTime }: { startTime: string }) => startTime)).toEqual([
      at('Fri 18:00'),
      at('Sat 18:00'),
    ]);
    const next = /<\/api([^>]+)>; rel="next"/.exec(String(headers.link))?.[1] ?? '';
    const rest = await call('GET', next);
    expect(rest.body.map(({ startTime }: { startTime: string }) => startTime)).toEqual([
      '2031-03-30T00:00:00.000Z',
      '2031-10-25T23:00:00.000Z',
    ]);
    expect((await call('GET', '/users/bookings', { as: 'owner' })).body).toEqual([]);
    expect((await call('GET', '/users/bookings', { as: 'nobody' })).status).toBe(401);
  });

  it('GET /api/lounges/{id}/bookings has names for the team only', async () => {
    const path = `/lounges/${lounge.id}/bookings`;
    const seen = (await call('GET', path, { as: 'nobody' })).body;
    expect(seen[0]).toEqual({
      id: expect.any(Number),
      ...span('Fri 18:00', 'Fri 20:00'),
      status: 'confirmed',
      boards: [{ id: lounge.boardIds[0], name: 'Board 1' }],
      guest: null,
    });
    expect(JSON.stringify(seen)).not.toMatch(/Gast|Zu viert/);
    expect((await call('GET', path)).body).toEqual(seen);
    const known = (await call('GET', path, { as: 'owner' })).body;
    expect(known[0].guest).toEqual({ id: guest.id, name: 'Gerd Gast' });
  });
});

describe('further bookings', () => {
  it.each([
    ['Fri', 20],
    ['Sat', 'nichts'],
  ])('costs what the lounge asks, whatever the payload says (%s: %s)', async (day, totalPrice) => {
    const { status, body } = await book({ ...span(`${day} 20:00`, `${day} 22:00`), totalPrice });
    expect([status, body.totalPrice]).toEqual([201, 24]);
  });

  it.each([
    ['the night’s own day', at('Sat 00:00'), '01'],
    ['the same as a plain day, which is the lounge’s', '2031-03-08', '02'],
    ['the evening that it belongs to', at('Fri 18:00'), '03'],
    ['the same as a plain day', '2031-03-07', '04'],
  ])('take %s as the date of a booking after midnight', async (_, bookingDate, hour) => {
    const night = span(`Sat ${hour}:00`, `Sat ${hour}:30`);
    const { status, body } = await book({ bookingDate, ...night });
    expect([status, body.startTime]).toEqual([201, night.startTime]);
  });
});
