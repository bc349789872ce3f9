import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { poolOf } from '@oche/db';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../plugins/testing.ts';
import { receiveMails } from '../../testing/index.ts';
import { proposeMap } from './run/move-map.ts';
import { rehearse } from './run/rehearsal.service.ts';
import { phpbb3Dump } from './testing/phpbb3-dump.ts';
import { brokenCounters, openDump, runImport } from './testing/testing-import.ts';
import { dateOf, OLD_SITE, oddities, visiblePosts, world } from './testing/world.ts';

const SITE = 'http://localhost:5702';
const server = useTestApp({ env: () => ({ PUBLIC_URL: SITE }) });
const { api } = server;
let dump: string;
let files: string;
let report: Awaited<ReturnType<typeof runImport>>;

beforeAll(async () => {
  dump = await phpbb3Dump(world);
  files = join(api.dataDir, 'board');
  await mkdir(join(files, 'files'), { recursive: true });
  await mkdir(join(files, 'images/avatars/upload'), { recursive: true });
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#2a7' } });
  await writeFile(join(files, 'files/2_1'), await picture.png().toBuffer());
  await writeFile(join(files, 'files/2_2'), '%PDF-1.4');
  await writeFile(join(files, 'images/avatars/upload/0a1b_2.gif'), await picture.gif().toBuffer());
  report = await runImport(api, { kind: 'phpbb3', dump, files });
});

const rows = async (sql: string, ...values: unknown[]) =>
  ((await poolOf(api.deps.db)?.query(sql, values))?.rows ?? []) as Record<string, unknown>[];

const postsOf = (title: string) =>
  rows(
    `select post.*, map.source_id, author.first_name || ' ' || author.last_name as author
     from forum_posts post join forum_threads thread on thread.id = post.thread_id
     join users author on author.id = post.author_id
     left join import_map map on map.kind = 'post' and map.target_id = post.id::text
     where thread.title = $1 order by number`,
    title,
  );

