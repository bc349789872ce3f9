import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { runJobs, useMember, useTestApi } from '../../../testing/index.ts';
import { createSubforum } from '../../forum/testing.ts';
import { sell } from '../../market/testing.ts';
import { beginRebuild, queueMissing, watchStemmer } from './rebuild.service.ts';

const api = useTestApi();
const author = useMember(api);

/** What different versions of PostgreSQL make of Spielerinnen. */
const STEMS = ['spiel', 'spielerin', 'spielerinn'];

beforeEach(async () => {
  await api.deps.db.deleteFrom('search_rebuilds').execute();
  await api.deps.db.deleteFrom('search_stemmer').execute();
});

const found = async () => {
  const { items } = await api.callerFor(null).search.find({ q: 'Spielerinnen', asTyped: true });
  return items.length;
};

const rebuilds = () =>
  api.deps.db.selectFrom('search_rebuilds').select(['is_mixed', 'finished_at']).execute();

/** A restored archive of a site whose PostgreSQL stems otherwise: all documents have this stem alone. */
async function becomeStemmedAs(stem: string): Promise<void> {
  const { db } = api.deps;
  await db
    .updateTable('search_stemmer')
    .set({ fingerprint: `that of ${stem}` })
    .execute();
  await db
    .updateTable('search_documents')
    .set({ stems: sql`array_to_tsvector(array[${stem}]) || search_bands(preference)` })
    .execute();
}

async function writeThread(): Promise<void> {
  const subforumId = await createSubforum(api.deps.db, { name: 'Ligen' });
  const thread = { subforumId, title: 'Zur neuen Runde', content: 'Wir suchen Spielerinnen!' };
  await api.callerFor(author).forum.thread.create(thread);
  await runJobs(api);
}

it('the first start notes whose stems they are, and a later one builds nothing anew', async () => {
  await queueMissing(api.deps);
  await runJobs(api);
  const first = await rebuilds();
  expect(first.length).toBeGreaterThan(3);
  await queueMissing(api.deps);
  expect(await rebuilds()).toEqual(first);
  expect(first.some(({ is_mixed }) => is_mixed)).toBe(false);
});

it('what another PostgreSQL has stemmed is found at once, and made anew beside', async () => {
  await writeThread();
  await queueMissing(api.deps);
  await runJobs(api);
  expect(await found()).toBe(1);
  const { rows } = await sql<{ stems: string[] }>`
    select tsvector_to_array(search_stems('Spielerinnen')) as stems`.execute(api.deps.db);
  const others = STEMS.filter((stem) => !rows[0]?.stems.includes(stem));
  expect(others.length).toBeGreaterThan(1);
  for (const stem of others) {
    await becomeStemmedAs(stem);
    expect(await found()).toBe(0);
    // several processes look at once
    await Promise.all([queueMissing(api.deps), queueMissing(api.deps)]);
    expect((await rebuilds()).every(({ is_mixed }) => is_mixed)).toBe(true);
    expect(await found()).toBe(1);
    await runJobs(api);
    const done = await rebuilds();
    expect(done.every(({ is_mixed, finished_at }) => !is_mixed && finished_at !== null)).toBe(true);
    expect(await found()).toBe(1);
  }
});

it('what domains store with stems is made anew, too: words of ads, and the index of messages', async () => {
  const { id } = await sell(api, author);
  const stored = async () => {
    const { rows } = await sql<{ at: string; file: number }>`
      select ctid::text as at, pg_relation_filenode('conversation_messages_words') as file
      from market_items where id = ${id}`.execute(api.deps.db);
    return rows[0];
  };
  await queueMissing(api.deps);
  await runJobs(api);
  const first = await stored();
  await queueMissing(api.deps);
  await runJobs(api);
  expect(await stored()).toEqual(first);
  await becomeStemmedAs('spielerin');
  await queueMissing(api.deps);
  await runJobs(api);
  const second = await stored();
  expect(second?.at).not.toBe(first?.at);
  expect(second?.file).not.toBe(first?.file);
});

it('a process that runs looks again when its database was away', async () => {
  await queueMissing(api.deps);
  await runJobs(api);
  const resyncs: (() => void)[] = [];
  const events = Object.create(api.deps.events, {
    onResync: { value: (handler: () => void) => resyncs.push(handler) },
  });
  await watchStemmer({ ...api.deps, events });
  await becomeStemmedAs('spielerin');
  expect((await rebuilds()).some(({ is_mixed }) => is_mixed)).toBe(false);
  for (const handler of resyncs) handler();
  await expect.poll(async () => (await rebuilds()).every(({ is_mixed }) => is_mixed)).toBe(true);
  await runJobs(api);
});

it('the command that builds all anew ends it, too', async () => {
  await queueMissing(api.deps);
  await runJobs(api);
  await becomeStemmedAs('spielerin');
  await beginRebuild(api.deps, true);
  expect((await rebuilds()).every(({ is_mixed }) => is_mixed)).toBe(true);
  await queueMissing(api.deps);
  await runJobs(api);
  expect((await rebuilds()).some(({ is_mixed }) => is_mixed)).toBe(false);
});
