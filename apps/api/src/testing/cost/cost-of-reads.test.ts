import { beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../modules/bookings/testing.ts';
import { open, say } from '../../modules/conversations/testing.ts';
import { createSubforum, createThread } from '../../modules/forum/testing.ts';
import { createLounge } from '../../modules/lounges/testing.ts';
import { sell } from '../../modules/market/testing.ts';
import { type Caller, useMember, useTestApi } from '../index.ts';
import { costOf } from './cost.ts';

const api = useTestApi({ now: at('Mon 09:00') });
const anna = useMember(api, { first_name: 'Anna' });
const ben = useMember(api, { first_name: 'Ben' });

/** Calls of one request; a page asks for all that it needs at once. */
type Calls = (as: Caller) => Promise<unknown>[];

/** Each statement more is one for everybody who looks, so none comes unnoticed. */
async function expectStatements(as: Caller, calls: Calls, names: string[]): Promise<void> {
  const ask = () => Promise.all(calls(as));
  // what is read once and kept is there
  await ask();
  const { texts } = await costOf(api, ask);
  expect(texts.call.toSorted()).toEqual(names.toSorted());
}

const [visitor, member] = [() => api.callerFor(null), () => api.callerFor(ben)];

describe('the forum', () => {
  let subforumId: number;
  let threadId: number;

  beforeAll(async () => {
    subforumId = await createSubforum(api.deps.db);
    const { thread } = await createThread(api, anna, { subforumId, replies: 1 });
    threadId = thread.id;
  });

  const page: Calls = (as) => [as.forum.post.list({ threadId })];

  it('the first page of a thread, for a visitor', () =>
    expectStatements(visitor(), page, ['forum.listPostsAfter.21']));

  it('the first page of a thread, for a member', () =>
    expectStatements(member(), page, ['forum.listPostsAfterForMembers.21']));

  it('a subforum', () =>
    expectStatements(visitor(), (as) => [as.forum.thread.list({ subforumId })], [
      'forum.listThreads.21',
    ]));
});

it('an ad, and a list of ads', async () => {
  const { id } = await sell(api, anna);
  await expectStatements(visitor(), (as) => [as.market.items.get({ id })], ['market.getItem']);
  await expectStatements(visitor(), (as) => [as.market.items.list({})], [
    'market.findAhead.newest.21',
  ]);
});

it('a lounge, and the directory', async () => {
  const { id } = await createLounge(api, anna);
  await expectStatements(visitor(), (as) => [as.lounges.get({ id })], ['lounges.getLounge']);
  await expectStatements(visitor(), (as) => [as.lounges.search({})], [
    'lounges.findAhead.newest.21',
  ]);
});

it('a ranking', () =>
  expectStatements(member(), (as) => [as.rankings.list({})], [
    'rankings.getOwn',
    'rankings.listTop',
  ]));

it('a conversation and its messages: how its member stands to it is read once for both', async () => {
  const conversationId = await open(api, [anna, ben]);
  await say(api, ben, conversationId, 'Hallo');
  await expectStatements(
    member(),
    ({ social: { conversations } }) => [
      conversations.get({ id: conversationId }),
      conversations.messages({ conversationId }),
    ],
    ['conversations.getMembership', 'conversations.listBefore.41'],
  );
});
