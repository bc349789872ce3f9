import { poolOf } from '@oche/db';
import { beforeAll, expect, it } from 'vitest';
import { useTestApi } from '../../testing/index.ts';
import { readOldAddress } from './redirects/addresses.ts';
import { readTargets } from './redirects/targets.service.ts';
import { dumpText } from './testing/dump-text.ts';
import { generatedTables } from './testing/generated.ts';
import { brokenCounters, runImport } from './testing/testing-import.ts';

const POSTS = 1800;
const api = useTestApi();
let dump: string;

const rows = async (sql: string) =>
  ((await poolOf(api.deps.db)?.query(sql))?.rows ?? []) as Record<string, unknown>[];

beforeAll(async () => {
  dump = [...dumpText(generatedTables(POSTS))].join('');
});

it('two imports at once bring everything once', async () => {
  const runs = await Promise.allSettled(
    ['one', 'other'].map(() => runImport(api, { kind: 'phpbb3', dump })),
  );
  expect(runs.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  const [counts] = await rows(
    `select (select count(*)::int from import_map where kind = 'post') as posts,
       (select count(*)::int from forum_posts) as written,
       (select count(*)::int from forum_threads) as threads,
       (select count(*)::int from conversation_messages) as messages`,
  );
  expect(counts).toEqual({
    posts: POSTS,
    written: POSTS,
    threads: POSTS / 12,
    messages: POSTS / 50,
  });
  expect(await brokenCounters(api)).toEqual([]);
});

it('posts stand in the order of the board, without a hole', async () => {
  const wrong = await rows(
    `select post.id from (
       select post.id, number, row_number() over (partition by thread_id order by map.source_id::int) as expected
       from forum_posts post join import_map map on map.kind = 'post' and map.target_id = post.id::text
     ) post where number <> expected`,
  );
  expect(wrong).toEqual([]);
});

it('every quote of what stands above it is one', async () => {
  const [quotes] = await rows(
    `select count(*)::int as count from forum_posts where quoted_post_id is not null`,
  );
  const threads = POSTS / 12;
  expect(quotes?.count).toBe(Math.floor(POSTS / 5) - Math.floor(threads / 5));
});

it('every old address leads to its post', async () => {
  const old = Array.from({ length: POSTS }, (_, index) =>
    readOldAddress('phpbb3', `/board/viewtopic.php?p=${index + 1}`),
  ).flatMap((each) => each ?? []);
  const [{ id } = { id: 0 }] = await rows('select id from imports');
  const targetOf = await readTargets(api.deps.db, Number(id), old);
  const paths = old.map(targetOf);
  expect(new Set(paths).size).toBe(POSTS);
  expect(paths).not.toContain(undefined);
});
