import {
  categoryListOutput,
  postListInput,
  postListOutput,
  recentPostsInput,
  recentPostsOutput,
  subforumDetailOutput,
  subforumIdInput,
  threadIdInput,
  threadListInput,
  threadListOutput,
  threadOutput,
} from '@oche/validators/forum';
import { router } from '../../trpc/init.ts';
import { publicProcedure } from '../../trpc/procedures.ts';
import * as categories from './category.service.ts';
import { postBody } from './forum.rest.ts';
import * as postLists from './post-list.service.ts';
import * as threads from './thread.service.ts';

const tag = 'Forum';

export const forumRouter = router({
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

  thread: router({
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
      .query(({ ctx, input }) => threads.listThreads(ctx, input)),

    get: publicProcedure
      .meta({ rest: { method: 'GET', path: '/forum/threads/{id}', summary: 'A thread', tag } })
      .input(threadIdInput)
      .output(threadOutput)
      .query(({ ctx, input }) => threads.getThread(ctx, input)),
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
  }),
});
