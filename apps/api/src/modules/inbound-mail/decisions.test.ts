import type { Lounge } from '@oche/validators/lounges/schemas';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addJob } from '../../lib/jobs/jobs.ts';
import {
  receiveMails,
  runJobs,
  type TestMember,
  useFreshMember,
  useMember,
  useTestApi,
} from '../../testing/index.ts';
import { book, NOW } from '../bookings/testing.ts';
import { createLounge, setLounge } from '../lounges/testing.ts';
import { tellOfAnswer } from '../notifications/testing.ts';
import { handleMail } from './handling/handle.service.ts';
import { addressIn, type Line, mailOf, openLine, REPLY_ENV } from './testing.ts';

const api = useTestApi({ env: REPLY_ENV, now: NOW });
const olga = useFreshMember(api, { first_name: 'Olga' });
const anna = useFreshMember(api, { first_name: 'Anna', last_name: 'Arrow' });
const admin = useMember(api, { role: 'admin' });
let line: Line;

beforeAll(async () => {
  line = await openLine(api);
});
afterAll(() => line.close());
afterEach(() => runJobs(api));

async function answer(from: TestMember, to: string, text: string) {
  expect(await line.deliver({ to, from: from.email, raw: mailOf({ from, to, text }) })).toBe(
    '250 taken',
  );
  await runJobs(api);
}
const lastMail = async (member: TestMember) => (await receiveMails(api, member.email)).at(-1);

describe('a booking request', () => {
  let lounge: Lounge;
  let bookingId: number;
  let address: string;
  beforeEach(async () => {
    lounge = await createLounge(api, olga);
    await setLounge(api.deps.db, lounge.id, { auto_confirm: false });
    ({ id: bookingId } = await book(api, anna, { loungeId: lounge.id }));
    address = await addressIn(api, olga);
  });
  const state = async () => (await api.callerFor(anna).bookings.get({ id: bookingId })).status;

  it.each(['Ja', 'ja, gern!', 'YES', '„Ja“', '*ja*\n\n-- \nOlga'])(
    'is confirmed by %j',
    async (text) => {
      await answer(olga, address, text);
      expect(await state()).toBe('confirmed');
      expect((await lastMail(olga))?.text).toContain('Die Buchung ist bestätigt');
      expect((await lastMail(anna))?.subject).toMatch(/^Gebucht/);
    },
  );

  it('is declined by a no, with what stands behind it as the reason', async () => {
    await answer(olga, address, 'Nein, da ist Ligaspiel.');
    expect(await state()).toBe('cancelled');
    expect((await lastMail(anna))?.text).toContain('da ist Ligaspiel.');
    expect((await lastMail(olga))?.text).toContain('abgelehnt');
  });

  it('says what was written behind a yes, and is passed on to nobody', async () => {
    await answer(olga, address, 'Ja. Bringt Kuchen mit!');
    const mail = await lastMail(olga);
    expect(mail?.text).toContain('nicht weitergegeben');
    expect(mail?.text).toContain('Bringt Kuchen mit!');
    expect((await lastMail(anna))?.text).not.toContain('Kuchen');
  });

  it.each(['Vielleicht', 'Jawohl', 'Notfalls', 'Wer kommt denn?'])(
    'is left alone by %j',
    async (text) => {
      await answer(olga, address, text);
      expect(await state()).toBe('requested');
      const mail = await lastMail(olga);
      expect(mail?.text).toContain('Beginne deine Mail mit „ja“ oder „nein“');
      expect(mail?.text).toContain(text);
    },
  );

  it('that was confirmed is not cancelled by a late no; a second yes changes nothing', async () => {
    await answer(olga, address, 'ja');
    await answer(olga, address, 'nein');
    expect(await state()).toBe('confirmed');
    await answer(olga, address, 'ja');
    expect((await lastMail(olga))?.text).toContain('Die Buchung ist bestätigt');
    await api.callerFor(olga).bookings.cancel({ id: bookingId });
    await answer(olga, address, 'ja');
    expect(await state()).toBe('cancelled');
  });

  it('waits while lounges are switched off, and the words come back', async () => {
    const { switches } = api.callerFor(admin).site;
    await switches.set({ area: 'lounges', isOff: true });
    await answer(olga, address, 'ja, bis Freitag');
    await switches.set({ area: 'lounges', isOff: false });
    expect(await state()).toBe('requested');
    expect((await lastMail(olga))?.text).toContain('bis Freitag');
  });

  it('is not the former owner’s to decide, nor that of somebody suspended', async () => {
    await api.deps.db
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('id', '=', olga.id)
      .execute();
    await answer(olga, address, 'ja');
    expect(await state()).toBe('requested');
    const other = await api.createMember();
    await api.deps.db
      .updateTable('users')
      .set({ status: 'active' })
      .where('id', '=', olga.id)
      .execute();
    await api.deps.db
      .updateTable('lounge_staff')
      .set({ user_id: other.id })
      .where('lounge_id', '=', lounge.id)
      .execute();
    await answer(olga, address, 'ja');
    expect(await state()).toBe('requested');
  });
});

