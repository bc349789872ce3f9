import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Caller,
  refusal,
  type TestMember,
  useMember,
  useTestApi,
} from '../../testing/index.ts';
import { createSubforum, createThread, stateOf } from './testing.ts';

/** All mutations of the forum, called for what the author has written. */
const mutations = {
  'thread.create': (caller: Caller, { subforumId }: Ids) =>
    caller.forum.thread.create({ subforumId, title: 'Neue Pfeile', content: 'Welche sind gut?' }),
  'thread.delete': (caller: Caller, { lonelyThreadId }: Ids) =>
    caller.forum.thread.delete({ id: lonelyThreadId }),
  'thread.restore': (caller: Caller, { deletedThreadId }: Ids) =>
    caller.forum.thread.restore({ id: deletedThreadId }),
  'post.create': (caller: Caller, { threadId }: Ids) =>
    caller.forum.post.create({ threadId, content: 'Barrels aus Wolfram' }),
  'post.update': (caller: Caller, { postId }: Ids) =>
    caller.forum.post.update({ id: postId, data: { content: 'Barrels aus Messing' } }),
  'post.delete': (caller: Caller, { postId }: Ids) => caller.forum.post.delete({ id: postId }),
  'post.restore': (caller: Caller, { deletedPostId }: Ids) =>
    caller.forum.post.restore({ id: deletedPostId }),
};
const forAuthorsOnly = ['thread.delete', 'post.update', 'post.delete', 'post.restore'] as const;
const forModeratorsOnly = ['thread.restore'] as const;

interface Ids {
  subforumId: number;
  threadId: number;
  postId: number;
  deletedPostId: number;
  lonelyThreadId: number;
  deletedThreadId: number;
}

const api = useTestApi();
const author = useMember(api);
const moderator = useMember(api, { role: 'moderator' });
let ids: Ids;

beforeEach(async () => {
  const subforumId = await createSubforum(api.deps.db);
  const { thread, posts } = await createThread(api, author, { subforumId, replies: 2 });
  const [post, deletedPost] = posts;
  const lonely = await createThread(api, author, { subforumId });
  const deleted = await createThread(api, author, { subforumId });
  await api.callerFor(author).forum.post.delete({ id: deletedPost?.id ?? 0 });
  await api.callerFor(author).forum.thread.delete({ id: deleted.thread.id });
  ids = {
    subforumId,
    threadId: thread.id,
    postId: post?.id ?? 0,
    deletedPostId: deletedPost?.id ?? 0,
    lonelyThreadId: lonely.thread.id,
    deletedThreadId: deleted.thread.id,
  };
});

async function expectRefusal(member: TestMember | null, name: keyof typeof mutations) {
  const before = await stateOf(api.deps.db);
  const error = await refusal(mutations[name](api.callerFor(member), ids));
  expect(await stateOf(api.deps.db)).toEqual(before);
  return error;
}

describe.each(Object.keys(mutations) as (keyof typeof mutations)[])('%s', (name) => {
  it('is done for who may', async () => {
    const before = await stateOf(api.deps.db);
    const mayDo = name.endsWith('restore') ? moderator : author;
    await mutations[name](api.callerFor(mayDo), ids);
    expect(await stateOf(api.deps.db)).not.toEqual(before);
  });

  it('is refused to visitors', async () => {
    expect(await expectRefusal(null, name)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is refused to suspended members, who are told until when', async () => {
    const until = api.deps.clock.inMinutes(60);
    const facts = { status: 'suspended', suspended_until: until, status_reason: 'Spam' } as const;
    expect(await expectRefusal({ ...author, ...facts }, name)).toMatchObject({
      code: 'ACCOUNT_SUSPENDED',
      details: { until, reason: 'Spam' },
    });
    expect(await expectRefusal({ ...moderator, ...facts }, name)).toMatchObject({
      code: 'ACCOUNT_SUSPENDED',
    });
  });

  it('is refused to members without a verified address', async () => {
    expect(await expectRefusal({ ...author, email_verified_at: null }, name)).toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
    });
  });
});

it.each(forAuthorsOnly)('%s is refused to other members', async (name) => {
  const other = await api.createMember();
  expect(await expectRefusal(other, name)).toMatchObject({ code: 'FORBIDDEN' });
});

