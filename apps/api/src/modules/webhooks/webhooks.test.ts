import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, codeOf, runJobs, type TestMember, useTestApi } from '../../testing/index.ts';
import { createSubforum } from '../forum/testing.ts';
import { sendDue } from './delivery/dispatcher.service.ts';
import { TestReceivers } from './testing.ts';

const api = useTestApi({ now: '2026-11-30T10:00:00Z' });
const receivers = new TestReceivers();
let anna: TestMember;
let ben: TestMember;
let subforumId: number;

beforeAll(() => receivers.start());
afterAll(() => receivers.close());
beforeEach(async () => {
  [anna, ben] = [await api.createMember(), await api.createMember()];
  subforumId = await createSubforum(api.deps.db);
});

const deps = () => ({ ...api.deps, outbound: receivers.outbound });
const as = (member: TestMember) => api.callerFor(member);
const work = () => runJobs({ deps: deps(), url: api.url });
const deliver = async () => {
  await work();
  await sendDue(deps());
};

let names = 0;
/** A new receiver, and a hook for what happens in the subforum. */
async function hookOf(member: TestMember, input: object = {}) {
  const name = `receiver${names++}`;
  const hook = await as(member).webhooks.create({
    name,
    url: receivers.at(name),
    subject: { kind: 'subforum', id: String(subforumId) },
    events: null,
    ...input,
  });
  return { ...hook, receiver: name, got: () => receivers.received[name] ?? [] };
}

const start = (caller: Caller, title = 'Guten Abend') =>
  caller.forum.thread.create({ subforumId, title, content: 'Wer spielt heute?' });

describe('a hook', () => {
  test('is told what happens', async () => {
    const hook = await hookOf(anna);
    const thread = await start(as(ben));
    await as(ben).forum.post.create({ threadId: thread.id, content: 'Ich!' });
    await deliver();
    expect(hook.got().map(({ event }) => [event.type, event.sequence])).toEqual([
      ['forum.thread.created', 1],
      ['forum.post.created', 2],
    ]);
    expect(hook.got()[0]?.event).toMatchObject({
      thing: `thread/${thread.id}`,
      data: { thread: { title: 'Guten Abend' }, post: { number: 1, text: 'Wer spielt heute?' } },
    });
    expect(await as(anna).webhooks.get({ id: hook.id })).toMatchObject({ waiting: 0, failures: 0 });
  });

  test('is nobody else’s', async () => {
    const { id } = await hookOf(anna);
    expect(await codeOf(as(ben).webhooks.get({ id }))).toBe('WEBHOOK_NOT_FOUND');
  });
});
