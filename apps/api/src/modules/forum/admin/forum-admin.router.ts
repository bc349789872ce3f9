import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/forum/admin';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import type { RestMeta } from '../../../trpc/rest-meta.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import { tagAdminRouter } from '../tagging/tag.router.ts';
import * as categories from './category-admin.service.ts';
import { listAdminCategories, listAdminSubforums } from './place-list.service.ts';
import * as posts from './post-admin.service.ts';
import * as subforums from './subforum-admin.service.ts';
import * as threads from './thread-admin.service.ts';
import { getTrail, listAdminPosts, listAdminThreads } from './thread-list.service.ts';

const { adminProcedure, moderatorProcedure } = proceduresOf('forum', 'forum');

/** A documented path below /api/admin/forum. */
const rest = (
  method: RestMeta['method'],
  path: string,
  summary: string,
  status: 200 | 201 = 200,
) => ({
  rest: { method, path: `/admin/forum/${path}`, summary, tag: 'Forum administration', status },
});

const { adminCategoryOutput, adminSubforumOutput, adminThreadOutput, adminPostOutput } = schemas;
const { deleteForumThingInput, forumThingInput, orderPlaceInput } = schemas;

const categoryRouter = router({
  list: moderatorProcedure
    .meta(rest('GET', 'categories', 'Categories in their order'))
    .input(schemas.adminCategoryListInput)
    .output(schemas.adminCategoryListOutput)
    .query(({ ctx, input }) => listAdminCategories(ctx, input)),
  create: adminProcedure
    .meta(rest('POST', 'categories', 'Makes a category', 201))
    .input(schemas.newCategoryInput)
    .output(adminCategoryOutput)
    .mutation(({ ctx, input }) => categories.createCategory(ctx, input)),
  update: adminProcedure
    .meta(rest('PUT', 'categories/{id}', 'Changes a category; what is missing stays'))
    .input(schemas.changeCategoryInput)
    .output(adminCategoryOutput)
    .mutation(({ ctx, input }) => categories.changeCategory(ctx, input)),
  delete: adminProcedure
    .meta(rest('DELETE', 'categories/{id}', 'Takes a category away with all that is in it'))
    .input(deleteForumThingInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => categories.deleteCategory(ctx, input))),
  restore: adminProcedure
    .input(forumThingInput)
    .output(adminCategoryOutput)
    .mutation(({ ctx, input }) => categories.restoreCategory(ctx, input)),
  order: adminProcedure
    .input(orderPlaceInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => categories.orderCategory(ctx, input))),
});

const subforumRouter = router({
  list: moderatorProcedure
    .meta(rest('GET', 'subforums', 'Subforums, of one category or of all'))
    .input(schemas.adminSubforumListInput)
    .output(schemas.adminSubforumListOutput)
    .query(({ ctx, input }) => listAdminSubforums(ctx, input)),
  create: adminProcedure
    .meta(rest('POST', 'subforums', 'Makes a subforum', 201))
    .input(schemas.newSubforumInput)
    .output(adminSubforumOutput)
    .mutation(({ ctx, input }) => subforums.createSubforum(ctx, input)),
  update: adminProcedure
    .meta(rest('PUT', 'subforums/{id}', 'Changes a subforum; what is missing stays'))
    .input(schemas.changeSubforumInput)
    .output(adminSubforumOutput)
    .mutation(({ ctx, input }) => subforums.changeSubforum(ctx, input)),
  delete: adminProcedure
    .meta(rest('DELETE', 'subforums/{id}', 'Takes a subforum away with its threads'))
    .input(deleteForumThingInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => subforums.deleteSubforum(ctx, input))),
  restore: adminProcedure
    .input(forumThingInput)
    .output(adminSubforumOutput)
    .mutation(({ ctx, input }) => subforums.restoreSubforum(ctx, input)),
  order: adminProcedure
    .input(orderPlaceInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => subforums.orderSubforum(ctx, input))),
});

const threadRouter = router({
  list: moderatorProcedure
    .meta(rest('GET', 'threads', 'Threads, of one subforum or of all'))
    .input(schemas.adminThreadListInput)
    .output(schemas.adminThreadListOutput)
    .query(({ ctx, input }) => listAdminThreads(ctx, input)),
  create: adminProcedure
    .meta({ ...rest('POST', 'threads', 'Starts a thread', 201), limit: 'posting', speaks: true })
    .input(schemas.newThreadInput)
    .output(adminThreadOutput)
    .mutation(({ ctx, input }) => threads.createAdminThread(ctx, input)),
  update: adminProcedure
    .meta({
      ...rest('PUT', 'threads/{id}', 'Changes or moves a thread; what is missing stays'),
      speaks: true,
    })
    .input(schemas.changeThreadInput)
    .output(adminThreadOutput)
    .mutation(({ ctx, input }) => threads.changeThread(ctx, input)),
  move: adminProcedure
    .input(schemas.moveThreadsInput)
    .output(schemas.movedThreadsOutput)
    .mutation(({ ctx, input }) => threads.moveManyThreads(ctx, input)),
  delete: adminProcedure
    .meta(rest('DELETE', 'threads/{id}', 'Deletes a thread with its posts'))
    .input(deleteForumThingInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => threads.deleteAdminThread(ctx, input))),
  restore: adminProcedure
    .input(forumThingInput)
    .output(adminThreadOutput)
    .mutation(({ ctx, input }) => threads.restoreAdminThread(ctx, input)),
});

const postRouter = router({
  list: moderatorProcedure
    .meta(rest('GET', 'posts-admin', 'Posts, of one thread or of all'))
    .input(schemas.adminPostListInput)
    .output(schemas.adminPostListOutput)
    .query(({ ctx, input }) => listAdminPosts(ctx, input)),
  create: adminProcedure
    .meta({ ...rest('POST', 'posts', 'Writes a post', 201), limit: 'posting', speaks: true })
    .input(schemas.newAdminPostInput)
    .output(adminPostOutput)
    .mutation(({ ctx, input }) => posts.createAdminPost(ctx, input)),
  update: adminProcedure
    .meta({ ...rest('PUT', 'posts/{id}', 'Corrects a post'), speaks: true })
    .input(schemas.changePostInput)
    .output(adminPostOutput)
    .mutation(({ ctx, input }) => posts.changePost(ctx, input)),
  delete: adminProcedure
    .meta(rest('DELETE', 'posts/{id}', 'Deletes a post; the first one goes with its thread'))
    .input(deleteForumThingInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => posts.deleteAdminPost(ctx, input))),
  restore: adminProcedure
    .input(forumThingInput)
    .output(adminPostOutput)
    .mutation(({ ctx, input }) => posts.restoreAdminPost(ctx, input)),
});

export const forumAdminRouter = router({
  category: categoryRouter,
  subforum: subforumRouter,
  thread: threadRouter,
  post: postRouter,
  tag: tagAdminRouter,
  trail: moderatorProcedure
    .input(schemas.adminTrailInput)
    .output(schemas.adminTrailOutput)
    .query(({ ctx, input }) => getTrail(ctx, input)),
});
