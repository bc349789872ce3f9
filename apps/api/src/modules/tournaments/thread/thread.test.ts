import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { createSubforum, createThread } from '../../forum/testing.ts';
import { createTournament, NOW } from '../testing.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;
let subforumId: number;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna' });
  ben = await api.createMember({ first_name: 'Ben' });
  subforumId = await createSubforum(api.deps.db);
});

const as = (member: TestMember | null) => api.callerFor(member).tournaments;
const forumOf = (member: TestMember) => api.callerFor(member).forum;

describe('the thread of a tournament', () => {
  it('is opened once, links the tournament, and counts its answers', async () => {
    const { id, can } = await createTournament(api, anna, { name: 'Redecup' });
    expect(can.openThread).toBe(true);
    await as(anna).organiser.add({ id, userId: ben.id });
    const opened = await Promise.all(
      [anna, ben].map((one) => as(one).openThread({ id, subforumId })),
    );
    const [first, second] = opened.map(({ thread }) => thread?.id ?? 0);
    expect(first).toBe(second);
    const threadId = first ?? 0;
    const thread = await forumOf(ben).thread.get({ id: threadId });
    expect(thread).toMatchObject({ title: 'Redecup', subforumId });
    expect(thread.content).toContain(`/tournaments/${id}`);
    await forumOf(ben).post.create({ threadId, content: 'Bin dabei.' });
    expect(await as(null).get({ id })).toMatchObject({
      thread: { id: threadId, title: 'Redecup', answers: 1 },
      can: { openThread: false },
    });
  });

  it('that is deleted is not linked any more, and makes room for another', async () => {
    const { id } = await createTournament(api, anna);
    const { thread } = await as(anna).openThread({ id, subforumId });
    await forumOf(anna).thread.delete({ id: thread?.id ?? 0 });
    expect(await as(anna).get({ id })).toMatchObject({ thread: null, can: { openThread: true } });
    const again = await as(anna).openThread({ id, subforumId });
    expect(again.thread?.id).not.toBe(thread?.id);
  });

  it('that was merged into another one is linked where it is now, and is not opened again', async () => {
    const { id } = await createTournament(api, anna);
    const { thread } = await as(anna).openThread({ id, subforumId });
    const { thread: target } = await createThread(api, ben, { subforumId });
    const moderator = await api.createMember({ role: 'moderator' });
    const { order } = forumOf(moderator);
    await order.merge({ threadId: thread?.id ?? 0, targetId: target.id });
    expect(await as(anna).get({ id })).toMatchObject({
      thread: { id: target.id, title: 'Welche Flights?' },
      can: { openThread: false },
    });
    expect((await as(anna).openThread({ id, subforumId })).thread?.id).toBe(target.id);
  });

  it('is opened by organisers who may speak, where there is room, for what everybody may see', async () => {
    const { id } = await createTournament(api, anna);
    const open = (member: TestMember | null, wish: { id: number; subforumId: number }) =>
      codeOf(as(member).openThread(wish));
    expect(await open(null, { id, subforumId })).toBe('UNAUTHENTICATED');
    expect(await open(ben, { id, subforumId })).toBe('FORBIDDEN');
    expect(await open({ ...anna, status: 'suspended' }, { id, subforumId })).toBe(
      'ACCOUNT_SUSPENDED',
    );
    expect(await open(anna, { id, subforumId: 999_999 })).toBe('SUBFORUM_NOT_FOUND');
    expect(await open(anna, { id, subforumId: 0 })).toBe('BAD_INPUT');
    const closed = await createTournament(api, anna, { isPublic: false });
    expect(closed.can.openThread).toBe(false);
    expect(await open(anna, { id: closed.id, subforumId })).toBe('TOURNAMENT_NOT_PUBLIC');
    const draft = await createTournament(api, anna, { isDraft: true });
    expect(await open(anna, { id: draft.id, subforumId })).toBe('TOURNAMENT_NOT_PUBLIC');
  });
});
