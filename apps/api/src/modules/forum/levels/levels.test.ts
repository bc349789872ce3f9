import { withTransaction } from '@oche/db';
import { FORUM_LEVELS } from '@oche/validators/forum/levels/limits';
import type { LevelFigure } from '@oche/validators/forum/levels/schemas';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  refusal,
  type TestMember,
  useFreshMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { deletedPost } from '../../moderation/testing.ts';
import { forumOwnData } from '../forum.own-data.ts';
import { createThread } from '../testing.ts';
import { levelFor } from './level.policy.ts';
import { selectReached } from './level.select.ts';
import { renewAllLevels, renewLevels } from './level.service.ts';
import { anyFigure, setLevel } from './testing.ts';

const NOW = '2026-11-29T19:00:00.000Z';
const api = useTestApi({ now: NOW });
const ben = useFreshMember(api);
const anna = useMember(api);
const moderator = useMember(api, { role: 'moderator' });
const ofForum = useMember(api, { moderates: ['forum'] });
const ofPart = useMember(api, { moderates: ['forum/999999'] });
const suspended = useMember(api, { role: 'moderator', status: 'suspended' });
const unverified = useMember(api, { role: 'moderator', email_verified_at: null });

const level = (member: TestMember | null) => api.callerFor(member).forum.level;
const rowOf = (userId: string) =>
  api.deps.db
    .selectFrom('forum_levels')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
const promotionsOf = async (member: TestMember) =>
  (await api.callerFor(member).social.notifications.list({})).items.filter(({ title }) =>
    title.startsWith('Du bist im Forum jetzt'),
  );
const later = (days: number) =>
  api.deps.clock.set(new Date(Date.parse(NOW) + days * 86_400_000).toISOString());

/** Days with reading, the latest one today. */
const readOn = (userId: string, days: number, before = 0) =>
  sql`
    insert into forum_reading_days
    select ${userId}, ${NOW}::date - place::int - ${before}::int
    from generate_series(0, ${days - 1}) place
  `.execute(api.deps.db);

/** Threads that a member has had open. */
async function visit(member: TestMember, count: number) {
  const { thread } = await createThread(api, anna);
  const ids = [thread.id];
  while (ids.length < count) {
    const { subforumId } = thread;
    ids.push((await createThread(api, anna, { subforumId })).thread.id);
  }
  for (const threadId of ids) await api.callerFor(member).forum.reading.visit({ threadId });
  return ids;
}

/** All that level 1 takes. */
async function earnFirst(member: TestMember) {
  await readOn(member.id, 3, 1);
  const [threadId = 0] = await visit(member, 5);
  for (const content of ['Eins', 'Zwei', 'Drei']) {
    await api.callerFor(member).forum.post.create({ threadId, content });
  }
  return threadId;
}

