import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { withTransaction } from '@oche/db';
import type { Lounge } from '@oche/validators/lounges/schemas';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  receiveMails,
  runJobs,
  type TestMember,
  useFreshMember,
  useTestApi,
} from '../../../testing/index.ts';
import { createLounge, setLounge } from '../../lounges/testing.ts';
import { placeBooking } from '../booking/booking-create.service.ts';
import { settle } from '../booking/settle.service.ts';
import { anEvening, at, book, NOW } from '../testing.ts';

const api = useTestApi({ now: NOW, env: { PUBLIC_URL: 'https://oche.example' } });
const owner = useFreshMember(api, { first_name: 'Olga', locale: 'en' });
const anna = useFreshMember(api, { first_name: 'Anna', last_name: 'Arrow' });
let lounge: Lounge;

afterEach(() => runJobs(api));
beforeEach(async () => {
  lounge = await createLounge(api, owner);
});

const subjects = async (member: TestMember) =>
  (await receiveMails(api, member.email)).map(({ subject }) => subject);
const lastMail = async (member: TestMember) => (await receiveMails(api, member.email)).at(-1);
/** What the bell says first. */
const newest = async (member: TestMember) =>
  (await api.callerFor(member).social.notifications.list({})).items[0]?.excerpt;
const loungeId = () => lounge.id;
const asked = () => setLounge(api.deps.db, lounge.id, { auto_confirm: false });

/** The waiting jobs of one kind. */
async function waitingJobs(task: string) {
  const { rows } = await sql<{ key: string | null; run_at: string; attempts: number }>`
    select key, run_at, attempts from graphile_worker.jobs where task_identifier = ${task}
  `.execute(api.deps.db);
  return rows;
}

const startNow = () =>
  sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(
    api.deps.db,
  );

function eventOf(calendar: string | null | undefined) {
  const component = new ICAL.Component(ICAL.parse(calendar ?? ''));
  const event = component.getFirstSubcomponent('vevent');
  return {
    method: component.getFirstPropertyValue('method'),
    uid: event?.getFirstPropertyValue('uid'),
    status: event?.getFirstPropertyValue('status'),
    sequence: event?.getFirstPropertyValue('sequence'),
    start: event?.getFirstPropertyValue('dtstart')?.toString(),
  };
}

