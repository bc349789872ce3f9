import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { poolOf } from '@oche/db';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../plugins/testing.ts';
import type { SourceKind } from './sources/source.ts';
import { brokenCounters, runImport } from './testing/testing-import.ts';
import { vbulletin4Dump } from './testing/vbulletin4-dump.ts';
import { vbulletin5Dump } from './testing/vbulletin5-dump.ts';
import { woltlabDump } from './testing/woltlab-dump.ts';
import { dateOf, OLD_SITE, oddities, visiblePosts, world } from './testing/world.ts';

const SITE = 'http://localhost:5703';

interface Case {
  kind: SourceKind;
  dump: () => string | Promise<string>;
  /** the file of the first attachment, and of the avatar */
  picture: string;
  avatar: string;
  /** old addresses of post 103, of its thread, of the second page of it, of a board, a member, the picture */
  addresses: {
    post: string[];
    thread: string[];
    board: string | null;
    member: string;
    picture: string | null;
    missing: string[];
  };
}

const cases: Case[] = [
  {
    kind: 'woltlab',
    dump: () => woltlabDump(world),
    picture: 'attachments/ab/1-ab1.bin',
    avatar: 'images/avatars/ab/7-ab12cd.gif',
    addresses: {
      post: [
        '/thread/10-flights/?postID=103#post103',
        '/board/index.php?thread/10-flights/&postID=103',
        '/forum/thread/10-x/?postID=103',
      ],
      thread: ['/thread/10-flights/', '/index.php?thread/10-flights/'],
      board: '/board/board/3-material/',
      member: '/user/2-bullseye-bernd/',
      picture: '/attachment/1-barrel-png/',
      missing: [
        '/thread/98765-weg/',
        '/thread/14-nur-fuers-team/',
        '/thread/10-flights/?postID=106',
      ],
    },
  },
  {
    kind: 'vbulletin4',
    dump: () => vbulletin4Dump(world),
    picture: 'attachments/2/71.attach',
    avatar: 'customavatars/avatar2_3.gif',
    addresses: {
      post: [
        '/showthread.php?t=10&p=103#post103',
        '/forum/showthread.php?10-Flights&p=103',
        '/threads/10-Flights?p=103',
      ],
      thread: ['/showthread.php?t=10', '/showthread.php?10-Flights', '/threads/10-Flights'],
      board: '/forumdisplay.php?f=3',
      member: '/member.php?u=2',
      picture: '/attachment.php?attachmentid=1',
      missing: ['/showthread.php?t=98765', '/showthread.php?p=106', '/showthread.php?t=14'],
    },
  },
  {
    kind: 'vbulletin5',
    dump: () => vbulletin5Dump(world),
    picture: 'attachments/2/71.attach',
    avatar: 'customavatars/avatar2_3.gif',
    addresses: {
      post: [
        '/forum/material/101-welche-flights?p=103#post103',
        '/node/103',
        '/showthread.php?p=103',
      ],
      thread: ['/forum/material/101-welche-flights', '/forum/material/101-welche-flights/page1'],
      board: null,
      member: '/member/2-bullseye-bernd',
      picture: null,
      missing: ['/forum/material/98765-weg', '/node/106', '/forum/material/160-nur-fuers-team'],
    },
  },
];