describe('the figure', () => {
  it('is zero for who has just come, and says what the next level takes', async () => {
    expect(await level(ben).mine()).toEqual({
      level: 0,
      earned: 0,
      figure: {
        readingDays: 0,
        threadsRead: 0,
        postsWritten: 0,
        appreciatedBy: 0,
        upheldReports: 0,
      },
      next: {
        level: 1,
        needs: { readingDays: 3, threadsRead: 5, postsWritten: 3, appreciatedBy: 0 },
      },
      levelWithReports: 1,
      fallsAt: null,
      computedAt: NOW,
      fixed: null,
      can: { tag: false },
    });
  });

  it('counts a day and a thread once, by the clock of Berlin', async () => {
    const [one = 0, two = 0] = await visit(ben, 2);
    const { visit: open } = api.callerFor(ben).forum.reading;
    await open({ threadId: one });
    api.deps.clock.set('2026-11-29T22:59:59.000Z');
    await open({ threadId: two });
    expect((await level(ben).mine()).figure).toMatchObject({ readingDays: 1, threadsRead: 2 });
    api.deps.clock.set('2026-11-29T23:00:00.000Z');
    await open({ threadId: two });
    expect((await level(ben).mine()).figure).toMatchObject({ readingDays: 2, threadsRead: 2 });
    expect(await codeOf(open({ threadId: 999_999_999 }))).toBe('THREAD_NOT_FOUND');
  });

  it('counts days of the last year only, and forgets the others at night', async () => {
    await readOn(ben.id, 10, 360);
    expect((await level(ben).mine()).figure.readingDays).toBe(5);
    await renewAllLevels(api.deps);
    const kept = await api.deps.db
      .selectFrom('forum_reading_days')
      .select('day')
      .where('user_id', '=', ben.id)
      .execute();
    expect(kept).toHaveLength(5);
  });

  it('counts posts that are there, and members who find one good once', async () => {
    const { thread, posts } = await createThread(api, ben, { replies: 2 });
    const [one, two] = posts.map(({ id }) => id);
    const fans = await Promise.all([1, 2, 3].map(() => api.createMember()));
    const react = (fan: TestMember | undefined, postId = 0, kind: 'bullseye' | 'madhouse') =>
      api.callerFor(fan ?? null).forum.reaction.set({ postId, kind, isOn: true });
    await react(fans[0], one, 'bullseye');
    await react(fans[0], two, 'bullseye');
    await react(fans[1], two, 'bullseye');
    await react(fans[2], two, 'madhouse');
    const { figure } = await level(ben).mine();
    expect(figure).toMatchObject({ postsWritten: 3, appreciatedBy: 2 });
    await api.callerFor(ben).forum.post.delete({ id: two ?? 0 });
    expect((await level(ben).mine()).figure).toMatchObject({ postsWritten: 2, appreciatedBy: 1 });
    await api.callerFor(moderator).forum.thread.delete({ id: thread.id });
    expect((await level(ben).mine()).figure).toMatchObject({ postsWritten: 0, appreciatedBy: 0 });
  });

  it('counts reports that were right for 90 days', async () => {
    await deletedPost(api, ben, [anna], moderator);
    expect((await level(ben).mine()).figure.upheldReports).toBe(1);
    later(89);
    expect((await level(ben).mine()).figure.upheldReports).toBe(1);
    later(90);
    expect((await level(ben).mine()).figure.upheldReports).toBe(0);
  });

  it('makes the same level in SQL as in the policy', async () => {
    const figures = fc.sample(anyFigure, 3000);
    const rows = figures.map((figure: LevelFigure) => ({
      reading_days: figure.readingDays,
      threads_read: figure.threadsRead,
      posts_written: figure.postsWritten,
      appreciated_by: figure.appreciatedBy,
      upheld_reports: figure.upheldReports,
    }));
    const { rows: found } = await sql<{ reached: number }>`
      select ${selectReached} as reached
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as figure (
        reading_days int, threads_read int, posts_written int, appreciated_by int, upheld_reports int
      )`.execute(api.deps.db);
    expect(found.map(({ reached }) => reached)).toEqual(figures.map(levelFor));
    expect(new Set(figures.map(levelFor))).toEqual(new Set(FORUM_LEVELS));
  });
});

