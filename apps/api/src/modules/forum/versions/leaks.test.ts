import type { Compilable } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import {
  codeOf,
  receiveMails,
  runJobs,
  type TestMember,
  useMember,
} from '../../../testing/index.ts';
import { sendDigests } from '../../notifications/testing.ts';
import { setVisibility } from '../../people/testing.ts';
import { forumOwnData } from '../forum.own-data.ts';
import { createCategory, createSubforum, createTag, createThread, setLevel } from '../testing.ts';

const server = useTestApp();
const { api } = server;
const anna = useMember(api, { first_name: 'Anna', last_name: 'Auer' });
const ben = useMember(api);
const fans = [useMember(api), useMember(api), useMember(api)];
const moderator = useMember(api, { role: 'moderator' });
const forum = (member: TestMember | null) => api.callerFor(member).forum;

/** What everybody reads: by it a way out is known to be one. */
const OPEN = 'Offenwort';
/** What was in a deleted post, an earlier text that was taken away, a draft, a post that waits, and a deleted thread. */
const SECRETS = ['Geheimtext', 'Urfassung', 'Entwurfstext', 'Wartetext', 'Geheimtitel'];

let categoryId: number;
let subforumId: number;
let threadId: number;
let slug: string;
let postIds: number[];

beforeAll(async () => {
  const { db } = api.deps;
  await setLevel(db, [anna.id, ben.id, ...fans.map(({ id }) => id)], 1);
  await setVisibility(api, anna, 'public');
  categoryId = await createCategory(db);
  subforumId = await createSubforum(db, { category_id: categoryId });
  slug = await createTag(db);
  const { id: tagId } = await forum(null).tag.get({ slug });
  const thread = await forum(anna).thread.create({
    subforumId,
    title: `${OPEN} und mehr`,
    content: `Darin ${OPEN} zum Anfang.`,
    tagIds: [tagId],
  });
  threadId = thread.id;
  await api.callerFor(ben).social.watching.set({ kind: 'thread', id: threadId, level: 'watching' });
  const write = (content: string, more: object = {}, member: TestMember = anna) =>
    forum(member).post.create({ threadId, content, ...more });

  const open = await write(`Ein ${OPEN} als Antwort.`);
  const edited = await write('Urfassung, die niemand lesen soll.');
  await forum(anna).post.update({ id: edited.id, data: { content: `${OPEN}, berichtigt.` } });
  const deleted = await write('Geheimtext, der gelöscht wird.');
  const early = await write('Geheimtext, der gleich gelöscht wird.');
  await forum(anna).post.delete({ id: early.id });
  const quoting = await write(`${OPEN} dazu.`, { quotedPostId: deleted.id }, ben);
  postIds = [open, edited, deleted, early, quoting].map(({ id }) => id);
  for (const fan of [ben, ...fans]) {
    for (const { id } of [open, edited, deleted]) {
      await forum(fan).reaction.set({ postId: id, kind: 'bullseye', isOn: true });
      await forum(fan).bookmark.save({ postId: id });
    }
  }
  const gone = await forum(anna).thread.create({
    subforumId,
    title: 'Geheimtitel eines Threads',
    content: 'Geheimtext am Anfang eines Threads.',
    tagIds: [tagId],
  });
  await forum(ben).bookmark.save({
    postId: (await forum(ben).post.list({ threadId: gone.id })).items[0]?.id ?? 0,
  });
  // everything stands where it is found before it goes
  await runJobs(api);
  await forum(anna).post.delete({ id: deleted.id });
  await forum(moderator).thread.delete({ id: gone.id });
  await forum(moderator).version.take({ postId: edited.id, isTaken: true });
  await forum(anna).draft.save({
    place: { kind: 'answer', threadId },
    basedOn: null,
    content: 'Entwurfstext, noch nicht fertig.',
  } as never);
  const fresh = await api.createMember();
  const waits = write('Wartetext mit https://flights.example', {}, fresh);
  expect(await codeOf(waits)).toBe('POST_WAITS');
});

const http = async (url: string) => (await server.app.inject({ url })).body;
const feeds = (): string[] => [
  '/forum/feed.atom',
  `/forum/category/${categoryId}/feed.atom`,
  `/forum/subforum/${subforumId}/feed.atom`,
  `/forum/thread/${threadId}/feed.atom`,
  `/forum/member/${anna.id}/feed.atom`,
  `/forum/tag/${slug}/feed.atom`,
];

type Way = (reader: TestMember | null) => Promise<unknown>;
const each = <T>(things: readonly T[], read: (thing: T) => Promise<unknown>) =>
  Promise.all(things.map(read));
const words = [OPEN, ...SECRETS];