describe('a friend request', () => {
  let address: string;
  beforeEach(async () => {
    await api.callerFor(olga).social.notifications.settings.save({
      kind: 'people.friendRequest',
      mail: 'now',
      push: false,
    });
    await api.callerFor(anna).social.friends.request({ addresseeId: olga.id });
    address = await addressIn(api, olga);
  });
  const counts = () => api.callerFor(olga).social.friends.counts();

  it('is accepted by a yes', async () => {
    await answer(olga, address, 'ja');
    expect(await counts()).toMatchObject({ friends: 1, incoming: 0 });
    expect((await lastMail(olga))?.text).toContain('Ihr seid jetzt befreundet.');
  });

  it('is declined by a no, and is gone for a yes afterwards', async () => {
    await answer(olga, address, 'no');
    expect(await counts()).toMatchObject({ friends: 0, incoming: 0 });
    await answer(olga, address, 'yes');
    expect(await counts()).toMatchObject({ friends: 0, incoming: 0 });
    expect((await lastMail(olga))?.subject).toBe('Deine Antwort per Mail');
  });

  it.each([
    ['ja', { friends: 1, incoming: 0 }, 'Ihr seid jetzt befreundet.'],
    ['nein', { friends: 0, incoming: 0 }, 'Die Anfrage ist weg'],
  ])(
    'is answered once by %j, even if the process ends before that is noted',
    async (text, after, told) => {
      const before = await counts();
      await answer(olga, address, text);
      const mails = api.deps.db.selectFrom('inbound_mails').where('user_id', '=', olga.id);
      const { id } = await mails.select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
      await api.deps.db
        .updateTable('inbound_mails')
        .set({
          outcome: null,
          words: null,
          source: Buffer.from(mailOf({ from: olga, to: address, text })),
        })
        .where('id', '=', id)
        .execute();
      await Promise.all([1, 2].map(() => handleMail(api.deps, { id })));
      await runJobs(api);
      const { outcome } = await mails
        .select('outcome')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(outcome).toBe('taken');
      expect(before).toMatchObject({ friends: 0, incoming: 1 });
      expect(await counts()).toMatchObject(after);
      expect((await lastMail(olga))?.text).toContain(told);
    },
  );

  it('is nobody’s after a block', async () => {
    await api.callerFor(olga).social.people.block({ userId: anna.id });
    await answer(olga, address, 'ja');
    expect(await counts()).toMatchObject({ friends: 0 });
  });
});

describe('the digest', () => {
  it('has an address for each entry', async () => {
    await api.deps.db.updateTable('notifications').set({ awaits_digest: false }).execute();
    const one = await tellOfAnswer(api, { recipient: olga, author: anna, content: 'Eins' });
    const two = await tellOfAnswer(api, { recipient: olga, author: anna, content: 'Zwei' });
    api.deps.clock.set('2031-03-04T07:30:00Z');
    await addJob(api.deps.db, 'notifications.digests', {});
    const mail = await lastMail(olga);
    const addresses = [...(mail?.text.matchAll(/Per Mail antworten: (\S+)/g) ?? [])].map(
      ([, at = '']) => at,
    );
    expect(new Set(addresses).size).toBe(2);
    // the latest comes first
    await answer(olga, addresses[0] ?? '', 'An zwei');
    const contents = async (threadId: number) =>
      (await api.callerFor(anna).forum.post.list({ threadId })).items
        .map(({ content }) => content)
        .slice(1);
    expect(await contents(one.threadId)).toEqual(['Eins']);
    expect(await contents(two.threadId)).toEqual(['Zwei', 'An zwei']);
  });
});
