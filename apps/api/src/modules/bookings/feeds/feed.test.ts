import type { createFeedInput } from '@oche/validators/bookings/schemas';
import type { Lounge } from '@oche/validators/lounges/schemas';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { buildApp } from '../../../app.ts';
import { useTestApp } from '../../../plugins/testing.ts';
import {
  codeOf,
  createTestApi,
  refusal,
  type TestMember,
  useMember,
} from '../../../testing/index.ts';
import { addStaff, createLounge } from '../../lounges/testing.ts';
import { anEvening, at, book, NOW } from '../testing.ts';

const server = useTestApp({ now: NOW, env: { PUBLIC_URL: 'https://oche.example' } });
const { api } = server;
const admin = useMember(api, { role: 'admin' });
let owner: TestMember;
let anna: TestMember;
let ben: TestMember;
let lounge: Lounge;

beforeEach(async () => {
  owner = await api.createMember();
  anna = await api.createMember({ first_name: 'Anna', last_name: 'Arrow' });
  ben = await api.createMember({ first_name: 'Ben', last_name: 'Bull' });
  lounge = await createLounge(api, owner);
});

const feedsOf = (member: TestMember) => api.callerFor(member).bookings.feed;

async function addressOf(member: TestMember, input: z.input<typeof createFeedInput>) {
  const { id, url } = await feedsOf(member).create(input);
  return { id, path: new URL(url).pathname };
}

const get = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: path, headers });

async function eventsOf(path: string) {
  const response = await get(path);
  expect(response.statusCode).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(response.body));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const status = component.getFirstPropertyValue('status');
    return { uid: event.uid, summary: event.summary, description: event.description, status };
  });
}

const ofLounge = () => ({ kind: 'lounge', loungeId: lounge.id }) as const;

describe('a member’s calendar', () => {
  it('has the member’s own bookings, cancelled ones as cancelled, and nobody else’s', async () => {
    const { path } = await addressOf(anna, { kind: 'member' });
    const kept = await book(api, anna, { loungeId: lounge.id });
    const cancelled = await book(api, anna, { loungeId: lounge.id, notes: 'Bis gleich' });
    await api.callerFor(anna).bookings.cancel({ id: cancelled.id });
    await book(api, ben, { loungeId: lounge.id });
    expect(await eventsOf(path)).toEqual([
      {
        uid: `booking-${kept.id}@oche.example`,
        summary: 'Darts: Zur scharfen Kante',
        description: expect.stringContaining('Boards: Board 1\nPreis: 24,00'),
        status: 'CONFIRMED',
      },
      {
        uid: `booking-${cancelled.id}@oche.example`,
        summary: 'Abgesagt: Darts: Zur scharfen Kante',
        description: expect.stringContaining('Bis gleich'),
        status: 'CANCELLED',
      },
    ]);
  });

  it('reaches 90 days back', async () => {
    const { path } = await addressOf(anna, { kind: 'member' });
    await book(api, anna, { loungeId: lounge.id });
    api.deps.clock.set(at('12:00', '2031-06-05'));
    expect(await eventsOf(path)).toHaveLength(1);
    api.deps.clock.set(at('12:00', '2031-06-06'));
    expect(await eventsOf(path)).toHaveLength(0);
  });

  it('is in its member’s language, whoever fetches it', async () => {
    const emma = await api.createMember({ locale: 'en' });
    const { path } = await addressOf(emma, { kind: 'member' });
    const booking = await book(api, emma, { loungeId: lounge.id });
    await api.callerFor(emma).bookings.cancel({ id: booking.id });
    const [event] = await eventsOf(path);
    expect(event?.summary).toBe('Cancelled: Darts: Zur scharfen Kante');
  });

  it('goes on for a suspended member and ends for a banned one', async () => {
    const { path } = await addressOf(anna, { kind: 'member' });
    const setStatus = (status: 'suspended' | 'banned') =>
      api.deps.db.updateTable('users').set({ status }).where('id', '=', anna.id).execute();
    await setStatus('suspended');
    expect((await get(path)).statusCode).toBe(200);
    await setStatus('banned');
    expect((await get(path)).statusCode).toBe(404);
  });
});