describe('a booking', () => {
  it('is confirmed to its member, and the owner learns of it, each in their language', async () => {
    const booking = await book(api, anna, {
      loungeId: loungeId(),
      boardCount: 2,
      groupSize: 3,
      notes: 'Wir bringen Kuchen mit.',
    });
    const mail = await lastMail(anna);
    expect(mail?.subject).toBe('Gebucht: Zur scharfen Kante, Freitag, 7. März um 19:00');
    expect(mail?.text).toContain('Wann: Freitag, 7. März 2031, 19:00 bis 21:00 Uhr');
    expect(mail?.text).toContain('Wo: Zur scharfen Kante, Venloer Straße 12, 50823 Köln');
    expect(mail?.text).toContain('Boards: Board 1, Board 2');
    expect(mail?.text).toContain('Personen: 3');
    expect(mail?.text).toMatch(/Preis: 48,00\s€/);
    expect(mail?.text).toContain('Absagen bis: Freitag, 7. März um 17:00');
    expect(mail?.text).toContain('https://oche.example/bookings');
    expect(eventOf(mail?.calendar)).toEqual({
      method: 'REQUEST',
      uid: `booking-${booking.id}@oche.example`,
      status: 'CONFIRMED',
      sequence: 0,
      start: '2031-03-07T18:00:00Z',
    });
    const notice = await lastMail(owner);
    expect(notice?.subject).toBe('New booking: Anna Arrow, Friday 7 March at 19:00');
    expect(notice?.text).toContain('Message: Wir bringen Kuchen mit.');
    expect(notice?.text).toContain(`https://oche.example/venues/${lounge.id}/manage`);
    expect(notice?.text).not.toContain(anna.email);
    expect(notice?.calendar).toBeNull();
  });

  it('that was made too late to be cancelled can be taken back for ten minutes, and says so', async () => {
    api.deps.clock.set(at('17:00'));
    await book(api, anna, { loungeId: loungeId() });
    const mail = await lastMail(anna);
    expect(mail?.subject).toContain('Gebucht');
    expect(mail?.text).toMatch(/Absagen bis: .*17:10/s);
  });

  it('says its new time after it was moved, and what it was before', async () => {
    const booking = await book(api, anna, { loungeId: loungeId() });
    await api.callerFor(anna).bookings.move({
      id: booking.id,
      startTime: at('20:00'),
      endTime: at('22:00'),
    });
    const mail = await lastMail(anna);
    expect(mail?.subject).toBe('Geändert: Zur scharfen Kante, Freitag, 7. März um 20:00');
    expect(mail?.text).toContain('Vorher: Freitag, 7. März 2031, 19:00 bis 21:00 Uhr');
    expect(eventOf(mail?.calendar)).toMatchObject({ sequence: 1, start: '2031-03-07T19:00:00Z' });
    expect((await lastMail(owner))?.subject).toBe('Moved: Anna Arrow, Friday 7 March at 20:00');
    await api.callerFor(anna).bookings.move({
      id: booking.id,
      startTime: at('20:00'),
      endTime: at('23:00'),
    });
    expect((await lastMail(anna))?.text).toContain(
      'Vorher: Freitag, 7. März 2031, 20:00 bis 22:00',
    );
  });

  it('that the lounge moves to another board keeps its time', async () => {
    const booking = await book(api, anna, { loungeId: loungeId() });
    await api.callerFor(owner).bookings.move({
      id: booking.id,
      startTime: booking.startTime,
      endTime: booking.endTime,
      boardIds: [lounge.boards[1]?.id ?? 0],
    });
    const mail = await lastMail(anna);
    expect(mail?.subject).toContain('Geändert');
    expect(mail?.text).toContain('Boards: Board 2');
    expect(mail?.text).not.toContain('Vorher');
    expect(await subjects(owner)).toHaveLength(1);
  });

  it('that its member cancels is taken out of the calendar, and the owner learns of it', async () => {
    const booking = await book(api, anna, { loungeId: loungeId() });
    await receiveMails(api, anna.email);
    await api.callerFor(anna).bookings.cancel({ id: booking.id, reason: 'Bin krank.' });
    const mail = await lastMail(anna);
    expect(mail?.subject).toContain('Abgesagt: Zur scharfen Kante');
    expect(mail?.text).toContain('Du hast deine Buchung bei Zur scharfen Kante abgesagt');
    expect(mail?.text).not.toContain('Absagen bis');
    expect(eventOf(mail?.calendar)).toMatchObject({
      method: 'CANCEL',
      uid: `booking-${booking.id}@oche.example`,
      status: 'CANCELLED',
      sequence: 1,
    });
    const notice = await lastMail(owner);
    expect(notice?.subject).toContain('Cancelled: Anna Arrow');
    expect(notice?.text).toContain('Bin krank.');
    expect(await newest(owner)).toContain(' · Bin krank.');
    expect(await newest(anna)).not.toContain('Bin krank.');
  });

  it('that the lounge cancels says who and why, and the owner needs no mail about it', async () => {
    const booking = await book(api, anna, { loungeId: loungeId() });
    await receiveMails(api, anna.email);
    await api.callerFor(owner).bookings.cancel({ id: booking.id, reason: 'Wasserschaden' });
    const mail = await lastMail(anna);
    expect(mail?.text).toContain('Deine Buchung wurde abgesagt, und zwar von Zur scharfen Kante.');
    expect(mail?.text).toContain('Der Grund: Wasserschaden');
    expect(await newest(anna)).toContain(' · Wasserschaden');
    expect(await subjects(owner)).toHaveLength(1);
  });

  it('that is cancelled in the same minute brings only that mail', async () => {
    const booking = await book(api, anna, { loungeId: loungeId() });
    await api.callerFor(anna).bookings.cancel({ id: booking.id });
    expect(await subjects(anna)).toEqual([expect.stringContaining('Abgesagt')]);
    expect(await subjects(owner)).toEqual([expect.stringContaining('Cancelled')]);
  });

  it('by the lounge itself for a guest, and one of the owner, brings the owner no mail', async () => {
    await api.callerFor(owner).bookings.createWalkIn({
      ...anEvening({ loungeId: loungeId() }),
      guestName: 'Stammtisch',
    });
    expect(await subjects(owner)).toEqual([]);
    await book(api, owner, { loungeId: loungeId() });
    expect(await subjects(owner)).toEqual([expect.stringContaining('Booked')]);
  });
});

