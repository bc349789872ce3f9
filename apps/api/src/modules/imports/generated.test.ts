import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { poolOf } from '@oche/db';
import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../../plugins/testing.ts';
import { dumpText } from './testing/dump-text.ts';
import { makeFiles } from './testing/fixtures.ts';
import { generatedTables, threadsOf } from './testing/generated.ts';
import { brokenCounters, runImport } from './testing/testing-import.ts';
import { at } from './testing/world.ts';

// biome-ignore lint/style/noProcessEnv: who runs this alone may run it with more
const POSTS = Number(process.env.OCHE_TEST_POSTS ?? 1200);
const PICTURES = POSTS / 600;
const server = useTestApp();
const { api } = server;
let dump: string;
let files: string;

const rows = async (sql: string) =>
  ((await poolOf(api.deps.db)?.query(sql))?.rows ?? []) as Record<string, unknown>[];

beforeAll(async () => {
  dump = [...dumpText(generatedTables(POSTS, PICTURES))].join('');
  files = join(api.dataDir, 'board');
  await mkdir(join(files, 'files'), { recursive: true });
  await writeFile(join(files, 'files/picture'), (await makeFiles())['barrel.png']);
});

it('two imports at once bring everything once', async () => {
  const runs = await Promise.allSettled(
    ['one', 'other'].map(() => runImport(api, { kind: 'phpbb3', dump, files })),
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

/** Asks for all of them, some at a time, as browsers do. @returns where each leads */
async function follow(addresses: readonly string[]): Promise<(string | null)[]> {
  const origin = await server.listen();
  const led: (string | null)[] = [];
  let next = 0;
  const walk = async () => {
    for (let index = next++; index < addresses.length; index = next++) {
      const answer = await fetch(origin + addresses[index], { redirect: 'manual' });
      await answer.arrayBuffer();
      led[index] = answer.status === 301 ? answer.headers.get('location') : String(answer.status);
    }
  };
  await Promise.all(Array.from({ length: 8 }, walk));
  return led;
}

it('every old address leads to the very thing, over HTTP', async () => {
  const threads = threadsOf(POSTS);
  // found by what they say, and not by the map that the addresses are answered with
  const posts = await rows(
    `select post.thread_id as thread, number, extract(epoch from post.created_at)::int as time from forum_posts post`,
  );
  const byTime = new Map(posts.map(({ time, thread, number }) => [time, { thread, number }]));
  const people = await rows(
    `select username, first_name as name from profiles join users on users.id = user_id`,
  );
  const byName = new Map(people.map(({ name, username }) => [name, username]));
  const pictures = await rows(
    `select description, upload_id as id, width from forum_pictures join uploads on uploads.id = upload_id`,
  );
  const expected = new Map<string, string>();
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  for (const post of numbers(POSTS)) {
    const { thread, number } = byTime.get(at(post * 10)) ?? {};
    const path = `/forum/thread/${thread}`;
    expected.set(`/board/viewtopic.php?f=2&t=9&p=${post}`, `${path}?post=${number}#post-${number}`);
    if (post > threads) continue;
    expected.set(`/viewtopic.php?t=${post}`, path);
    expected.set(`/viewtopic.php?t=${post}&start=10`, `${path}?post=11#post-11`);
  }
  for (const [name, username] of byName) {
    const id = Number(String(name).replace('Mitglied', '')) + 1;
    expected.set(`/memberlist.php?mode=viewprofile&u=${id}`, `/players/${username}`);
  }
  for (const { description, id, width } of pictures) {
    const key = String(description).replace('Bild ', '');
    expected.set(`/download/file.php?id=${key}`, `/media/${id}/${width}.webp`);
  }
  expect(expected.size).toBe(POSTS + 2 * threads + Math.ceil(POSTS / 60) + PICTURES);
  const addresses = [...expected.keys()];
  const led = await follow(addresses);
  expect(addresses.filter((address, index) => led[index] !== expected.get(address))).toEqual([]);
});
