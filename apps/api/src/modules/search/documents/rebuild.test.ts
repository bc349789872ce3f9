import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { runJobs, useMember, useTestApi } from '../../../testing/index.ts';
import { createThread } from '../../forum/testing.ts';
import { insertLounges, setLounge } from '../../lounges/testing.ts';
import { beginRebuild, queueMissing, rebuildSlice } from './rebuild.service.ts';

const api = useTestApi();
const owner = useMember(api);

const documents = async () => {
  const rows = await api.deps.db.selectFrom('search_documents').select(['kind', 'id']).execute();
  return rows.map(({ kind, id }) => `${kind}-${id}`).sort();
};

it('the first start builds what was there before, a later one nothing', async () => {
  const { thread, posts } = await createThread(api, owner, { replies: 1 });
  await insertLounges(api.deps.db, owner, [{}, {}]);
  await api.deps.db.deleteFrom('search_documents').execute();
  await queueMissing(api.deps);
  await runJobs(api);
  const all = await documents();
  expect(all).toEqual(['lounge-1', 'lounge-2', `post-${posts[0]?.id}`, `thread-${thread.id}`]);
  await api.deps.db.deleteFrom('search_documents').execute();
  await queueMissing(api.deps);
  await runJobs(api);
  expect(await documents()).toEqual([]);
});

const isCollecting = async () => {
  const { rows } = await sql<{ options: string[] }>`
    select reloptions as options from pg_class where relname = 'search_documents_lounge_stems_idx'
  `.execute(api.deps.db);
  return rows[0]?.options.includes('fastupdate=on');
};

it('a rebuild goes on where it was stopped, and removes what can’t be found any more', async () => {
  await insertLounges(
    api.deps.db,
    owner,
    Array.from({ length: 700 }, () => ({})),
  );
  expect(await beginRebuild(api.deps, false)).toBe(false);
  expect(await rebuildSlice(api.deps, 'lounge')).toEqual({ done: 500, isFinished: false });
  expect(await isCollecting()).toBe(true);
  // stopped here; the next one knows how far it came
  expect(await beginRebuild(api.deps, false)).toBe(true);
  const slices = await Promise.all([
    rebuildSlice(api.deps, 'lounge', 2),
    rebuildSlice(api.deps, 'lounge', 2),
  ]);
  expect(await isCollecting()).toBe(false);
  expect(slices).toContainEqual({ done: 702, isFinished: true });
  expect((await documents()).filter((id) => id.startsWith('lounge'))).toHaveLength(702);

  await setLounge(api.deps.db, 7, { is_active: false });
  expect(await beginRebuild(api.deps, true)).toBe(false);
  while (!(await rebuildSlice(api.deps, 'lounge')).isFinished);
  expect(await documents()).not.toContain('lounge-7');
});
