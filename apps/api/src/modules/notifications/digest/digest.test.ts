import { beforeEach, describe, expect, it } from 'vitest';
import {
  receiveMails,
  runJobs,
  type TestMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { cleanUp } from '../cleanup/cleanup.service.ts';
import { tellOfAnswer } from '../testing.ts';
import { sendDigests } from './digest.service.ts';

const api = useTestApi({
  now: '2026-11-21T19:00:00Z',
  env: { PUBLIC_URL: 'https://oche.example' },
});
const ben = useMember(api, { first_name: 'Ben', last_name: 'Bull' });
let anna: TestMember;
beforeEach(async () => {
  await api.deps.db.updateTable('notifications').set({ awaits_digest: false }).execute();
  anna = await api.createMember();
});

const bellOf = (member: TestMember) => api.callerFor(member).social.notifications;
const tell = (content?: string) =>
  tellOfAnswer(api, { recipient: anna, author: ben, ...(content && { content }) });

/** What cron does at this time. */
async function at(time: string): Promise<void> {
  api.deps.clock.set(time);
  await sendDigests(api.deps);
  await runJobs(api);
}
const digests = async () => receiveMails(api, anna.email);

describe('the digest', () => {
  it('comes once, at eight in the morning of the member', async () => {
    const { threadId } = await tell('Harrows, was sonst?');
    await at('2026-11-22T06:59:00Z');
    expect(await digests()).toEqual([]);
    await at('2026-11-22T07:00:00Z');
    const [mail] = await digests();
    expect(mail?.subject).toBe('Etwas Neues für dich');
    expect(mail?.text).toContain('* Ben Bull hat in deinem Thread „Welche Flights?“ geantwortet');
    expect(mail?.text).toContain('Harrows, was sonst?');
    expect(mail?.text).toContain(`https://oche.example/forum/thread/${threadId}?post=2#post-2`);
    await Promise.all([sendDigests(api.deps), sendDigests(api.deps)]);
    await at('2026-11-22T22:00:00Z');
    expect(await digests()).toHaveLength(1);
  });

  it('has what happened before eight; the rest waits for the next morning', async () => {
    await tell('Gestern');
    await at('2026-11-22T07:00:00Z');
    await tell('Heute');
    await at('2026-11-22T07:15:00Z');
    expect(await digests()).toHaveLength(1);
    await at('2026-11-23T07:00:00Z');
    const [, second] = await digests();
    expect(second?.text).toContain('Heute');
    expect(second?.text).not.toContain('Gestern');
  });

  it('comes later in the day if the house was closed at eight', async () => {
    await tell();
    await at('2026-11-22T15:45:00Z');
    expect(await digests()).toHaveLength(1);
  });

  it.each([
    ['Asia/Kathmandu', '2026-11-22T02:14:00Z', '2026-11-22T02:15:00Z'],
    ['America/New_York', '2026-11-22T12:59:00Z', '2026-11-22T13:00:00Z'],
    ['Pacific/Auckland', '2026-11-21T18:59:00Z', '2026-11-21T19:00:00Z'],
  ])('goes by the clock of %s', async (timeZone, before, then) => {
    await bellOf(anna).settings.setTimeZone({ timeZone });
    api.deps.clock.set('2026-11-21T12:00:00Z');
    await tell();
    await at(before);
    expect(await digests()).toEqual([]);
    await at(then);
    expect(await digests()).toHaveLength(1);
  });

  it('goes by the clock also on the day on which it changes', async () => {
    api.deps.clock.set('2027-03-27T19:00:00Z');
    await tell();
    await at('2027-03-28T05:59:00Z');
    expect(await digests()).toEqual([]);
    await at('2027-03-28T06:00:00Z');
    expect(await digests()).toHaveLength(1);
  });

  it('says nothing of what is read, deleted or blocked by then, and does not come for that alone', async () => {
    const [read, deleted] = [await tell('Gelesen'), await tell('Gelöscht')];
    const cem = await api.createMember();
    await tellOfAnswer(api, { recipient: anna, author: cem, content: 'Blockiert' });
    await bellOf(anna).see({ places: [`post/${read.postId}`] });
    await api.callerFor(ben).forum.post.delete({ id: deleted.postId });
    await api.callerFor(anna).social.people.block({ userId: cem.id });
    await at('2026-11-22T07:00:00Z');
    expect(await digests()).toEqual([]);
  });

  it('is not for an address that nobody has confirmed', async () => {
    await tell();
    await api.deps.db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', anna.id)
      .execute();
    await at('2026-11-22T07:00:00Z');
    expect(await digests()).toEqual([]);
  });

  it('joins what belongs together, and has at most twenty entries', async () => {
    for (let i = 0; i < 20; i++) await tell(`Nummer ${i}`);
    await at('2026-11-22T07:00:00Z');
    for (let i = 0; i < 21; i++) await tell(`Nummer ${i}`);
    await at('2026-11-23T07:00:00Z');
    const [all, most] = await digests();
    expect(all?.subject).toBe('20-mal Neues für dich');
    expect(all?.text).not.toContain('weitere');
    expect(most?.subject).toBe('21-mal Neues für dich');
    expect(most?.text.match(/^\* /gm)).toHaveLength(20);
    expect(most?.text).toContain('… und 1 weitere.');
  });

  it('shows hostile texts as they are', async () => {
    await tell('<script>alert(1)</script>\n* Falscher Eintrag\n  https://evil.example');
    await at('2026-11-22T07:00:00Z');
    const [mail] = await digests();
    // tags are left out, and a line break begins no entry of its own
    expect(mail?.text).not.toContain('<script>');
    expect(mail?.text.match(/^\* /gm)).toHaveLength(1);
  });
});

describe('what was read long ago', () => {
  it('is deleted after 90 days; what is unread stays', async () => {
    const old = await tell();
    await bellOf(anna).see({ places: [`post/${old.postId}`] });
    await tell();
    api.deps.clock.advance({ hours: 24 * 90 });
    await cleanUp(api.deps);
    expect((await bellOf(anna).list({})).items.map(({ isRead }) => isRead)).toEqual([false, true]);
    api.deps.clock.advance({ seconds: 1 });
    await cleanUp(api.deps);
    expect((await bellOf(anna).list({})).items.map(({ isRead }) => isRead)).toEqual([false]);
    const left = await api.deps.db
      .selectFrom('notifications')
      .select('id')
      .where('recipient_id', '=', anna.id)
      .execute();
    expect(left).toHaveLength(1);
  });
});