describe('a request', () => {
  it('waits for an answer until it is confirmed', async () => {
    await asked();
    const booking = await book(api, anna, { loungeId: loungeId() });
    const mail = await lastMail(anna);
    expect(mail?.subject).toBe('Angefragt: Zur scharfen Kante');
    expect(mail?.text).toContain('Kommt bis Mittwoch, 5. März um 10:00 keine Antwort');
    expect(eventOf(mail?.calendar)).toMatchObject({ method: 'REQUEST', status: 'TENTATIVE' });
    const notice = await lastMail(owner);
    expect(notice?.subject).toContain('New request: Anna Arrow');
    expect(notice?.text).toContain('until Wednesday 5 March at 10:00');
    await api.callerFor(owner).bookings.confirm({ id: booking.id });
    const answer = await lastMail(anna);
    expect(answer?.subject).toContain('Gebucht');
    expect(eventOf(answer?.calendar)).toMatchObject({ status: 'CONFIRMED', sequence: 1 });
  });

  it('that is moved is changed; what was agreed and is moved by its member is a request again', async () => {
    await asked();
    const { id } = await book(api, anna, { loungeId: loungeId() });
    await api.callerFor(owner).bookings.move({ id, startTime: at('20:00'), endTime: at('22:00') });
    expect((await lastMail(anna))?.subject).toContain('Geändert');
    await api.callerFor(owner).bookings.confirm({ id });
    await api.callerFor(anna).bookings.move({ id, startTime: at('21:00'), endTime: at('22:00') });
    expect((await lastMail(anna))?.subject).toContain('Angefragt');
    expect((await lastMail(owner))?.subject).toContain('New request');
  });

  it('that is declined says so, with the reason', async () => {
    await asked();
    const booking = await book(api, anna, { loungeId: loungeId() });
    await receiveMails(api, anna.email);
    await api.callerFor(owner).bookings.cancel({ id: booking.id, reason: 'Ligaspiel' });
    const mail = await lastMail(anna);
    expect(mail?.subject).toBe('Leider nicht: Zur scharfen Kante');
    expect(mail?.text).toContain('Der Grund: Ligaspiel');
    expect(eventOf(mail?.calendar)).toMatchObject({ method: 'CANCEL' });
  });

  it('that nobody answers expires, and its member learns it', async () => {
    await asked();
    await book(api, anna, { loungeId: loungeId() });
    await receiveMails(api, anna.email);
    api.deps.clock.advance({ hours: 48 });
    await settle(api.deps);
    const mail = await lastMail(anna);
    expect(mail?.subject).toBe('Keine Antwort: Zur scharfen Kante');
    expect(eventOf(mail?.calendar)).toMatchObject({ method: 'CANCEL' });
  });
});

it('nothing is sent to an address that isn’t confirmed', async () => {
  const unconfirm = ({ id }: TestMember) =>
    api.deps.db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', id)
      .execute();
  await unconfirm(owner);
  const first = await book(api, anna, { loungeId: loungeId(), boardCount: 1 });
  await book(api, anna, { loungeId: loungeId(), boardCount: 1 });
  await receiveMails(api, anna.email);
  await unconfirm(anna);
  await api.callerFor(owner).bookings.cancel({ id: first.id });
  await startNow();
  api.deps.clock.set(at('19:00', '2031-03-06'));
  expect((await subjects(anna)).filter((subject) => /Storniert|Bald/.test(subject))).toEqual([]);
  expect(await subjects(owner)).toEqual([]);
});