describe('a member', () => {
  it('rises at night, and is told once', async () => {
    await earnFirst(ben);
    expect((await rowOf(ben.id))?.level ?? 0).toBe(0);
    await renewAllLevels(api.deps);
    expect(await rowOf(ben.id)).toMatchObject({ level: 1, reading_days: 4, posts_written: 3 });
    expect(await promotionsOf(ben)).toMatchObject([
      {
        title: 'Du bist im Forum jetzt „Eingeworfen“',
        excerpt: 'Deine Links und Bilder erscheinen ab jetzt sofort.',
        path: '/account/forum',
      },
    ]);
    await renewAllLevels(api.deps);
    await level(ben).mine();
    expect(await promotionsOf(ben)).toHaveLength(1);
  });

  it('falls when the figure has been too low for 14 days, without a word', async () => {
    const threadId = await earnFirst(ben);
    expect((await level(ben).mine()).level).toBe(1);
    const { items } = await api.callerFor(ben).forum.post.list({ threadId });
    const own = items.find(({ authorId }) => authorId === ben.id);
    await api.callerFor(moderator).forum.post.delete({ id: own?.id ?? 0 });
    const fallsAt = '2026-12-13T19:00:00.000Z';
    expect(await level(ben).mine()).toMatchObject({ level: 1, fallsAt });
    later(13);
    await renewAllLevels(api.deps);
    expect(await level(ben).mine()).toMatchObject({ level: 1, fallsAt });
    later(14);
    await renewAllLevels(api.deps);
    expect(await level(ben).mine()).toMatchObject({ level: 0, fallsAt: null });
    // and what was said of the level is no news any more
    expect(await promotionsOf(ben)).toEqual([]);
  });

  it('stays when it gets better within that time', async () => {
    const threadId = await earnFirst(ben);
    await level(ben).mine();
    const { items } = await api.callerFor(ben).forum.post.list({ threadId });
    const own = items.find(({ authorId }) => authorId === ben.id);
    await api.callerFor(ben).forum.post.delete({ id: own?.id ?? 0 });
    expect((await level(ben).mine()).fallsAt).not.toBe(null);
    await api.callerFor(ben).forum.post.create({ threadId, content: 'Noch einer' });
    await level(ben).mine();
    expect(await rowOf(ben.id)).toMatchObject({ level: 1, below_since: null });
  });

  it('is counted once by two at the same time', async () => {
    await earnFirst(ben);
    await Promise.all([1, 2, 3, 4].map(() => renewLevels(api.deps, [ben.id, anna.id])));
    expect((await rowOf(ben.id))?.level).toBe(1);
    expect(await promotionsOf(ben)).toHaveLength(1);
  });

  it('needn’t wait with links from level 1 on, and waits when put back to 0', async () => {
    const { thread } = await createThread(api, anna);
    const write = (content: string) =>
      api.callerFor(ben).forum.post.create({ threadId: thread.id, content });
    expect(await codeOf(write('https://eins.example'))).toBe('POST_WAITS');
    await setLevel(api.deps.db, ben.id, 1);
    await write('https://zwei.example');
    for (const content of ['Drei', 'Vier']) await write(content);
    await setLevel(api.deps.db, ben.id, 0);
    await write('https://fuenf.example');
    await level(moderator).fix({ userId: ben.id, level: 0, reason: 'Nur Werbung' });
    expect(await codeOf(write('https://sechs.example'))).toBe('POST_WAITS');
  });

  it('is told whether they can tag their threads: from level 1 on, and whoever moderates', async () => {
    const can = async (member: typeof ben) => (await level(member).mine()).can.tag;
    expect([await can(ben), await can(ofPart), await can(moderator)]).toEqual([false, true, true]);
    await setLevel(api.deps.db, ben.id, 1);
    expect(await can(ben)).toBe(true);
  });

  it('has all of it in the archive, and nothing of it is left behind', async () => {
    await earnFirst(ben);
    await level(ben).mine();
    const rows = async (name: string) => {
      const list = forumOwnData.lists?.[name]?.rows(api.deps.db, ben.id);
      return list ? (await api.deps.db.executeQuery(list.compile())).rows : null;
    };
    expect(await rows('forum/level')).toMatchObject([{ level: 1, reading_days: 4 }]);
    expect(await rows('forum/reading-days')).toHaveLength(4);
    await withTransaction(api.deps.db, (tx) => forumOwnData.erase(api.deps, tx, ben.id));
    expect(await rows('forum/level')).toEqual([]);
    expect(await rows('forum/reading-days')).toEqual([]);
  });
});

