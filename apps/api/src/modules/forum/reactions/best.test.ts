import type { ReactionKind } from '@oche/validators/forum/reading-limits';
import { beforeEach, expect, it } from 'vitest';
import { refusal, useMember, useTestApi } from '../../../testing/index.ts';
import { createThread } from '../testing.ts';

const api = useTestApi();
const anna = useMember(api);
const carla = useMember(api, { first_name: 'Carla', last_name: 'Dorn' });
const readers = [useMember(api), useMember(api), useMember(api)];
const moderator = useMember(api, { role: 'moderator' });
const of = (member: Parameters<typeof api.callerFor>[0]) => api.callerFor(member).forum;

let threadId: number;
let questionId: number;
beforeEach(async () => {
  const { thread, posts } = await createThread(api, anna);
  threadId = thread.id;
  questionId = posts[0]?.id ?? (await of(null).post.list({ threadId })).items[0]?.id ?? 0;
});

const answer = (content: string) => of(carla).post.create({ threadId, content });
async function like(postId: number, kinds: readonly ReactionKind[], times = readers.length) {
  for (const reader of readers.slice(0, times)) {
    for (const kind of kinds) await of(reader).reaction.set({ postId, kind, isOn: true });
  }
}
const best = (member: Parameters<typeof api.callerFor>[0] = null) =>
  of(member).reading.best({ threadId });

it('are the answers that readers called good, with how often, the best first', async () => {
  const [good, better, funny, seldom] = [
    await answer('Nimm den Ellenbogen mit **nach vorn**.'),
    await answer('Film dich von der Seite. '.repeat(20)),
    await answer('Wirf doch mit links!'),
    await answer('Kommt drauf an.'),
  ];
  await like(questionId, ['bullseye', 'maximum']);
  await like(good.id, ['bullseye']);
  await like(better.id, ['bullseye', 'good-darts']);
  await like(funny.id, ['madhouse', 'bounce-out']);
  await like(seldom.id, ['bullseye'], 2);
  const found = await best();
  expect(found).toMatchObject([
    { number: better.number, score: 6, author: { firstName: 'Carla', lastName: 'Dorn' } },
    { number: good.number, score: 3, snippet: 'Nimm den Ellenbogen mit nach vorn.' },
  ]);
  expect(found[0]?.snippet).toMatch(/^Film dich von der Seite\. .{50,90}…$/);
});

it('are at most three', async () => {
  for (const words of ['Eins.', 'Zwei.', 'Drei.', 'Vier.']) {
    await like((await answer(words)).id, ['bullseye']);
  }
  expect((await best()).map(({ snippet }) => snippet)).toEqual(['Eins.', 'Zwei.', 'Drei.']);
});

it('are not those of members from whom the reader is apart, nor deleted ones', async () => {
  const post = await answer('Such dir einen Trainer.');
  await like(post.id, ['bullseye']);
  await api.deps.db
    .insertInto('user_blocks')
    .values({ blocker_id: anna.id, blocked_id: carla.id })
    .execute();
  expect(await best(anna)).toEqual([]);
  expect(await best(readers[0])).toHaveLength(1);
  await of(moderator).post.delete({ id: post.id });
  expect(await best()).toEqual([]);
});

it('are none where there is no thread, or where it was deleted', async () => {
  await like((await answer('Üben.')).id, ['bullseye']);
  await of(moderator).thread.delete({ id: threadId });
  expect(await best()).toEqual([]);
  expect((await refusal(of(null).reading.best({ threadId: -1 }))).code).toBe('BAD_INPUT');
});
