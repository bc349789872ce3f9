import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import {
  codeOf,
  receiveMails,
  type TestMember,
  useFreshMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { createLounge } from '../../lounges/testing.ts';
import { sendDigests } from '../digest/digest.service.ts';
import { tellOfAnswer } from '../testing.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const api = useTestApi({
  now: '2026-11-21T19:00:00Z',
  env: { PUBLIC_URL: 'https://oche.example' },
});
const ben = useMember(api, { first_name: 'Ben' });
let app: FastifyInstance;
const anna = useFreshMember(api, { locale: 'en' });

beforeAll(async () => {
  app = await buildApp(api.deps);
});
afterAll(() => app.close());

const notificationsOf = (member: TestMember | null, locale: 'de' | 'en' = 'de') =>
  api.callerFor(member, { locale }).social.notifications;
const settingOf = async (kind: string) =>
  (await notificationsOf(anna).settings.get()).kinds.find((one) => one.kind === kind);

/** The address in the header of a mail about an answer. */
async function linkOfMail(): Promise<string> {
  await notificationsOf(anna).settings.save({ kind: 'forum.answer', mail: 'now', push: false });
  await tellOfAnswer(api, { recipient: anna, author: ben });
  const mail = (await receiveMails(api, anna.email)).at(-1);
  expect(mail?.text).toContain(`No more of these mails: ${mail?.unsubscribeUrl}`);
  return mail?.unsubscribeUrl ?? '';
}
const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? '';
const pathOf = (url: string) => url.slice('https://oche.example'.length);
const click = (url: string, type = 'application/x-www-form-urlencoded') =>
  app.inject({
    method: 'POST',
    url: pathOf(url),
    headers: { 'content-type': type },
    payload: 'List-Unsubscribe=One-Click',
  });

describe('one click in a mail program', () => {
  it('stops the mails of the kind, without a session, and twice does no harm', async () => {
    const url = await linkOfMail();
    expect(url).toMatch(/^https:\/\/oche\.example\/unsubscribe\?token=[\w-]+\.[\w-]+$/);
    expect((await click(url)).statusCode).toBe(204);
    expect((await click(url, 'multipart/form-data; boundary=x')).statusCode).toBe(204);
    // devices are another matter, and so are other kinds
    expect(await settingOf('forum.answer')).toMatchObject({ mail: 'never', push: false });
    expect(await settingOf('forum.quote')).toMatchObject({ mail: 'daily' });
    await tellOfAnswer(api, { recipient: anna, author: ben });
    expect(await receiveMails(api, anna.email)).toHaveLength(1);
  });

  it('works without a body, and when the account is gone', async () => {
    const url = await linkOfMail();
    await api.deps.db.deleteFrom('forum_posts').execute();
    await api.deps.db.deleteFrom('forum_threads').execute();
    await api.deps.db.deleteFrom('users').where('id', '=', anna.id).execute();
    expect((await app.inject({ method: 'POST', url: pathOf(url) })).statusCode).toBe(204);
  });

  it('needs a link that we have signed', async () => {
    const token = tokenOf(await linkOfMail());
    const [content = '', signature = ''] = token.split('.');
    const other = Buffer.from(JSON.stringify([ben.id, 'forum.answer'])).toString('base64url');
    const wrong = ['x', '.', content, `${other}.${signature}`, `${content}.${signature}x.y`];
    for (const each of wrong) {
      const answer = await click(`https://oche.example/unsubscribe?token=${each}`);
      expect([each, answer.statusCode]).toEqual([each, 400]);
      expect(await codeOf(notificationsOf(null).subscription.end({ token: each }))).toBe(
        'UNSUBSCRIBE_LINK_BROKEN',
      );
      expect(await codeOf(notificationsOf(null).subscription.get({ token: each }))).toBe(
        'UNSUBSCRIBE_LINK_BROKEN',
      );
    }
    expect((await click('https://oche.example/unsubscribe')).json().code).toBe('BAD_INPUT');
    expect(await settingOf('forum.answer')).toMatchObject({ mail: 'now' });
  });

  it('is no way in for other bodies, nor for other sites', async () => {
    const url = await linkOfMail();
    expect((await click(url, 'text/plain')).statusCode).toBe(415);
    const foreign = await app.inject({
      method: 'POST',
      url: pathOf(url),
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(foreign.statusCode).toBe(403);
    const long = await app.inject({
      method: 'POST',
      url: pathOf(url),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'x'.repeat(5000),
    });
    expect(long.statusCode).toBe(413);
    expect(await settingOf('forum.answer')).toMatchObject({ mail: 'now' });
  });
});

describe('the page behind the link', () => {
  it('says what it stops in the reader’s language, and stops it', async () => {
    const token = tokenOf(await linkOfMail());
    const { subscription } = notificationsOf(null);
    expect(await subscription.get({ token })).toEqual({
      label: 'Antworten in meinen Threads',
      isOff: false,
    });
    expect(await subscription.end({ token })).toEqual({ ok: true });
    expect(await notificationsOf(null, 'en').subscription.get({ token })).toEqual({
      label: 'Answers in my threads',
      isOff: true,
    });
    expect(await codeOf(subscription.end({ token: '' }))).toBe('BAD_INPUT');
  });

  it('of a digest stops everything that comes daily, and nothing that comes at once', async () => {
    await notificationsOf(anna).settings.save({ kind: 'forum.quote', mail: 'now', push: true });
    await tellOfAnswer(api, { recipient: anna, author: ben });
    api.deps.clock.advance({ hours: 14 });
    await sendDigests(api.deps);
    const [mail] = await receiveMails(api, anna.email);
    const token = tokenOf(mail?.unsubscribeUrl ?? '');
    const { subscription } = notificationsOf(null);
    expect(await subscription.get({ token })).toEqual({ label: null, isOff: false });
    await subscription.end({ token });
    expect(await subscription.get({ token })).toEqual({ label: null, isOff: true });
    expect(await settingOf('forum.answer')).toMatchObject({ mail: 'never' });
    expect(await settingOf('forum.quote')).toMatchObject({ mail: 'now' });
    expect(await settingOf('bookings.reminder')).toMatchObject({ mail: 'now' });
  });
});

it('what somebody has to know comes without a way to stop it', async () => {
  const token = unsubscribeToken(api.deps.vault, { userId: anna.id, kind: 'bookings.confirmed' });
  await notificationsOf(null).subscription.end({ token });
  expect(await settingOf('bookings.confirmed')).toMatchObject({ mail: 'now' });
  const saved = await api.deps.db
    .selectFrom('notification_settings')
    .select('kind')
    .where('user_id', '=', anna.id)
    .execute();
  expect(saved).toEqual([]);

  const lounge = await createLounge(api, ben);
  await api.callerFor(anna).lounges.claim.create({ loungeId: lounge.id, message: 'Meine!' });
  const admin = await api.createMember({ role: 'admin' });
  const { items } = await api.callerFor(admin).lounges.claim.list({});
  await api.callerFor(admin).lounges.claim.decide({ id: items[0]?.id ?? 0, isApproved: false });
  const [mail] = await receiveMails(api, anna.email);
  expect(mail?.subject).toContain('Your claim');
  expect(mail?.unsubscribeUrl).toBeNull();
  expect(mail?.text).not.toContain('unsubscribe');
});