describe('a lounge’s calendar', () => {
  it('names the guests and their boards, for the team only', async () => {
    const { path } = await addressOf(owner, ofLounge());
    await book(api, anna, { loungeId: lounge.id, notes: 'Wir sind zu viert.' });
    await api.callerFor(owner).bookings.createWalkIn({
      ...anEvening({ loungeId: lounge.id }),
      guestName: 'Stammtisch',
      guestContact: '0221 12345',
    });
    const events = await eventsOf(path);
    expect(events.map(({ summary }) => summary)).toEqual([
      'Anna Arrow (Board 1)',
      'Stammtisch (Board 2)',
    ]);
    expect(JSON.stringify(events)).toContain('Wir sind zu viert.');
    expect(JSON.stringify(events)).not.toContain('12345');
    expect(JSON.stringify(events)).not.toContain(anna.email);
  });

  it('reaches two weeks back', async () => {
    const { path } = await addressOf(owner, ofLounge());
    await book(api, anna, { loungeId: lounge.id });
    api.deps.clock.set(at('19:00', '2031-03-21'));
    expect(await eventsOf(path)).toHaveLength(1);
    api.deps.clock.set(at('19:01', '2031-03-21'));
    expect(await eventsOf(path)).toHaveLength(0);
  });

  it('of one board has its bookings only', async () => {
    const [first, second] = lounge.boards.map(({ id }) => id);
    const input = { kind: 'board', loungeId: lounge.id, boardId: second ?? 0 } as const;
    const { path } = await addressOf(owner, input);
    await book(api, anna, { loungeId: lounge.id, boardIds: [first ?? 0] });
    const booking = await book(api, ben, { loungeId: lounge.id, boardIds: [second ?? 0] });
    const events = await eventsOf(path);
    expect(events.map(({ uid }) => uid)).toEqual([`booking-${booking.id}@oche.example`]);
  });

  it('ends when its manager leaves the team, and comes back with them', async () => {
    await addStaff(api.deps.db, lounge.id, ben);
    const { path } = await addressOf(ben, ofLounge());
    expect((await get(path)).statusCode).toBe(200);
    const leave = api.deps.db.deleteFrom('lounge_staff').where('user_id', '=', ben.id);
    await leave.execute();
    expect((await get(path)).statusCode).toBe(404);
    await addStaff(api.deps.db, lounge.id, ben);
    expect((await get(path)).statusCode).toBe(200);
  });

  it('is there for admins as long as they are', async () => {
    const { path } = await addressOf(admin, ofLounge());
    expect((await get(path)).statusCode).toBe(200);
    const setRole = (role: 'user' | 'admin') =>
      api.deps.db.updateTable('users').set({ role }).where('id', '=', admin.id).execute();
    await setRole('user');
    expect((await get(path)).statusCode).toBe(404);
    await setRole('admin');
  });

  it('is made for nobody else, and for no board of another lounge', async () => {
    expect(await codeOf(feedsOf(anna).create(ofLounge()))).toBe('FORBIDDEN');
    const visitor = refusal(api.callerFor(null).bookings.feed.create(ofLounge()));
    expect((await visitor).code).toBe('UNAUTHENTICATED');
    const suspended = await api.createMember({ status: 'suspended' });
    const refused = await refusal(feedsOf(suspended).create({ kind: 'member' }));
    expect(refused.code).toBe('ACCOUNT_SUSPENDED');
    const other = await createLounge(api, ben);
    const input = {
      kind: 'board',
      loungeId: lounge.id,
      boardId: other.boards[0]?.id ?? 0,
    } as const;
    expect(await codeOf(feedsOf(owner).create(input))).toBe('BOARD_NOT_FOUND');
    const nowhere = feedsOf(owner).create({ kind: 'lounge', loungeId: 999_999 });
    expect(await codeOf(nowhere)).toBe('LOUNGE_NOT_FOUND');
  });
});

describe('an address', () => {
  it('is told once; lists have no address, and the database has only its hash', async () => {
    const { id, path } = await addressOf(owner, ofLounge());
    await addressOf(owner, { kind: 'member' });
    const list = await feedsOf(owner).list({});
    expect(list.map(({ kind }) => kind)).toEqual(['lounge', 'member']);
    expect(list[0]).toEqual({
      id,
      kind: 'lounge',
      lounge: { id: lounge.id, name: lounge.name },
      board: null,
      createdAt: NOW,
      lastReadAt: null,
    });
    expect(await feedsOf(owner).list({ loungeId: lounge.id })).toHaveLength(1);
    expect(await feedsOf(anna).list({})).toEqual([]);
    const token = path.replace(/.*\//, '').replace('.ics', '');
    const stored = await api.deps.db.selectFrom('calendar_feeds').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(list)).not.toContain(token);
  });

  it('that is revoked or made up is not there', async () => {
    const { id, path } = await addressOf(anna, { kind: 'member' });
    expect(await codeOf(feedsOf(ben).revoke({ id }))).toBe('FEED_NOT_FOUND');
    const visitor = refusal(api.callerFor(null).bookings.feed.revoke({ id }));
    expect((await visitor).code).toBe('UNAUTHENTICATED');
    expect((await get(path)).statusCode).toBe(200);
    // suspended members can do this, too: the address is a secret that may have leaked
    await feedsOf({ ...anna, status: 'suspended' }).revoke({ id });
    expect((await get(path)).statusCode).toBe(404);
    expect(await codeOf(feedsOf(anna).revoke({ id }))).toBe('FEED_NOT_FOUND');
    expect(await feedsOf(anna).list({})).toEqual([]);
    expect((await get(`/calendar/${'x'.repeat(43)}.ics`)).statusCode).toBe(404);
    expect((await get('/calendar/x.ics')).statusCode).toBe(404);
  });

  it('answers as calendars want it, and with nothing new when nothing is', async () => {
    const { path } = await addressOf(anna, { kind: 'member' });
    await book(api, anna, { loungeId: lounge.id });
    const first = await get(path);
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    });
    const etag = String(first.headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get(path, { 'if-none-match': known });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    await book(api, anna, { loungeId: lounge.id });
    expect((await get(path, { 'if-none-match': etag })).statusCode).toBe(200);
    const head = await server.app.inject({ method: 'HEAD', url: path });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it('notes when it was read, about hourly', async () => {
    const { id, path } = await addressOf(anna, { kind: 'member' });
    const lastRead = async () =>
      (await feedsOf(anna).list({})).find((feed) => feed.id === id)?.lastReadAt;
    await get(path);
    expect(await lastRead()).toBe(NOW);
    api.deps.clock.advance({ minutes: 59 });
    await get(path);
    expect(await lastRead()).toBe(NOW);
    api.deps.clock.advance({ minutes: 1 });
    await get(path);
    expect(await lastRead()).toBe('2031-03-03T10:00:00.000Z');
  });
});

it('guessing addresses is limited', async () => {
  const limited = await createTestApi({ RATE_LIMIT_PER_MINUTE: '3' });
  const other = await buildApp(limited.deps);
  const statuses = [];
  for (let i = 0; i < 4; i++) {
    const url = `/calendar/${String(i).repeat(43)}.ics`;
    statuses.push((await other.inject({ method: 'GET', url })).statusCode);
  }
  expect(statuses).toEqual([404, 404, 404, 429]);
  await other.close();
  await limited.close();
});
