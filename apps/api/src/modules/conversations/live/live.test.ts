import { withTransaction } from '@oche/db';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventBus } from '../../../lib/events/event-bus.ts';
import { eventsOverNotify } from '../../../lib/events/transport/notify.ts';
import { refusal, type TestMember, useFreshMember, useTestApi } from '../../../testing/index.ts';
import { messageHiding } from '../moderation/message-moderation.service.ts';
import { open, say, tab, talks } from '../testing.ts';

const api = useTestApi();
/** the events of another API process on the same database */
let otherEvents: EventBus;
const mia = useFreshMember(api);
const ben = useFreshMember(api);
let id: number;
const tabs: { cut(): Promise<void> }[] = [];

beforeAll(async () => {
  otherEvents = eventsOverNotify(api.url, pino({ level: 'silent' }), new Map());
  await otherEvents.start();
});
beforeEach(async () => {
  id = await open(api, [mia, ben]);
});
afterEach(async () => {
  await Promise.all(tabs.splice(0).map((each) => each.cut()));
});
afterAll(() => otherEvents.stop());

/** A tab that has the conversation on the screen from its beginning on, or the list alone. */
async function watch(member: TestMember, of: number | null = id, events = otherEvents) {
  const each = tab(api, member, of, events);
  tabs.push(each);
  each.connect('0');
  await vi.waitFor(() => expect(each.heard()).toBeGreaterThan(0));
  return each;
}
const contents = ({ seen }: { seen: readonly { content: string }[] }) =>
  seen.map(({ content }) => content);

describe('live', () => {
  it('both hear what either says, in the same order, at another process', async () => {
    const [hers, his] = [await watch(mia), await watch(ben)];
    const said = Array.from({ length: 20 }, (_, n) => `Nachricht ${n}`);
    await Promise.all(said.map((text, n) => say(api, n % 2 ? mia : ben, id, text)));
    await vi.waitFor(() => expect([hers.seen.length, his.seen.length]).toEqual([20, 20]));
    expect(contents(hers)).toEqual(contents(his));
    expect(contents(hers).sort()).toEqual(said.sort());
    const ids = hers.seen.map((message) => message.id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('a tab with the list alone is told that something has changed, and of nobody else’s', async () => {
    const [list, strangers] = [await watch(ben, null), await watch(await api.createMember(), null)];
    const before = strangers.heard();
    const { id: messageId } = await say(api, mia, id, 'Hallo');
    await vi.waitFor(() => expect(list.heard()).toBe(2));
    await talks(api, ben).read({ id, upTo: messageId });
    await vi.waitFor(() => expect(list.heard()).toBe(3));
    expect(list.seen).toEqual([]);
    expect(strangers.heard()).toBe(before);
  });

  it('a message that the moderators hide is told anew, without what it said', async () => {
    const { id: messageId } = await say(api, mia, id, 'Beleidigung');
    const his = await watch(ben);
    await withTransaction(api.deps.db, (tx) =>
      messageHiding.do(api.deps, tx, String(messageId), null),
    );
    await vi.waitFor(() => expect(his.seen).toHaveLength(2));
    expect(his.seen.at(-1)).toMatchObject({ id: messageId, revision: 2, content: '' });
  });

  it('is for its members alone', async () => {
    const cem = tab(api, await api.createMember({ role: 'admin' }), id);
    cem.connect('0');
    expect((await refusal(cem.ended())).code).toBe('CONVERSATION_NOT_FOUND');
  });
});

describe('after a cut', () => {
  it('nothing is missing and nothing is doubled, though it is cut a hundred times', async () => {
    const his = tab(api, ben, id, otherEvents);
    tabs.push(his);
    his.connect('0');
    let said = 0;
    for (let cut = 0; cut < 100; cut++) {
      // said before the cut, at the same moment, and while there is no connection
      await say(api, mia, id, `${++said}`);
      const meanwhile = say(api, cut % 3 ? mia : ben, id, `${++said}`);
      await his.cut();
      await meanwhile;
      if (cut % 2) await say(api, mia, id, `${++said}`);
      his.connect();
    }
    await vi.waitFor(() => expect(his.seen).toHaveLength(said));
    expect(contents(his)).toEqual(Array.from({ length: said }, (_, n) => `${n + 1}`));
  });

  it('of many missed ones all come, in their order', async () => {
    await api.deps.db
      .insertInto('conversation_messages')
      .values(
        Array.from({ length: 230 }, (_, n) => ({
          conversation_id: id,
          revision: n + 1,
          sender_id: mia.id,
          body: `${n + 1}`,
          created_at: new Date(),
        })),
      )
      .execute();
    const his = await watch(ben);
    await vi.waitFor(() => expect(his.seen).toHaveLength(230));
    expect(contents(his)).toEqual(Array.from({ length: 230 }, (_, n) => `${n + 1}`));
    expect(his.lastEventId()).toBe('230');
  });
});
