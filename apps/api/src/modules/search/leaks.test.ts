import { beforeAll, describe, expect, it } from 'vitest';
import { runJobs, type TestMember, useMember, useTestApi } from '../../testing/index.ts';
import { createCategory, createSubforum } from '../forum/testing.ts';
import { reportPost } from '../moderation/testing.ts';
import { setVisibility } from '../people/testing.ts';

const api = useTestApi();
const author = useMember(api);
const moderator = useMember(api, { role: 'moderator' });

let subforumId: number;
let threadId: number;

beforeAll(async () => {
  subforumId = await createSubforum(api.deps.db);
  const thread = await write('Offen für alle', 'Hier darf jeder mitreden.');
  threadId = thread.id;
});

const write = (title: string, content: string, subforum = subforumId) =>
  api.callerFor(author).forum.thread.create({ subforumId: subforum, title, content });

/** Everything that the search tells somebody about a text, also by its numbers. */
async function told(q: string, reader: TestMember | null = null) {
  const { search } = api.callerFor(reader);
  const found = await search.find({ q });
  const byDate = await search.find({ q, sort: 'date' });
  const filtered = await search.find({ q, author: author.id });
  const { groups } = await search.suggest({ q });
  return {
    counts: [found, byDate, filtered].map(({ counts }) => counts.all.count),
    texts: JSON.stringify([found.items, byDate.items, filtered.items, groups]),
    corrected: found.corrected,
    suggested: groups.length,
  };
}
const nothing = { counts: [0, 0, 0], texts: '[[],[],[],[]]', corrected: null, suggested: 0 };

describe.each(['before', 'after'])('%s the documents have been renewed', (when) => {
  const settle = () => (when === 'after' ? runJobs(api) : undefined);
  const word = (name: string) => `${name}${when}`;

  it('a deleted thread and its answers are told to nobody', async () => {
    const title = word('Kuckucksuhr');
    const thread = await write(title, `Darin ${word('Pendelschlag')}.`);
    const answer = word('Gewichtsstein');
    await api.callerFor(author).forum.post.create({
      threadId: thread.id,
      content: `Mit dem ${answer} dazu.`,
    });
    await runJobs(api);
    expect((await told(title)).counts).toEqual([1, 1, 1]);
    expect((await told(answer)).counts).toEqual([1, 1, 1]);
    await api.callerFor(moderator).forum.thread.delete({ id: thread.id });
    await settle();
    for (const text of [title, answer, word('Pendelschlag')]) {
      for (const reader of [null, author, moderator]) {
        expect([text, await told(text, reader)]).toEqual([text, nothing]);
      }
    }
    // a mistyped word is not corrected to one that nobody may read
    expect(await told(title.replace('ck', 'kc'))).toEqual(nothing);
  });

  it('a post that reports have hidden is not, until it is given back', async () => {
    const text = word('Wunderpfeil');
    const post = await api.callerFor(author).forum.post.create({
      threadId,
      content: `Kauft den ${text}!`,
    });
    await runJobs(api);
    expect((await told(text)).counts).toEqual([1, 1, 1]);
    for (let reporter = 0; reporter < 3; reporter++) {
      const trusted = await api.createMember({ created_at: '2026-01-01T12:00:00Z' });
      await reportPost(api, trusted, post.id);
    }
    await settle();
    expect(await told(text)).toEqual(nothing);
    expect(await told(text, author)).toEqual(nothing);
    await api.callerFor(moderator).forum.post.restore({ id: post.id });
    await runJobs(api);
    expect((await told(text)).counts).toEqual([1, 1, 1]);
  });

  it('what was edited away is not', async () => {
    const [former, now] = [word('Ehrenwort'), word('Handschlag')];
    const post = await api.callerFor(author).forum.post.create({
      threadId,
      content: `Mein ${former} darauf.`,
    });
    await runJobs(api);
    await api.callerFor(author).forum.post.update({
      id: post.id,
      data: { content: `Mein ${now} darauf.` },
    });
    await settle();
    // until then the document finds it, but nothing of the former text is shown
    expect((await told(former)).texts).not.toContain(former);
    if (when === 'after') expect(await told(former)).toEqual(nothing);
  });

  it('a private member is told to nobody but staff', async () => {
    const name = word('Zwiebelfisch');
    const member = await api.createMember({ first_name: 'Ada', last_name: name });
    await setVisibility(api, member, 'public');
    expect(await told(name)).toMatchObject({ counts: [1, 1, 0], suggested: 1 });
    await setVisibility(api, member, 'private');
    for (const reader of [null, author]) expect(await told(name, reader)).toEqual(nothing);
    expect((await told(name, moderator)).suggested).toBe(1);
  });
});

it('a category that is closed hides its threads, also new ones; open again it has all of them', async () => {
  const category = await createCategory(api.deps.db);
  const closable = await createSubforum(api.deps.db, { category_id: category });
  const setActive = (isActive: boolean) =>
    api.deps.db
      .updateTable('forum_categories')
      .set({ is_active: isActive })
      .where('id', '=', category)
      .execute();
  const thread = await write('Vorhängeschloss', 'Mit Schlüssel.', closable);
  await setActive(false);
  // the document is written while nobody may find it
  await runJobs(api);
  expect(await told('Vorhängeschloss')).toEqual(nothing);
  await setActive(true);
  expect((await told('Vorhängeschloss')).counts).toEqual([1, 1, 1]);
  await api.deps.db
    .updateTable('forum_subforums')
    .set({ name: 'Umbenannt' })
    .where('id', '=', closable)
    .execute();
  const { items } = await api.callerFor(null).search.find({ q: 'Vorhängeschloss' });
  expect(items).toMatchObject([{ id: `thread-${thread.id}`, category: 'Umbenannt' }]);
});
