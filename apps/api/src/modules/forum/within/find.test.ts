import { FIND_REACH } from '@oche/validators/forum/within/limits';
import pg from 'pg';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import {
  refusal,
  runJobs,
  type TestMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { indexesOf, runGeneric, scannedOf, touched } from '../../../testing/plans.ts';
import { createCategory, createSubforum, createThread } from '../testing.ts';
import { findInThread } from './find.queries.ts';

const api = useTestApi();
const anna = useMember(api);
const carla = useMember(api, { first_name: 'Carla', last_name: 'Dorn' });
const blocked = useMember(api);
const moderator = useMember(api, { role: 'moderator' });
const of = (member: TestMember | null) => api.callerFor(member).forum;

let threadId: number;
let deletedNumber: number;
beforeAll(async () => {
  const { thread } = await createThread(api, anna);
  threadId = thread.id;
  const answer = (author: TestMember, content: string) =>
    of(author).post.create({ threadId, content });
  await answer(carla, 'Ich spiele **kurze** Flights, und das seit Jahren.');
  await answer(blocked, 'Nimm lange Flights!');
  const gone = await answer(carla, 'Flights sind mir egal.');
  deletedNumber = gone.number;
  await answer(anna, 'Danke euch beiden.');
  const other = await createThread(api, carla);
  await of(carla).post.create({ threadId: other.thread.id, content: 'Auch hier Flights.' });
  await of(moderator).post.delete({ id: gone.id });
  await api.deps.db
    .insertInto('user_blocks')
    .values({ blocker_id: anna.id, blocked_id: blocked.id })
    .execute();
  await runJobs(api);
});

const find = (q: string, member: TestMember | null = null, wish: object = {}) =>
  of(member).within.find({ threadId, q, ...wish });
const numbers = async (...wish: Parameters<typeof find>) =>
  (await find(...wish)).items.map(({ number }) => number);

it('finds posts of the thread alone, the newest first, with what matches marked', async () => {
  const { items, nextCursor } = await find('flight');
  expect(nextCursor).toBeNull();
  expect(items).toMatchObject([
    { number: 3 },
    { number: 2, author: { firstName: 'Carla', lastName: 'Dorn' } },
    { number: 1, content: 'Was spielt ihr so für Flights?' },
  ]);
  const [from = 0, to] = items[1]?.marks[0] ?? [];
  expect(items[1]?.content.slice(from, to)).toBe('Flights');
  expect(items[1]?.content).not.toContain('*');
});

it('knows forms of words, phrases, and words that must not be there', async () => {
  expect(await numbers('kurz')).toEqual([2]);
  expect(await numbers('"lange flights"')).toEqual([3]);
  expect(await numbers('flights -lange')).toEqual([2, 1]);
  expect(await numbers('Wurfarm')).toEqual([]);
  expect(await numbers('?!')).toEqual([]);
});

it('goes on page by page', async () => {
  const first = await find('flight', null, { limit: 2 });
  expect(first.items.map(({ number }) => number)).toEqual([3, 2]);
  const next = { limit: 2, cursor: first.nextCursor ?? '' };
  expect(await numbers('flight', null, next)).toEqual([1]);
});

it('leaves out deleted posts, and members from whom the reader is apart', async () => {
  for (const reader of [null, carla, moderator]) {
    expect(await numbers('egal', reader)).not.toContain(deletedNumber);
  }
  expect(await numbers('flight', anna)).toEqual([2, 1]);
  expect(await numbers('flight', blocked)).toEqual([3, 2]);
});

it('finds in an archive what can be read there, and nothing where there is no thread', async () => {
  const { db } = api.deps;
  const category_id = await createCategory(db);
  const subforumId = await createSubforum(db, { category_id });
  const { thread } = await createThread(api, carla, { subforumId });
  await runJobs(api);
  const inArchive = () => of(null).within.find({ threadId: thread.id, q: 'Flights' });
  await db
    .updateTable('forum_categories')
    .set({ is_active: false })
    .where('id', '=', category_id)
    .execute();
  expect((await inArchive()).items).toHaveLength(1);
  await of(moderator).thread.delete({ id: thread.id });
  expect((await refusal(inArchive())).code).toBe('THREAD_NOT_FOUND');
});

it('refuses what is no question, and cursors that are not ours', async () => {
  for (const wish of [{ q: 'a' }, { cursor: 'eins' }, { threadId: -1 }, { limit: 500 }]) {
    expect((await refusal(find('flights', null, wish))).code).toBe('BAD_INPUT');
  }
});

it('in a very long thread a call looks through so many posts, each by its key', async () => {
  const { db } = api.deps;
  const { thread } = await createThread(api, carla);
  const long = thread.id;
  const length = FIND_REACH + 1_000;
  const pool = new pg.Pool({ connectionString: api.url, max: 1 });
  onTestFinished(() => pool.end());
  await pool.query(
    `insert into forum_posts (thread_id, number, root_number, author_id, content, created_at, revision)
      select $1, n, n, $2, 'Wort', now(), 1 from generate_series(2, $3::int) n`,
    [long, carla.id, length],
  );
  await pool.query(
    `insert into search_documents (kind, id, name, stems, happened_at, preference)
      select 'post', id::text, '', to_tsvector('simple',
        'wort' || case when number = 2 then ' selten' else '' end), now(), number
      from forum_posts where thread_id = $1 and number > 1`,
    [long],
  );
  await db
    .updateTable('forum_threads')
    .set({ next_number: length + 1 })
    .where('id', '=', long)
    .execute();
  await pool.query('analyze forum_posts, search_documents');
  const page = { threadId: long, viewerId: '', from: 1, before: length + 1 };
  const common = await runGeneric(pool, findInThread.withLimit(21), { ...page, query: "'wort'" });
  expect(common['Actual Rows']).toBe(21);
  expect(touched(common)).toBeLessThan(21 * 15);
  const rare = await runGeneric(pool, findInThread.withLimit(21), { ...page, query: "'selten'" });
  expect(rare['Actual Rows']).toBe(1);
  expect(touched(rare)).toBeLessThan(length * 8);
  expect(indexesOf(rare)).toContain('search_documents_post_pkey');
  expect(scannedOf(rare).filter((table) => /_posts?$/.test(table))).toEqual([]);

  const reading = (cursor?: string) =>
    of(null).within.find({ threadId: long, q: 'selten', cursor });
  const first = await reading();
  expect(first.items).toEqual([]);
  expect(first.nextCursor).not.toBeNull();
  expect((await reading(first.nextCursor ?? '')).items.map(({ number }) => number)).toEqual([2]);
}, 60_000);
