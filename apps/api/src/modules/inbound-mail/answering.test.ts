import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  receiveMails,
  runJobs,
  type TestMember,
  useFreshMember,
  useTestApi,
} from '../../testing/index.ts';
import { createThread, setLevel } from '../forum/testing.ts';
import { handleMail } from './handling/handle.service.ts';
import { addressIn, type Line, mailOf, openLine, REPLY_ENV } from './testing.ts';

const api = useTestApi({ env: REPLY_ENV });
/** began the thread, and gets a mail about each answer */
const thea = useFreshMember(api, { first_name: 'Thea' });
const ben = useFreshMember(api, { first_name: 'Ben', last_name: 'Bull' });
let line: Line;
let threadId: number;
let address: string;

beforeAll(async () => {
  line = await openLine(api);
});
afterAll(() => line.close());

beforeEach(async () => {
  const { thread } = await createThread(api, thea);
  threadId = thread.id;
  await mailAtOnce(thea, 'forum.answer');
  await api.callerFor(ben).forum.post.create({ threadId, content: 'Wer ist dabei?' });
  address = await addressIn(api, thea);
});

const mailAtOnce = (member: TestMember, kind: string) =>
  api.callerFor(member).social.notifications.settings.save({ kind, mail: 'now', push: false });

async function texts() {
  const { items } = await api.callerFor(thea).forum.post.list({ threadId });
  return items.map(({ content }) => content).slice(2);
}

async function answer(text: string, more: Partial<Parameters<typeof mailOf>[0]> = {}) {
  const raw = mailOf({ from: thea, to: address, text, ...more });
  const said = await line.deliver({ to: address, from: thea.email, raw });
  await runJobs(api);
  return said;
}

const outcomes = async () => {
  const rows = await api.deps.db
    .selectFrom('inbound_mails')
    .select(['outcome', 'source'])
    .where('user_id', '=', thea.id)
    .orderBy('id')
    .execute();
  expect(rows.filter(({ source }) => source !== null)).toEqual([]);
  return rows.map(({ outcome }) => outcome);
};
/** Mails to Thea about mails of hers. */
const backTo = async (member: TestMember) =>
  (await receiveMails(api, member.email)).filter(({ subject }) => /^(Deine|Your) /.test(subject));

describe('an answer by mail', () => {
  it('stands beneath the post that it answers, without what it quotes', async () => {
    expect(
      await answer(`Ich!\n\nAm 29.11.2026 um 19:00 schrieb Oche <no-reply@oche.test>:\n> Wer?\n`),
    ).toBe('250 taken');
    const { items } = await api.callerFor(ben).forum.post.list({ threadId });
    const last = items.at(-1);
    expect(last?.content).toBe('Ich!');
    expect(last?.author.firstName).toBe('Thea');
    expect(await outcomes()).toEqual(['taken']);
    expect(await backTo(thea)).toEqual([]);
  });

  it('comes once, however often and in how many lines at once it is delivered', async () => {
    const raw = mailOf({ from: thea, to: address, text: 'Nur einmal' });
    const deliver = () => line.deliver({ to: address, from: thea.email, raw });
    const said = await Promise.all([deliver(), deliver(), deliver(), deliver()]);
    expect(new Set(said)).toEqual(new Set(['250 taken']));
    await runJobs(api);
    await deliver();
    await runJobs(api);
    expect(await texts()).toEqual(['Nur einmal']);
  });

  it('comes once when a server on the way has written it anew', async () => {
    const id = '<same@mailer.example>';
    await answer('Mit Fußzeile', { id });
    await answer('Mit Fußzeile\n\n-- \nvirenfrei', { id });
    expect(await texts()).toEqual(['Mit Fußzeile']);
  });

  it('without a Message-ID comes once, too, also by another server', async () => {
    const raw = mailOf({
      from: thea,
      to: address,
      text: 'Ohne',
      headers: { Date: 'Sun, 29 Nov 2026 19:00:00 +0100' },
    }).replace(/^Message-ID: .*\r\n/m, '');
    await line.deliver({ to: address, from: thea.email, raw });
    await line.deliver({ to: address, from: thea.email, raw: `Received: from b\r\n${raw}` });
    await runJobs(api);
    expect(await texts()).toEqual(['Ohne']);
  });

  it('has pictures, as many as a post may, and what is left out is told', async () => {
    // pictures of fresh members wait for approval
    await setLevel(api.deps.db, thea.id, 1);
    const png = async () =>
      (
        await sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
          .png()
          .toBuffer()
      ).toString('base64');
    const pictures = await Promise.all(Array.from({ length: 5 }, png));
    const file = (name: string, type: string, base64: string) =>
      `--b\r\nContent-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64}\r\n`;
    const raw = mailOf({
      from: thea,
      to: address,
      headers: { 'Content-Type': 'multipart/mixed; boundary=b' },
      text: [
        '--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nSchaut mal\r\n',
        ...pictures.map((each, index) => file(`bild-${index}.png`, 'image/png', each)),
        file('liste.pdf', 'application/pdf', Buffer.from('%PDF-1.4').toString('base64')),
        file('kein.png', 'image/png', Buffer.from('nichts').toString('base64')),
        '--b--',
      ].join(''),
    });
    await line.deliver({ to: address, from: thea.email, raw });
    await runJobs(api);
    const { items } = await api.callerFor(ben).forum.post.list({ threadId });
    expect(items.at(-1)?.content).toBe('Schaut mal');
    expect(items.at(-1)?.pictures).toHaveLength(4);
    const [mail] = await backTo(thea);
    expect(mail?.text).toContain('Weggelassen haben wir: bild-4.png, liste.pdf, kein.png');
  });

  it('comes once even if the process ends between post and outcome', async () => {
    await answer('Zweimal versucht');
    const [row] = await api.deps.db
      .selectFrom('inbound_mails')
      .selectAll()
      .where('user_id', '=', thea.id)
      .execute();
    await api.deps.db
      .updateTable('inbound_mails')
      .set({
        outcome: null,
        source: Buffer.from(mailOf({ from: thea, to: address, text: 'Zweimal versucht' })),
      })
      .where('id', '=', row?.id ?? 0)
      .execute();
    const handle = () => handleMail(api.deps, { id: row?.id ?? 0 });
    await Promise.all([handle(), handle(), handle()]);
    expect(await texts()).toEqual(['Zweimal versucht']);
    expect(await outcomes()).toEqual(['taken']);
  });
});

