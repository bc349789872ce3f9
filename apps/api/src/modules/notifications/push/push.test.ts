import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  runJobs,
  TEST_PASSWORD,
  TestBrowser,
  type TestMember,
  useTestApi,
} from '../../../testing/index.ts';
import { createThread } from '../../forum/testing.ts';
import { TestPushDevice, TestPushService } from '../../push/testing.ts';
import { notify } from '../index.ts';
import { pushNotification } from './push.service.ts';

const api = useTestApi();
const service = new TestPushService();
let thea: TestMember;
let ben: TestMember;
let phone: TestPushDevice;

beforeAll(() => service.start());
afterAll(() => service.close());
beforeEach(async () => {
  service.received.length = 0;
  [thea, ben] = [
    await api.createMember({ first_name: 'Thea' }),
    await api.createMember({ first_name: 'Ben', last_name: 'Bull' }),
  ];
  phone = await withPhone(thea);
});

const deps = () => ({ ...api.deps, outbound: service.outbound });
const work = () => runJobs({ deps: deps(), url: api.url });

async function withPhone({ email }: TestMember): Promise<TestPushDevice> {
  const browser = new TestBrowser(api, { outbound: service.outbound });
  const device = new TestPushDevice();
  await browser.call(({ auth }) => auth.signIn({ email, password: TEST_PASSWORD }));
  await browser.call(({ social }) => social.push.save({ name: 'Handy', ...device.subscription }));
  return device;
}

/** Ben answers in a thread of Thea. */
async function answer(content = 'Gut Darts!') {
  const { thread } = await createThread(api, thea);
  const post = await api.callerFor(ben).forum.post.create({ threadId: thread.id, content });
  return { threadId: thread.id, postId: post.id };
}

const arrived = () => service.received.map((message) => phone.read(message));

/** Runs the reactions, which write the notification, but not yet what they add. */
async function written(recipient: TestMember): Promise<number> {
  await work();
  const row = await api.deps.db
    .selectFrom('notifications')
    .select('id')
    .where('recipient_id', '=', recipient.id)
    .executeTakeFirstOrThrow();
  return row.id;
}

it('arrives on the device, in the member’s words, and leads to the place', async () => {
  const { threadId } = await answer('Harrows,\nwas sonst?');
  await work();
  expect(arrived()).toEqual([
    {
      title: expect.stringContaining('Ben Bull'),
      body: expect.stringContaining('Harrows, was sonst?'),
      path: `/forum/thread/${threadId}?post=2#post-2`,
      tag: `forum.answer thread/${threadId}`,
    },
  ]);
});

it('speaks English to who reads English', async () => {
  await api.deps.db.updateTable('users').set({ locale: 'en' }).where('id', '=', thea.id).execute();
  await answer();
  await work();
  expect(arrived()).toEqual([
    expect.objectContaining({ title: expect.stringMatching(/answered/) }),
  ]);
});

it('of one thread the device shows the latest, however often a job is tried', async () => {
  const { threadId } = await answer();
  const id = await written(thea);
  await pushNotification(deps(), id);
  await api.callerFor(ben).forum.post.create({ threadId, content: 'Und noch einer!' });
  await work();
  const tags = service.received.map((message) => (phone.read(message) as { tag: string }).tag);
  expect(tags).toEqual(Array(3).fill(`forum.answer thread/${threadId}`));
});

it('is not sent to who has switched the kind off', async () => {
  await api.deps.db
    .insertInto('notification_settings')
    .values({ user_id: thea.id, kind: 'forum.answer', mail: 'never', push: false })
    .execute();
  await answer();
  await work();
  expect(await written(thea)).toBeGreaterThan(0);
  expect(service.received).toEqual([]);
});

it('is not sent of what is gone, or was read meanwhile', async () => {
  const first = await answer();
  const id = await written(thea);
  const before = service.received.length;
  await api.callerFor(thea).social.notifications.see({ places: [`post/${first.postId}`] });
  await pushNotification(deps(), id);

  const second = await answer();
  const [{ id: later } = { id: 0 }] = await (async () => {
    await work();
    return api.deps.db
      .selectFrom('notifications')
      .select('id')
      .where('recipient_id', '=', thea.id)
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
  })();
  await api.callerFor(ben).forum.post.delete({ id: second.postId });
  await pushNotification(deps(), later);
  await work();
  expect(service.received.length).toBe(before + 1);
});

it('makes no job for who has no device, or did it themselves', async () => {
  const kind = api.deps.notifiables.get('forum.answer');
  if (!kind) throw new Error('no such kind');
  const queued = (recipient: TestMember, isOwn = false) =>
    api.deps.db.transaction().execute(async (tx) => {
      const happened = { eventId: randomUUID(), payload: { postId: 1, threadId: 1 }, isOwn };
      await notify(api.deps, tx, kind, { ...happened, recipientIds: [recipient.id] });
      const { rows } = await sql`
        select from graphile_worker.jobs where task_identifier = 'notifications.push'
      `.execute(tx);
      await sql`delete from graphile_worker._private_jobs`.execute(tx);
      return rows.length;
    });
  expect(await queued(thea)).toBe(1);
  expect(await queued(ben)).toBe(0);
  expect(await queued(thea, true)).toBe(0);
});
