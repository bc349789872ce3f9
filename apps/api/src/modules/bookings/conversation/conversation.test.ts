import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  refuseRows,
  runJobs,
  type TestMember,
  useFreshMember,
  useTestApi,
} from '../../../testing/index.ts';
import { createLounge, type TestLounge } from '../../lounges/testing.ts';
import { at, book, NOW } from '../testing.ts';
import { renewTeams } from './conversation.service.ts';

const api = useTestApi({ now: NOW });
const owner = useFreshMember(api);
const manager = useFreshMember(api);
const mia = useFreshMember(api);
let lounge: TestLounge;
let bookingId: number;

beforeEach(async () => {
  lounge = await createLounge(api, owner, { name: 'Bullseye', city: 'Köln' });
  ({ id: bookingId } = await book(api, mia, { loungeId: lounge.id }));
});

const of = (member: TestMember | null) => api.callerFor(member).social.conversations;
const openIt = (member: TestMember | null, id = bookingId) =>
  of(member).openAbout({ kind: 'booking', id });
const hire = () =>
  api.deps.db
    .insertInto('lounge_staff')
    .values({ lounge_id: lounge.id, user_id: manager.id, role: 'manager' })
    .execute();

describe('a conversation about a booking', () => {
  it('is between who has booked and all who run the lounge', async () => {
    await hire();
    const opened = await Promise.all([mia, owner, manager, mia].map((member) => openIt(member)));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    const id = opened[0]?.id ?? 0;
    await of(mia).send({ conversationId: id, content: 'Habt ihr Leihdarts?' });
    for (const member of [owner, manager]) expect(await of(member).unread()).toEqual({ count: 1 });
    const subject = {
      title: 'Bullseye',
      subtitle: 'Köln',
      state: 'confirmed',
      startAt: at('19:00'),
      endAt: at('21:00'),
      timeZone: 'Europe/Berlin',
    };
    expect(await of(mia).get({ id })).toMatchObject({
      kind: 'booking',
      about: `booking/${bookingId}`,
      subject: { ...subject, path: `/bookings#booking-${bookingId}` },
      closed: null,
    });
    expect(await of(owner).get({ id })).toMatchObject({
      subject: { ...subject, path: `/venues/${lounge.id}/manage?date=2031-03-07` },
    });
    await of(manager).send({ conversationId: id, content: 'Ja, an der Theke.' });
    // a block is between people; the booking stands
    await api.callerFor(owner).social.people.block({ userId: mia.id });
    await of(mia).send({ conversationId: id, content: 'Danke!' });
    expect(await of(manager).unread()).toEqual({ count: 2 });
  });

  it('is nobody else’s', async () => {
    const stranger = await api.createMember({ role: 'admin' });
    for (const member of [stranger, manager]) {
      expect(await codeOf(openIt(member))).toBe('CONVERSATION_NOT_FOUND');
    }
    expect(await codeOf(openIt(null))).toBe('UNAUTHENTICATED');
    expect(await codeOf(openIt({ ...mia, status: 'suspended' }))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(openIt(mia, 999_999))).toBe('CONVERSATION_NOT_FOUND');
    expect(await codeOf(of(mia).openAbout({ kind: 'direct', id: 1 }))).toBe(
      'CONVERSATION_NOT_FOUND',
    );
    expect(await codeOf(of(mia).openAbout({ kind: '/', id: 1 }))).toBe('BAD_INPUT');
  });

  it('follows the team: who comes reads it, who goes does not', async () => {
    const { id } = await openIt(mia);
    await of(mia).send({ conversationId: id, content: 'Wo parkt man?' });
    await hire();
    await renewTeams(api.deps, { loungeId: lounge.id });
    expect((await of(manager).list({})).items).toMatchObject([{ id, unread: 0 }]);
    await of(manager).send({ conversationId: id, content: 'Im Hof.' });
    await api.callerFor(owner).lounges.staff.remove({ loungeId: lounge.id, userId: manager.id });
    // a reaction takes the manager out; to write is refused at once
    const again = of(manager).send({ conversationId: id, content: 'Noch was' });
    expect(await codeOf(again)).toBe('CONVERSATION_OVER');
    await runJobs(api);
    expect(await codeOf(of(manager).messages({ conversationId: id }))).toBe(
      'CONVERSATION_NOT_FOUND',
    );
    expect((await of(manager).list({})).items).toEqual([]);
  });

  it('that cannot follow the team keeps nobody out of the others, and is tried again', async () => {
    const { id: stuck } = await openIt(mia);
    const { id: later } = await book(api, mia, {
      loungeId: lounge.id,
      startTime: at('Sat 19:00'),
      endTime: at('Sat 21:00'),
    });
    const { id: next } = await openIt(mia, later);
    for (const conversationId of [stuck, next]) {
      await of(mia).send({ conversationId, content: 'Wo parkt man?' });
    }
    await hire();
    const takeAgain = await refuseRows(api.deps, {
      table: 'conversation_members',
      on: 'insert',
      rows: sql`new.conversation_id = ${sql.lit(stuck)}`,
    });
    const renew = () => renewTeams(api.deps, { loungeId: lounge.id });
    await expect(renew()).rejects.toMatchObject({ constraint: 'refused' });
    const read = async () => (await of(manager).list({})).items.map(({ id }) => id).sort();
    expect(await read()).toEqual([next]);
    await takeAgain();
    await renew();
    expect(await read()).toEqual([stuck, next].sort());
  });
});