describe('what is refused comes back with its words', () => {
  const refusals: [string, RegExp, () => Promise<unknown>][] = [
    ['a locked thread', /gesperrt/, () => set('forum_threads', { is_locked: true })],
    [
      'a suspended member',
      /gesperrt|sperr/i,
      () =>
        api.deps.db
          .updateTable('users')
          .set({ status: 'suspended' })
          .where('id', '=', thea.id)
          .execute(),
    ],
    [
      'a silenced member',
      /bis|still|nichts/i,
      () =>
        api.deps.db
          .updateTable('users')
          .set({ silenced_until: new Date(Date.now() + 86_400_000), silence_reason: 'Werbung' })
          .where('id', '=', thea.id)
          .execute(),
    ],
    [
      'a moderator in a locked thread, as a mail has no second factor',
      /gesperrt/,
      async () => {
        await set('forum_threads', { is_locked: true });
        await api.deps.db
          .updateTable('users')
          .set({ role: 'moderator' })
          .where('id', '=', thea.id)
          .execute();
      },
    ],
    [
      'a deleted thread',
      /nicht mehr da|nicht gefunden/i,
      async () => {
        const mod = await api.createMember({ role: 'moderator' });
        await api.callerFor(mod).forum.thread.delete({ id: threadId });
      },
    ],
  ];
  const set = (table: 'forum_threads', columns: { is_locked: boolean }) =>
    api.deps.db.updateTable(table).set(columns).where('id', '=', threadId).execute();

  it.each(refusals)('%s', async (_, reason, prepare) => {
    await prepare();
    await answer('Das war mir wichtig.');
    const [mail] = await backTo(thea);
    expect(mail?.text).toMatch(reason);
    expect(mail?.text).toContain('Das war mir wichtig.');
    expect(await outcomes()).toEqual(['refused']);
  });

  it('in the language of its writer', async () => {
    await api.deps.db
      .updateTable('users')
      .set({ locale: 'en' })
      .where('id', '=', thea.id)
      .execute();
    await set('forum_threads', { is_locked: true });
    await answer('Important.');
    const [mail] = await backTo(thea);
    expect(mail?.subject).toBe('Your answer by mail');
    expect(mail?.text).toContain('This thread is locked.');
  });

  it('what has nothing of its own, or is too long', async () => {
    await answer('> nur\n> Zitat');
    await answer('a'.repeat(10_001));
    expect(await outcomes()).toEqual(['empty', 'tooLong']);
    const [empty, long] = await backTo(thea);
    expect(empty?.text).toContain('kein eigener Text');
    expect(long?.text).toContain('länger');
    expect(long?.text).toContain('aaaa');
  });

  it('and the mail about it can be answered', async () => {
    await answer('');
    const [mail] = await backTo(thea);
    address = mail?.replyTo ?? '';
    await answer('Jetzt aber');
    expect(await texts()).toEqual(['Jetzt aber']);
  });

  it('but thirty times a day at most', async () => {
    for (let sent = 0; sent < 32; sent++) await answer('');
    expect((await outcomes()).filter((outcome) => outcome === 'empty')).toHaveLength(32);
    expect(await backTo(thea)).toHaveLength(30);
  });

  it('and what waits for approval says so', async () => {
    const fresh = await api.createMember({ first_name: 'Nora' });
    await mailAtOnce(fresh, 'forum.answer');
    const { thread } = await createThread(api, fresh);
    await api.deps.db.updateTable('forum_threads').set({ created_at: new Date() }).execute();
    await api.callerFor(ben).forum.post.create({ threadId: thread.id, content: 'Hallo Nora' });
    const at = await addressIn(api, fresh);
    const text = 'Schaut hier: https://spam.example https://spam2.example';
    await line.deliver({ to: at, from: fresh.email, raw: mailOf({ from: fresh, to: at, text }) });
    await runJobs(api);
    const [mail] = await backTo(fresh);
    expect(mail?.text).toContain('Bevor es andere sehen');
    expect(mail?.text).toContain('https://spam.example');
  });
});