it.each(forModeratorsOnly)('%s is refused to the author', async (name) => {
  expect(await expectRefusal(author, name)).toMatchObject({ code: 'FORBIDDEN' });
});

it('does not let moderators edit what others wrote', async () => {
  expect(await expectRefusal(moderator, 'post.update')).toMatchObject({ code: 'FORBIDDEN' });
});

describe('bad input', () => {
  const refused = async (call: Promise<unknown>) => {
    const error = await refusal(call);
    expect(error.code).toBe('BAD_INPUT');
    return error.fields;
  };

  it.each([
    [{ title: 'ab' }, { title: 'titleTooShort' }],
    [{ title: '\u200B \u200B' }, { title: 'titleRequired' }],
    [{ title: 'x'.repeat(201) }, { title: 'tooLong' }],
    [{ content: 'zu kurz' }, { content: 'contentTooShort' }],
    [{ content: 'x'.repeat(10_001) }, { content: 'tooLong' }],
    [{ content: 'mit \u0000 darin' }, { content: 'invalidCharacters' }],
    [{ subforumId: 0 }, { subforumId: 'invalid' }],
    [{ subforumId: 1.5 }, { subforumId: 'invalid' }],
    [{ idempotencyKey: 'kurz' }, { idempotencyKey: 'invalid' }],
  ])('thread.create refuses %j', async (bad, fields) => {
    const good = { subforumId: ids.subforumId, title: 'Gut so', content: 'Lang genug ist es.' };
    const call = api.callerFor(author).forum.thread.create({ ...good, ...bad });
    expect(await refused(call)).toEqual(fields);
  });

  it.each([
    [{ content: '' }, { content: 'contentRequired' }],
    [{ content: ' \n\u200B ' }, { content: 'contentRequired' }],
    [{ content: 'x'.repeat(10_001) }, { content: 'tooLong' }],
    [{ content: 'halbes \uD83D Zeichen' }, { content: 'invalidCharacters' }],
    [{ threadId: -1 }, { threadId: 'invalid' }],
    [{ parentPostId: 2 ** 53 }, { parentPostId: 'invalid' }],
    [{ quotedNumber: 2 ** 31 }, { quotedNumber: 'invalid' }],
  ])('post.create refuses %j', async (bad, fields) => {
    const good = { threadId: ids.threadId, content: 'Gut so' };
    expect(
      await refused(api.callerFor(author).forum.post.create({ ...good, ...bad })),
    ).toMatchObject(fields);
  });

  it('post.update refuses an empty text', async () => {
    const call = api
      .callerFor(author)
      .forum.post.update({ id: ids.postId, data: { content: ' ' } });
    expect(await refused(call)).toEqual({ 'data.content': 'contentRequired' });
  });

  it.each(['thread.delete', 'thread.restore', 'post.delete', 'post.restore'] as const)(
    '%s refuses what is no id',
    async (name) => {
      const nothing = {
        ...ids,
        lonelyThreadId: 0,
        deletedThreadId: 0,
        postId: 0,
        deletedPostId: 0,
      };
      const call = mutations[name](api.callerFor(moderator), nothing);
      expect(await refused(call)).toEqual({ id: 'invalid' });
    },
  );

  it.each([
    ['thread.create', 'SUBFORUM_NOT_FOUND'],
    ['thread.delete', 'THREAD_NOT_FOUND'],
    ['thread.restore', 'THREAD_NOT_FOUND'],
    ['post.create', 'THREAD_NOT_FOUND'],
    ['post.update', 'POST_NOT_FOUND'],
    ['post.delete', 'POST_NOT_FOUND'],
    ['post.restore', 'POST_NOT_FOUND'],
  ] as const)('%s of what is not there is %s', async (name, code) => {
    const unknown = 999_999_999;
    const nothing = {
      subforumId: unknown,
      threadId: unknown,
      postId: unknown,
      deletedPostId: unknown,
      lonelyThreadId: unknown,
      deletedThreadId: unknown,
    };
    const error = await refusal(mutations[name](api.callerFor(moderator), nothing));
    expect(error.code).toBe(code);
  });
});
