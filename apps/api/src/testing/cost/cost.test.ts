import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { at, span } from '../../modules/bookings/testing.ts';
import { open, say } from '../../modules/conversations/testing.ts';
import { createSubforum, createThread } from '../../modules/forum/testing.ts';
import { createLounge } from '../../modules/lounges/testing.ts';
import { aSale, sell } from '../../modules/market/testing.ts';
import { usernameOf } from '../../modules/people/testing.ts';
import { runJobs, useMember, useTestApi } from '../index.ts';
import { costOf } from './cost.ts';

const api = useTestApi({ now: at('Mon 09:00') });
const anna = useMember(api, { first_name: 'Anna' });
const ben = useMember(api, { first_name: 'Ben' });
const cem = useMember(api, { first_name: 'Cem' });

interface Bounds {
  /** statements of the call, without those that begin and end its transaction */
  call: number;
  /** the jobs that it writes */
  jobs: number;
  /** messages that all processes hear */
  notifies: number;
  /** statements of these jobs and of theirs, which are in so many transactions */
  later: number;
  transactions: number;
}

/** Each of these is one statement or message more for everybody who writes, so none comes unnoticed. */
async function expectAtMost(bounds: Bounds, act: () => Promise<unknown>): Promise<void> {
  await runJobs(api);
  const { call, later, texts } = await costOf(api, act);
  const found: Bounds = {
    call: call.statements,
    jobs: call.jobs.length + later.jobs.length,
    notifies: call.notifies,
    later: later.statements,
    transactions: later.transactions,
  };
  const isTooMuch = (Object.keys(bounds) as (keyof Bounds)[]).some(
    (key) => found[key] > bounds[key],
  );
  expect(isTooMuch ? { ...found, texts } : bounds).toEqual(bounds);
}

const [a, b] = [() => api.callerFor(anna), () => api.callerFor(ben)];

describe('the forum', () => {
  let subforumId: number;
  let threadId: number;
  let postId: number;

  beforeAll(async () => {
    subforumId = await createSubforum(api.deps.db);
    const { thread, posts } = await createThread(api, anna, { subforumId, replies: 1 });
    threadId = thread.id;
    postId = posts[0]?.id ?? 0;
    // what is read once and kept is there
    await post('Guten Abend');
  });

  const post = (content: string, to = threadId) => b().forum.post.create({ threadId: to, content });

  it('a new thread', () =>
    expectAtMost({ call: 6, jobs: 1, notifies: 1, later: 9, transactions: 4 }, () =>
      b().forum.thread.create({ subforumId, title: 'Flights?', content: 'Was spielt ihr?' }),
    ));

  it('a new post', () =>
    expectAtMost({ call: 5, jobs: 1, notifies: 1, later: 10, transactions: 2 }, () =>
      post('Gestern 180'),
    ));

  it('a new post in an own thread', async () => {
    const own = await createThread(api, ben, { subforumId });
    await expectAtMost({ call: 5, jobs: 1, notifies: 1, later: 8, transactions: 2 }, () =>
      post('Gestern 180', own.thread.id),
    );
  });

  it('a new post that names somebody', async () => {
    const name = await usernameOf(api, cem);
    await expectAtMost({ call: 7, jobs: 1, notifies: 1, later: 10, transactions: 2 }, () =>
      post(`Gestern @${name} 180`),
    );
  });

  it('a new post where somebody is watching', async () => {
    const watching = { kind: 'thread', id: threadId, level: 'watching' as const };
    await api.callerFor(cem).social.watching.set(watching);
    await expectAtMost({ call: 5, jobs: 1, notifies: 1, later: 10, transactions: 2 }, () =>
      post('Gestern 180'),
    );
  });

  it('a reaction', () =>
    expectAtMost({ call: 8, jobs: 0, notifies: 1, later: 0, transactions: 0 }, () =>
      b().forum.reaction.set({ postId, kind: 'bullseye', isOn: true }),
    ));
});

describe('the marketplace', () => {
  it('an offer', async () => {
    const { id } = await sell(api, anna, { price: 100 });
    await expectAtMost({ call: 15, jobs: 2, notifies: 1, later: 3, transactions: 0 }, () =>
      b().market.offers.create({ itemId: id, amount: 80 }),
    );
  });

  it('an ad', async () => {
    await sell(api, anna);
    await expectAtMost({ call: 8, jobs: 2, notifies: 1, later: 15, transactions: 3 }, () =>
      sell(api, anna),
    );
  });

  // one asks whom it concerns and one what such things are sold for; three write what the search finds
  it('a change of an ad', async () => {
    const { id } = await sell(api, anna);
    await expectAtMost({ call: 8, jobs: 1, notifies: 1, later: 5, transactions: 1 }, () =>
      a().market.items.update({ id, ...aSale({ title: 'Bulls Shark 22 g' }) }),
    );
  });
});

it('a booking', async () => {
  const { id: loungeId } = await createLounge(api, anna);
  await expectAtMost({ call: 10, jobs: 4, notifies: 1, later: 5, transactions: 0 }, () =>
    b().bookings.create({ loungeId, ...span('Tue 18:00', 'Tue 20:00') }),
  );
});

it('a visit', async () => {
  const { id: gameId } = await b().games.start({
    rules: { game: 'x01', start: 501, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 3 } },
    sides: [[{ userId: ben.id }], [{ guestName: 'Der lange Uwe' }]],
  });
  const deviceId = randomUUID();
  const enter = (base: number) =>
    b().games.enterMoves({
      gameId,
      deviceId,
      base,
      moves: [{ id: randomUUID(), move: { kind: 'enter', entry: { total: 26 } } }],
    });
  // with the first one the game begins, of which others hear
  await enter(0);
  await expectAtMost({ call: 6, jobs: 0, notifies: 1, later: 0, transactions: 0 }, () => enter(1));
});

it('a message', async () => {
  const conversationId = await open(api, [anna, ben]);
  await expectAtMost({ call: 9, jobs: 2, notifies: 1, later: 1, transactions: 0 }, () =>
    say(api, ben, conversationId, 'Hallo'),
  );
});

it('a change of the profile', () =>
  expectAtMost({ call: 2, jobs: 0, notifies: 1, later: 0, transactions: 0 }, () =>
    b().social.profiles.update({ bio: 'Seit 1998 an der Oche.' }),
  ));