/** Ways on which something that members have written comes to others, and whether what is open is told there. */
const ways: Record<string, Way> = {
  'a thread': (reader) => forum(reader).thread.get({ id: threadId }),
  'its posts': (reader) => forum(reader).post.list({ threadId }),
  'its posts in time': (reader) => forum(reader).post.list({ threadId, order: 'time' }),
  'the threads of a place': (reader) => forum(reader).thread.list({ subforumId }),
  'the latest threads': (reader) => forum(reader).thread.latest({}),
  'the latest posts': (reader) => forum(reader).post.recent({}),
  'the overview': (reader) => forum(reader).category.list(),
  'the best answers': (reader) => forum(reader).reading.best({ threadId }),
  'a summary': (reader) => forum(reader).within.summary({ threadId }),
  'the best of the week': (reader) => forum(reader).week.best({}),
  'a tag': (reader) => forum(reader).tag.threads({ slug }),
  'words within a thread': (reader) =>
    each(words, (q) => forum(reader).within.find({ threadId, q })),
  'the search': (reader) =>
    each(words, async (q) => (await api.callerFor(reader).search.find({ q })).items),
  'what the search suggests': (reader) =>
    each(words, async (q) => (await api.callerFor(reader).search.suggest({ q })).groups),
  'posts over REST': () => http(`/api/forum/threads/${threadId}/posts`),
  'threads over REST': () => http(`/api/forum/subforums/${subforumId}/threads`),
  'the latest posts over REST': () => http('/api/forum/recent-posts'),
  feeds: () => each(feeds(), http),
};
/** Those of members alone. */
const ownWays: Record<string, Way> = {
  bookmarks: (reader) => forum(reader).bookmark.list({}),
  notifications: (reader) => api.callerFor(reader).social.notifications.list({}),
};

const toldTo = async (way: Way | undefined, reader: TestMember | null) =>
  JSON.stringify(await way?.(reader));

describe.each(['before', 'after'])('%s all reactions have run', (when) => {
  beforeAll(() => (when === 'after' ? runJobs(api) : undefined));

  it.each(Object.keys(ways))('%s tells what is open, and no secret', async (name) => {
    for (const reader of [null, ben, moderator]) {
      const told = await toldTo(ways[name], reader);
      expect(told).toContain(OPEN);
      for (const secret of SECRETS) expect([name, told]).not.toContain(secret);
    }
  });

  it.each(Object.keys(ownWays))('%s tell what is open, and no secret', async (name) => {
    const told = await toldTo(ownWays[name], ben);
    expect(told).toContain(OPEN);
    for (const secret of SECRETS) expect(told).not.toContain(secret);
  });
});

it('earlier texts of what is deleted are there for nobody, taken ones for their author alone', async () => {
  for (const reader of [null, ben, moderator]) {
    const told = await each(postIds, (postId) =>
      forum(reader)
        .version.list({ postId })
        .catch((error: Error) => error.message),
    );
    for (const secret of SECRETS) expect(JSON.stringify(told)).not.toContain(secret);
  }
});

/** All that an archive has of the forum. */
async function archiveOf(member: TestMember): Promise<string> {
  const { db } = api.deps;
  const lists = Object.values(forumOwnData.lists ?? {});
  const rows = await each(lists, async (list) => {
    const query = list.rows(db, member.id) as Compilable<object>;
    return (await db.executeQuery<object>(query.compile())).rows;
  });
  return JSON.stringify(rows);
}

it('archives have the member’s own drafts and what was taken from them, and nothing that was deleted', async () => {
  const [of, others] = [await archiveOf(anna), await archiveOf(ben)];
  for (const own of [OPEN, 'Entwurfstext', 'Urfassung']) expect(of).toContain(own);
  for (const gone of ['Geheimtext', 'Geheimtitel']) expect(of).not.toContain(gone);
  expect(others).toContain(OPEN);
  for (const secret of SECRETS) expect(others).not.toContain(secret);
});

it('mails about a post that was deleted before they are written say nothing of it', async () => {
  api.deps.clock.set('2031-11-21T19:00:00Z');
  const { thread } = await createThread(api, ben);
  for (const content of [`${OPEN} für die Mail`, 'Geheimtext für die Mail']) {
    const { id } = await forum(anna).post.create({ threadId: thread.id, content });
    if (content.startsWith('Geheim')) await forum(anna).post.delete({ id });
  }
  await runJobs(api);
  // eight in the morning
  api.deps.clock.set('2031-11-22T07:00:00Z');
  await sendDigests(api.deps);
  const mails = JSON.stringify(await receiveMails(api, ben.email));
  expect(mails).toContain(`${OPEN} für die Mail`);
  expect(mails).not.toContain('Geheimtext für die Mail');
});