describe('what comes', () => {
  it('is every post that readers could see, with author, date and order', async () => {
    const posts = await rows(
      `select map.source_id, post.created_at from import_map map join forum_posts post on post.id = map.target_id::bigint
       where map.kind = 'post' order by map.source_id::int`,
    );
    expect(
      posts.map(({ source_id, created_at }) => [
        Number(source_id),
        new Date(String(created_at)).toISOString(),
      ]),
    ).toEqual(
      visiblePosts
        .map(({ id, minute }) => [id, dateOf(minute)])
        .sort((one, other) => Number(one[0]) - Number(other[0])),
    );
    const talk = await postsOf('Welche Flights?');
    expect(talk.map(({ author, number }) => [number, author])).toEqual([
      [1, 'Bullseye_Bernd vom Forum'],
      [2, 'Doppel Dora'],
      [3, 'Jürgen & Söhne'],
      [4, 'Laufkundschaft vom Forum'],
      [5, 'Doppel Dora'],
      [6, 'Ehemaliger vom Forum'],
    ]);
    expect((await postsOf('Links')).map(({ source_id }) => source_id)).toEqual(['301', '300']);
    expect(await brokenCounters(api)).toEqual([]);
  });

  it('is each text by its rule', async () => {
    const posts = await postsOf('Alles & "Mögliche" <i>');
    expect(posts.map(({ content }) => content)).toEqual(oddities.map(({ expected }) => expected));
    expect(Object.fromEntries(report.losses.unknown)).toEqual({ unbekannt: 1 });
    expect(Object.fromEntries(report.losses.looks)).toEqual({ u: 1, s: 1, color: 1, size: 1 });
  });

  it('are quotes of what stands in the thread', async () => {
    const talk = await postsOf('Welche Flights?');
    expect(talk[2]).toMatchObject({
      quoted_post_id: talk[1]?.id,
      parent_post_id: talk[1]?.id,
      root_number: 2,
      quoted_text: 'Standard.',
      content: 'Ich auch',
    });
    // an answer to the first post stands for itself
    expect(talk[4]).toMatchObject({
      quoted_post_id: talk[0]?.id,
      root_number: 5,
      content: 'Steht oben',
    });
    expect(new Date(String(talk[1]?.edited_at)).toISOString()).toBe(dateOf(500));
  });

  it('are the boards that everybody could read, at two levels', async () => {
    const places = await rows(
      `select category.name as category, subforum.name, subforum.is_locked, subforum.thread_count
       from forum_subforums subforum join forum_categories category on category.id = subforum.category_id
       where subforum.id::text in (select target_id from import_map where kind = 'board') order by subforum.id`,
    );
    expect(places).toEqual([
      { category: 'Dart & mehr', name: 'Material', is_locked: false, thread_count: 2 },
      { category: 'Dart & mehr', name: 'Material › Flights', is_locked: true, thread_count: 3 },
      { category: 'Forum', name: 'Ohne Kategorie', is_locked: false, thread_count: 1 },
    ]);
    expect(await rows(`select from forum_posts where content like '%Streng geheim%'`)).toEqual([]);
    const flags = await rows(
      `select title, is_pinned, is_locked, is_announcement from forum_threads where is_pinned or is_announcement order by 1`,
    );
    expect(flags).toEqual([
      { title: 'Regeln', is_pinned: false, is_locked: true, is_announcement: true },
      { title: 'Welche Flights?', is_pinned: true, is_locked: false, is_announcement: false },
    ]);
  });

  it('are polls, pictures, avatars, messages, blocks and what is watched', async () => {
    expect(
      await rows(
        `select question, voter_count, array_agg(option.text || ' ' || option.vote_count order by position) as options
         from polls join poll_options option on option.poll_id = polls.id group by polls.id`,
      ),
    ).toEqual([
      { question: 'Stahl oder Soft?', voter_count: 3, options: ['Stahl 2', 'Soft & Co. 1'] },
    ]);
    const pictures = await rows(
      `select post.picture_count, picture.description, uploads.used_by = 'post:' || post.id as is_used
       from forum_pictures picture join forum_posts post on post.id = picture.post_id
       join uploads on uploads.id = picture.upload_id`,
    );
    expect(pictures).toEqual([{ picture_count: 1, description: 'Mein Barrel', is_used: true }]);
    expect(await rows(`select username from profiles where avatar_id is not null`)).toEqual([
      { username: 'Bullseye_Bernd' },
    ]);
    const talks = await rows(
      `select conversation.kind, conversation.name, array_agg(message.body order by message.id) as said,
         (select count(*) from conversation_members m where m.conversation_id = conversation.id)::int as members,
         bool_and(message.revision <= conversation.revision) as is_counted
       from conversations conversation join conversation_messages message on message.conversation_id = conversation.id
       group by conversation.id order by conversation.id`,
    );
    expect(talks).toEqual([
      {
        kind: 'direct',
        name: null,
        members: 2,
        is_counted: true,
        said: ['Match?\nHast du Samstag Zeit? *g*', 'Ja!'],
      },
      { kind: 'group', name: 'Fahrt', members: 3, is_counted: true, said: ['Fahrt\nWer fährt?'] },
    ]);
    expect(
      await rows(`select from conversation_members where last_read_id < last_message_id`),
    ).toEqual([]);
    expect(await rows('select from user_blocks')).toHaveLength(1);
    expect(await rows('select kind, level from watches order by kind')).toEqual([
      { kind: 'subforum', level: 'watching' },
      { kind: 'thread', level: 'watching' },
    ]);
  });

  it('nobody is told of, and what doesn’t come is counted', async () => {
    expect(await rows(`select from notifications`)).toEqual([]);
    expect(
      await rows(`select from jobs.jobs where task_identifier = 'mail.send'`).catch(() => []),
    ).toEqual([]);
    expect(Object.fromEntries(report.left)).toMatchObject({
      'boards: visitors could not read it; here everybody could': 1,
      'threads of boards that don’t come': 1,
      'files that are no pictures': 1,
      'attachments whose file is not in the folder': 1,
      'addresses of members that are missing, wrong or another’s': 3,
      'messages whose reader is gone, or has deleted them': 1,
    });
  });
});