describe.each(cases)('$kind', ({ kind, dump, picture, avatar, addresses }) => {
  const server = useTestApp({ env: () => ({ PUBLIC_URL: SITE }) });
  const { api } = server;
  let written: string;
  let report: Awaited<ReturnType<typeof runImport>>;

  beforeAll(async () => {
    written = await dump();
    const image = sharp({ create: { width: 400, height: 300, channels: 3, background: '#2a7' } });
    const files = join(api.dataDir, 'board');
    const write = async (path: string, bytes: Buffer) => {
      await mkdir(dirname(join(files, path)), { recursive: true });
      await writeFile(join(files, path), bytes);
    };
    await write(picture, await image.png().toBuffer());
    await write(avatar, await image.gif().toBuffer());
    report = await runImport(api, { kind, dump: written, files });
  });

  const rows = async (sql: string, ...values: unknown[]) =>
    ((await poolOf(api.deps.db)?.query(sql, values))?.rows ?? []) as Record<string, unknown>[];
  const postsOf = (title: string) =>
    rows(
      `select post.*, author.first_name || ' ' || author.last_name as author from forum_posts post
       join forum_threads thread on thread.id = post.thread_id join users author on author.id = post.author_id
       where thread.title = $1 order by number`,
      title,
    );

  it('brings every post that readers could see, with author, date and order', async () => {
    const posts = await rows(
      `select map.source_id::int as id, post.created_at from import_map map
       join forum_posts post on post.id = map.target_id::bigint where map.kind = 'post' order by 1`,
    );
    expect(
      posts.map(({ id, created_at }) => [id, new Date(String(created_at)).toISOString()]),
    ).toEqual(
      visiblePosts
        .map(({ id, minute }): [number, string] => [id, dateOf(minute)])
        .sort(([one], [other]) => one - other),
    );
    expect((await postsOf('Welche Flights?')).map(({ author }) => author)).toEqual([
      'Bullseye_Bernd vom Forum',
      'Doppel Dora',
      'Jürgen & Söhne',
      'Laufkundschaft vom Forum',
      'Doppel Dora',
      'Ehemaliger vom Forum',
    ]);
    expect(await brokenCounters(api)).toEqual([]);
  });

  it('brings each text by its rule', async () => {
    const posts = await postsOf('Alles & "Mögliche" <i>');
    expect(posts.map(({ content }) => content)).toEqual(oddities.map(({ expected }) => expected));
    expect(report.losses.unknown.get('unbekannt')).toBe(1);
  });

  it('makes quotes of what stands in the thread', async () => {
    const talk = await postsOf('Welche Flights?');
    expect(talk[2]).toMatchObject({
      quoted_post_id: talk[1]?.id,
      quoted_text: 'Standard.',
      content: 'Ich auch',
    });
    expect(talk[4]).toMatchObject({
      quoted_post_id: talk[0]?.id,
      root_number: 5,
      content: 'Steht oben',
    });
  });

  it('brings boards, flags, polls, pictures, messages, blocks and subscriptions', async () => {
    const places = await rows(
      `select category.name || ': ' || subforum.name as name, subforum.is_locked from forum_subforums subforum
       join forum_categories category on category.id = subforum.category_id
       where subforum.id::text in (select target_id from import_map where kind = 'board') order by 1`,
    );
    expect(places).toEqual([
      { name: 'Dart & mehr: Material', is_locked: false },
      { name: 'Dart & mehr: Material › Flights', is_locked: true },
      { name: 'Forum: Ohne Kategorie', is_locked: false },
    ]);
    expect(
      await rows(
        `select title, is_locked from forum_threads where is_pinned or is_locked order by 1`,
      ),
    ).toEqual([
      { title: 'Regeln', is_locked: true },
      { title: 'Welche Flights?', is_locked: false },
    ]);
    expect(
      await rows(
        `select voter_count, array_agg(option.text || ' ' || option.vote_count order by position) as options
         from polls join poll_options option on option.poll_id = polls.id group by polls.id`,
      ),
    ).toEqual([{ voter_count: 3, options: ['Stahl 2', 'Soft & Co. 1'] }]);
    expect(await rows('select from forum_pictures')).toHaveLength(1);
    expect(await rows('select from profiles where avatar_id is not null')).toHaveLength(1);
    const said = await rows('select body from conversation_messages order by created_at');
    expect(said.map(({ body }) => body)).toEqual([
      'Match?\nHast du Samstag Zeit? *g*',
      'Ja!',
      // WoltLab's conversations have names
      kind === 'woltlab' ? 'Wer fährt?' : 'Fahrt\nWer fährt?',
    ]);
    expect(await rows('select from user_blocks')).toHaveLength(1);
    expect((await rows('select kind from watches order by kind')).map(({ kind }) => kind)).toEqual([
      'subforum',
      'thread',
    ]);
    expect(await rows('select from notifications')).toEqual([]);
  });

  it('lets members in with the password they had', async () => {
    const visitor = api.callerFor(null);
    const signIn = (id: number, password = `Altes-Passwort-${id}`) =>
      visitor.auth.signIn({ email: `m${id}@alt.example`, password });
    await expect(signIn(3, 'falsch-falsch')).rejects.toThrow('INVALID_CREDENTIALS');
    expect(await signIn(3)).toEqual({ status: 'signed-in' });
    expect(await signIn(3)).toEqual({ status: 'signed-in' });
    await expect(signIn(6)).rejects.toThrow('ACCOUNT_BANNED');
    await signIn(5);
    expect(
      await rows(`select email::text, email_verified_at is not null as is_confirmed from users
        where password_hash is not null order by email`),
    ).toEqual([
      { email: 'm3@alt.example', is_confirmed: true },
      { email: 'm5@alt.example', is_confirmed: false },
      { email: 'm6@alt.example', is_confirmed: true },
    ]);
    expect(await rows(`select from users where role = 'moderator'`)).toHaveLength(1);
  });

  it('leads old addresses to the very post', async () => {
    const lead = async (url: string) => {
      const { statusCode, headers } = await server.app.inject({ url });
      return statusCode === 301 ? headers.location : statusCode;
    };
    const thread = (await postsOf('Welche Flights?'))[0]?.thread_id;
    for (const url of addresses.post)
      expect(await lead(url), url).toBe(`/forum/thread/${thread}?post=3#post-3`);
    for (const url of addresses.thread)
      expect(await lead(url), url).toBe(`/forum/thread/${thread}`);
    if (addresses.board) expect(await lead(addresses.board)).toMatch(/^\/forum\/subforum\/\d+$/);
    expect(await lead(addresses.member)).toBe('/players/Bullseye_Bernd');
    if (addresses.picture) expect(await lead(addresses.picture)).toMatch(/^\/media\//);
    for (const url of addresses.missing) expect(await lead(url), url).toBe(404);
    const [, links] = await postsOf('Links');
    expect(links?.content).toContain(
      `[hier](${SITE}/forum/thread/${thread}?post=3#post-3) und ${SITE}/forum/thread/${thread},`,
    );
    expect(links?.content).toContain(OLD_SITE);
  });

  it('brings nothing twice', async () => {
    const again = await runImport(api, { kind, dump: written });
    expect(Object.fromEntries(again.came)).toEqual({});
    expect(await brokenCounters(api)).toEqual([]);
  });
});
