import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  refusal,
  type TestApi,
  type TestMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { setVisibility } from '../../people/testing.ts';
import { createCategory, createSubforum, createThread } from '../testing.ts';

const api = useTestApi();
const anna = useMember(api);
let forum: ReturnType<TestApi['callerFor']>['forum'];

beforeAll(async () => {
  forum = api.callerFor(null).forum;
});

describe('the threads of a subforum', () => {
  const threads = fc.array(
    fc.record({
      isPinned: fc.boolean(),
      isDeleted: fc.boolean(),
      // only few different times, so that ids decide, too
      minute: fc.integer({ min: 0, max: 5 }),
    }),
    { maxLength: 20 },
  );

  it('come pinned first, then by last activity, each on exactly one page', async () => {
    await fc.assert(
      fc.asyncProperty(threads, fc.integer({ min: 1, max: 6 }), async (shapes, limit) => {
        const subforumId = await createSubforum(api.deps.db);
        const rows = shapes.map(({ isPinned, isDeleted, minute }, index) => ({
          subforum_id: subforumId,
          author_id: anna.id,
          last_post_author_id: anna.id,
          title: `Thread ${index}`,
          is_pinned: isPinned,
          last_post_at: `2026-11-21T19:0${minute}:00.123Z`,
          deleted_at: isDeleted ? '2026-11-21T20:00:00.000Z' : null,
        }));
        const stored = rows.length
          ? await api.deps.db.insertInto('forum_threads').values(rows).returningAll().execute()
          : [];
        const expected = stored
          .filter((row) => row.deleted_at === null)
          .sort(
            (a, b) =>
              Number(b.is_pinned) - Number(a.is_pinned) ||
              Date.parse(b.last_post_at) - Date.parse(a.last_post_at) ||
              b.id - a.id,
          )
          .map(({ id }) => id);
        const seen: number[] = [];
        let cursor: string | null | undefined;
        do {
          const page = await forum.thread.list({ subforumId, limit, cursor: cursor ?? undefined });
          expect(page.items.length).toBeLessThanOrEqual(limit);
          seen.push(...page.items.map(({ id }) => id));
          cursor = page.nextCursor;
        } while (cursor);
        expect(seen).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  it('say who started and who wrote last', async () => {
    const { thread } = await createThread(api, anna);
    const imageUrl = '/uploads/ben.webp';
    const ben = await api.createMember({
      first_name: 'Ben',
      last_name: 'Berg',
      profile_image_url: imageUrl,
    });
    await setVisibility(api, ben, 'public');
    const post = await api.callerFor(ben).forum.post.create({ threadId: thread.id, content: 'Ja' });
    const { items, nextCursor } = await forum.thread.list({ subforumId: thread.subforumId });
    expect(nextCursor).toBeNull();
    expect(items).toEqual([
      {
        id: thread.id,
        subforumId: thread.subforumId,
        title: thread.title,
        authorId: anna.id,
        author: { ...thread.author, imageUrl: null },
        createdAt: thread.createdAt,
        lastPostAt: post.createdAt,
        lastPost: { number: 2, author: { firstName: 'Ben', lastName: 'Berg', imageUrl } },
        postCount: 2,
        isLocked: false,
        isPinned: false,
        isAnnouncement: false,
      },
    ]);
    // a picture that is for friends or nobody is not shown on a page that is the same for all
    for (const visibility of ['friends', 'private'] as const) {
      await setVisibility(api, ben, visibility);
      const [hidden] = (await forum.thread.list({ subforumId: thread.subforumId })).items;
      expect(hidden?.lastPost.author.imageUrl).toBeNull();
    }
  });

  it('are none in an empty subforum, and not there in none', async () => {
    const subforumId = await createSubforum(api.deps.db);
    expect(await forum.thread.list({ subforumId })).toEqual({ items: [], nextCursor: null });
    const error = await refusal(forum.thread.list({ subforumId: 999_999_999 }));
    expect(error.code).toBe('SUBFORUM_NOT_FOUND');
  });

  it.each(['kein Zeiger', '["a",1,1]', '[true,-1,1]', '[true,1e20,1]'])(
    'are not given for the cursor %j',
    async (key) => {
      const subforumId = await createSubforum(api.deps.db);
      const cursor = Buffer.from(key).toString('base64url');
      const error = await refusal(forum.thread.list({ subforumId, cursor }));
      expect(error).toMatchObject({ code: 'BAD_INPUT', fields: { cursor: 'invalid' } });
    },
  );
});

describe('the overview', () => {
  it('has categories and subforums by position, with counts and the newest post', async () => {
    const { db } = api.deps;
    const later = await createCategory(db, { name: 'Später', position: 9002 });
    const sooner = await createCategory(db, { name: 'Früher', position: 9001, description: 'Alt' });
    const second = await createSubforum(db, { category_id: sooner, name: 'Zwei', position: 2 });
    const first = await createSubforum(db, { category_id: sooner, name: 'Eins', position: 1 });
    await createThread(api, anna, { subforumId: first });
    const { thread } = await createThread(api, anna, { subforumId: first, replies: 2 });
    await createThread(api, anna, { subforumId: second });

    const overview = await forum.category.list();
    expect(overview.slice(-2)).toMatchObject([
      { id: sooner, name: 'Früher', description: 'Alt', position: 9001, postCount: 5 },
      { id: later, name: 'Später', description: null, postCount: 0, subforums: [] },
    ]);
    const [eins, zwei] = overview.at(-2)?.subforums ?? [];
    expect(eins).toEqual({
      id: first,
      categoryId: sooner,
      name: 'Eins',
      description: null,
      position: 1,
      isActive: true,
      isLocked: false,
      threadCount: 2,
      postCount: 4,
      lastPost: {
        threadId: thread.id,
        threadTitle: thread.title,
        number: 3,
        author: { ...thread.author, imageUrl: null },
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    });
    expect(zwei).toMatchObject({ id: second, threadCount: 1, postCount: 1 });
    expect(await forum.subforum.get({ id: first })).toEqual({
      ...eins,
      can: { startThread: false },
      category: { id: sooner, name: 'Früher', isActive: true },
      hasFeed: true,
      closed: null,
    });
  });

  it('leaves out what is inactive, except for moderators; a link still leads there', async () => {
    const { db } = api.deps;
    const archive = await createCategory(db, { is_active: false });
    const archived = await createSubforum(db, { category_id: archive });
    const open = await createCategory(db);
    const inactive = await createSubforum(db, { category_id: open, is_active: false });
    const seenBy = async (member: TestMember | null) => {
      const categories = await api.callerFor(member).forum.category.list();
      return categories.flatMap((category) => [
        `category ${category.id}`,
        ...category.subforums.map(({ id }) => `subforum ${id}`),
      ]);
    };
    const hidden = [`category ${archive}`, `subforum ${archived}`, `subforum ${inactive}`];
    for (const member of [null, anna]) {
      const seen = await seenBy(member);
      expect(seen).toContain(`category ${open}`);
      expect(seen.filter((entry) => hidden.includes(entry))).toEqual([]);
    }
    const moderator = await api.createMember({ role: 'moderator' });
    expect(await seenBy(moderator)).toEqual(expect.arrayContaining(hidden));
    expect(await forum.subforum.get({ id: archived })).toMatchObject({
      closed: 'CATEGORY_INACTIVE',
      category: { isActive: false },
    });
    expect(await refusal(forum.subforum.get({ id: 999_999_999 }))).toMatchObject({
      code: 'SUBFORUM_NOT_FOUND',
    });
  });
});
