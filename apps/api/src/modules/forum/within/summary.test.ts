import type { ReactionKind } from '@oche/validators/forum/reading-limits';
import { beforeEach, expect, it } from 'vitest';
import { refusal, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { createThread } from '../testing.ts';

const api = useTestApi();
const anna = useMember(api);
const carla = useMember(api, { first_name: 'Carla', last_name: 'Dorn' });
const readers = [useMember(api), useMember(api), useMember(api)];
const moderator = useMember(api, { role: 'moderator' });
const of = (member: TestMember | null) => api.callerFor(member).forum;

let threadId: number;
beforeEach(async () => {
  ({ id: threadId } = (await createThread(api, anna)).thread);
});

const answer = (content: string) => of(carla).post.create({ threadId, content });
async function like(postId: number, kinds: readonly ReactionKind[], times = readers.length) {
  for (const reader of readers.slice(0, times)) {
    for (const kind of kinds) await of(reader).reaction.set({ postId, kind, isOn: true });
  }
}
const summary = (member: TestMember | null = null) => of(member).within.summary({ threadId });
const numbers = async (member: TestMember | null = null) =>
  (await summary(member)).map(({ number }) => number);

it('are the answers that most members called good, in the order in which they were written', async () => {
  const [some, fan, fun, all, few] = [
    await answer('Nimm den Ellenbogen **mit**.'),
    await answer('Ich bin der Größte.'),
    await answer('Wirf doch mit links!'),
    await answer('Film dich von der Seite. '.repeat(40)),
    await answer('Kommt drauf an.'),
  ];
  await like(some.id, ['bullseye'], 2);
  await like(fan.id, ['bullseye', 'maximum', 'good-darts', 'round'], 1);
  await like(fun.id, ['madhouse', 'bounce-out']);
  await like(all.id, ['good-darts', 'bullseye']);
  await like(few.id, ['maximum'], 1);
  const found = await summary();
  expect(found).toMatchObject([
    {
      number: some.number,
      members: 2,
      excerpt: 'Nimm den Ellenbogen mit.',
      reactions: [{ kind: 'bullseye', count: 2 }],
      author: { firstName: 'Carla', lastName: 'Dorn' },
    },
    { number: all.number, members: 3 },
  ]);
  expect(found[1]?.excerpt).toMatch(/^Film dich von der Seite\. .*…$/);
});

it('are a part of the thread, those that more members liked before others', async () => {
  const posts = [];
  for (let i = 0; i < 5; i++) posts.push(await answer(`Antwort ${i}`));
  for (const [index, post] of posts.entries()) await like(post.id, ['round'], index < 2 ? 2 : 3);
  expect(await numbers()).toEqual(posts.slice(2).map(({ number }) => number));
});

it('are not those of members from whom the reader is apart, nor deleted ones, nor of threads that are gone', async () => {
  const post = await answer('Such dir einen Trainer.');
  const other = await answer('Üb am Doppel.');
  for (const { id } of [post, other]) await like(id, ['bullseye']);
  await api.deps.db
    .insertInto('user_blocks')
    .values({ blocker_id: anna.id, blocked_id: carla.id })
    .execute();
  expect(await numbers(anna)).toEqual([]);
  expect(await numbers(readers[0])).toHaveLength(2);
  await of(moderator).post.delete({ id: post.id });
  expect(await numbers()).toEqual([other.number]);
  await of(moderator).thread.delete({ id: threadId });
  expect(await numbers()).toEqual([]);
  expect((await refusal(of(null).within.summary({ threadId: -1 }))).code).toBe('BAD_INPUT');
});
