import type { ReactionKind } from '@oche/validators/forum/reading-limits';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { refusal, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { createCategory, createSubforum, createThread } from '../testing.ts';

const api = useTestApi();
const anna = useMember(api);
const carla = useMember(api, { first_name: 'Carla', last_name: 'Dorn' });
const readers = [useMember(api), useMember(api), useMember(api)];
const moderator = useMember(api, { role: 'moderator' });
const of = (member: TestMember | null) => api.callerFor(member).forum;

let subforumId: number;
beforeEach(async () => {
  const { db } = api.deps;
  await sql`truncate forum_categories cascade`.execute(db);
  subforumId = await createSubforum(db);
});

/** A post in a thread of its own, at a time. */
async function write(createdAt: string, content = 'Film dich **von der Seite**.') {
  const { thread } = await createThread(api, anna, { subforumId });
  const post = await of(carla).post.create({ threadId: thread.id, content });
  await api.deps.db
    .updateTable('forum_posts')
    .set({ created_at: createdAt })
    .where('thread_id', '=', thread.id)
    .execute();
  return post;
}
async function like(postId: number, kinds: readonly ReactionKind[], times = readers.length) {
  for (const reader of readers.slice(0, times)) {
    for (const kind of kinds) await of(reader).reaction.set({ postId, kind, isOn: true });
  }
}
const best = (week?: string, member: TestMember | null = null) => of(member).week.best({ week });
const threads = async (...asked: Parameters<typeof best>) =>
  (await best(...asked)).items.map(({ threadId }) => threadId);

it('are the posts of a week from Monday to Sunday in Berlin that most members called good', async () => {
  const before = await write('2026-06-07T21:59:59Z');
  const monday = await write('2026-06-07T22:00:00Z');
  const sunday = await write('2026-06-14T21:59:59Z');
  const after = await write('2026-06-14T22:00:00Z');
  for (const { id } of [before, after, sunday]) await like(id, ['bullseye']);
  await like(monday.id, ['good-darts', 'bullseye', 'maximum'], 2);
  const found = await best('2026-W24');
  expect(found).toMatchObject({
    week: '2026-W24',
    days: { from: '2026-06-08', until: '2026-06-14' },
    items: [
      {
        threadId: sunday.threadId,
        number: 2,
        members: 3,
        excerpt: 'Film dich von der Seite.',
        reactions: [{ kind: 'bullseye', count: 3 }],
        author: { firstName: 'Carla', lastName: 'Dorn' },
        participants: { count: 2, first: [{}, { firstName: 'Carla' }] },
      },
      { threadId: monday.threadId, members: 2 },
    ],
  });
  expect(await threads('2026-W23')).toEqual([before.threadId]);
});

it('one fan makes nothing the best, nor what is for fun', async () => {
  const time = '2026-06-10T12:00:00Z';
  await like((await write(time)).id, ['bullseye', 'maximum', 'good-darts', 'round'], 1);
  await like((await write(time)).id, ['madhouse', 'bounce-out']);
  expect(await threads('2026-W24')).toEqual([]);
});

it('of a thread there is one post', async () => {
  const time = '2026-06-10T12:00:00Z';
  const post = await write(time);
  const { threadId } = post;
  const better = await of(carla).post.create({ threadId, content: 'Und übe.' });
  await api.deps.db
    .updateTable('forum_posts')
    .set({ created_at: time })
    .where('id', '=', better.id)
    .execute();
  await like(post.id, ['bullseye'], 2);
  await like(better.id, ['bullseye']);
  expect((await best('2026-W24')).items).toMatchObject([{ threadId, number: better.number }]);
});

it('without a week they are those of the seven days until now, and lead to the weeks before', async () => {
  const now = api.deps.clock.now().getTime();
  const at = (days: number) => new Date(now - days * 86_400_000).toISOString();
  const old = await write(at(8));
  const young = await write(at(6));
  for (const { id } of [old, young]) await like(id, ['round']);
  const found = await best();
  expect(found.items.map(({ threadId }) => threadId)).toEqual([young.threadId]);
  expect(found.next).toBeNull();
  const past = await best(found.previous ?? '');
  expect(past.next).not.toBeNull();
  expect((await best('2001-W05')).previous).toBeNull();
  expect((await best('2999-W05')).next).toBeNull();
});

it('are not what somebody may not see', async () => {
  const { db } = api.deps;
  const time = '2026-06-10T12:00:00Z';
  const [post, deleted, gone] = [await write(time), await write(time), await write(time)];
  subforumId = await createSubforum(db, { is_active: false });
  subforumId = await createSubforum(db, {
    category_id: await createCategory(db, { holds_clubs: true }),
  });
  const ofClub = await write(time);
  for (const { id } of [post, deleted, gone, ofClub]) await like(id, ['bullseye']);
  await of(moderator).post.delete({ id: deleted.id });
  await of(moderator).thread.delete({ id: gone.threadId });
  await db
    .insertInto('user_blocks')
    .values({ blocker_id: anna.id, blocked_id: carla.id })
    .execute();
  expect(await threads('2026-W24')).toEqual([post.threadId]);
  expect(await threads('2026-W24', readers[0])).toEqual([post.threadId]);
  expect(await threads('2026-W24', anna)).toEqual([]);
  await db.updateTable('forum_subforums').set({ is_active: false }).execute();
  expect(await threads('2026-W24')).toEqual([]);
});

it('refuses what is no week', async () => {
  for (const week of ['2025-W53', 'morgen', '2026-W00']) {
    expect((await refusal(best(week))).code).toBe('BAD_INPUT');
  }
});
