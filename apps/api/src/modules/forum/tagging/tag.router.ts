import { done } from '@oche/validators/common';
import { latestThreadsOutput } from '@oche/validators/forum/latest';
import * as schemas from '@oche/validators/forum/tags/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import * as tags from './tag.service.ts';
import * as keeping from './tag-admin.service.ts';

const { memberProcedure, moderatorProcedure, publicProcedure } = proceduresOf('forum', 'forum');

export const tagRouter = router({
  list: publicProcedure
    .meta({ rest: { method: 'GET', path: '/forum/tags', summary: 'All tags', tag: 'Forum' } })
    .output(schemas.tagListOutput)
    .query(({ ctx }) => tags.listTags(ctx)),

  get: publicProcedure
    .input(schemas.tagSlugInput)
    .output(schemas.tagOutput)
    .query(({ ctx, input }) => tags.getTag(ctx, input)),

  threads: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/forum/tags/{slug}/threads',
        summary: 'Threads that bear a tag, the newest first',
        tag: 'Forum',
      },
    })
    .input(schemas.tagThreadsInput)
    .output(latestThreadsOutput)
    .query(({ ctx, input }) => tags.listTagThreads(ctx, input)),

  set: memberProcedure
    .input(schemas.setThreadTagsInput)
    .output(schemas.setThreadTagsOutput)
    .mutation(({ ctx, input }) => tags.setThreadTags(ctx, input)),
});

/** For those who keep the list of tags. */
export const tagAdminRouter = router({
  list: moderatorProcedure
    .output(schemas.adminTagListOutput)
    .query(({ ctx }) => keeping.listAdminTags(ctx)),
  create: moderatorProcedure
    .input(schemas.newTagInput)
    .output(schemas.adminTagOutput)
    .mutation(({ ctx, input }) => keeping.createTag(ctx, input)),
  update: moderatorProcedure
    .input(schemas.changeTagInput)
    .output(schemas.adminTagOutput)
    .mutation(({ ctx, input }) => keeping.changeTag(ctx, input)),
  merge: moderatorProcedure
    .input(schemas.mergeTagInput)
    .output(schemas.adminTagOutput)
    .mutation(({ ctx, input }) => keeping.mergeTags(ctx, input)),
  delete: moderatorProcedure
    .input(schemas.tagIdInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => keeping.deleteTag(ctx, input))),
  restore: moderatorProcedure
    .input(schemas.tagIdInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => keeping.restoreTag(ctx, input))),
});