describe('a second run', () => {
  it('brings what is new, and nothing twice', async () => {
    const before = await rows('select count(*)::int as count from forum_posts');
    const again = await runImport(api, { kind: 'phpbb3', dump, files });
    expect(Object.fromEntries(again.came)).toEqual({});
    expect(await rows('select count(*)::int as count from forum_posts')).toEqual(before);

    const [thread] = world.threads;
    if (!thread) throw new Error('the world has no thread');
    const grown = {
      ...world,
      threads: [
        {
          ...thread,
          posts: [
            ...thread.posts,
            {
              id: 9000,
              author: 4,
              text: '[quote=Gast;104]Als Gast hier[/quote] Neu',
              minute: 9000,
            },
            // put together by hand: a post can't quote itself
            { id: 9001, author: 4, text: '[quote=Ich;9001]Ich[/quote] Selbst', minute: 9001 },
          ],
        },
        ...world.threads.slice(1),
      ],
    };
    const third = await runImport(api, { kind: 'phpbb3', dump: await phpbb3Dump(grown) });
    expect(third.came.get('posts')).toBe(2);
    const posts = await postsOf('Welche Flights?');
    expect(posts.at(-2)).toMatchObject({ number: 7, content: 'Neu', root_number: 4 });
    expect(posts.at(-1)).toMatchObject({
      quoted_post_id: null,
      content: '> **Ich:**\n> Ich\n\nSelbst',
    });
    expect(await brokenCounters(api)).toEqual([]);
  });
});

describe('members', () => {
  it('wait unconfirmed, and come in with the password they had', async () => {
    const [waiting] = await rows(`select * from users where email = 'm3@alt.example'`);
    expect(waiting).toMatchObject({
      password_hash: null,
      email_verified_at: null,
      status: 'active',
    });
    const [sealed] = await rows(
      'select sealed from legacy_passwords where user_id = $1',
      waiting?.id,
    );
    expect(sealed?.sealed).not.toContain('$2y$');

    const visitor = api.callerFor(null);
    await expect(
      visitor.auth.signIn({ email: 'm3@alt.example', password: 'falsch-falsch' }),
    ).rejects.toThrow('INVALID_CREDENTIALS');
    expect(
      await visitor.auth.signIn({ email: 'M3@alt.example', password: 'Altes-Passwort-3' }),
    ).toMatchObject({
      status: 'signed-in',
    });
    const [here] = await rows(`select * from users where email = 'm3@alt.example'`);
    expect(here?.password_hash).toMatch(/^\$argon2id\$/);
    expect(here?.email_verified_at).not.toBeNull();
    expect(await rows('select from legacy_passwords where user_id = $1', waiting?.id)).toEqual([]);
    // hashed anew, it is the password like any other
    await visitor.auth.signIn({ email: 'm3@alt.example', password: 'Altes-Passwort-3' });
  });

  it('keep roles by the map, bans, names; of two with one address the first has it', async () => {
    const accounts = await rows(
      `select map.source_id, username, role, status, email like '%.invalid' as is_nobodys from import_map map
       join users on users.id = map.target_id join profiles on profiles.user_id = users.id
       where map.kind = 'member' and map.source_id ~ '^[0-9]+$' order by map.source_id::int`,
    );
    expect(accounts.map(Object.values)).toEqual([
      ['2', 'Bullseye_Bernd', 'moderator', 'active', false],
      ['3', 'doppel.dora', 'user', 'active', false],
      ['4', expect.any(String), 'user', 'active', false],
      ['5', 'Wartender', 'user', 'active', false],
      ['6', 'Stoerenfried', 'user', 'banned', false],
      ['7', 'Zweitkonto', 'user', 'active', true],
      ['8', 'ohne.adresse', 'user', 'active', true],
      ['9', 'kaputt', 'user', 'active', true],
      ['10', expect.any(String), 'user', 'active', false],
    ]);
    await expect(
      api.callerFor(null).auth.signIn({ email: 'm6@alt.example', password: 'Altes-Passwort-6' }),
    ).rejects.toThrow('ACCOUNT_BANNED');
  });

  it('whose board had not made sure of the address still have to confirm it', async () => {
    await api
      .callerFor(null)
      .auth.signIn({ email: 'm5@alt.example', password: 'Altes-Passwort-5' });
    const [account] = await rows(
      `select email_verified_at from users where email = 'm5@alt.example'`,
    );
    expect(account?.email_verified_at).toBeNull();
  });
});

