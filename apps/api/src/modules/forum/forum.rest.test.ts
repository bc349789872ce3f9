import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../plugins/testing.ts';
import { useMember } from '../../testing/index.ts';
import { createSubforum, nothing, readOnly } from './testing.ts';

const server = useTestApp();
const anna = useMember(server.api, { first_name: 'Anna', last_name: 'Auer' });
let cookie: string;
let subforumId: number;

beforeAll(async () => {
  cookie = await server.signIn(anna);
  subforumId = await createSubforum(server.api.deps.db, { name: 'Training' });
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Calls as Anna, unless told otherwise. */
async function call(method: Method, path: string, payload?: object, headers: object = { cookie }) {
  const response = await server.app.inject({
    method,
    url: `/api${path}`,
    headers: { ...headers },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

async function startThread(content = 'Welche Pfeile spielt ihr?') {
  const { body } = await call('POST', '/forum/threads', { subforumId, title: 'Pfeile', content });
  return body.id as number;
}

async function answer(threadId: number, fields: object) {
  const { status, body } = await call('POST', '/forum/posts', { threadId, ...fields });
  expect(status).toBe(201);
  return body;
}

describe('the documented paths', () => {
  it('start a thread and answer it', async () => {
    const created = await call('POST', '/forum/threads', {
      subforumId,
      title: 'Neue Flights',
      content: 'Welche Form?\nUnd welche Farbe?',
    });
    expect(created.status).toBe(201);
    const { id } = created.body;
    expect(created.body).toMatchObject({
      title: 'Neue Flights',
      content: 'Welche Form?\nUnd welche Farbe?',
      subforumId,
      subforum: { id: subforumId, name: 'Training' },
      author: { firstName: 'Anna', lastName: 'Auer' },
      authorId: anna.id,
      postCount: 1,
      isLocked: false,
      isPinned: false,
      isAnnouncement: false,
    });
    expect(await call('GET', `/forum/threads/${id}`, undefined, {})).toMatchObject({
      status: 200,
      body: { ...created.body, can: nothing },
    });

    const first = await answer(id, { content: 'Standard' });
    const second = await answer(id, { content: 'Slim', parentPostId: first.id });
    expect(second).toMatchObject({ threadId: id, content: 'Slim', parentPostId: first.id });
    const list = await call('GET', `/forum/threads/${id}/posts`, undefined, {});
    expect(list.body).toHaveLength(3);
    expect(list.body.slice(1)).toEqual([readOnly(first), readOnly(second)]);
    expect(list.headers.link).toBeUndefined();
  });

  it('edit and delete', async () => {
    const id = await startThread();
    const post = await answer(id, { content: 'Nylon' });
    const edited = await call('PUT', `/forum/posts/${post.id}`, { content: 'Karbon' });
    expect(edited).toMatchObject({ status: 200, body: { id: post.id, content: 'Karbon' } });
    expect(edited.body.editedAt).not.toBeNull();
    expect(await call('DELETE', `/forum/threads/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'THREAD_HAS_REPLIES' },
    });
    for (const path of [`/forum/posts/${post.id}`, `/forum/threads/${id}`])
      expect(await call('DELETE', path)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await call('GET', `/forum/threads/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'THREAD_NOT_FOUND', message: 'Thread nicht gefunden' },
    });
  });

  it('list the overview, a subforum and the newest posts to visitors', async () => {
    const id = await startThread();
    const overview = await call('GET', '/forum/categories', undefined, {});
    const subforum = await call('GET', `/forum/subforums/${subforumId}`, undefined, {});
    const { category, closed, can, hasFeed, ...listed } = subforum.body;
    expect(overview.body).toMatchObject([{ ...category, subforums: [listed] }]);
    expect({ closed, can, hasFeed }).toEqual({
      closed: null,
      can: { startThread: false },
      hasFeed: true,
    });
    const threads = await call('GET', `/forum/subforums/${subforumId}/threads`, undefined, {});
    expect(threads.body[0]).toMatchObject({ id, title: 'Pfeile' });
    const recent = await call('GET', '/forum/recent-posts', undefined, {});
    expect(recent.body[0]).toMatchObject({ threadId: id, snippet: 'Welche Pfeile spielt ihr?' });
    expect(recent.body.length).toBeLessThanOrEqual(5);
  });

  it('give lists as arrays, with the next and the previous page in the Link header', async () => {
    const id = await startThread();
    for (const content of ['Zwei', 'Drei', 'Vier', 'Fünf']) await answer(id, { content });
    const get = async (url: string) => {
      const { body, headers } = await call('GET', url.replace('/api', ''), undefined, {});
      const links = [...String(headers.link ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)];
      return {
        numbers: body.map((post: { number: number }) => post.number),
        links: Object.fromEntries(links.map(([, href, rel]) => [rel, href])),
      };
    };
    const first = await get(`/forum/threads/${id}/posts?limit=2`);
    expect(first).toEqual({ numbers: [1, 2], links: { next: expect.any(String) } });
    const second = await get(first.links.next);
    expect(second.numbers).toEqual([3, 4]);
    expect((await get(second.links.next)).numbers).toEqual([5]);
    expect((await get(second.links.prev)).numbers).toEqual([1, 2]);
    expect((await get(`/forum/threads/${id}/posts?limit=1&around=4`)).numbers).toEqual([4]);

    const threads = await call('GET', `/forum/subforums/${subforumId}/threads?limit=1`);
    expect(threads.body).toHaveLength(1);
    expect(threads.headers.link).toMatch(
      /^<\/api\/forum\/subforums\/\d+\/threads\?limit=1&cursor=/,
    );
  });

  it('create once for one Idempotency-Key', async () => {
    const threadId = await startThread();
    const send = (content = 'Einmal') =>
      call(
        'POST',
        '/forum/posts',
        { threadId, content },
        {
          cookie,
          'idempotency-key': 'retry-2026-11-21',
        },
      );
    const [first, second] = [await send(), await send()];
    expect(first.status).toBe(201);
    expect(second.body).toEqual(first.body);
    const other = await send('Etwas anderes');
    expect(other.status).toBe(409);
    expect(other.body).toEqual({
      code: 'IDEMPOTENCY_KEY_REUSED',
      message: expect.stringMatching(/Idempotency-Key/),
    });
  });
});

describe('what the reader can do', () => {
  it('is theirs, and a moderator without the second factor is a member only', async () => {
    const id = await startThread();
    const moderator = await server.api.createMember({ role: 'moderator' });
    const cookieOf = { cookie: await server.signIn(moderator) };
    const rights = async (headers: object) => {
      const thread = await call('GET', `/forum/threads/${id}`, undefined, headers);
      const subforum = await call('GET', `/forum/subforums/${subforumId}`, undefined, headers);
      const posts = await call('GET', `/forum/threads/${id}/posts`, undefined, headers);
      const [first] = posts.body;
      return { ...thread.body.can, ...subforum.body.can, edit: first.can.editUntil !== null };
    };
    const member = { reply: true, startThread: true, restore: false };
    expect(await rights({ cookie })).toEqual({ ...member, delete: true, edit: true });
    expect(await rights(cookieOf)).toEqual({ ...member, delete: false, edit: false });
    const lock = (isLocked: boolean) =>
      server.api.deps.db
        .updateTable('forum_threads')
        .set({ is_locked: isLocked })
        .where('id', '=', id)
        .execute();
    await lock(true);
    expect(await rights({ cookie })).toMatchObject({ reply: false, delete: false, edit: false });
    await lock(false);
    await server.api.deps.db
      .updateTable('users')
      .set({ totp_secret: 'JBSWY3DPEHPK3PXP', totp_enabled_at: new Date() })
      .where('id', '=', moderator.id)
      .execute();
    const again = { cookie: await server.signIn(moderator) };
    expect(await rights(again)).toMatchObject({ delete: true, restore: true, edit: false });
  });
});

describe('a quote', () => {
  it('is written and read in its marker form', async () => {
    const threadId = await startThread();
    const quoted = await answer(threadId, { content: 'Doppel 16\n\nist am besten' });
    const marked = '[Zitat #2]\n> Doppel 16\n> \n> ist am besten\n\nGenau!';
    const post = await answer(threadId, { content: marked });
    expect(post).toMatchObject({ content: marked, parentPostId: quoted.id, rootNumber: 2 });
    const { items } = await server.api.callerFor(null).forum.post.list({ threadId });
    expect(items.at(-1)).toMatchObject({
      content: 'Genau!',
      quote: { postId: quoted.id, number: 2, text: 'Doppel 16\n\nist am besten' },
    });
    const list = await call('GET', `/forum/threads/${threadId}/posts`);
    expect(list.body.at(-1)).toEqual(post);
  });

  it('stays when the content is sent back edited', async () => {
    const threadId = await startThread();
    await answer(threadId, { content: 'Doppel 16' });
    const post = await answer(threadId, { content: '[Zitat #2]\n\nGenau!' });
    const content = post.content.replace('Genau!', 'Eben!');
    const edited = await call('PUT', `/forum/posts/${post.id}`, { content });
    expect(edited.body).toMatchObject({ content: '[Zitat #2]\n> Doppel 16\n\nEben!' });
    const { items } = await server.api.callerFor(null).forum.post.list({ threadId });
    expect(items.at(-1)).toMatchObject({ content: 'Eben!', quote: { text: 'Doppel 16' } });
  });

  it('of a deleted post says in the language of the reader that it is gone', async () => {
    const threadId = await startThread();
    const quoted = await answer(threadId, { content: 'Meine Nummer ist 0171' });
    await answer(threadId, { content: '[Zitat #2]\n\nDanke!' });
    await call('DELETE', `/forum/posts/${quoted.id}`);
    const read = async (headers: object) => {
      const { body } = await call('GET', `/forum/threads/${threadId}/posts`, undefined, headers);
      return body.at(-1);
    };
    const post = await read({});
    expect(post).toMatchObject({
      content: '[Zitat #2]\n> Der Beitrag wurde gelöscht.\n\nDanke!',
      quote: { number: 2, text: null },
    });
    expect((await read({ 'accept-language': 'en' })).content).toBe(
      '[Zitat #2]\n> The post was deleted.\n\nDanke!',
    );
    const edited = await call('PUT', `/forum/posts/${post.id}`, { content: post.content });
    expect(readOnly(edited.body)).toEqual(post);
  });

  it('of an unknown number is refused', async () => {
    const threadId = await startThread();
    const sent = await call('POST', '/forum/posts', { threadId, content: '[Zitat #7]\n\nJa' });
    expect(sent).toMatchObject({ status: 404, body: { code: 'PARENT_POST_NOT_FOUND' } });
  });

  it('is not what only looks like one', async () => {
    const threadId = await startThread();
    const caller = server.api.callerFor(anna);
    const looks = '[Zitat #1]\n> ha\n\nnur Text';
    await caller.forum.post.create({ threadId, content: looks });
    const list = await call('GET', `/forum/threads/${threadId}/posts`);
    const { content } = list.body.at(-1);
    expect(content).toBe(`\\${looks}`);
    const copy = await answer(threadId, { content });
    expect(copy).toMatchObject({ content, quote: null });
    const { items } = await caller.forum.post.list({ threadId });
    expect(items.at(-1)).toMatchObject({ content: looks, quote: null });
  });
});

describe('refusals', () => {
  it.each([
    ['GET', '/forum/threads/999999999', 404, 'THREAD_NOT_FOUND'],
    ['GET', '/forum/threads/999999999/posts', 404, 'THREAD_NOT_FOUND'],
    ['GET', '/forum/subforums/999999999', 404, 'SUBFORUM_NOT_FOUND'],
    ['GET', '/forum/subforums/999999999/threads', 404, 'SUBFORUM_NOT_FOUND'],
    ['GET', '/forum/threads/abc', 400, 'BAD_INPUT'],
    ['GET', '/forum/threads/0/posts', 400, 'BAD_INPUT'],
    ['GET', '/forum/threads/1/posts?limit=101', 400, 'BAD_INPUT'],
    ['GET', '/forum/threads/1/posts?limit=1e1', 400, 'BAD_INPUT'],
    ['GET', '/forum/threads/1/posts?cursor=x', 400, 'BAD_INPUT'],
    ['GET', '/forum/recent-posts?limit=6', 400, 'BAD_INPUT'],
    ['DELETE', '/forum/posts/999999999', 404, 'POST_NOT_FOUND'],
    ['DELETE', '/forum/threads/99999999999999999999', 400, 'BAD_INPUT'],
  ] as const)('%s %s is %d %s', async (method, path, status, code) => {
    const answered = await call(method, path);
    expect(answered.status).toBe(status);
    expect(answered.body).toMatchObject({ code, message: expect.any(String) });
  });

  it('names the fields of a bad body', async () => {
    const threadId = await startThread();
    expect(await call('POST', '/forum/posts', { threadId, content: ' ' })).toMatchObject({
      status: 400,
      body: {
        code: 'BAD_INPUT',
        message: 'Die Eingabe ist unvollständig oder falsch.',
        fields: [{ path: 'content', message: 'Inhalt ist erforderlich' }],
      },
    });
    const thread = { subforumId, title: 'ab', content: 'kurz' };
    expect(await call('POST', '/forum/threads', thread)).toMatchObject({
      status: 400,
      body: {
        fields: [
          { path: 'title', message: 'Der Titel braucht mindestens 3 Zeichen' },
          { path: 'content', message: 'Der Inhalt braucht mindestens 10 Zeichen' },
        ],
      },
    });
    expect(await call('PUT', '/forum/posts/1', {})).toMatchObject({
      status: 400,
      body: {
        code: 'BAD_INPUT',
        fields: [{ path: 'content', message: 'Inhalt ist erforderlich' }],
      },
    });
  });

  it('asks visitors to sign in before they write', async () => {
    const threadId = await startThread();
    for (const [method, path, body] of [
      ['POST', '/forum/threads', { subforumId, title: 'Titel', content: 'Lang genug.' }],
      ['POST', '/forum/posts', { threadId, content: 'Hallo' }],
      ['PUT', '/forum/posts/1', { content: 'Hallo' }],
      ['DELETE', '/forum/posts/1', undefined],
      ['DELETE', `/forum/threads/${threadId}`, undefined],
    ] as const) {
      expect(await call(method, path, body, {})).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED' },
      });
    }
  });
});

it('streams the changes of a thread to browsers, which come back with the last id', async () => {
  const threadId = await startThread();
  const post = await answer(threadId, { content: 'Schon da' });
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const input = encodeURIComponent(JSON.stringify({ threadId }));
  const left = new AbortController();
  const response = await fetch(`${origin}/trpc/forum.thread.events?input=${input}`, {
    headers: { accept: 'text/event-stream', 'last-event-id': '1' },
    signal: left.signal,
  });
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  let received = '';
  for await (const chunk of response.body ?? []) {
    received += Buffer.from(chunk).toString();
    if (received.includes('Schon da')) break;
  }
  left.abort();
  const [, data = '', id] = /data: (\{"type":"post\.saved".*\})\nid: (\d+)/.exec(received) ?? [];
  expect(id).toBe('2');
  expect(JSON.parse(data)).toEqual({
    type: 'post.saved',
    post: readOnly(post),
    thread: { postCount: 2, can: nothing },
  });
});
