import { afterAll, beforeAll, beforeEach } from 'vitest';
import { runJobs, type TestApi, type TestMember } from '../../testing/index.ts';
import { createSubforum } from '../forum/testing.ts';
import { sendDue } from './delivery/dispatcher.service.ts';
import { createHook, TestReceivers } from './testing.ts';

let names = 0;

/** A subforum in which things happen, receivers that hear of them, and the members who do and hear. */
export function useHooks(api: TestApi) {
  const receivers = new TestReceivers();
  const members = { anna: {} as TestMember, ben: {} as TestMember, subforumId: 0 };
  const deps = () => ({ ...api.deps, outbound: receivers.outbound });
  const as = (member: TestMember) => api.callerFor(member, { outbound: receivers.outbound });
  const work = () => runJobs({ deps: deps(), url: api.url });
  const send = () => sendDue(deps());
  const world = Object.assign(members, {
    receivers,
    deps,
    as,
    work,
    send,
    async deliver() {
      await work();
      await send();
    },
    /** A new receiver, and a hook of Anna's for what happens in the subforum. */
    async hook(input: Parameters<typeof createHook>[2] = {}, member = members.anna) {
      names += 1;
      const receiver = `receiver${names}`;
      const made = await createHook(api, member, {
        url: receivers.at(receiver),
        subject: { kind: 'subforum', id: String(members.subforumId) },
        ...input,
      });
      return {
        id: made.id,
        secret: made.secret,
        receiver,
        got: () => receivers.received[receiver] ?? [],
        answers: (status: number, headers: Record<string, string> = {}, body = '') => {
          receivers.replies[receiver] = (answer) => answer.writeHead(status, headers).end(body);
        },
        is: () => as(member).webhooks.get({ id: made.id }),
        log: async () => (await as(member).webhooks.deliveries({ id: made.id, limit: 100 })).items,
      };
    },
    /** Ben begins a thread. @returns its id */
    async thread(title = 'Guten Abend'): Promise<number> {
      const { subforumId } = members;
      const thread = await as(members.ben).forum.thread.create({
        subforumId,
        title,
        content: 'Wer spielt heute?',
      });
      return thread.id;
    },
    post: (threadId: number, content = 'Ich!') =>
      as(members.ben).forum.post.create({ threadId, content }),
    /** Lets time pass, minute by minute, in which what is due is sent. */
    async pass(minutes: number) {
      for (let minute = 0; minute < minutes; minute++) {
        api.deps.clock.advance({ minutes: 1 });
        await send();
      }
    },
  });
  beforeAll(() => receivers.start());
  afterAll(() => receivers.close());
  beforeEach(async () => {
    [world.anna, world.ben] = [await api.createMember(), await api.createMember()];
    world.subforumId = await createSubforum(api.deps.db);
  });
  return world;
}
