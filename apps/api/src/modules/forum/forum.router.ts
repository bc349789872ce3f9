import { done } from '@oche/validators/common';
import { previewInput, previewOutput } from '@oche/validators/forum/composing/schemas';
import { latestThreadsInput, latestThreadsOutput } from '@oche/validators/forum/latest';
import {
  reactInput,
  reactingInput,
  reactingOutput,
  reactOutput,
} from '@oche/validators/forum/reading';
import {
  categoryListOutput,
  createPostInput,
  createThreadInput,
  postIdInput,
  postListInput,
  postListOutput,
  postOutput,
  recentPostsInput,
  recentPostsOutput,
  subforumDetailOutput,
  subforumIdInput,
  threadEventsInput,
  threadIdInput,
  threadListInput,
  threadListOutput,
  threadOutput,
  updatePostInput,
  waitingInput,
  waitingOutput,
} from '@oche/validators/forum/schemas';
import { solveInput } from '@oche/validators/forum/solutions';
import { tracked } from '@trpc/server';
import { router } from '../../trpc/init.ts';
import { proceduresOf } from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import { forumAdminRouter } from './admin/forum-admin.router.ts';
import { listWaiting } from './approval/waiting.service.ts';
import { bookmarkRouter } from './bookmarks/bookmark.router.ts';
import { draftRouter } from './drafts/draft.router.ts';
import { newPostInput, postBody, updatedPostInput } from './forum.rest.ts';
import { levelRouter } from './levels/level.router.ts';
import { orderRouter } from './order/order.router.ts';
import * as categories from './overview/category.service.ts';
import * as posts from './post/post.service.ts';
import { deletePost, restorePost } from './post/post-deletion.service.ts';
import * as postLists from './post/post-list.service.ts';
import { previewPost } from './post/preview.service.ts';
import { readingRouter } from './progress/reading.router.ts';
import { listReacting, react } from './reactions/reaction.service.ts';
import { solve } from './solutions/solution.service.ts';
import { tagRouter } from './tagging/tag.router.ts';
import { listLatest } from './thread/latest.service.ts';
import * as threads from './thread/thread.service.ts';
import { deleteThread, restoreThread } from './thread/thread-deletion.service.ts';
import * as threadLists from './thread/thread-list.service.ts';
import { watchThread } from './thread/thread-live.service.ts';
import { versionRouter } from './versions/version.router.ts';
import { weekRouter } from './week/week.router.ts';
import { wikiRouter } from './wiki/wiki.router.ts';
import { withinRouter } from './within/within.router.ts';

const procedures = proceduresOf('forum', 'forum');
const { liveProcedure, memberProcedure, publicProcedure, staffProcedure } = procedures;

const tag = 'Forum';
/** For callers within the process: they have no connection that could end. */
const NEVER = new AbortController().signal;