describe('the staff', () => {
  const reason = 'Organisiert den Stammtisch';

  it.each([
    ['a moderator', moderator],
    ['who moderates the forum', ofForum],
  ])('fixes a level, and the figure goes on beside it: %s', async (_, staff) => {
    await earnFirst(ben);
    const { id: userId } = ben;
    await level(ben).mine();
    const fixed = await level(staff).fix({ userId, level: 2, reason });
    expect(fixed).toMatchObject({
      level: 2,
      earned: 1,
      figure: { postsWritten: 3 },
      fixed: { reason, at: NOW, by: { id: staff.id } },
    });
    await renewAllLevels(api.deps);
    expect(await level(staff).get({ userId })).toEqual(fixed);
    // the member reads why, and not who it was
    expect((await level(ben).mine()).fixed).toEqual({ reason, at: NOW });
    expect((await promotionsOf(ben)).map(({ title }) => title)).toEqual([
      'Du bist im Forum jetzt „Stammkraft“',
    ]);
    expect(await level(staff).release({ userId })).toMatchObject({ level: 1, fixed: null });
    await level(staff).release({ userId });
    const { rows } = await sql`
      select action, reason, before, after, scope from audit_log
      where thing_kind = 'member' and thing_id = ${userId} order by id
    `.execute(api.deps.db);
    expect(rows).toEqual([
      {
        action: 'member.fixLevel',
        reason,
        before: { forumLevel: 1 },
        after: { forumLevel: 2 },
        scope: 'forum',
      },
      {
        action: 'member.releaseLevel',
        reason: null,
        before: { forumLevel: 2 },
        after: { forumLevel: 1 },
        scope: 'forum',
      },
    ]);
  });

  it('keeps a fixed level that the figure would take away', async () => {
    await level(moderator).fix({ userId: ben.id, level: 3, reason });
    later(100);
    await renewAllLevels(api.deps);
    expect(await level(ben).mine()).toMatchObject({ level: 3, earned: 0 });
  });

  it('is nobody else', async () => {
    const { id: userId } = ben;
    const calls = [
      (as: TestMember | null) => level(as).get({ userId }),
      (as: TestMember | null) => level(as).fix({ userId, level: 3, reason }),
      (as: TestMember | null) => level(as).release({ userId }),
    ];
    for (const call of calls) {
      expect(await codeOf(call(null))).toBe('UNAUTHENTICATED');
      for (const member of [anna, ben, ofPart])
        expect(await codeOf(call(member))).toBe('FORBIDDEN');
    }
    for (const call of calls.slice(1))
      expect(await codeOf(call(suspended))).toBe('ACCOUNT_SUSPENDED');
    for (const call of calls.slice(1))
      expect(await codeOf(call(unverified))).toBe('EMAIL_NOT_VERIFIED');
    expect(await rowOf(userId)).toBeUndefined();
  });

  it('needs somebody who is there, a level and a reason', async () => {
    const gone = await api.createMember({ status: 'deleted' });
    for (const userId of [gone.id, 'nobody']) {
      expect(await codeOf(level(moderator).get({ userId }))).toBe('NOT_FOUND');
      expect(await codeOf(level(moderator).fix({ userId, level: 1, reason }))).toBe('NOT_FOUND');
      expect(await codeOf(level(moderator).release({ userId }))).toBe('NOT_FOUND');
    }
    const wrong = { userId: ben.id, level: 4 as 3, reason: ' ' };
    expect(await refusal(level(moderator).fix(wrong))).toMatchObject({
      code: 'BAD_INPUT',
      fields: { level: 'invalid', reason: 'reasonRequired' },
    });
  });

  it('sees what a suspended member sees, too', async () => {
    expect((await level(suspended).mine()).level).toBe(0);
    expect(await codeOf(level(null).mine())).toBe('UNAUTHENTICATED');
  });
});

beforeEach(async () => {
  await api.deps.db.deleteFrom('notifications').execute();
});
