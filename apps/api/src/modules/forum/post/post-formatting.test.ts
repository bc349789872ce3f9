import { beforeEach, expect, it } from 'vitest';
import { codeOf, runJobs, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { usernameOf } from '../../people/testing.ts';
import { createThread } from '../testing.ts';

const api = useTestApi();
const anna = useMember(api, { first_name: 'Anna', last_name: 'Auer' });
const ben = useMember(api, { first_name: 'Ben', last_name: 'Berg' });

// links in somebody's first posts would wait
beforeEach(() => createThread(api, ben, { replies: 2 }));

const forum = (member: TestMember | null) => api.callerFor(member).forum;

it('stands beside the text that was written, and only where something is formatted', async () => {
  const { thread } = await createThread(api, anna);
  const threadId = thread.id;
  const content = '**Fett** und [mehr](https://x.example/a)\n- eins';
  const post = await forum(ben).post.create({ threadId, content });
  expect(post.content).toBe(content);
  expect(post.formatted).toEqual([
    {
      runs: [
        { text: 'Fett', bold: true },
        { text: ' und ' },
        { text: 'mehr', href: 'https://x.example/a' },
      ],
    },
    { runs: [{ text: 'eins' }], list: { depth: 1, number: null, isFirst: true } },
  ]);
  const edited = await forum(ben).post.update({ id: post.id, data: { content: 'Nur Text' } });
  expect(edited).not.toHaveProperty('formatted');
  const [first] = (await forum(null).post.list({ threadId })).items;
  expect(first).not.toHaveProperty('formatted');
});

it('falls away wherever a text is told, listed, found or quoted', async () => {
  const { thread } = await createThread(api, anna);
  const threadId = thread.id;
  const content = `**Wolfram**_barrel_ wiegt [weniger](https://x.example/a)\n> als gedacht ${'x'.repeat(120)}`;
  const post = await forum(ben).post.create({ threadId, content });
  const answer = await forum(anna).post.create({ threadId, content: 'Ja', quotedPostId: post.id });
  const plain = 'Wolframbarrel wiegt weniger\nals gedacht';
  expect(answer.quote?.text).toContain(plain);
  expect(answer.parent?.snippet).toHaveLength(100);
  expect(answer.parent?.snippet).toContain(plain);
  const [, recent] = await forum(null).post.recent({ limit: 2 });
  expect(recent?.snippet).toContain('Wolframbarrel wiegt weniger als gedacht');
  await runJobs(api);
  const found = await api.callerFor(null).search.find({ q: 'wolframbarrel' });
  expect(JSON.stringify(found.items)).not.toContain('**');
  expect(found.items).toHaveLength(1);
  const told = await api.callerFor(anna).social.notifications.list({});
  expect(told.items[0]?.excerpt).toContain('Wolframbarrel wiegt weniger als');
});

it('is told of a thread without signs, for search engines', async () => {
  const { thread } = await createThread(api, anna);
  expect(thread).not.toHaveProperty('plain');
  const made = await forum(anna).thread.create({
    subforumId: thread.subforumId,
    title: 'Mit Liste',
    content: 'Meine *drei* Regeln:\n1. ruhig\n2. gerade',
  });
  expect(made.plain).toBe('Meine drei Regeln:\n1. ruhig\n2. gerade');
});

it('is shown before it is sent, with whom it names', async () => {
  const content = `Hallo @${await usernameOf(api, ben)}, *so*?`;
  const seen = await forum(anna).post.preview({ content });
  expect(seen.formatted?.[0]?.runs.at(1)).toEqual({ text: 'so', italic: true });
  expect(seen.mentions.map(({ userId }) => userId)).toEqual([ben.id]);
  expect(await forum(anna).post.preview({ content: 'Nichts' })).toEqual({ mentions: [] });
  expect(await codeOf(forum(null).post.preview({ content }))).toBe('UNAUTHENTICATED');
  expect(await codeOf(forum(anna).post.preview({ content: ' ' }))).toBe('BAD_INPUT');
  const suspended = await api.createMember({ status: 'suspended' });
  expect(await codeOf(forum(suspended).post.preview({ content }))).toBe('ACCOUNT_SUSPENDED');
});
