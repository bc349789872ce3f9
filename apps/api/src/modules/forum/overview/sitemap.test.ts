import { expect, it } from 'vitest';
import { useMember, useTestApi } from '../../../testing/index.ts';
import { createSubforum, createThread } from '../testing.ts';
import { countThreadParts, listForumPages, listThreadPages } from './sitemap.service.ts';

const api = useTestApi();
const author = useMember(api);

it('the threads fall into parts by their ids, without what not everybody sees', async () => {
  const { db } = api.deps;
  const pathsOf = async (part: number) =>
    (await listThreadPages(api.deps, part, 3)).map(({ path }) => path);
  const paths = (...ids: number[]) => ids.map((id) => `/forum/thread/${id}`);

  expect(await countThreadParts(api.deps, 3)).toBe(0);
  const open = await createSubforum(db);
  const archive = await createSubforum(db);
  await createThread(api, author, { subforumId: open });
  await createThread(api, author, { subforumId: archive });
  expect(await countThreadParts(api.deps, 3)).toBe(1);
  expect(await pathsOf(0)).toEqual(paths(1, 2));

  // the third one begins the second part
  const { thread } = await createThread(api, author, { subforumId: open });
  await createThread(api, author, { subforumId: open });
  await api.callerFor(author).forum.thread.delete({ id: thread.id });
  await db
    .updateTable('forum_subforums')
    .set({ is_active: false })
    .where('id', '=', archive)
    .execute();
  expect(await countThreadParts(api.deps, 3)).toBe(2);
  expect([await pathsOf(0), await pathsOf(1), await pathsOf(2)]).toEqual([paths(1), paths(4), []]);
  const pages = (await listForumPages(api.deps)).map(({ path }) => path);
  expect(pages).toEqual(['/forum', '/forum/latest', '/forum/best', `/forum/subforum/${open}`]);
});
