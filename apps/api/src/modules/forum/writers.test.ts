import { beforeAll, expect, it } from 'vitest';
import type { MemberContext } from '../../lib/deps.ts';
import { codeOf, useMember, useTestApi } from '../../testing/index.ts';
import * as posts from './post/post.service.ts';
import { deletePost, restorePost } from './post/post-deletion.service.ts';
import * as threads from './thread/thread.service.ts';
import { deleteThread, restoreThread } from './thread/thread-deletion.service.ts';

/*
 * Services themselves refuse members who may not write, whoever calls them: procedures check it
 * earlier, but jobs and other services don't.
 */

const api = useTestApi();
const suspended = useMember(api, { status: 'suspended', role: 'moderator' });
const member = useMember(api);
let ctx: MemberContext;
let memberCtx: MemberContext;

beforeAll(() => {
  ctx = api.contextFor(suspended) as MemberContext;
  memberCtx = api.contextFor(member) as MemberContext;
});

const services: Record<string, (ctx: MemberContext, input: never) => Promise<unknown>> = {
  createThread: threads.createThread,
  deleteThread,
  restoreThread,
  createPost: posts.createPost,
  updatePost: posts.updatePost,
  deletePost,
  restorePost,
};

it.each(Object.entries(services))('%s is refused before anything is looked at', async (_, call) => {
  expect(await codeOf(call(ctx, {} as never))).toBe('ACCOUNT_SUSPENDED');
});

it('restoreThread is refused to members who are no moderators', async () => {
  expect(await codeOf(restoreThread(memberCtx, { id: 1 }))).toBe('FORBIDDEN');
});
