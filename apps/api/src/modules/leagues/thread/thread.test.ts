import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { createSubforum, createThread } from '../../forum/testing.ts';
import { foundLeague } from '../testing.ts';

const api = useTestApi({ now: '2026-09-01T10:00:00Z' });
let anna: TestMember;
let ben: TestMember;
let subforumId: number;
let id: number;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna' });
  ben = await api.createMember({ first_name: 'Ben' });
  subforumId = await createSubforum(api.deps.db);
  id = (await foundLeague(api, anna, { players: 0 })).leagueId;
});

const as = (member: TestMember | null) => api.callerFor(member).leagues;
const forumOf = (member: TestMember) => api.callerFor(member).forum;

describe('the thread with a league’s news', () => {
  it('is opened once, by any officer, and everybody answers there', async () => {
    await as(anna).officers.add({ id, userId: ben.id });
    const opened = await Promise.all(
      [anna, ben].map((one) => as(one).openThread({ id, subforumId })),
    );
    const [first, second] = opened.map(({ thread }) => thread?.id ?? 0);
    expect(first).toBe(second);
    const threadId = first ?? 0;
    const thread = await forumOf(ben).thread.get({ id: threadId });
    expect(thread.content).toContain(`/leagues/${id}`);
    const clara = await api.createMember({ first_name: 'Clara' });
    await forumOf(clara).post.create({ threadId, content: 'Wann ist Meldeschluss?' });
    expect(await as(null).get({ id })).toMatchObject({
      thread: { id: threadId, title: thread.title, answers: 1, lastAt: expect.any(String) },
    });
  });

  it('that is deleted is not linked any more, and makes room for another', async () => {
    const { thread } = await as(anna).openThread({ id, subforumId });
    await forumOf(anna).thread.delete({ id: thread?.id ?? 0 });
    expect((await as(anna).get({ id })).thread).toBeNull();
    const again = await as(anna).openThread({ id, subforumId });
    expect(again.thread?.id).not.toBe(thread?.id);
  });

  it('that was merged into another one is linked where it is now, and is not opened again', async () => {
    const { thread } = await as(anna).openThread({ id, subforumId });
    const { thread: target } = await createThread(api, ben, { subforumId });
    const moderator = await api.createMember({ role: 'moderator' });
    const { order } = forumOf(moderator);
    await order.merge({ threadId: thread?.id ?? 0, targetId: target.id });
    expect((await as(null).get({ id })).thread).toMatchObject({
      id: target.id,
      title: 'Welche Flights?',
    });
    expect((await as(anna).openThread({ id, subforumId })).thread?.id).toBe(target.id);
  });

  it('is opened by officers who may speak, where there is room, for a league that is seen', async () => {
    const open = (member: TestMember | null, wish: { id: number; subforumId: number }) =>
      codeOf(as(member).openThread(wish));
    expect(await open(null, { id, subforumId })).toBe('UNAUTHENTICATED');
    expect(await open(ben, { id, subforumId })).toBe('FORBIDDEN');
    expect(await open({ ...anna, status: 'suspended' }, { id, subforumId })).toBe(
      'ACCOUNT_SUSPENDED',
    );
    expect(await open(anna, { id, subforumId: 999_999 })).toBe('SUBFORUM_NOT_FOUND');
    expect(await open(anna, { id: 999_999, subforumId })).toBe('LEAGUE_NOT_FOUND');
    await api.deps.db
      .updateTable('leagues')
      .set({ hidden_at: '2026-09-01T10:00:00Z' })
      .where('id', '=', id)
      .execute();
    expect(await open(anna, { id, subforumId })).toBe('LEAGUE_NOT_PUBLIC');
    expect(await open(ben, { id, subforumId })).toBe('LEAGUE_NOT_FOUND');
  });
});
