import type { PreparedQuery } from '@oche/db';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useTestApi } from '../../testing/index.ts';
import { runGeneric, touched, vacuum } from '../../testing/plans.ts';
import { preferredBy, standingWords } from './search.queries.ts';
import { similarTo } from './similar/similar.queries.ts';
import { lookedThrough } from './similar/similar.service.ts';
import { suggestionsOf } from './suggestions/suggest.queries.ts';

const THREADS = 6_000;
const PAGE = 20;

const api = useTestApi();
let client: pg.Client;

/**
 * A title has a word that all have, one that every tenth has, one that every hundredth has, and one of
 * its own.
 */
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
    insert into search_documents (kind, id, name, stems, happened_at, preference)
      select 'thread', n, name, search_vector(name, '', '') || search_bands(hours)
        || search_beginnings(name), now(), hours
      from (
        select n, n / 10.0 as hours, 'alle' || case when n % 10 = 0 then ' manche' else '' end
          || case when n % 100 = 0 then ' wenige' else '' end || ' nur' || n
          || ' scheiben' || case when n % 10 = 0 then ' flights' else '' end as name
        from generate_series(1, ${THREADS}) n
      ) titles`);
  await vacuum(client);
}, 60_000);
afterAll(() => client.end());

/* the functions' own plans are made by the first run */
const run = <P, R>(statement: PreparedQuery<P, R>, params: P) =>
  runGeneric(client, statement, params, true);

const kinds = () => api.deps.searchables.flatMap((domain) => domain.kinds);
const visitor = { viewerId: '', isStaff: false };
const words = [
  ['that all have', 'alle'],
  ['of every tenth', 'manche'],
  ['of every hundredth', 'wenige'],
  ['of a single one', 'nur777'],
  ['of none', 'keiner'],
] as const;

it.each(words)('a search for a word %s reads few pages', async (_, word) => {
  const plan = await run(preferredBy.relevance(kinds()), {
    ...visitor,
    query: `'${word.slice(0, 5) === 'manch' ? 'manch' : word.replace(/e$/, '')}' | '${word}'`,
    needle: word,
    byName: true,
    latitude: null,
    longitude: null,
    author: null,
    group: null,
    since: null,
    radius: null,
    tag: null,
    asOf: '2026-06-15T12:00:00Z',
    listed: ['thread', 'post', 'lounge', 'member'],
    afterKey: null,
    afterKind: null,
    afterId: null,
    limit: PAGE,
  });
  // a hundred matches are looked up in their own table; places and blocks of others once for all of them
  expect(touched(plan)).toBeLessThan(1_200);
});

it.each(words)('suggestions for a word %s read few pages', async (_, word) => {
  const plan = await run(suggestionsOf(kinds().filter(({ isNamed }) => isNamed)), {
    ...visitor,
    needle: word,
    words: `'=${word}':*`,
    patterns: [`% ${word}%`],
    wanted: ['thread', 'lounge', 'member'],
    limit: 4,
  });
  expect(plan['Actual Rows']).toBe({ keiner: 0, nur777: 1 }[word as string] ?? 4);
  // sixty candidates, each looked up in three tables; all would be a hundred times as many
  expect(touched(plan)).toBeLessThan(2_000);
});

it.each([
  ['that all have', 'Scheibe', 3],
  ['of every tenth', 'Flight', 3],
  ['of every hundredth', 'Wenige', 3],
  ['of a single one', 'nur777', 1],
  ['of none', 'keinerlei', 0],
  ['of every kind', 'Scheiben, Flights, wenige und keinerlei nur777', 3],
])('what is similar to a title with words %s reads few pages', async (_, title, rows) => {
  const plan = await run(similarTo(lookedThrough(api.deps).map(({ kind }) => kind)), {
    ...visitor,
    title,
    since: '2026-06-15T12:00:00Z',
    limit: 3,
  });
  expect(plan['Actual Rows']).toBe(rows);
  // three times a hundred candidates, each looked up in its own table
  expect(touched(plan)).toBeLessThan(2_000);
});

it.each(words)('whether a word %s stands in a title is known from few pages', async (_, word) => {
  const plan = await run(standingWords(kinds().filter(({ isNamed }) => isNamed)), {
    ...visitor,
    words: [word],
  });
  expect(plan['Actual Rows']).toBe(word === 'keiner' ? 0 : 1);
  expect(touched(plan)).toBeLessThan(300);
});