describe('an address', () => {
  it('is dead after it was renewed, also by ending all sessions, and alive in the next mail', async () => {
    await api.callerFor(thea).social.inboundMail.renew();
    await answer('Zu spät');
    expect(await outcomes()).toEqual(['revoked']);
    expect((await backTo(thea))[0]?.text).toContain('gilt nicht mehr');
    await api.callerFor(ben).forum.post.create({ threadId, content: 'Noch eine' });
    address = await addressIn(api, thea);
    await answer('Rechtzeitig');
    await api.callerFor(thea).auth.session.revokeOthers();
    await runJobs(api);
    await answer('Wieder zu spät');
    expect(await outcomes()).toEqual(['revoked', 'taken', 'revoked']);
    expect(await texts()).toEqual(['Noch eine', 'Rechtzeitig']);
  });

  it('is in no mail of somebody who wants none, and takes nothing then', async () => {
    await api.callerFor(thea).social.inboundMail.set({ isOn: false });
    await answer('Aus');
    expect(await outcomes()).toEqual(['off']);
    await api.callerFor(ben).forum.post.create({ threadId, content: 'Und nun?' });
    const mails = await receiveMails(api, thea.email);
    expect(mails.at(-1)?.replyTo).toBeNull();
    expect(await texts()).toEqual(['Und nun?']);
  });

  it.each(['banned', 'deleted'] as const)(
    'of somebody who is %s takes nothing, and nobody is told',
    async (status) => {
      await api.deps.db.updateTable('users').set({ status }).where('id', '=', thea.id).execute();
      await answer('Hallo?');
      expect(await outcomes()).toEqual(['closed']);
      expect(await backTo(thea)).toEqual([]);
    },
  );

  it('answers nobody but the member, and says nothing of them', async () => {
    const other = 'somebody@else.example';
    for (const text of ['Ich bin Thea', 'Wirklich'])
      await answer(text, { from: `Thea <${other}>` });
    expect(await outcomes()).toEqual(['foreign', 'foreign']);
    expect(await texts()).toEqual([]);
    const mails = await receiveMails(api, other);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toMatch(/Thea|Welche Flights|Ich bin/);
    expect(await backTo(thea)).toEqual([]);
  });

  it('that isn’t ours is refused at once, and nobody gets a mail', async () => {
    const [local = '', domain = ''] = address.split('@');
    const other = `${local.slice(0, -1)}${local.endsWith('a') ? 'b' : 'a'}@${domain}`;
    for (const to of [other, `reply@${domain}`, `reply+x@${domain}`, 'thea@gmail.example'])
      expect(await line.deliver({ to, from: thea.email, raw: mailOf({ from: thea, to }) })).toMatch(
        /^550 /,
      );
    expect(await outcomes()).toEqual([]);
  });

  it('holds in capitals, as some servers write it', async () => {
    const to = address.toUpperCase();
    await line.deliver({ to, from: thea.email, raw: mailOf({ from: thea, to, text: 'Laut' }) });
    await runJobs(api);
    expect(await texts()).toEqual(['Laut']);
  });
});
