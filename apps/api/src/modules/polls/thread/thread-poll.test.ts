import { isTrackedEnvelope } from '@trpc/server';
import { describe, expect, it } from 'vitest';
import { codeOf, runJobs, useMember, useTestApi } from '../../../testing/index.ts';
import { createSubforum, createThread } from '../../forum/testing.ts';
import { aThreadPoll, NOW, voteFor } from '../testing.ts';

const api = useTestApi({ now: NOW });
const anna = useMember(api);
const ben = useMember(api);
const suspended = useMember(api, { status: 'suspended' });
const moderator = useMember(api, { role: 'moderator' });

const threadPolls = (member: typeof anna | null) => api.callerFor(member).polls.thread;
const started = async () => {
  const thread = await threadPolls(anna).start({
    subforumId: await createSubforum(api.deps.db),
    title: 'Bus nach Dublin',
    content: 'Wir fahren im Mai.',
    poll: aThreadPoll(),
  });
  const { poll } = await threadPolls(null).get({ threadId: thread.id });
  if (!poll) throw new Error('the thread has no poll');
  return { thread, poll };
};

describe('a poll in a thread', () => {
  it('comes with it, is seen by visitors, and told by the thread when somebody votes', async () => {
    const { thread, poll } = await started();
    expect(thread.poll).toBe(0);
    expect(poll).toMatchObject({ kind: 'free', can: { vote: false, close: false } });
    const voted = await voteFor(api, ben, poll, 1);
    expect(voted.options.map(({ votes }) => votes)).toEqual([0, 1]);
    expect((await api.callerFor(null).forum.thread.get({ id: thread.id })).poll).toBe(1);
    // it is none of the site's
    const current = await api.callerFor(ben).polls.listCurrent();
    expect(current.map(({ id }) => id)).not.toContain(poll.id);
    expect(await codeOf(voteFor(api, suspended, poll, 1))).toBe('ACCOUNT_SUSPENDED');
  });

  it('is live: who has the thread open is told when it comes, and of each vote', async () => {
    const { thread } = await createThread(api, anna);
    const threadId = thread.id;
    const events = await api.callerFor(null).forum.thread.events({ threadId, lastEventId: '1' });
    const stream = (events as AsyncIterable<unknown>)[Symbol.asyncIterator]();
    const next = async () => {
      const { value } = await stream.next();
      return isTrackedEnvelope(value) ? value[1] : value;
    };
    const poll = await threadPolls(anna).add({ threadId, poll: aThreadPoll() });
    expect(await next()).toEqual({ type: 'poll.changed', poll: 0 });
    const told = next();
    await voteFor(api, ben, poll, 1);
    expect(await told).toEqual({ type: 'poll.changed', poll: 1 });
    const gone = next();
    await threadPolls(moderator).remove({ id: poll.id });
    expect(await gone).toEqual({ type: 'poll.changed', poll: null });
    await stream.return?.();
  });

  it('is added later by its author alone, and only one', async () => {
    const { thread } = await createThread(api, anna);
    const { id: threadId } = thread;
    const add = (member: typeof anna | null) =>
      codeOf(threadPolls(member).add({ threadId, poll: aThreadPoll() }));
    expect(await threadPolls(ben).get({ threadId })).toEqual({ poll: null, canAdd: false });
    expect(await threadPolls(anna).get({ threadId })).toEqual({ poll: null, canAdd: true });
    expect(await add(null)).toBe('UNAUTHENTICATED');
    expect(await add(ben)).toBe('FORBIDDEN');
    expect(await add(suspended)).toBe('ACCOUNT_SUSPENDED');
    const attempts = await Promise.allSettled(
      [1, 2, 3].map(() => threadPolls(anna).add({ threadId, poll: aThreadPoll() })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await add(anna)).toBe('THREAD_HAS_POLL');
    expect(await codeOf(threadPolls(anna).get({ threadId: 999_999 }))).toBe('THREAD_NOT_FOUND');
  });

  it('is ended by its author, and removed as long as nobody has voted', async () => {
    const { poll, thread } = await started();
    const { id } = poll;
    expect(await codeOf(threadPolls(ben).close({ id }))).toBe('FORBIDDEN');
    expect(await codeOf(threadPolls(ben).remove({ id }))).toBe('FORBIDDEN');
    await voteFor(api, ben, poll, 0);
    expect(await codeOf(threadPolls(anna).remove({ id }))).toBe('POLL_HAS_VOTES');
    expect((await threadPolls(anna).close({ id })).state).toBe('closed');
    expect(await codeOf(threadPolls(anna).close({ id }))).toBe('POLL_CLOSED');
    await threadPolls(moderator).remove({ id });
    expect((await threadPolls(null).get({ threadId: thread.id })).poll).toBeNull();
    const log = await api.deps.db
      .selectFrom('audit_log')
      .select('action')
      .where('thing_kind', '=', 'thread')
      .where('thing_id', '=', String(thread.id))
      .execute();
    expect(log).toEqual([{ action: 'poll.delete' }]);
  });

  it('ends by itself at the time that its author has given', async () => {
    const { thread } = await createThread(api, anna);
    const closesAt = '2031-03-03T10:00:00.000Z';
    const wish = { threadId: thread.id, poll: aThreadPoll({ closesAt }) };
    const poll = await threadPolls(anna).add(wish);
    expect(poll).toMatchObject({ state: 'open', closesAt });
    api.deps.clock.set(closesAt);
    expect(await codeOf(voteFor(api, ben, poll, 0))).toBe('POLL_CLOSED');
    api.deps.clock.set(NOW);
  });

  it('goes with the thread, and comes back with it', async () => {
    const { poll, thread } = await started();
    const { id } = thread;
    await api.callerFor(moderator).forum.thread.delete({ id });
    expect(await codeOf(voteFor(api, ben, poll, 0))).toBe('POLL_NOT_FOUND');
    expect(await codeOf(threadPolls(ben).get({ threadId: id }))).toBe('THREAD_NOT_FOUND');
    await api.callerFor(moderator).forum.thread.restore({ id });
    await voteFor(api, ben, poll, 0);
  });

  it.each([
    [{ options: [{ text: 'Ja' }] }],
    [{ options: Array.from({ length: 11 }, (_, n) => ({ text: `${n}` })) }],
    [{ question: 'x' }],
    [{ closesAt: NOW }],
  ])('refuses %j', async (changed) => {
    const { thread } = await createThread(api, anna);
    const call = threadPolls(anna).add({ threadId: thread.id, poll: aThreadPoll(changed) });
    expect(await codeOf(call)).toBe('BAD_INPUT');
  });
});

describe('words that the moderators want to look at', () => {
  it('let thread and poll wait together; both appear together, and moderators read both', async () => {
    await api.callerFor(moderator).moderation.pattern.create({ pattern: 'wettgewinn' });
    const subforumId = await createSubforum(api.deps.db);
    const poll = aThreadPoll({ options: [{ text: 'Nein' }, { text: 'Wettgewinn sichern' }] });
    const thread = { subforumId, title: 'Kleine Frage', content: 'Was meint ihr?', poll };
    expect(await codeOf(threadPolls(anna).start(thread))).toBe('POST_WAITS');
    const { items } = await api.callerFor(moderator).moderation.case.list({
      queue: 'approvals',
    });
    const [waiting] = items;
    const found = await api.callerFor(moderator).moderation.case.get({ id: waiting?.id ?? 0 });
    expect(JSON.stringify(found)).toContain('Wettgewinn sichern');
    const { id } = await api.deps.db
      .selectFrom('polls')
      .select('id')
      .where('submission_id', 'is not', null)
      .executeTakeFirstOrThrow();
    const vote = api.callerFor(ben).polls.vote({ id, optionIds: [1] });
    expect(await codeOf(vote)).toBe('POLL_NOT_FOUND');
    const cases = api.callerFor(moderator).moderation.case;
    await cases.claim({ id: waiting?.id ?? 0 });
    await cases.decide({ id: waiting?.id ?? 0, action: 'publish' });
    await runJobs(api);
    const attached = await api.deps.db
      .selectFrom('polls')
      .select('thread_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await threadPolls(null).get({ threadId: attached.thread_id ?? 0 })).poll?.id).toBe(id);
  });

  it('are refused in a poll for a thread that is there already', async () => {
    const { thread } = await createThread(api, anna);
    const poll = aThreadPoll({ question: 'Wer will Wettgewinn?' });
    expect(await codeOf(threadPolls(anna).add({ threadId: thread.id, poll }))).toBe('POLL_WAITS');
  });
});