export const forumRouter = router({
  admin: forumAdminRouter,

  category: router({
    list: publicProcedure
      .meta({
        rest: { method: 'GET', path: '/forum/categories', summary: 'The forum overview', tag },
      })
      .output(categoryListOutput)
      .query(({ ctx }) => categories.listCategories(ctx)),
  }),

  subforum: router({
    get: publicProcedure
      .meta({
        rest: { method: 'GET', path: '/forum/subforums/{id}', summary: 'A subforum', tag },
      })
      .input(subforumIdInput)
      .output(subforumDetailOutput)
      .query(({ ctx, input }) => categories.getSubforum(ctx, input)),
  }),

  draft: draftRouter,

  reading: readingRouter,

  version: versionRouter,

  week: weekRouter,

  within: withinRouter,

  order: orderRouter,

  level: levelRouter,

  tag: tagRouter,

  bookmark: bookmarkRouter,

  wiki: wikiRouter,

  reaction: router({
    list: publicProcedure
      .input(reactingInput)
      .output(reactingOutput)
      .query(({ ctx, input }) => listReacting(ctx, input)),

    set: memberProcedure
      .meta({ speaks: true })
      .input(reactInput)
      .output(reactOutput)
      .mutation(({ ctx, input }) => react(ctx, input)),
  }),

  waiting: router({
    list: memberProcedure
      .input(waitingInput)
      .output(waitingOutput)
      .query(({ ctx, input }) => listWaiting(ctx, input)),
  }),

  thread: router({
    solve: memberProcedure
      .meta({ speaks: true })
      .input(solveInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => solve(ctx, input))),

    list: publicProcedure
      .meta({
        rest: {
          method: 'GET',
          path: '/forum/subforums/{subforumId}/threads',
          summary: 'Threads of a subforum, pinned first, then by last activity',
          tag,
        },
      })
      .input(threadListInput)
      .output(threadListOutput)
      .query(({ ctx, input }) => threadLists.listThreads(ctx, input)),

    latest: publicProcedure
      .input(latestThreadsInput)
      .output(latestThreadsOutput)
      .query(({ ctx, input }) => listLatest(ctx, input)),

    get: publicProcedure
      .meta({ rest: { method: 'GET', path: '/forum/threads/{id}', summary: 'A thread', tag } })
      .input(threadIdInput)
      .output(threadOutput)
      .query(({ ctx, input }) => threads.getThread(ctx, input)),

    create: memberProcedure
      .meta({
        limit: 'posting',
        speaks: true,
        rest: {
          method: 'POST',
          path: '/forum/threads',
          summary: 'Starts a thread with its first post',
          tag,
          status: 201,
        },
      })
      .input(createThreadInput)
      .output(threadOutput)
      .mutation(({ ctx, input }) => threads.createThread(ctx, input)),

    delete: memberProcedure
      .meta({
        rest: {
          method: 'DELETE',
          path: '/forum/threads/{id}',
          summary: 'Deletes a thread that nobody has answered; moderators any thread',
          tag,
        },
      })
      .input(threadIdInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => deleteThread(ctx, input))),

    restore: staffProcedure
      .input(threadIdInput)
      .output(threadOutput)
      .mutation(async ({ ctx, input }) => {
        await restoreThread(ctx, input);
        return threads.getThread(ctx, input);
      }),

    events: liveProcedure.input(threadEventsInput).subscription(async function* ({
      ctx,
      input,
      signal = NEVER,
    }) {
      for await (const { revision, event } of watchThread(ctx, input, signal)) {
        yield tracked(String(revision), event);
      }
    }),
  }),

  post: router({
    list: publicProcedure
      .meta({
        rest: {
          method: 'GET',
          path: '/forum/threads/{threadId}/posts',
          summary: 'Posts of a thread in reading order: answers stand beneath their post',
          tag,
          toBody: postBody,
        },
      })
      .input(postListInput)
      .output(postListOutput)
      .query(({ ctx, input }) => postLists.listPosts(ctx, input)),

    recent: publicProcedure
      .meta({
        rest: {
          method: 'GET',
          path: '/forum/recent-posts',
          summary: 'The newest posts, at most 5',
          tag,
        },
      })
      .input(recentPostsInput)
      .output(recentPostsOutput)
      .query(({ ctx, input }) => postLists.listRecentPosts(ctx, input)),

    create: memberProcedure
      .meta({
        limit: 'posting',
        speaks: true,
        rest: {
          method: 'POST',
          path: '/forum/posts',
          summary: 'Answers a thread or a post; a quote marker in the content quotes a post',
          tag,
          status: 201,
          toInput: newPostInput,
          toBody: postBody,
        },
      })
      .input(createPostInput)
      .output(postOutput)
      .mutation(({ ctx, input }) => posts.createPost(ctx, input)),

    update: memberProcedure
      .meta({
        speaks: true,
        rest: {
          method: 'PUT',
          path: '/forum/posts/{id}',
          summary: 'Corrects an own post within 30 minutes',
          tag,
          toInput: updatedPostInput,
          names: { 'data.content': 'content', 'data.pictures': 'pictures' },
          toBody: postBody,
        },
      })
      .input(updatePostInput)
      .output(postOutput)
      .mutation(({ ctx, input }) => posts.updatePost(ctx, input)),

    delete: memberProcedure
      .meta({
        rest: {
          method: 'DELETE',
          path: '/forum/posts/{id}',
          summary: 'Deletes an own post, except the first; moderators any post',
          tag,
        },
      })
      .input(postIdInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => deletePost(ctx, input))),

    /** Nothing is written; it is no query, as a text is too long for an address. */
    preview: memberProcedure
      .input(previewInput)
      .output(previewOutput)
      .mutation(({ ctx, input }) => previewPost(ctx, input)),

    restore: memberProcedure
      .input(postIdInput)
      .output(postOutput)
      .mutation(async ({ ctx, input }) => {
        await restorePost(ctx, input);
        return posts.getPost(ctx, input.id);
      }),
  }),
});
