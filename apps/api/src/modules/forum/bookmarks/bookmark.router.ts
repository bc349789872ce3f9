import { done } from '@oche/validators/common';
import {
  bookmarkIdInput,
  bookmarkOutput,
  bookmarksInput,
  bookmarksOutput,
  ownBookmarkOutput,
  saveBookmarkInput,
} from '@oche/validators/forum/bookmarks';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import * as bookmarks from './bookmark.service.ts';

const { memberProcedure } = proceduresOf('forum', 'forum');

/** What a member wants to find again. */
export const bookmarkRouter = router({
  list: memberProcedure
    .input(bookmarksInput)
    .output(bookmarksOutput)
    .query(({ ctx, input }) => bookmarks.listBookmarks(ctx, input)),

  get: memberProcedure
    .input(bookmarkIdInput)
    .output(ownBookmarkOutput)
    .query(({ ctx, input }) => bookmarks.getBookmark(ctx, input)),

  save: memberProcedure
    .input(saveBookmarkInput)
    .output(bookmarkOutput)
    .mutation(({ ctx, input }) => bookmarks.saveBookmark(ctx, input)),

  remove: memberProcedure
    .input(bookmarkIdInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => bookmarks.removeBookmark(ctx, input))),
});
