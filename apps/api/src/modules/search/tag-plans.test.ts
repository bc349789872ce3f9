import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useTestApi } from '../../testing/index.ts';
import { type PlanNode, touched, vacuum } from '../../testing/plans.ts';
import { filteredMatches } from './matches.select.ts';

const THREADS = 20_000;

const api = useTestApi();
let client: pg.Client;

/** Every thread has a word that all have, and one of its own; one tag is borne by every other one, another by ten. */
beforeAll(async () => {
  client = new pg.Client({
    connectionString: api.url,
    options: '-c jit=off -c random_page_cost=1.1',
  });
  await client.connect();
  await client.query(`
    insert into users (id, email, first_name, last_name, email_verified_at)
      values ('m1', 'm1@oche.test', 'Mia', 'Muster', now());
    insert into forum_categories (name) values ('Alles');
    insert into forum_subforums (category_id, name) select id, 'Alles' from forum_categories;
    insert into forum_threads (id, subforum_id, author_id, title, created_at, last_post_at,
        last_post_number, last_post_author_id, post_count, next_number)
      overriding system value
      select n, (select id from forum_subforums), 'm1', 'Titel', now(), now(), 1, 'm1', 1, 2
      from generate_series(1, ${THREADS}) n;
    insert into forum_tags (id, slug, name) overriding system value
      values (1, 'viele', 'Viele'), (2, 'wenige', 'Wenige');
    insert into forum_thread_tags (tag_id, thread_id, position)
      select 1, n, 1 from generate_series(1, ${THREADS}, 2) n
      union all select 2, n, 2 from generate_series(1, ${THREADS}, ${THREADS / 10}) n;
    insert into search_documents (kind, id, name, stems, happened_at, preference)
      select 'thread', n, name, search_vector(name, '', '') || search_bands(n / 10.0)
        || search_beginnings(name) || search_tags(array(
          select tag.slug from forum_thread_tags own join forum_tags tag on tag.id = own.tag_id
          where own.thread_id = n
        )), now(), n / 10.0
      from (select n, 'alle nur' || n as name from generate_series(1, ${THREADS}) n) titles`);
  await vacuum(client);
}, 60_000);
afterAll(() => client.end());

it.each([
  ['that all have, among many', 'all', 1, 'viele', 100],
  ['that all have, among few', 'all', 2, 'wenige', 10],
  ['of a single one, among many', 'nur1001', 1, 'viele', 1],
  ['of a single one, among few others', 'nur1001', 2, 'wenige', 0],
] as const)('a word %s threads with a tag reads few pages', async (_, word, id, slug, found) => {
  const [thread] = api.deps.searchables
    .flatMap(({ kinds }) => kinds)
    .filter(({ kind }) => kind === 'thread');
  if (!thread) throw new Error('threads are found');
  const wanted = {
    viewerId: '',
    isStaff: false,
    query: `'${word}'`,
    needle: '',
    byName: false,
    latitude: null,
    longitude: null,
    author: null,
    group: null,
    since: null,
    radius: null,
    tag: { id, written: [slug] },
    place: null,
    around: null,
    from: null,
    until: null,
    condition: null,
  };
  const matches = sql`select * from ${filteredMatches(thread, 'relevance', wanted)} found`;
  const query = matches.compile(api.deps.db);
  const { rows } = await client.query(`explain (analyze, buffers, format json) ${query.sql}`, [
    ...query.parameters,
  ]);
  const plan: PlanNode = rows[0]['QUERY PLAN'][0].Plan;
  expect(plan['Actual Rows']).toBe(found);
  // a hundred matches, each looked up in two tables; all threads would be a hundred times as many
  expect(touched(plan)).toBeLessThan(1_500);
});