describe('old addresses', () => {
  const lead = async (url: string) => {
    const { statusCode, headers } = await server.app.inject({ url });
    return statusCode === 301 ? headers.location : statusCode;
  };

  it('lead to the very post, thread, board, member and picture', async () => {
    const talk = await postsOf('Welche Flights?');
    const thread = talk[0]?.thread_id;
    const third = `/forum/thread/${thread}?post=3#post-3`;
    expect(await lead('/viewtopic.php?p=103')).toBe(third);
    expect(await lead('/board/viewtopic.php?f=3&t=10&p=103')).toBe(third);
    expect(await lead('/viewtopic.php?t=10')).toBe(`/forum/thread/${thread}`);
    expect(await lead('/viewtopic.php?t=20&start=25')).toMatch(/\?post=26#post-26$/);
    expect(await lead('/viewforum.php?f=4')).toMatch(/^\/forum\/subforum\/\d+$/);
    expect(await lead('/memberlist.php?mode=viewprofile&u=2')).toBe('/players/Bullseye_Bernd');
    expect(await lead('/download/file.php?id=1')).toMatch(/^\/media\/[a-z0-9]{26}\/\d+\.webp$/);
  });

  it('of what didn’t come are not found, and of nobody’s forum neither', async () => {
    for (const url of [
      '/viewtopic.php?p=999999',
      '/viewtopic.php?p=106',
      '/viewtopic.php?t=14',
      '/viewtopic.php?p=1%27--',
      '/viewtopic.php?t=99999999999999999999',
      '/wp-login.php',
      '/showthread.php?t=10',
    ]) {
      expect(await lead(url), url).toBe(404);
    }
  });

  it('all of them: every post, by two addresses', async () => {
    for (const { id } of visiblePosts) {
      expect(await lead(`/viewtopic.php?p=${id}#p${id}`)).toMatch(
        /^\/forum\/thread\/\d+\?post=\d+#post-\d+$/,
      );
    }
  });

  it('within posts are ours now', async () => {
    const talk = await postsOf('Welche Flights?');
    const thread = talk[0]?.thread_id;
    const [, post] = await postsOf('Links');
    expect(post?.content).toBe(
      `[hier](${SITE}/forum/thread/${thread}?post=3#post-3) und ${SITE}/forum/thread/${thread}, ${OLD_SITE}/viewtopic.php?t=98765.`,
    );
  });
});

describe('a dry run', () => {
  it('says the same, and writes nothing', async () => {
    const source = await openDump(api, 'phpbb3', dump);
    const before = await rows(
      'select (select count(*) from users)::int as users, (select count(*) from import_map)::int as map',
    );
    const { report: said, minutes } = await rehearse({
      source,
      map: await proposeMap(source),
      files,
      address: OLD_SITE,
      rest: 0,
      onProgress: () => {},
    });
    await source.close();
    expect(
      await rows(
        'select (select count(*) from users)::int as users, (select count(*) from import_map)::int as map',
      ),
    ).toEqual(before);
    expect(said.came.get('posts')).toBe(visiblePosts.length);
    expect(said.left.get('addresses of members that are missing, wrong or another’s')).toBe(3);
    expect(said.left.get('posts that are deleted or wait for approval')).toBe(2);
    expect(Object.fromEntries(said.losses.unknown)).toEqual(
      Object.fromEntries(report.losses.unknown),
    );
    expect(minutes).toBe(1);
  });
});

describe('members who are told', () => {
  it('hear once, and can refuse: then they are erased', async () => {
    const told = await runImport(api, { kind: 'phpbb3', dump, tellsMembers: true });
    // 3 and 5 were here, 6 is banned, the others have no address
    expect(told.came.get('members told by mail')).toBe(3);
    const [mail] = await receiveMails(api, 'm2@alt.example');
    expect(mail?.subject).toContain('umgezogen');
    const token = decodeURIComponent(/\/moved\?token=([^\s"]+)/.exec(mail?.text ?? '')?.[1] ?? '');
    const visitor = api.callerFor(null);
    await expect(visitor.imports.refuse({ token: `${token}x` })).rejects.toThrow('INVALID_TOKEN');
    await expect(visitor.imports.refuse({ token: 'x.y' })).rejects.toThrow('INVALID_TOKEN');
    await visitor.imports.refuse({ token });
    await visitor.imports.refuse({ token });
    const [gone] = await rows(`select id, status from users where email = 'm2@alt.example'`);
    expect(gone?.status).toBe('deleted');
    expect(await rows('select from departures where user_id = $1', gone?.id)).toHaveLength(1);
    const again = await runImport(api, { kind: 'phpbb3', dump, tellsMembers: true });
    expect(again.came.has('members told by mail')).toBe(false);
  });
});
