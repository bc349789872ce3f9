import type { Lounge } from '@oche/validators/lounges/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../../lib/time/wall-clock.ts';
import { useTestApp } from '../../../plugins/testing.ts';
import type { TestMember } from '../../../testing/index.ts';
import { addStaff, createLounge } from '../../lounges/testing.ts';
import { anEvening, at, book, NOW } from '../testing.ts';

const server = useTestApp({ now: NOW });
let owner: TestMember;
let anna: TestMember;
let lounge: Lounge;

beforeEach(async () => {
  owner = await server.api.createMember();
  anna = await server.api.createMember({ first_name: 'Anna', last_name: 'Arrow' });
  lounge = await createLounge(server.api, owner);
});

interface Asked {
  from?: string;
  to?: string;
  language?: string;
  id?: number | string;
}

async function read(member: TestMember | null, { language = 'de', id, ...days }: Asked = {}) {
  const query = new URLSearchParams({ from: '2031-03-01', to: '2031-03-31', ...days });
  return server.app.inject({
    method: 'GET',
    url: `/api/lounges/${id ?? lounge.id}/bookings.csv?${query}`,
    headers: {
      'accept-language': language,
      ...(member && { cookie: await server.signIn(member) }),
    },
  });
}

const linesOf = (body: string) => body.replace('\uFEFF', '').split('\r\n').filter(Boolean);

describe('the export', () => {
  it('is a file that a German spreadsheet opens as a table', async () => {
    const booking = await book(server.api, anna, {
      loungeId: lounge.id,
      boardCount: 2,
      groupSize: 3,
    });
    const cancelled = await book(server.api, anna, {
      loungeId: lounge.id,
      startTime: at('23:30'),
      endTime: at('00:30', '2031-03-08'),
    });
    const caller = server.api.callerFor(owner).bookings;
    await caller.cancel({ id: cancelled.id, reason: 'Licht; kaputt' });
    const response = await read(owner);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="Buchungen-${lounge.id}-2031-03-01-2031-03-31.csv"`,
    });
    expect(response.body.startsWith('\uFEFFNummer;Datum;')).toBe(true);
    expect(linesOf(response.body)).toEqual([
      'Nummer;Datum;Beginn;Ende;Boards;Gast;Kontakt;Personen;Status;Preis in Euro;Serie;Notizen;Abgesagt von;Grund der Absage',
      `${booking.id};07.03.2031;19:00;21:00;Board 1, Board 2;Anna Arrow;;3;bestätigt;48,00;;;;`,
      `${cancelled.id};07.03.2031;23:30;00:30;Board 1;Anna Arrow;;;abgesagt;12,00;;;Lounge;"Licht; kaputt"`,
    ]);
    expect(response.body).not.toContain(anna.email);
  });

  it('is in the reader’s language and its way of writing numbers', async () => {
    await book(server.api, anna, { loungeId: lounge.id });
    const [head, line] = linesOf((await read(owner, { language: 'en' })).body);
    expect(head).toContain('Number,Date,Start,End,Boards,Guest');
    expect(line).toContain(',07/03/2031,19:00,21:00,Board 1,Anna Arrow,,,confirmed,24.00,');
  });

  it('has the days that are asked for, of the lounge’s clock', async () => {
    await book(server.api, anna, {
      loungeId: lounge.id,
      startTime: at('00:00', '2031-03-08'),
      endTime: at('01:00', '2031-03-08'),
    });
    const count = async (from: string, to: string) =>
      linesOf((await read(owner, { from, to })).body).length - 1;
    expect(await count('2031-03-07', '2031-03-07')).toBe(0);
    expect(await count('2031-03-08', '2031-03-08')).toBe(1);
    expect(await count('2031-03-09', '2031-03-31')).toBe(0);
  });

  it('runs no formula that a guest wrote', async () => {
    await book(server.api, anna, {
      loungeId: lounge.id,
      notes: '=HYPERLINK("https://evil.example")',
    });
    await server.api.callerFor(owner).bookings.createWalkIn({
      ...anEvening({ loungeId: lounge.id }),
      guestName: '@SUM(1+1)',
      guestContact: '+49 221 12345',
      notes: '-1+2\n"; =1+1',
    });
    const { body } = await read(owner);
    expect(body).toContain(`;"'=HYPERLINK(""https://evil.example"")";`);
    expect(body).toContain(";'@SUM(1+1);'+49 221 12345;");
    expect(body).toContain(`;"'-1+2\n""; =1+1";`);
  });

  it('is whole, however many bookings there are', async () => {
    await server.api.deps.db
      .insertInto('bookings')
      .values(
        Array.from({ length: 2500 }, (_, index) => ({
          lounge_id: lounge.id,
          guest_name: `Gast ${index}`,
          created_by: owner.id,
          status: 'completed' as const,
          // many bookings begin at the same moment
          start_at: at(`1${index % 3}:00`),
          end_at: at('14:00'),
          board_count: 1,
          price_cents: 100,
          cancellable_until: NOW,
        })),
      )
      .execute();
    const lines = linesOf((await read(owner)).body).slice(1);
    expect(lines).toHaveLength(2500);
    expect(new Set(lines.map((line) => line.split(';')[0])).size).toBe(2500);
  });
});

describe('who may have it', () => {
  const codeOf = async (member: TestMember | null, asked: Asked = {}) => {
    const response = await read(member, asked);
    return [response.statusCode, response.json().code];
  };

  it('the team and admins', async () => {
    const manager = await server.api.createMember();
    await addStaff(server.api.deps.db, lounge.id, manager);
    const admin = await server.api.createMember({
      role: 'admin',
      totp_enabled_at: NOW,
    });
    for (const member of [owner, manager]) expect((await read(member)).statusCode).toBe(200);
    expect((await read(admin)).statusCode).toBe(200);
    // makes Anna the owner of another lounge
    await createLounge(server.api, anna);
    expect(await codeOf(anna)).toEqual([403, 'FORBIDDEN']);
    expect(await codeOf(null)).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('for days and a lounge that there are', async () => {
    expect(await codeOf(owner, { id: 999_999 })).toEqual([404, 'LOUNGE_NOT_FOUND']);
    expect(await codeOf(owner, { id: 'x' })).toEqual([400, 'BAD_INPUT']);
    expect(await codeOf(owner, { from: 'gestern' })).toEqual([400, 'BAD_INPUT']);
    expect(await codeOf(owner, { from: '2031-04-01' })).toEqual([400, 'BAD_INPUT']);
    expect(await codeOf(owner, { to: '2034-01-01' })).toEqual([400, 'BAD_INPUT']);
    const status = async (from: string, to: string) => (await read(owner, { from, to })).statusCode;
    expect(await status('2031-03-07', '2031-03-07')).toBe(200);
    expect(await status('2031-03-07', '2031-03-06')).toBe(400);
    const last = addDays('2031-01-01', 731);
    expect(await status('2031-01-01', last)).toBe(200);
    expect(await status('2031-01-01', addDays(last, 1))).toBe(400);
  });
});