describe('the reminder', () => {
  it('comes a day before, once, also after two moves', async () => {
    const booking = await book(api, anna, { loungeId: loungeId() });
    const move = (from: string, to: string) =>
      api.callerFor(anna).bookings.move({ id: booking.id, startTime: at(from), endTime: at(to) });
    await move('20:00', '22:00');
    await move('19:00', '21:00');
    const key = `bookings.reminder:${booking.id}`;
    const jobs = (await waitingJobs('bookings.reminder')).filter((job) => job.key === key);
    expect(jobs.map(({ run_at }) => run_at)).toEqual([at('19:00', '2031-03-06')]);
    await receiveMails(api, anna.email);
    await startNow();
    api.deps.clock.set(at('19:00', '2031-03-06'));
    const mails = await subjects(anna);
    expect(mails.filter((subject) => subject.includes('Bald geht es los'))).toHaveLength(1);
    expect(mails.at(-1)).toBe('Bald geht es los: Zur scharfen Kante, Freitag, 7. März um 19:00');
  });

  it('is not sent for what was cancelled, is over, or still waits for an answer', async () => {
    const cancelled = await book(api, anna, { loungeId: loungeId() });
    await api.callerFor(anna).bookings.cancel({ id: cancelled.id });
    const late = await book(api, anna, { loungeId: loungeId() });
    await receiveMails(api, anna.email);
    await startNow();
    api.deps.clock.set(at('19:00'));
    expect((await subjects(anna)).join()).not.toContain('Bald geht es los');
    expect(late.status).toBe('confirmed');
    api.deps.clock.set(NOW);
    await asked();
    await book(api, anna, { loungeId: loungeId(), startTime: at('22:00'), endTime: at('23:00') });
    expect(await waitingJobs('bookings.reminder')).toHaveLength(0);
  });

  it('is not for who books less than a day ahead', async () => {
    api.deps.clock.set(at('19:00', '2031-03-06'));
    await book(api, anna, { loungeId: loungeId() });
    expect(await waitingJobs('bookings.reminder')).toHaveLength(0);
  });

  it('is for who was confirmed in time', async () => {
    await asked();
    const booking = await book(api, anna, { loungeId: loungeId() });
    await api.callerFor(owner).bookings.confirm({ id: booking.id });
    expect(await waitingJobs('bookings.reminder')).toHaveLength(1);
  });
});

describe('mail and booking', () => {
  it('are one: what is rolled back brings no mail', async () => {
    const ctx = { ...api.contextFor(anna) };
    const { actor, session } = ctx;
    if (!actor || !session) throw new Error('a member has both');
    const failing = withTransaction(api.deps.db, async (tx) => {
      await placeBooking({ ...ctx, actor, session }, tx, {
        ...anEvening({ loungeId: loungeId() }),
        boardIds: undefined,
        boardCount: 1,
      });
      throw new Error('power cut');
    });
    await expect(failing).rejects.toThrow('power cut');
    expect(await waitingJobs('mail')).toHaveLength(0);
    expect(await subjects(anna)).toEqual([]);
  });

  it('are one: once committed the mail waits in the database, and goes out exactly once', async () => {
    await book(api, anna, { loungeId: loungeId() });
    // one to the member and one to the owner
    expect(await waitingJobs('mail')).toHaveLength(2);
    expect(await subjects(anna)).toHaveLength(1);
    expect(await waitingJobs('mail')).toHaveLength(0);
    expect(await subjects(anna)).toHaveLength(1);
  });

  it('are one: a process that is killed right after the commit loses no mail', async () => {
    const script = fileURLToPath(new URL('../testing-killed-process.ts', import.meta.url));
    const booking = JSON.stringify(anEvening({ loungeId: loungeId() }));
    const child = spawn(process.execPath, [script, api.url, anna.id, booking, NOW]);
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    expect(await waitingJobs('mail')).toHaveLength(2);
    expect(await subjects(anna)).toEqual([expect.stringContaining('Gebucht')]);
    expect(await subjects(anna)).toHaveLength(1);
    expect(await subjects(owner)).toHaveLength(1);
  });
});
